import NumberedGame

/// What the rules say to each line of a text, in the form of the tables in `Tests/Fixtures`.
enum Report {
  /// The report on a text, a line for each of its lines.
  ///
  /// - Parameter row: what follows a line.
  static func text(lines: [UInt8], row: ([UInt8]) -> String) -> [UInt8] {
    var report: [UInt8] = []
    for line in lines.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      report += line
      report.append(UInt8(ascii: "\t"))
      report += row(Array(line)).utf8Bytes
      report.append(UInt8(ascii: "\n"))
    }
    return report
  }
}
