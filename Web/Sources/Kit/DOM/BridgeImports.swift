import GameCore

// The functions that `Site/bridge.js` offers. All are internal. The other files of this module wrap them in types.
//
// Text is passed as a pointer to UTF-8 bytes and their count. Names (of properties, attributes, styles, classes,
// methods, events, elements, and selectors) are constants that end with a zero byte. The bridge caches each name by its
// pointer, so names have a separate pointer type, which keeps variable text out of the cache. Text is returned through
// `Inbox`: the function returns one more than the number of bytes, or 0 if there is no text. Objects of the page are
// passed as handles; 0 means no object.

@_extern(wasm, module: "dom", name: "find") @_extern(c)
func domFind(_ root: Int32, _ selector: OpaquePointer?) -> Int32

@_extern(wasm, module: "dom", name: "findID") @_extern(c)
func domFindID(_ id: UnsafePointer<UInt8>?, _ idCount: Int32) -> Int32

@_extern(wasm, module: "dom", name: "findAll") @_extern(c)
func domFindAll(_ root: Int32, _ selector: OpaquePointer?) -> Int32

@_extern(wasm, module: "dom", name: "closest") @_extern(c)
func domClosest(_ element: Int32, _ selector: OpaquePointer?) -> Int32

@_extern(wasm, module: "dom", name: "make") @_extern(c)
func domMake(_ name: OpaquePointer?, _ isSVG: Int32) -> Int32

@_extern(wasm, module: "dom", name: "insert") @_extern(c)
func domInsert(_ parent: Int32, _ child: Int32, _ next: Int32)

@_extern(wasm, module: "dom", name: "remove") @_extern(c)
func domRemove(_ element: Int32)

@_extern(wasm, module: "dom", name: "removeChildren") @_extern(c)
func domRemoveChildren(_ element: Int32)

@_extern(wasm, module: "dom", name: "getText") @_extern(c)
func domGetText(_ object: Int32, _ name: OpaquePointer?) -> Int32

@_extern(wasm, module: "dom", name: "getNumber") @_extern(c)
func domGetNumber(_ object: Int32, _ name: OpaquePointer?) -> Double

@_extern(wasm, module: "dom", name: "getObject") @_extern(c)
func domGetObject(_ object: Int32, _ name: OpaquePointer?) -> Int32

@_extern(wasm, module: "dom", name: "setText") @_extern(c)
func domSetText(_ object: Int32, _ name: OpaquePointer?, _ text: UnsafePointer<UInt8>?, _ textCount: Int32)

@_extern(wasm, module: "dom", name: "setFlag") @_extern(c)
func domSetFlag(_ object: Int32, _ name: OpaquePointer?, _ isOn: Int32)

@_extern(wasm, module: "dom", name: "getAttribute") @_extern(c)
func domGetAttribute(_ element: Int32, _ name: OpaquePointer?) -> Int32

@_extern(wasm, module: "dom", name: "setAttribute") @_extern(c)
func domSetAttribute(_ element: Int32, _ name: OpaquePointer?, _ text: UnsafePointer<UInt8>?, _ textCount: Int32)

@_extern(wasm, module: "dom", name: "removeAttribute") @_extern(c)
func domRemoveAttribute(_ element: Int32, _ name: OpaquePointer?)

@_extern(wasm, module: "dom", name: "setStyle") @_extern(c)
func domSetStyle(_ element: Int32, _ property: OpaquePointer?, _ text: UnsafePointer<UInt8>?, _ textCount: Int32)

@_extern(wasm, module: "dom", name: "toggleClass") @_extern(c)
func domToggleClass(_ element: Int32, _ name: OpaquePointer?, _ isOn: Int32)

@_extern(wasm, module: "dom", name: "call") @_extern(c)
func domCall(_ object: Int32, _ method: OpaquePointer?) -> Int32

@_extern(wasm, module: "dom", name: "callWithNumber") @_extern(c)
func domCallWithNumber(_ object: Int32, _ method: OpaquePointer?, _ number: Double) -> Int32

@_extern(wasm, module: "dom", name: "bounds") @_extern(c)
func domBounds(_ element: Int32, _ fourNumbers: UnsafeMutablePointer<Double>?)

