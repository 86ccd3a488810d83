import GameCore

/// An object of the page, identified by its handle. `Element`, `Event` and `Window` build on it.
struct ScriptObject: Equatable {
  let handle: Int32

  static let event = ScriptObject(handle: 1)
  static let window = ScriptObject(handle: 2)
  static let document = ScriptObject(handle: 3)
  static let location = ScriptObject(handle: 4)

  /// Returns a property as text, or `nil` if it's null or missing.
  func text(_ property: StaticString) -> [UInt8]? {
    Inbox.deliveredText(domGetText(handle, property.pointer))
  }

  /// Returns a property as a number: 1 for true, 0 for a value that isn't a number.
  func number(_ property: StaticString) -> Double {
    domGetNumber(handle, property.pointer)
  }

  /// Returns whether a property is true or a number other than zero.
  func flag(_ property: StaticString) -> Bool {
    number(property) != 0
  }

  /// Returns a property as an object. If it's null or missing, calls to the object have no effect.
  func object(_ property: StaticString) -> ScriptObject {
    ScriptObject(handle: domGetObject(handle, property.pointer))
  }

  /// Returns a property as an element, or `nil` if it's null or missing.
  func element(_ property: StaticString) -> Element? {
    Element(handle: object(property).handle)
  }

  func setText(_ property: StaticString, _ text: String) {
    text.withBytes { domSetText(handle, property.pointer, $0, $1) }
  }

  func call(_ method: StaticString) -> Bool {
    domCall(handle, method.pointer) != 0
  }

  func call(_ method: StaticString, _ number: Double) -> Bool {
    domCallWithNumber(handle, method.pointer, number) != 0
  }

  func listen(
    _ type: StaticString, capture: Bool = false, _ action: @escaping (Double) -> Void
  ) -> Subscription {
    let callback = CallbackTable.shared.insert(action)
    domListen(handle, type.pointer, capture ? 1 : 0, callback)
    return Subscription(callback: callback)
  }
}

extension StaticString {
  /// The name's UTF-8 bytes and a zero. Their address never changes, so the bridge reads each name only once.
  var pointer: OpaquePointer? { OpaquePointer(utf8Start) }
}

extension String {
  /// Calls the closure with the UTF-8 bytes of the text, as the bridge expects them.
  func withBytes<Result>(_ body: (UnsafePointer<UInt8>?, Int32) -> Result) -> Result {
    utf8Bytes.withUnsafeBufferPointer { body($0.baseAddress, Int32($0.count)) }
  }
}
