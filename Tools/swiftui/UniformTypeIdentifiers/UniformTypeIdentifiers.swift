// swift-format-ignore-file
// Types of files.

public struct UTType: Hashable, Sendable { let identifier: String; public static var plainText: UTType { UTType(identifier: "public.plain-text") } } // Apple: uniformtypeidentifiers/uttype-swift.struct
