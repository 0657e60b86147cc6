extension UIButton {
  /// The style of a button. The app draws buttons, and decides what a style looks like.
  public enum ButtonType: Int, Sendable {
    /// `custom`: drawn by the app alone; `system`: the platform's standard button.
    case custom, system
    /// A disclosure, information or add symbol.
    case detailDisclosure, infoLight, infoDark, contactAdd
    /// `plain`: a button without a border; `close`: a button that closes its view.
    case plain, close
  }
  /// Changes a button's configuration to suit its state.
  public typealias ConfigurationUpdateHandler = (UIButton) -> Void
}
