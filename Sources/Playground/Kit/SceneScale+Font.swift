import CradleStage

extension SceneScale {
  /// A font of the scene, larger where a small viewport would show it smaller than the window's hints. `reduction` is
  /// the least scale at which the scene itself draws the text.
  func legible(_ font: Font, drawnAt reduction: Double = 1) -> Font {
    var font = font
    font.size = max(font.size, sceneLength(Typography.hint.size) / reduction)
    return font
  }
}
