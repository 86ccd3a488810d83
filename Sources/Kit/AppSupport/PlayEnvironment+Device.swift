import Foundation
import PlaySupport

#if canImport(Network)
import Network
#endif

extension PlayEnvironment {
  /// The device that the app runs on: its clock, its chance, and user defaults as the storage.
  ///
  /// - Parameter defaults: where texts are kept, unless they are the app's own defaults.
  public static func device(_ defaults: UserDefaults = .standard) -> PlayEnvironment {
    var environment = PlayEnvironment(
      storage: .userDefaults(defaults),
      now: { Int64(Date().timeIntervalSince1970) },
      random: {
        var generator = SystemRandomNumberGenerator()
        return generator.next()
      },
      // Sounds obey the switch of the device that silences it, and a tap in the hand disturbs nobody.
      house: HouseSettings(hasSound: true, hasVibration: true))
    environment.utcOffset = {
      Int64(TimeZone.current.secondsFromGMT(for: Date(timeIntervalSince1970: TimeInterval($0))))
    }
    return environment
  }
}

extension DayServer {
  /// The server that is chosen on this device, with its network and its keychain.
  ///
  /// - Parameters:
  ///   - name: what the app calls its secrets, such as `parlor-triples`.
  ///   - defaults: where texts are kept, unless they are the app's own defaults.
  public static func device(_ name: String, _ defaults: UserDefaults = .standard) -> DayServer {
    let network = ServerNetwork()
    #if canImport(Security)
    let secrets: any SecretStore = Keychain(SystemKeychain(service: name))
    #else
    let secrets: any SecretStore = MemorySecrets()
    #endif
    let server = DayServer(
      storage: .userDefaults(defaults), secrets: secrets, exchange: { await network.reply(to: $0, at: $1) })
    #if canImport(Network)
    Task { [weak server] in
      for await path in NWPathMonitor() { server?.note(networkIsThere: path.status == .satisfied) }
    }
    #endif
    return server
  }
}

extension Storage {
  /// Texts kept in user defaults. The system writes them to disk by itself, also before it ends the app.
  ///
  /// They are kept as data: what is damaged need not be text, and must come back as it is to be set aside.
  public static func userDefaults(_ defaults: UserDefaults) -> Storage {
    Storage(
      read: { key in defaults.data(forKey: key).map { Array($0) } },
      write: { key, text in
        defaults.set(Data(text), forKey: key)
        return true
      })
  }
}
