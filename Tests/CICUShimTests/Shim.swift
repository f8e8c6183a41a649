#if ICU
import CICUShim

/// The shim as the tests call it: opened once, closed at the end, texts as bytes.
final class Shim {
  let pointer: OpaquePointer

  /// Opens a collator; `nil` where the shim opens none.
  init?(_ tag: String) {
    var opened: OpaquePointer?
    guard icushim_collator_open(tag, &opened) == 0, let opened else {
      icushim_collator_close(opened)
      return nil
    }
    pointer = opened
  }

  deinit { icushim_collator_close(pointer) }

  func set(_ attribute: icushim_attribute, _ value: Int32) -> Int32 { icushim_collator_set(pointer, attribute, value) }

  func compare(_ left: [UInt8], _ right: [UInt8]) -> Int32 {
    var order: Int32 = 99
    let status = icushim_collator_compare(pointer, left, left.count, right, right.count, &order)
    return status == 0 ? order : 99
  }

  func compare(_ left: String, _ right: String) -> Int32 { compare(Array(left.utf8), Array(right.utf8)) }

  func key(_ text: [UInt8], capacity: Int = 1 << 20) -> (bytes: [UInt8], count: Int, status: Int32) {
    var out = [UInt8](repeating: 0xEE, count: capacity)
    var count = 0
    let status = icushim_collator_sort_key(pointer, text, text.count, &out, capacity, &count)
    return (Array(out.prefix(count)), count, status)
  }

  func key(_ text: String) -> [UInt8] { key(Array(text.utf8)).bytes }

  func elements(_ text: [UInt8], capacity: Int = 1 << 18) -> (list: [icushim_element], count: Int, status: Int32) {
    var out = [icushim_element](repeating: icushim_element(), count: capacity)
    var count = 0
    let status = icushim_collator_elements(pointer, text, text.count, &out, capacity, &count)
    return (Array(out.prefix(count)), count, status)
  }

  func primaries(_ text: String) -> [UInt32] { elements(Array(text.utf8)).list.map(\.primary).filter { $0 != 0 } }
}
#endif
