import CICUShim
import Testing

@Suite struct ShimTests {
  @Test func statusesHaveNames() {
    #expect(String(cString: icushim_status_name(0)) == "U_ZERO_ERROR")
    #expect(String(cString: icushim_status_name(-127)) == "U_USING_DEFAULT_WARNING")
  }
}
