/// The project as a whole.
public enum Parlor {
  /// The version of Parlor, which its change log describes.
  public static let version = "0.1.0"
}
