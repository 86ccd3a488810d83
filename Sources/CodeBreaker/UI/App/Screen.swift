import CodeBreakerSession

/// One of the three screens. SwiftUI has a `Tab` of its own, which must not be mistaken for the session's; and the
/// session's cannot be named by its module, since its module's name is also that of a class.
typealias Screen = Tab
