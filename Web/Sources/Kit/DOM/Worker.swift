import NumberedGame

/// A program that runs beside the page, in a thread of its own, so that nothing it does can make the page wait. What goes
/// to it and what comes from it are bytes.
public struct Worker {
  private let object: ScriptObject
  private let subscription: Subscription

  /// Begins to load a worker.
  ///
  /// - Parameters:
  ///   - script: the address of `worker.js`, as seen from the page.
  ///   - files: the addresses of its program and of the files that this is handed, as seen from the script, with a space
  ///     between them.
  ///   - receive: is called with each message from it, or with nothing when it has failed, after which it says no more.
  @inline(never)
  public init(script: String, files: String, receive: @escaping (_ message: [UInt8]?) -> Void) {
    let callback = CallbackTable.shared.insert { receive(Inbox.take(Int32($0))) }
    let handle = script.withBytes { script, scriptCount in
      files.withBytes { domMakeWorker(script, scriptCount, $0, $1, callback) }
    }
    object = ScriptObject(handle: handle)
    subscription = Subscription(callback: callback)
  }

  /// Sends a message to it. Messages wait until it has loaded.
  @inline(never)
  public func post(_ message: [UInt8]) {
    message.withUnsafeBufferPointer { domPost(object.handle, $0.baseAddress, Int32($0.count)) }
  }

  /// Ends it, whatever it is doing.
  public func terminate() {
    subscription.cancel()
  }
}

extension Window {
  /// Loads a file.
  ///
  /// - Parameters:
  ///   - address: where it is, as seen from the page.
  ///   - completion: is called with its bytes, or with nothing if it cannot be had, as without a network.
  @inline(never)
  public static func load(file address: String, completion: @escaping (_ bytes: [UInt8]?) -> Void) {
    let callback = once { completion(Inbox.take(Int32($0))) }
    address.withBytes { domLoad($0, $1, callback) }
  }

  /// Runs another program in this page, beside this one: it shares the elements, and nothing else.
  ///
  /// - Parameters:
  ///   - address: where the program is, as seen from the page, such as `jelly.wasm`.
  ///   - completion: is told whether it has begun. It has not if it cannot be loaded, as without a network.
  @inline(never)
  public static func run(program address: String, completion: @escaping (_ isRunning: Bool) -> Void) {
    let callback = once { completion($0 == 1) }
    address.withBytes { domRun($0, $1, callback) }
  }
}
