extension Options {
  static let help = """
    name-bench sorts names with every engine in turn and shows the time, the memory and the accuracy of each.

    name-bench [FILE]   the names of a file, one a line; without FILE names are made up, the same in every run

    --count N           so many names instead of 1,000 to 10,000,000; of a file, its first N
    --quick             100,000 names at most
    --only NAME,…       engines whose names begin so
    --json FILE         the figures for programs as well
    --print [--mixed]   print names instead of sorting them; --mixed: one in ten is something else
    --help

    One figure in a process of its own; the benchmark calls itself so, and `make bench-count` does:
    --start ENGINE      processor time from opening it to its first key, in nanoseconds
    --memory ENGINE     the most that a sort needs beside the names, in bytes a name
    --run ENGINE TIMES  do it so often and say nothing

    median              of all repetitions; each repetition runs every engine once, in turn
    ns                  processor time of one name, or of one insert
    ours, F             the processor time divided by that of ours, and by that of the radix sort
    letters             names with a polyphonic surname that the engine files under the right letter
    """
}
