// swift-format-ignore-file
public enum Tab { case board, scores }
public struct Divider { public init() {} }
