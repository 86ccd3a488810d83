// swift-format-ignore-file
// Networking: Foundation declarations without behavior.

open class NSObject: @unchecked Sendable { public init() {} } // Apple: objectivec/nsobject-swift.class
public protocol NSObjectProtocol: AnyObject {} // Apple: objectivec/nsobjectprotocol
extension NSObject: NSObjectProtocol {}

public final class NSLock: @unchecked Sendable { // swift-corelibs-foundation: Foundation/NSLock.swift
    public init() {} // swift-corelibs-foundation: Foundation/NSLock.swift
    public func withLock<R>(_ body: () throws -> R) rethrows -> R { try body() } // swift-corelibs-foundation: Foundation/NSLock.swift
}

public struct URLRequest: Hashable, Sendable { // swift-corelibs-foundation: FoundationNetworking/URLRequest.swift
    public typealias CachePolicy = NSURLRequest.CachePolicy
    public init(url: URL, cachePolicy: CachePolicy = .useProtocolCachePolicy, timeoutInterval: TimeInterval = 60.0) { httpMethod = nil; httpBody = nil } // swift-corelibs-foundation: FoundationNetworking/URLRequest.swift
    public var httpMethod: String? // swift-corelibs-foundation: FoundationNetworking/URLRequest.swift
    public var httpBody: Data? // swift-corelibs-foundation: FoundationNetworking/URLRequest.swift
    public mutating func setValue(_ value: String?, forHTTPHeaderField field: String) {} // swift-corelibs-foundation: FoundationNetworking/URLRequest.swift
}
public enum NSURLRequest { public enum CachePolicy: UInt, Sendable { case useProtocolCachePolicy = 0, reloadIgnoringLocalCacheData = 1 } } // Apple: foundation/nsurlrequest/cachepolicy-swift.enum
open class URLResponse: NSObject, @unchecked Sendable { public final var expectedContentLength: Int64 { 0 } } // swift-corelibs-foundation: FoundationNetworking/URLResponse.swift
open class HTTPURLResponse: URLResponse, @unchecked Sendable { public final var statusCode: Int { 0 } } // swift-corelibs-foundation: FoundationNetworking/URLResponse.swift
open class HTTPCookieStorage: NSObject, @unchecked Sendable {} // swift-corelibs-foundation: FoundationNetworking/HTTPCookieStorage.swift
open class URLCredentialStorage: NSObject, @unchecked Sendable {} // swift-corelibs-foundation: FoundationNetworking/URLCredentialStorage.swift
open class URLCache: NSObject, @unchecked Sendable {} // swift-corelibs-foundation: FoundationNetworking/URLCache.swift
open class OperationQueue: NSObject, @unchecked Sendable {} // swift-corelibs-foundation: Foundation/Operation.swift

open class URLSessionConfiguration: NSObject, @unchecked Sendable { // swift-corelibs-foundation: FoundationNetworking/URLSession/URLSessionConfiguration.swift
    open class var ephemeral: URLSessionConfiguration { _f() } // swift-corelibs-foundation: FoundationNetworking/URLSession/URLSessionConfiguration.swift
    open var timeoutIntervalForRequest: TimeInterval { get { 0 } set {} } // swift-corelibs-foundation: FoundationNetworking/URLSession/URLSessionConfiguration.swift
    open var timeoutIntervalForResource: TimeInterval { get { 0 } set {} } // swift-corelibs-foundation: FoundationNetworking/URLSession/URLSessionConfiguration.swift
    open var requestCachePolicy: NSURLRequest.CachePolicy { get { _f() } set {} } // Apple: foundation/urlsessionconfiguration/requestcachepolicy
    open var httpShouldSetCookies: Bool { get { false } set {} } // swift-corelibs-foundation: FoundationNetworking/URLSession/URLSessionConfiguration.swift
    open var httpCookieStorage: HTTPCookieStorage? { get { nil } set {} } // swift-corelibs-foundation: FoundationNetworking/URLSession/URLSessionConfiguration.swift
    open var urlCredentialStorage: URLCredentialStorage? { get { nil } set {} } // swift-corelibs-foundation: FoundationNetworking/URLSession/URLSessionConfiguration.swift
    open var urlCache: URLCache? { get { nil } set {} } // swift-corelibs-foundation: FoundationNetworking/URLSession/URLSessionConfiguration.swift
}
open class URLSessionTask: NSObject, @unchecked Sendable { // swift-corelibs-foundation: FoundationNetworking/URLSession/URLSessionTask.swift
    public final var taskIdentifier: Int { 0 } // swift-corelibs-foundation: FoundationNetworking/URLSession/URLSessionTask.swift
    public final func cancel() {} // swift-corelibs-foundation: FoundationNetworking/URLSession/URLSessionTask.swift
    public final func resume() {} // swift-corelibs-foundation: FoundationNetworking/URLSession/URLSessionTask.swift
}
open class URLSessionDataTask: URLSessionTask, @unchecked Sendable {} // swift-corelibs-foundation: FoundationNetworking/URLSession/URLSessionTask.swift
open class URLSession: NSObject, @unchecked Sendable { // swift-corelibs-foundation: FoundationNetworking/URLSession/URLSession.swift
    public init(configuration: URLSessionConfiguration, delegate: (any URLSessionDelegate)?, delegateQueue queue: OperationQueue?) {} // swift-corelibs-foundation: FoundationNetworking/URLSession/URLSession.swift
    public enum ResponseDisposition: Int, Sendable { case cancel = 0, allow = 1 } // swift-corelibs-foundation: FoundationNetworking/URLSession/URLSessionDelegate.swift
    public final func dataTask(with request: URLRequest) -> URLSessionDataTask { _f() } // swift-corelibs-foundation: FoundationNetworking/URLSession/URLSession.swift
    public final func finishTasksAndInvalidate() {} // swift-corelibs-foundation: FoundationNetworking/URLSession/URLSession.swift
}
public protocol URLSessionDelegate: NSObjectProtocol, Sendable {} // swift-corelibs-foundation: FoundationNetworking/URLSession/URLSessionDelegate.swift
public protocol URLSessionTaskDelegate: URLSessionDelegate { // swift-corelibs-foundation: FoundationNetworking/URLSession/URLSessionDelegate.swift
    func urlSession(_ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest, completionHandler: @escaping @Sendable (URLRequest?) -> Void)
    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?)
}
public protocol URLSessionDataDelegate: URLSessionTaskDelegate { // swift-corelibs-foundation: FoundationNetworking/URLSession/URLSessionDelegate.swift
    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse, completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void)
    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data)
}
