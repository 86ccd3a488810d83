import NIOCore

/// The address of a client for rate limits: an IPv4 address, or the first 64 bits of an IPv6 address, which a household
/// shares.
public struct ClientAddress: Hashable, Sendable {
  /// The 4 bytes of an IPv4 address, or the first 8 bytes of an IPv6 address.
  public let prefix: [UInt8]

  /// The whole IPv4 address, or the first 6 bytes of an IPv6 address, because a provider may assign all addresses that
  /// share these bytes to one customer.
  public var providerPrefix: [UInt8] { Array(prefix.prefix(6)) }

  /// Creates an address, or returns `nil` unless there are 4 or 16 bytes. An IPv4-mapped IPv6 address becomes IPv4.
  public init?(bytes: [UInt8]) {
    guard let address = canonicalAddress(bytes) else { return nil }
    prefix = Array(address.prefix(address.count == 4 ? 4 : 8))
  }

  /// Returns the address of a request's client, or `nil` if it is unknown. `peer` is the IP address of the peer, 4 or
  /// 16 bytes, and `forwardedFor` is the value of `X-Forwarded-For`, to which each proxy appends the address of its own
  /// peer. The client is the last entry that isn't in `proxies`. Earlier entries may be forged, so they are ignored.
  static func clientAddress(peer: [UInt8]?, forwardedFor: String?, proxies: [AddressRange]) -> ClientAddress? {
    guard var nearest = peer else { return nil }
    for entry in (forwardedFor ?? "").split(separator: ",", omittingEmptySubsequences: false).reversed() {
      guard proxies.contains(where: { $0.contains(nearest) }), let bytes = Self.bytes(trimmed(entry)) else { break }
      nearest = bytes
    }
    return ClientAddress(bytes: nearest)
  }

  /// Parses an address in the forms that proxies write, with or without a port and brackets.
  private static func bytes(_ text: String) -> [UInt8]? {
    var address = text[...]
    if address.first == "[" {
      guard let end = address.firstIndex(of: "]") else { return nil }
      address = address[address.index(after: address.startIndex)..<end]
    } else if address.count(where: { $0 == ":" }) == 1, let colon = address.firstIndex(of: ":") {
      address = address[..<colon]
    }
    return (try? SocketAddress(ipAddress: String(address), port: 0))?.bytes
  }
}

/// A range of addresses in CIDR notation, `10.0.0.0/8` or `fd00::/8`, or a single address.
public struct AddressRange: Sendable {
  private let first: [UInt8]
  private let prefixLength: Int

  /// Parses a range, or returns `nil` if the text isn't one.
  public init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard (1...2).contains(parts.count),
      let bytes = (try? SocketAddress(ipAddress: String(parts[0]), port: 0))?.bytes
    else { return nil }
    first = bytes
    guard parts.count == 2 else {
      prefixLength = bytes.count * 8
      return
    }
    guard parts[1].utf8.allSatisfy(isDigit), let count = Int(parts[1]), count <= bytes.count * 8 else { return nil }
    prefixLength = count
  }

  func contains(_ address: [UInt8]) -> Bool {
    guard address.count == first.count else { return false }
    return (0..<prefixLength).allSatisfy { bit in
      (address[bit / 8] ^ first[bit / 8]) & (0x80 >> UInt8(bit % 8)) == 0
    }
  }
}

/// Returns an address of 4 or 16 bytes, with an IPv4-mapped one reduced to 4 bytes, or `nil` for any other length.
private func canonicalAddress(_ bytes: [UInt8]) -> [UInt8]? {
  guard bytes.count == 16 else { return bytes.count == 4 ? bytes : nil }
  let isIPv4Mapped = bytes[..<10].allSatisfy { $0 == 0 } && bytes[10] == 0xFF && bytes[11] == 0xFF
  return isIPv4Mapped ? Array(bytes[12...]) : bytes
}

extension SocketAddress {
  /// The 4 or 16 bytes of the IP address, or `nil` for a Unix domain socket.
  var bytes: [UInt8]? {
    switch self {
    case .v4(let address): withUnsafeBytes(of: address.address.sin_addr) { Array($0) }
    case .v6(let address): withUnsafeBytes(of: address.address.sin6_addr) { canonicalAddress(Array($0)) }
    case .unixDomainSocket: nil
    }
  }
}
