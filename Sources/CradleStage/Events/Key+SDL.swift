internal import CSDL2

extension Key {
  /// The key as the keyboard's layout has it; nil when SDL has no name for it.
  init?(_ symbol: SDL_Keysym) {
    guard let named = SDL_GetKeyName(symbol.sym) else { return nil }
    let name = String(cString: named)
    guard !name.isEmpty else { return nil }
    let held = UInt32(symbol.mod)
    var modifiers: Modifiers = []
    if held & UInt32(KMOD_SHIFT.rawValue) != 0 { modifiers.insert(.shift) }
    if held & UInt32(KMOD_CTRL.rawValue) != 0 { modifiers.insert(.control) }
    if held & UInt32(KMOD_ALT.rawValue) != 0 { modifiers.insert(.alt) }
    if held & UInt32(KMOD_GUI.rawValue) != 0 { modifiers.insert(.command) }
    self.init(name, modifiers: modifiers)
  }
}
