import Model

typealias GameTab = Tab
