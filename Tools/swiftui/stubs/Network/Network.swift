// swift-format-ignore-file
// The state of the network: Network declarations without behavior. Since iOS 17 and macOS 14, a monitor is a sequence.
public struct NWPath: Equatable, Sendable { // Apple: network/nwpath
    public enum Status: Sendable { case satisfied, unsatisfied, requiresConnection } // Apple: network/nwpath/status-swift.enum
    public let status: Status // Apple: network/nwpath/status-swift.property
}
public final class NWPathMonitor: @unchecked Sendable { public init() {} } // Apple: network/nwpathmonitor
extension NWPathMonitor: AsyncSequence { // App
    public typealias Element = NWPath // App
    public struct Iterator: AsyncIteratorProtocol, Sendable { // App
        public mutating func next() async -> NWPath? { nil } // App
    }
    public func makeAsyncIterator() -> Iterator { Iterator() } // App
}
