// swift-format-ignore-file
// AVFAudio declarations without behaviour: what plays a sound, and how it behaves beside other apps.
import Foundation

open class AVAudioPlayer {
    public init(data: Data) throws {}
    public var currentTime: TimeInterval { get { 0 } set {} }
    public var volume: Float { get { 0 } set {} }
    @discardableResult open func prepareToPlay() -> Bool { false }
    @discardableResult open func play() -> Bool { false }
}

#if !os(macOS)
open class AVAudioSession {
    public struct Category: RawRepresentable, Hashable, Sendable {
        public var rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let ambient = Self(rawValue: ""), soloAmbient = Self(rawValue: ""), playback = Self(rawValue: "")
    }
    open class func sharedInstance() -> AVAudioSession { fatalError() }
    open func setCategory(_ category: AVAudioSession.Category) throws {}
    open func setActive(_ active: Bool) throws {}
}
#endif
