// swift-format-ignore-file
// Types that an app hardly needs here, but whose names every file that imports SwiftUI sees. A type of the app's own
// modules with the same name is ambiguous there.

public struct Table<Value, Rows, Columns> where Value: Identifiable {}
public struct Gauge<Label, CurrentValueLabel, BoundsLabel, MarkedValueLabels> where Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View {}
public struct Stepper<Label> where Label: View {}
public struct GroupBox<Label, Content> where Label: View, Content: View {}
public struct TextEditor {}
public struct Namespace {}
public struct AngularGradient {}
public struct RadialGradient {}
public struct Anchor<Value> {}
@available(iOS, unavailable) public struct Settings<Content> {}
@available(iOS, unavailable) public struct Window<Content> {}
