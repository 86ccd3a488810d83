/// Something that can be written as a text and read again, and that changes one step at a time.
public protocol SavedContent: Equatable {
  /// What can be wrong with a text.
  associatedtype Fault: Error

  /// Reads what `text` writes.
  ///
  /// - Throws: the first fault.
  init(text: [UInt8]) throws(Fault)

  /// The content as it is saved.
  var text: [UInt8] { get }
}
