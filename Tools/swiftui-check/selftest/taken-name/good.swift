// swift-format-ignore-file
import Model

typealias GameTab = Tab
