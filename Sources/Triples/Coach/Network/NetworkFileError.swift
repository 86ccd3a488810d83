/// Why bytes are not a network.
public enum NetworkFileError: Error, Hashable, Sendable {
  /// They do not begin as a network file of this version does.
  case notANetwork

  /// The network has a shape that this program does not know.
  case unknownShape

  /// The checksum does not fit: bytes are damaged or missing.
  case damaged

  /// The checksum fits, but the weights do not fill the shape exactly. Whoever wrote the file did something else.
  case malformed

  /// The error as a sentence without its end, to follow "the network cannot be used: ".
  public var text: String {
    switch self {
    case .notANetwork: "this is not a network file of version 1"
    case .unknownShape: "its shape is unknown"
    case .damaged: "the file is damaged or incomplete"
    case .malformed: "its weights do not fill its shape"
    }
  }
}
