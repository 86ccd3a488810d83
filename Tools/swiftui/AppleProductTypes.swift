// swift-format-ignore-file
// Apple's additions to package manifests, which only Xcode has, limited to what the apps use.
// Appended to a manifest, they let any toolchain read it.

extension Product {
    static func iOSApplication(
        name: String, targets: [String], bundleIdentifier: String? = nil, teamIdentifier: String? = nil,
        displayVersion: String? = nil, bundleVersion: String? = nil, appIcon: IOSAppInfo.AppIcon? = nil,
        accentColor: IOSAppInfo.AccentColor? = nil, supportedDeviceFamilies: [IOSAppInfo.DeviceFamily],
        supportedInterfaceOrientations: [IOSAppInfo.InterfaceOrientation],
        capabilities: [IOSAppInfo.Capability] = [], appCategory: IOSAppInfo.AppCategory? = nil,
        additionalInfoPlistContentFilePath: String? = nil
    ) -> Product { .executable(name: name, targets: targets) }
}

enum IOSAppInfo {
    struct AppIcon { static func asset(_ name: String) -> AppIcon { AppIcon() } }
    struct AccentColor {
        enum PresetColor { case blue, brown, cyan, green, indigo, mint, orange, pink, purple, red, teal, yellow }
        static func asset(_ name: String) -> AccentColor { AccentColor() }
        static func presetColor(_ color: PresetColor) -> AccentColor { AccentColor() }
    }
    enum DeviceFamily { case phone, pad, mac }
    struct DeviceFamilyCondition { static func when(deviceFamilies: [DeviceFamily]) -> DeviceFamilyCondition { .init() } }
    struct InterfaceOrientation {
        static var portrait: Self { .init() }; static var portraitUpsideDown: Self { .init() }
        static var landscapeLeft: Self { .init() }; static var landscapeRight: Self { .init() }
        static func portrait(_ condition: DeviceFamilyCondition?) -> Self { .init() }
        static func portraitUpsideDown(_ condition: DeviceFamilyCondition?) -> Self { .init() }
        static func landscapeLeft(_ condition: DeviceFamilyCondition?) -> Self { .init() }
        static func landscapeRight(_ condition: DeviceFamilyCondition?) -> Self { .init() }
    }
    struct Capability { static func outgoingNetworkConnections(_ condition: DeviceFamilyCondition? = nil) -> Capability { .init() } }
    struct AppCategory { static var games: Self { .init() }; static var boardGames: Self { .init() }; static var puzzleGames: Self { .init() } }
}
