import Foundation
import HTTP

/// Returns the route of `/server.json`, from which the site's pages and the apps learn the API's path relative to the
/// site and, if the operator has set them, the addresses of the operator, the privacy policy, and the imprint. The
/// route takes precedence over the site's own file of this name, which says that there is no server.
func serverInfoRoute(_ settings: Settings) -> Route {
  let isImprintHere = settings.imprintFile != nil
  // The settings allow only characters that JSON needn't escape.
  let members =
    [("api", "api/v1")]
    + ["contact", "privacy", "imprint"].compactMap { name in
      settings.optionalText(name).map { (name, name == "imprint" && isImprintHere ? imprintName : $0) }
    }
  let text = "{" + members.map { "\"\($0)\": \"\($1)\"" }.joined(separator: ", ") + "}\n"
  return textRoute("/server.json", type: "application/json", text)
}

/// Returns a route that sends `text`. Clients check for changes each time.
private func textRoute(_ path: String, type: String, _ text: String) -> Route {
  Route("GET", path) { _ in
    Response(status: 200, headers: [("Content-Type", type), ("Cache-Control", "no-cache")], body: Array(text.utf8))
  }
}

/// Returns the route of the imprint, which reads its file now, or `nil` if the operator has set none or an address.
/// Throws `Settings.Fault` if the file can't be read or isn't text.
func imprintRoute(_ settings: Settings) throws -> Route? {
  guard let file = settings.imprintFile else { return nil }
  guard let text = try? String(contentsOfFile: file, encoding: .utf8), 1...maxImprintLength ~= text.utf8.count else {
    throw Settings.Fault("--imprint names no text file of at most \(maxImprintLength) bytes: \(file)")
  }
  return textRoute("/" + imprintName, type: "text/plain; charset=utf-8", text)
}

extension Settings {
  /// The file with the imprint, or `nil` if there is none or it has an address of its own.
  fileprivate var imprintFile: String? {
    optionalText("imprint").flatMap { $0.contains("://") ? nil : $0 }
  }
}

private let imprintName = "imprint.txt"

private let maxImprintLength = 65_536
