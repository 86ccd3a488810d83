import Foundation
import SessionSupport

/// Returns the headings, paragraphs, and list items of a game's page, without tags. `panel` is a tab's panel, such as
/// `rules`, and `folder` is the game's folder in `Web/Site`. Elements with a class, such as buttons, are left out.
public func paragraphs(ofPanel panel: String, in folder: String) throws -> [String] {
  let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..")
  let html = try String(contentsOf: root.appending(path: "Web/Site/\(folder)/index.html"), encoding: .utf8)
  guard let start = html.range(of: "id=\"panel-\(panel)\""),
    let end = html.range(of: "</section>", range: start.upperBound..<html.endIndex)
  else { return [] }
  let pattern = try Regex("<(?:p|li|h2)>(.*?)</(?:p|li|h2)>")
  return try html[start.upperBound..<end.lowerBound].matches(of: pattern).map { match in
    let text = match.output[1].substring?.replacing(try Regex("<[^>]*>"), with: "") ?? ""
    return text.trimmingCharacters(in: .whitespaces)
  }
}

extension Screen {
  /// The headings, paragraphs, and captions, in the order of the screen.
  public var sentences: [String] {
    sections.flatMap { section in
      (section.title.map { [$0] } ?? [])
        + section.blocks.compactMap { block in
          switch block.content {
          case .text(let text, _, isAnnounced: _), .picture(_, caption: let text): text
          default: nil
          }
        }
    }
  }
}
