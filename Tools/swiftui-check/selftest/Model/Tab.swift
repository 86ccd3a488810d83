// swift-format-ignore-file
public enum Tab { case board, scores }
