/// An n-tuple network: what a board after a move is worth, as the sum of what its parts are worth.
///
/// N-tuple networks go back to W. Bledsoe and I. Browning (1959); M. Szubert and W. Jaśkowski brought them to 2048 (see
/// `TemporalCoherenceTrainer`). All sums are of whole hundredths of a point, so that every platform finds the same.
///
/// Which shape a network has is known when its file is read, so this is the class that all shapes have in common.
public class TupleNetwork: @unchecked Sendable {
  // Not checked by the compiler: nobody changes a network once it is made.

  init() {}

  /// The points that are still to be expected after a move, those of the spawn included, in hundredths.
  ///
  /// - Parameter board: the board after the move and before the spawn.
  public func value(_ board: PackedBoard) -> Int { 0 }

  /// Reads a network file, which `NetworkFile` describes.
  ///
  /// - Throws: the first fault of the file.
  public static func read(_ file: [UInt8]) throws(NetworkFileError) -> TupleNetwork {
    let name = try NetworkFile.shapeName(file)
    if name == NetworkFile.bytes(PocketShape.name) { return try ShapedNetwork<PocketShape>(file: file) }
    if name == NetworkFile.bytes(LargeShape.name) { return try ShapedNetwork<LargeShape>(file: file) }
    if name == NetworkFile.bytes(ClassicShape.name) { return try ShapedNetwork<ClassicShape>(file: file) }
    throw .unknownShape
  }
}
