import JSON

/// The JSON object in a request's body.
public struct JSONObject: Sendable {
  private let value: JSONValue

  /// The names of all members.
  public let names: Set<String>

  /// Parses a body. Throws a `Problem` of status 400 and kind `bad-body` if the bytes aren't a JSON object.
  public init(_ bytes: [UInt8]) throws(Problem) {
    guard let value = JSONValue(bytes), case .object(let members) = value else {
      throw .badBody("The body is not a JSON object.")
    }
    self.value = value
    names = Set(members.map { String(decoding: $0.name, as: UTF8.self) })
  }

  /// Returns the string member with a name. Throws a `Problem` of status 400 and kind `bad-body` if there is none.
  public func text(_ name: StaticString) throws(Problem) -> String {
    guard let text = value[name]?.bytes else { throw .badBody("The member \(name) has to be a text.") }
    return String(decoding: text, as: UTF8.self)
  }

  /// Returns the string member with the given name, or `nil` if there is no such member. Throws a `Problem` of status
  /// 400 and kind `bad-body` if the member isn't a string. A member `null` isn't a string.
  public func optionalText(_ name: StaticString) throws(Problem) -> String? {
    value.member(name) == nil ? nil : try text(name)
  }

  /// Returns the member with the given name as a whole number. It may be written with an exponent, or with zeros after
  /// the decimal point. Throws a `Problem` of status 400 and kind `bad-body` if it is missing or isn't a whole number.
  public func integer(_ name: StaticString) throws(Problem) -> Int {
    guard let number = value[name]?.int else { throw .badBody("The member \(name) has to be a whole number.") }
    return number
  }
}

extension Call {
  /// Parses the JSON object in the body. Throws a `Problem` of status 400 and kind `bad-body` if there is none, or if a
  /// member isn't in `allowed`, because the client would expect an effect that the call doesn't have.
  public func object(allowing allowed: Set<String>) throws(Problem) -> JSONObject {
    let object = try JSONObject(body)
    guard object.names.isSubset(of: allowed) else {
      throw .badBody("The body has a member that this call does not know.")
    }
    return object
  }
}

extension Problem {
  /// Returns a problem of status 400: the body isn't valid for the call.
  public static func badBody(_ title: String) -> Problem {
    Problem(status: 400, kind: "bad-body", title: title)
  }
}
