// swift-format-ignore-file
// Modifiers of any view: declarations without behavior, as in SwiftUI.swift.

extension View {
    nonisolated public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> some View { _stub(EmptyView.self) } // Apple: swiftui/view/frame(width:height:alignment:)
    nonisolated public func frame(minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center) -> some View { _stub(EmptyView.self) } // Apple: swiftui/view/frame(minwidth:idealwidth:maxwidth:minheight:idealheight:maxheight:alignment:)
    nonisolated public func padding(_ insets: EdgeInsets) -> some View { _stub(EmptyView.self) } // Apple: swiftui/view/padding(_:)-6pgqq
    nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View { _stub(EmptyView.self) } // Apple: swiftui/view/padding(_:_:)
    nonisolated public func padding(_ length: CGFloat) -> some View { _stub(EmptyView.self) } // OpenSwiftUI: OpenSwiftUICore/Layout/Modifier/PaddingLayout.swift
    nonisolated public func offset(_ offset: CGSize) -> some View { _stub(EmptyView.self) } // Apple: swiftui/view/offset(_:)
    nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { _stub(EmptyView.self) } // Apple: swiftui/view/offset(x:y:)
    nonisolated public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { _stub(EmptyView.self) } // Apple: swiftui/view/position(x:y:)
    nonisolated public func position(_ position: CGPoint) -> some View { _stub(EmptyView.self) }
    nonisolated public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View { _stub(EmptyView.self) } // Apple: swiftui/view/aspectratio(_:contentmode:)
    nonisolated public func scaledToFit() -> some View { _stub(EmptyView.self) } // Apple: swiftui/view/scaledtofit()
    nonisolated public func background<V>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View where V: View { _stub(EmptyView.self) } // Apple: swiftui/view/background(alignment:content:)
    nonisolated public func background<S>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View where S: ShapeStyle { _stub(EmptyView.self) } // Apple: swiftui/view/background(_:ignoressafeareaedges:)
    nonisolated public func background<S, T>(_ style: S, in shape: T, fillStyle: FillStyle = FillStyle()) -> some View where S: ShapeStyle, T: InsettableShape { _stub(EmptyView.self) } // Apple: swiftui/view/background(_:in:fillstyle:)
    nonisolated public func overlay<V>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View where V: View { _stub(EmptyView.self) } // Apple: swiftui/view/overlay(alignment:content:)
    nonisolated public func safeAreaInset<V>(edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V) -> some View where V: View { _stub(EmptyView.self) } // Apple: swiftui/view/safeareainset(edge:alignment:spacing:content:)
    nonisolated public func overlay<S>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View where S: ShapeStyle { _stub(EmptyView.self) }
    nonisolated public func foregroundStyle<S>(_ style: S) -> some View where S: ShapeStyle { _stub(EmptyView.self) } // Apple: swiftui/view/foregroundstyle(_:)
    nonisolated public func tint<S>(_ tint: S?) -> some View where S: ShapeStyle { _stub(EmptyView.self) } // Apple: swiftui/view/tint(_:)-93mfq
    @_disfavoredOverload nonisolated public func tint(_ tint: Color?) -> some View { _stub(EmptyView.self) }
    nonisolated public func font(_ font: Font?) -> some View { _stub(EmptyView.self) } // Apple: swiftui/view/font(_:)
    nonisolated public func bold(_ isActive: Bool = true) -> some View { _stub(EmptyView.self) } // Apple: swiftui/view/bold(_:)
    nonisolated public func lineLimit(_ number: Int?) -> some View { _stub(EmptyView.self) } // Apple: swiftui/view/linelimit(_:)-513mb
    nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View { _stub(EmptyView.self) } // Apple: swiftui/view/minimumscalefactor(_:)
    nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View { _stub(EmptyView.self) } // Apple: swiftui/view/multilinetextalignment(_:)
    nonisolated public func opacity(_ opacity: Double) -> some View { _stub(EmptyView.self) } // Apple: swiftui/view/opacity(_:)
    nonisolated public func saturation(_ amount: Double) -> some View { _stub(EmptyView.self) } // Apple: swiftui/view/saturation(_:)
    nonisolated public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View { _stub(EmptyView.self) } // Apple: swiftui/view/scaleeffect(_:anchor:)-pmi7
    nonisolated public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View { _stub(EmptyView.self) } // Apple: swiftui/view/rotationeffect(_:anchor:)
    nonisolated public func clipShape<S>(_ shape: S, style: FillStyle = FillStyle()) -> some View where S: Shape { _stub(EmptyView.self) } // Apple: swiftui/view/clipshape(_:style:)
    nonisolated public func contentShape<S>(_ shape: S, eoFill: Bool = false) -> some View where S: Shape { _stub(EmptyView.self) } // Apple: swiftui/view/contentshape(_:eofill:)
    nonisolated public func shadow(color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> some View { _stub(EmptyView.self) } // Apple: swiftui/view/shadow(color:radius:x:y:)
    nonisolated public func disabled(_ disabled: Bool) -> some View { _stub(EmptyView.self) } // Apple: swiftui/view/disabled(_:)
    nonisolated public func zIndex(_ value: Double) -> some View { _stub(EmptyView.self) } // Apple: swiftui/view/zindex(_:)
    nonisolated public func id<ID>(_ id: ID) -> some View where ID: Hashable { _stub(EmptyView.self) } // Apple: swiftui/view/id(_:)
    nonisolated public func tag<V>(_ tag: V, includeOptional: Bool = true) -> some View where V: Hashable { _stub(EmptyView.self) } // Apple: swiftui/view/tag(_:includeoptional:)
    nonisolated public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View { _stub(EmptyView.self) } // Apple: swiftui/view/ignoressafearea(_:edges:)
    nonisolated public func animation<V>(_ animation: Animation?, value: V) -> some View where V: Equatable { _stub(EmptyView.self) } // Apple: swiftui/view/animation(_:value:)
    @_disfavoredOverload nonisolated public func transition(_ t: AnyTransition) -> some View { _stub(EmptyView.self) } // Apple: swiftui/view/transition(_:)-5h5h0
    nonisolated public func gesture<T>(_ gesture: T, including mask: GestureMask = .all) -> some View where T: Gesture { _stub(EmptyView.self) } // Apple: swiftui/view/gesture(_:including:)
    nonisolated public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View { _stub(EmptyView.self) } // Apple: swiftui/view/ontapgesture(count:perform:)
    nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View { _stub(EmptyView.self) } // Apple: swiftui/view/onappear(perform:)
    nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View { _stub(EmptyView.self) } // Apple: swiftui/view/ondisappear(perform:)
    nonisolated public func onChange<V>(of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void) -> some View where V: Equatable { _stub(EmptyView.self) } // Apple: swiftui/view/onchange(of:initial:_:)-4psgg
    nonisolated public func onChange<V>(of value: V, initial: Bool = false, _ action: @escaping () -> Void) -> some View where V: Equatable { _stub(EmptyView.self) }
    // Apple's documentation leaves out the attributes of closures. These are from OpenSwiftUI's TaskModifier.swift.
    nonisolated public func task(priority: TaskPriority = .userInitiated, @_inheritActorContext _ action: @escaping @Sendable () async -> Void) -> some View { _stub(EmptyView.self) } // OpenSwiftUI: OpenSwiftUI/Modifier/ViewModifier/TaskModifier.swift
    nonisolated public func task<T>(id value: T, priority: TaskPriority = .userInitiated, @_inheritActorContext _ action: @escaping @Sendable () async -> Void) -> some View where T: Equatable { _stub(EmptyView.self) } // OpenSwiftUI: OpenSwiftUI/Modifier/ViewModifier/TaskModifier.swift
    nonisolated public func sensoryFeedback<T>(_ feedback: SensoryFeedback, trigger: T) -> some View where T: Equatable { _stub(EmptyView.self) }
    nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View { _stub(EmptyView.self) } // Apple: swiftui/view/preferredcolorscheme(_:)
}
