#if !canImport(Darwin)
  // Apple's Foundation has them.
  extension ProcessInfo {
    /// Whether an app for iPad runs on a Mac through Catalyst: false.
    public var isMacCatalystApp: Bool { false }
    /// Whether an app for iPhone or iPad runs on a Mac: false.
    public var isiOSAppOnMac: Bool { false }
  }
#endif
