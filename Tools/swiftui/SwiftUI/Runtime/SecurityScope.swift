#if !CHECK
import Foundation

extension URL {
  /// Allows access to a file that the player chose. Foundation has it on Apple's systems only.
  public func startAccessingSecurityScopedResource() -> Bool { true }
  /// Ends the access.
  public func stopAccessingSecurityScopedResource() {}
}
#endif
