#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// How long a piece of work took, in nanoseconds.
struct Stretch {
  /// By the clock on the wall.
  let wall: Double
  /// The processor's time: of the thread, or of all threads where the work has several. What others do on the machine
  /// is not in it.
  let cpu: Double

  /// Does work between two looks at the clocks.
  static func measure<Result>(
    threads: Int = 1, _ work: () throws -> Result
  ) rethrows -> (result: Result, stretch: Stretch) {
    let processor = threads == 1 ? CLOCK_THREAD_CPUTIME_ID : CLOCK_PROCESS_CPUTIME_ID
    let (wall, cpu) = (now(CLOCK_MONOTONIC), now(processor))
    let result = try work()
    let (cpuEnd, wallEnd) = (now(processor), now(CLOCK_MONOTONIC))
    return (result, Stretch(wall: wallEnd - wall, cpu: cpuEnd - cpu))
  }

  private static func now(_ clock: clockid_t) -> Double {
    var time = timespec()
    unsafe clock_gettime(clock, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
  }
}
