// swift-format-ignore-file
// AVFAudio declarations without behavior: for playing sounds, also while other apps do.
import Foundation

open class AVAudioPlayer { // Apple: avfaudio/avaudioplayer
    public init(data: Data) throws {} // Apple: avfaudio/avaudioplayer/init(data:)
    public var currentTime: TimeInterval { get { 0 } set {} } // Apple: avfaudio/avaudioplayer/currenttime
    public var volume: Float { get { 0 } set {} } // Apple: avfaudio/avaudioplayer/volume
    @discardableResult open func prepareToPlay() -> Bool { false } // Apple: avfaudio/avaudioplayer/preparetoplay()
    @discardableResult open func play() -> Bool { false } // Apple: avfaudio/avaudioplayer/play()
}

#if !os(macOS)
open class AVAudioSession { // Apple: avfaudio/avaudiosession
    public struct Category: RawRepresentable, Hashable, Sendable { // Apple: avfaudio/avaudiosession/category-swift.struct
        public var rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let ambient = Self(rawValue: ""), soloAmbient = Self(rawValue: ""), playback = Self(rawValue: "") // Apple: avfaudio/avaudiosession/category-swift.struct
    }
    open class func sharedInstance() -> AVAudioSession { fatalError() } // Apple: avfaudio/avaudiosession/sharedinstance()
    open func setCategory(_ category: AVAudioSession.Category) throws {} // Apple: avfaudio/avaudiosession/setcategory(_:)
    open func setActive(_ active: Bool) throws {}
}
#endif
