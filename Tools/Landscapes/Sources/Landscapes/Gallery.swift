/// Every landscape, by the name of its file.
enum Gallery {
  static let scenes: [(name: String, scene: any Scene)] = [
    ("01", MistyMountains()), ("02", Dunes()), ("03", SunsetSea()), ("04", NorthernLights()),
    ("05", MountainLake()), ("06", GreenHills()), ("07", Canyon()), ("08", MoonlitPeaks()),
    ("09", ForestInFog()), ("10", VolcanoIsland()), ("11", LavenderField()), ("12", StormOverPlain()),
  ]

  /// The error for the first name that no landscape has; nil if all exist.
  static func error(for names: [String]) -> String? {
    let known = scenes.map(\.name)
    return names.first { !known.contains($0) }.map {
      "there is no landscape '\($0)', expected \(known.joined(separator: ", "))"
    }
  }
}
