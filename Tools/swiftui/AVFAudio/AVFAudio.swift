// swift-format-ignore-file
// Playing sounds, also while other apps play theirs. The runnable module records them.
import Foundation

/// The sounds that were played, for tests.
public enum PlayedSounds {
    private static let lock = NSLock()
    nonisolated(unsafe) private static var sounds: [Data] = []
    nonisolated(unsafe) private static var preparedSounds: Set<Data> = []
    /// The files of the sounds, in the order in which they were played.
    public static var all: [Data] { lock.withLock { sounds } }
    /// The files of the sounds that were prepared.
    public static var prepared: Set<Data> { lock.withLock { preparedSounds } }
    static func record(_ sound: Data) { lock.withLock { sounds.append(sound) } }
    static func prepare(_ sound: Data) { lock.withLock { _ = preparedSounds.insert(sound) } }
}
open class AVAudioPlayer { // Apple: avfaudio/avaudioplayer
    let data: Data
    public init(data: Data) throws { self.data = data } // Apple: avfaudio/avaudioplayer/init(data:)
    public var currentTime: TimeInterval = 0 // Apple: avfaudio/avaudioplayer/currenttime
    public var volume: Float = 1 // Apple: avfaudio/avaudioplayer/volume
    @discardableResult open func prepareToPlay() -> Bool { PlayedSounds.prepare(data); return true } // Apple: avfaudio/avaudioplayer/preparetoplay()
    @discardableResult open func play() -> Bool { PlayedSounds.record(data); return true } // Apple: avfaudio/avaudioplayer/play()
}

#if !os(macOS)
open class AVAudioSession { // Apple: avfaudio/avaudiosession
    public struct Category: RawRepresentable, Hashable, Sendable { // Apple: avfaudio/avaudiosession/category-swift.struct
        public var rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let ambient = Self(rawValue: "ambient"), soloAmbient = Self(rawValue: "soloAmbient"), playback = Self(rawValue: "playback") // Apple: avfaudio/avaudiosession/category-swift.struct
    }
    nonisolated(unsafe) static let shared = AVAudioSession()
    public private(set) var category = Category.soloAmbient
    open class func sharedInstance() -> AVAudioSession { shared } // Apple: avfaudio/avaudiosession/sharedinstance()
    open func setCategory(_ category: AVAudioSession.Category) throws { self.category = category } // Apple: avfaudio/avaudiosession/setcategory(_:)
    open func setActive(_ active: Bool) throws {}
}
#endif
