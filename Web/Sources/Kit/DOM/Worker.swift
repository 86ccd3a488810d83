import GameCore

/// A program in a separate thread, so it never blocks the page. Messages in both directions are bytes.
public struct Worker {
  private let object: ScriptObject
  private let subscription: Subscription

  /// Creates a worker and starts to load it. `script` is the address of `worker.js`, relative to the page. `files` are
  /// the addresses of the worker's program and of the files that it reads, relative to the script, separated by spaces.
  /// `receive` gets each message, or `nil` if the worker failed. After `nil`, no message follows.
  public init(script: String, files: String, receive: @escaping (_ message: [UInt8]?) -> Void) {
    let callback = CallbackTable.shared.insert { receive(Inbox.deliveredText(Int32($0))) }
    let handle = script.withBytes { script, scriptCount in
      files.withBytes { domMakeWorker(script, scriptCount, $0, $1, callback) }
    }
    object = ScriptObject(handle: handle)
    subscription = Subscription(callback: callback)
  }

  /// Sends a message. Messages wait until the worker has loaded.
  public func post(_ message: [UInt8]) {
    message.withUnsafeBufferPointer { domPost(object.handle, $0.baseAddress, Int32($0.count)) }
  }

  /// Ends the worker at once.
  public func terminate() {
    subscription.cancel()
  }
}

extension Window {
  /// Loads the file at an address relative to the page. `completion` gets its bytes, or `nil` if it can't be loaded.
  public static func load(file address: String, completion: @escaping (_ bytes: [UInt8]?) -> Void) {
    let callback = registerOnce { completion(Inbox.deliveredText(Int32($0))) }
    address.withBytes { domLoad($0, $1, callback) }
  }

  /// Runs another program, such as `jelly.wasm`, from an address relative to this page. The programs share only the
  /// page's elements. `completion` gets `true` if the program runs, or `false` if it can't be loaded.
  public static func run(program address: String, completion: @escaping (_ isRunning: Bool) -> Void) {
    let callback = registerOnce { completion($0 == 1) }
    address.withBytes { domRun($0, $1, callback) }
  }
}
