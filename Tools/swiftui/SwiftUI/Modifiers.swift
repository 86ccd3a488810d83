// swift-format-ignore-file
// Modifiers of any view.

extension View {
    nonisolated public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> some View { _modified(.frame(width: width, height: height, alignment)) } // Apple: swiftui/view/frame(width:height:alignment:)
    nonisolated public func frame(minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center) -> some View { _modified(.flexibleFrame(minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth, minHeight: minHeight, idealHeight: idealHeight, maxHeight: maxHeight, alignment)) } // Apple: swiftui/view/frame(minwidth:idealwidth:maxwidth:minheight:idealheight:maxheight:alignment:)
    nonisolated public func padding(_ insets: EdgeInsets) -> some View { _modified(.insets(insets)) } // Apple: swiftui/view/padding(_:)-6pgqq
    nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View { _modified(.padding(edges, length)) } // Apple: swiftui/view/padding(_:_:)
    nonisolated public func padding(_ length: CGFloat) -> some View { _modified(.padding(.all, length)) } // OpenSwiftUI: OpenSwiftUICore/Layout/Modifier/PaddingLayout.swift
    nonisolated public func offset(_ offset: CGSize) -> some View { _modified(.offset(offset)) } // Apple: swiftui/view/offset(_:)
    nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { _modified(.offset(CGSize(width: x, height: y))) } // Apple: swiftui/view/offset(x:y:)
    nonisolated public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { _modified(.position(CGPoint(x: x, y: y))) } // Apple: swiftui/view/position(x:y:)
    nonisolated public func position(_ position: CGPoint) -> some View { _modified(.position(position)) }
    nonisolated public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View { _modified(.aspectRatio(aspectRatio, contentMode)) } // Apple: swiftui/view/aspectratio(_:contentmode:)
    nonisolated public func scaledToFit() -> some View { _modified(.aspectRatio(nil, .fit)) } // Apple: swiftui/view/scaledtofit()
    nonisolated public func background<V>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View where V: View { _layered(.background, .layer(alignment), with: content()) } // Apple: swiftui/view/background(alignment:content:)
    nonisolated public func background<S>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View where S: ShapeStyle { _modified(.backgroundStyle(style, shape: nil)) } // Apple: swiftui/view/background(_:ignoressafeareaedges:)
    nonisolated public func background<S, T>(_ style: S, in shape: T, fillStyle: FillStyle = FillStyle()) -> some View where S: ShapeStyle, T: InsettableShape { _modified(.backgroundStyle(style, shape: shape)) } // Apple: swiftui/view/background(_:in:fillstyle:)
    nonisolated public func overlay<V>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View where V: View { _layered(.overlay, .layer(alignment), with: content()) } // Apple: swiftui/view/overlay(alignment:content:)
    nonisolated public func safeAreaInset<V>(edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V) -> some View where V: View { _layered(.safeAreaInset, .safeAreaInset(edge, alignment, spacing: spacing), with: content()) } // Apple: swiftui/view/safeareainset(edge:alignment:spacing:content:)
    nonisolated public func overlay<S>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View where S: ShapeStyle { _modified(.overlayStyle(style, shape: nil)) }
    nonisolated public func foregroundStyle<S>(_ style: S) -> some View where S: ShapeStyle { _environment { $0.foregroundStyle = style } } // Apple: swiftui/view/foregroundstyle(_:)
    nonisolated public func tint<S>(_ tint: S?) -> some View where S: ShapeStyle { _environment { $0.tint = tint } } // Apple: swiftui/view/tint(_:)-93mfq
    @_disfavoredOverload nonisolated public func tint(_ tint: Color?) -> some View { _environment { $0.tint = tint } }
    nonisolated public func font(_ font: Font?) -> some View { _environment { $0.font = font } } // Apple: swiftui/view/font(_:)
    nonisolated public func bold(_ isActive: Bool = true) -> some View { _environment { $0.fontWeight = isActive ? .bold : nil } } // Apple: swiftui/view/bold(_:)
    nonisolated public func lineLimit(_ number: Int?) -> some View { _environment { $0.lineLimit = number } } // Apple: swiftui/view/linelimit(_:)-513mb
    nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View { _environment { $0.minimumScaleFactor = factor } } // Apple: swiftui/view/minimumscalefactor(_:)
    nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View { _environment { $0.multilineTextAlignment = alignment } } // Apple: swiftui/view/multilinetextalignment(_:)
    nonisolated public func opacity(_ opacity: Double) -> some View { _changed { $0.modifiers.append(.opacity(opacity)); if opacity == 0 { $0.behavior.isTransparent = true } } } // Apple: swiftui/view/opacity(_:)
    nonisolated public func saturation(_ amount: Double) -> some View { _modified(.saturation(amount)) } // Apple: swiftui/view/saturation(_:)
    nonisolated public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View { _modified(.scale(s, anchor: anchor)) } // Apple: swiftui/view/scaleeffect(_:anchor:)-pmi7
    nonisolated public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View { _modified(.rotation(angle, anchor: anchor)) } // Apple: swiftui/view/rotationeffect(_:anchor:)
    nonisolated public func clipShape<S>(_ shape: S, style: FillStyle = FillStyle()) -> some View where S: Shape { _modified(.clip(shape)) } // Apple: swiftui/view/clipshape(_:style:)
    nonisolated public func contentShape<S>(_ shape: S, eoFill: Bool = false) -> some View where S: Shape { _modified(.contentShape(shape)) } // Apple: swiftui/view/contentshape(_:eofill:)
    nonisolated public func shadow(color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> some View { _modified(.shadow(color, radius: radius, x: x, y: y)) } // Apple: swiftui/view/shadow(color:radius:x:y:)
    nonisolated public func disabled(_ disabled: Bool) -> some View { _environment { if disabled { $0.isEnabled = false } } } // Apple: swiftui/view/disabled(_:)
    nonisolated public func zIndex(_ value: Double) -> some View { _modified(.zIndex(value)) } // Apple: swiftui/view/zindex(_:)
    nonisolated public func id<ID>(_ id: ID) -> some View where ID: Hashable { _identified(by: id) } // Apple: swiftui/view/id(_:)
    nonisolated public func tag<V>(_ tag: V, includeOptional: Bool = true) -> some View where V: Hashable { _tagged(AnyHashable(tag)) } // Apple: swiftui/view/tag(_:includeoptional:)
    nonisolated public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View { _modified(.ignoresSafeArea(regions, edges)) } // Apple: swiftui/view/ignoressafearea(_:edges:)
    nonisolated public func animation<V>(_ animation: Animation?, value: V) -> some View where V: Equatable { _unchanged() } // Apple: swiftui/view/animation(_:value:)
    @_disfavoredOverload nonisolated public func transition(_ t: AnyTransition) -> some View { _transition() } // Apple: swiftui/view/transition(_:)-5h5h0
    nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View { _onAppear(action) } // Apple: swiftui/view/onappear(perform:)
    nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View { _onDisappear(action) } // Apple: swiftui/view/ondisappear(perform:)
    nonisolated public func onChange<V>(of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void) -> some View where V: Equatable { _onChange(value, initial: initial, action) } // Apple: swiftui/view/onchange(of:initial:_:)-4psgg
    nonisolated public func onChange<V>(of value: V, initial: Bool = false, _ action: @escaping () -> Void) -> some View where V: Equatable { _onChange(value, initial: initial) { _, _ in action() } }
    // Apple's documentation leaves out the attributes of closures. These are from OpenSwiftUI's TaskModifier.swift.
    nonisolated public func task(priority: TaskPriority = .userInitiated, @_inheritActorContext _ action: @escaping @Sendable () async -> Void) -> some View { _task(id: 0, action) } // OpenSwiftUI: OpenSwiftUI/Modifier/ViewModifier/TaskModifier.swift
    nonisolated public func task<T>(id value: T, priority: TaskPriority = .userInitiated, @_inheritActorContext _ action: @escaping @Sendable () async -> Void) -> some View where T: Equatable { _task(id: value, action) } // OpenSwiftUI: OpenSwiftUI/Modifier/ViewModifier/TaskModifier.swift
    nonisolated public func sensoryFeedback<T>(_ feedback: SensoryFeedback, trigger: T) -> some View where T: Equatable { _onChange(trigger, initial: false) { _, _ in HeadlessApp.reportFeedback() } }
    nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View { _environment { if let colorScheme { $0.colorScheme = colorScheme } } } // Apple: swiftui/view/preferredcolorscheme(_:)
}
