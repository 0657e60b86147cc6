/// Reads a preset's file; every error names its place.
struct PresetReader {
  /// The demos that a preset may be of.
  var catalog: [any Demo.Type] = DemoCatalog.demos

  /// Reads a file; if a demo is given, throws for a preset of another one.
  func read(_ path: String, for demo: (any Demo.Type)?) throws(CommandError) -> Preset {
    try preset(in: InputFile.read(path, option: .preset), file: path, for: demo)
  }

  /// Reads a text; messages call it `file`.
  func preset(
    in text: [UInt8], file: String, for demo: (any Demo.Type)?
  ) throws(CommandError) -> Preset {
    let root = try JSONNode(text: text, file: file)
    try root.rejectUnknown(known: ["demo", "values"])
    let place = try root.required("demo", "a demo's id")
    let id = try place.string("a demo's id")
    guard let type = catalog.first(where: { $0.card.id == id }) else {
      let ids = catalog.map { $0.card.id }
      throw place.error(
        "there is no demo \"\(Excerpt(id))\"" + Suggestion.hint(for: id, among: ids)
          + ", expected \(JSONNode.alternatives(ids))")
    }
    if let demo, demo.card.id != id { throw place.mismatch("\"\(demo.card.id)\", the demo it is used with") }
    let host = DemoHost(type, viewport: type.card.defaultViewport)
    let values = try root.required("values", "an object of parameters and values")
    return Preset(demo: id, values: try SettingsReader(host: host).settings(values))
  }
}
