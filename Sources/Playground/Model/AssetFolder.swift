/// A folder of the app's files, such as `assets/photos`.
///
/// The folder is searched upward from the executable and from the current directory, so that it is found from
/// a build folder, a checkout and a copy beside the binary.
enum AssetFolder {
  static var starts: [String] { [Environment.executableFolder ?? ".", Environment.workingFolder] }

  /// The nearest such folder in or above some paths; nil if there is none.
  static func path(of folder: String, near starts: [String] = Self.starts) -> String? {
    starts.lazy.compactMap { find(folder, above: $0) }.first
  }

  private static func find(_ name: String, above start: String) -> String? {
    var place = FilePath.real(start)
    while let folder = place {
      let candidate = folder == "/" ? "/" + name : "\(folder)/\(name)"
      if FilePath.isFolder(candidate) { return candidate }
      place = FilePath.parent(folder)
    }
    return nil
  }
}