@_extern(wasm, module: "dom", name: "listen") @_extern(c)
func domListen(_ object: Int32, _ type: OpaquePointer?, _ isCapturing: Int32, _ callback: Int32)

@_extern(wasm, module: "dom", name: "after") @_extern(c)
func domAfter(_ milliseconds: Double, _ callback: Int32)

@_extern(wasm, module: "dom", name: "eachFrame") @_extern(c)
func domEachFrame(_ callback: Int32)

@_extern(wasm, module: "dom", name: "observeSize") @_extern(c)
func domObserveSize(_ element: Int32, _ callback: Int32)

@_extern(wasm, module: "dom", name: "makeWorker") @_extern(c)
func domMakeWorker(
  _ script: UnsafePointer<UInt8>?, _ scriptCount: Int32, _ files: UnsafePointer<UInt8>?, _ filesCount: Int32,
  _ callback: Int32
) -> Int32

@_extern(wasm, module: "dom", name: "post") @_extern(c)
func domPost(_ worker: Int32, _ message: UnsafePointer<UInt8>?, _ messageCount: Int32)

/// Loads a file into the inbox. The callback gets the number to pass to `Inbox.deliveredText`.
@_extern(wasm, module: "dom", name: "load") @_extern(c)
func domLoad(_ address: UnsafePointer<UInt8>?, _ addressCount: Int32, _ callback: Int32)

/// Sends a request to the site's script that its first line names. The callback gets the number to pass to
/// `Inbox.deliveredText`.
@_extern(wasm, module: "dom", name: "ask") @_extern(c)
func domAsk(_ request: UnsafePointer<UInt8>?, _ requestCount: Int32, _ callback: Int32)

@_extern(wasm, module: "dom", name: "run") @_extern(c)
func domRun(_ program: UnsafePointer<UInt8>?, _ programCount: Int32, _ callback: Int32)

@_extern(wasm, module: "dom", name: "cancel") @_extern(c)
func domCancel(_ callback: Int32)

@_extern(wasm, module: "dom", name: "play") @_extern(c)
func domPlay(_ notes: UnsafePointer<Int32>?, _ count: Int32)

@_extern(wasm, module: "dom", name: "storageRead") @_extern(c)
func domStorageRead(_ key: UnsafePointer<UInt8>?, _ keyCount: Int32) -> Int32

@_extern(wasm, module: "dom", name: "storageWrite") @_extern(c)
func domStorageWrite(
  _ key: UnsafePointer<UInt8>?, _ keyCount: Int32, _ text: UnsafePointer<UInt8>?, _ textCount: Int32
) -> Int32

@_extern(wasm, module: "dom", name: "storageRemove") @_extern(c)
func domStorageRemove(_ key: UnsafePointer<UInt8>?, _ keyCount: Int32)

@_extern(wasm, module: "dom", name: "wallClock") @_extern(c)
func domWallClock() -> Double

@_extern(wasm, module: "dom", name: "monotonicClock") @_extern(c)
func domMonotonicClock() -> Double

@_extern(wasm, module: "dom", name: "random64") @_extern(c)
func domRandom64() -> Int64

@_extern(wasm, module: "dom", name: "formatDate") @_extern(c)
func domFormatDate(_ milliseconds: Double) -> Int32

@_extern(wasm, module: "dom", name: "utcOffset") @_extern(c)
func domUTCOffset(_ milliseconds: Double) -> Double

@_extern(wasm, module: "dom", name: "changeAddress") @_extern(c)
func domChangeAddress(_ address: UnsafePointer<UInt8>?, _ addressCount: Int32, _ isReplacing: Int32) -> Int32

@_extern(wasm, module: "dom", name: "mediaQuery") @_extern(c)
func domMediaQuery(_ query: UnsafePointer<UInt8>?, _ queryCount: Int32) -> Int32

@_extern(wasm, module: "dom", name: "share") @_extern(c)
func domShare(
  _ title: UnsafePointer<UInt8>?, _ titleCount: Int32, _ text: UnsafePointer<UInt8>?, _ textCount: Int32,
  _ address: UnsafePointer<UInt8>?, _ addressCount: Int32, _ callback: Int32)

@_extern(wasm, module: "dom", name: "copy") @_extern(c)
func domCopy(_ text: UnsafePointer<UInt8>?, _ textCount: Int32, _ callback: Int32)
