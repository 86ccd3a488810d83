import NumberedGame

/// An object of the page, known by its handle. What `Element`, `Event` and `Window` have in common.
struct ScriptObject: Equatable {
  let handle: Int32

  /// The event that is being handled.
  static let event = ScriptObject(handle: 1)
  /// The page's `window`.
  static let window = ScriptObject(handle: 2)
  /// The page's `document`.
  static let document = ScriptObject(handle: 3)
  /// The page's `location`.
  static let location = ScriptObject(handle: 4)

  /// The property of that name as text, or nothing if it is null or not there.
  @inline(never)
  func text(_ property: String) -> [UInt8]? {
    Inbox.take(property.withBytes { domGetText(handle, $0, $1) })
  }

  /// The property of that name as a number; true is 1, and what is no number is 0.
  @inline(never)
  func number(_ property: String) -> Double {
    property.withBytes { domGetNumber(handle, $0, $1) }
  }

  /// Whether the property of that name is true, or a number other than zero.
  @inline(never)
  func flag(_ property: String) -> Bool {
    number(property) != 0
  }

  @inline(never)
  func setText(_ property: String, _ text: String) {
    property.withBytes { name, nameCount in
      text.withBytes { domSetText(handle, name, nameCount, $0, $1) }
    }
  }

  @inline(never)
  func setFlag(_ property: String, _ isOn: Bool) {
    property.withBytes { domSetFlag(handle, $0, $1, isOn ? 1 : 0) }
  }

  @inline(never)
  func call(_ method: String) -> Bool {
    method.withBytes { domCall(handle, $0, $1) } != 0
  }

  @inline(never)
  func call(_ method: String, _ number: Double) -> Bool {
    method.withBytes { domCallWithNumber(handle, $0, $1, number) } != 0
  }

  @inline(never)
  func call(_ method: String, _ text: String) -> Bool {
    method.withBytes { name, nameCount in
      text.withBytes { domCallWithText(handle, name, nameCount, $0, $1) }
    } != 0
  }

  @inline(never)
  func listen(_ type: String, _ options: ListenerOptions, _ action: @escaping (Double) -> Void) -> Subscription {
    let callback = CallbackTable.shared.insert(action)
    type.withBytes { domListen(handle, $0, $1, options.rawValue, callback) }
    return Subscription(callback: callback)
  }
}

extension String {
  /// Lends the UTF-8 bytes of the text in the form in which they go over the bridge.
  func withBytes<Result>(_ body: (UnsafePointer<UInt8>?, Int32) -> Result) -> Result {
    utf8Bytes.withUnsafeBufferPointer { body($0.baseAddress, Int32($0.count)) }
  }
}
