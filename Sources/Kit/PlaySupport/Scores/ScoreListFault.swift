/// What can be wrong with a saved list of scores.
public enum ScoreListFault: Error, Hashable, Sendable {
  /// The first line is not that of the form that can be read. (A later version may write another.)
  case unsupportedForm
  /// A row, counted from 1, is not of the form "score date marks line".
  case malformedRow(Int)
  /// A row, counted from 1, has a higher score than the one before it.
  case rowOutOfOrder(Int)
  /// There are more rows than are ever kept.
  case tooManyRows
}
