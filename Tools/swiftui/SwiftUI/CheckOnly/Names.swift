// swift-format-ignore-file
// Types that apps hardly use. Every file that imports SwiftUI sees their names, so a type with such a name in one of
// the app's own modules is ambiguous there.

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
