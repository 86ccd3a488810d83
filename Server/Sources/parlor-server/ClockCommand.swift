import Application
import ArgumentParser
import CommandOutput
import Foundation

struct Clock: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Show whether the running server trusts its clock, or make it accept the clock.")

  @Flag(help: "Accept the clock, although it was set by more than a minute while the server was running.")
  var accept = false

  @Option(help: "The server's admin address; PARLOR_ADMIN_HOST. (default: 127.0.0.1)")
  var adminHost: String?

  @Option(help: "The server's admin port; PARLOR_ADMIN_PORT. (default: 8081)")
  var adminPort: Int?

  func run() async throws {
    let options =
      (adminHost.map { ["--admin-host", $0] } ?? []) + (adminPort.map { ["--admin-port", "\($0)"] } ?? [])
    let settings = try Settings(arguments: options, environment: ProcessInfo.processInfo.environment)
    let admin = AdminCall(host: settings.text("admin-host"), port: settings.integer("admin-port"))
    if accept {
      guard try admin.send("POST", "/clock/accept", body: "{}").status == 204 else { throw AdminCall.Fault.refused }
      StandardOutput.print("The server accepts its clock.")
    } else {
      StandardOutput.print(try admin.send("GET", "/readyz").body.trimmingCharacters(in: .newlines))
    }
  }
}

/// A call to the admin port of a server on this machine or in a private network.
struct AdminCall {
  let host: String
  let port: Int

  enum Fault: LocalizedError {
    case unreachable(String, Int)
    case refused

    var errorDescription: String? {
      switch self {
      case .unreachable(let host, let port):
        "No server answers on \(host), port \(port). Name its admin address with --admin-host and --admin-port."
      case .refused: "The server refused. Is it of the same version?"
      }
    }
  }

  /// Sends a request, and returns the status and the body of the response. Throws `Fault.unreachable`.
  func send(_ method: String, _ path: String, body: String = "") throws -> (status: Int, body: String) {
    var hints = addrinfo()
    hints.ai_socktype = AdminCall.stream
    var found: UnsafeMutablePointer<addrinfo>?
    guard getaddrinfo(host, "\(port)", &hints, &found) == 0, let address = found else { throw unreachable }
    defer { freeaddrinfo(found) }
    let descriptor = socket(address.pointee.ai_family, address.pointee.ai_socktype, address.pointee.ai_protocol)
    defer { close(descriptor) }
    guard descriptor >= 0, connect(descriptor, address.pointee.ai_addr, address.pointee.ai_addrlen) == 0 else {
      throw unreachable
    }
    let content = body.isEmpty ? "" : "Content-Type: application/json\r\nContent-Length: \(body.utf8.count)\r\n"
    let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: false)
    let name = host.contains(":") ? "[\(host)]" : host
    let head = "\(method) \(path) HTTP/1.1\r\nHost: \(name):\(port)\r\nConnection: close\r\n\(content)\r\n"
    try handle.write(contentsOf: Data((head + body).utf8))
    let reply = String(decoding: try handle.readToEnd() ?? Data(), as: UTF8.self)
    let parts = reply.components(separatedBy: "\r\n\r\n")
    guard reply.hasPrefix("HTTP/1.1 "), let status = Int(reply.dropFirst(9).prefix(3)) else { throw unreachable }
    return (status, parts.dropFirst().joined(separator: "\r\n\r\n"))
  }

  private var unreachable: Fault { .unreachable(host, port) }

  #if canImport(Glibc)
  private static let stream = Int32(SOCK_STREAM.rawValue)
  #else
  private static let stream = SOCK_STREAM
  #endif
}
