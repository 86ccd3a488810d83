import Foundation

/// What the player does on the page.
struct Action: Decodable {
  /// The app: `triples` or `codebreaker`.
  var app: String?
  /// The kind of action, such as `tap`.
  var kind: String
  /// The name by which the answer identifies the element.
  var element: String?
  /// The number of the chosen option, what was typed, and the share of a slider.
  var option: Int?
  var text: String?
  var value: Double?
  /// A place in the picture, and the end or the distance of a movement.
  var x: Double?, y: Double?, toX: Double?, toY: Double?
  /// A key as the browser names it, and the names of its modifiers.
  var key: String?
  var modifiers: [String]?
  /// The settings of the page.
  var device: String?, textSize: String?, scheme: String?

  var place: CGPoint { CGPoint(x: x ?? 0, y: y ?? 0) }
  var end: CGPoint { CGPoint(x: toX ?? 0, y: toY ?? 0) }
}

/// What the page shows.
struct Answer: Encodable, Equatable {
  var picture: String
  var width: Double, height: Double
  var elements: [Element]
  /// What screen readers announce, and what the stand-in reports, since the last answer.
  var announcements: [String]
  var problems: [String]
}

/// An accessible element of the picture.
struct Element: Encodable, Equatable {
  /// The role, the name, and the number among those with the same. So an action that was sent before an answer arrived still means
  /// the same element.
  var id = ""
  var role: String
  var name: String
  var value: String
  var hint: String
  var isEnabled: Bool
  var isSelected: Bool
  var x: Double, y: Double, width: Double, height: Double
  /// The options of a picker or the items of a menu, and the number of the chosen one.
  var options: [String] = []
  var chosen: Int?
  /// The position of a slider from 0 to 1.
  var share: Double?
}

/// What the page offers.
struct Settings: Encodable {
  var devices: [String]
  var device: String
  var textSizes: [String]
  var textSize: String
}
