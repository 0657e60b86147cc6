/// A key by its place on a keyboard: its number in the USB HID Usage Tables, page 7, as in UIKit.
public enum UIKeyboardHIDUsage: Int, Sendable {
  /// Another key.
  case keyboardErrorUndefined = 3
  /// The letters.
  case keyboardA = 4, keyboardB, keyboardC, keyboardD, keyboardE, keyboardF, keyboardG, keyboardH,
    keyboardI, keyboardJ, keyboardK, keyboardL, keyboardM, keyboardN, keyboardO, keyboardP, keyboardQ,
    keyboardR, keyboardS, keyboardT, keyboardU, keyboardV, keyboardW, keyboardX, keyboardY, keyboardZ
  /// The digits above the letters.
  case keyboard1 = 30, keyboard2, keyboard3, keyboard4, keyboard5, keyboard6, keyboard7, keyboard8,
    keyboard9, keyboard0
  /// Return, escape, delete to the left, tab and space.
  case keyboardReturnOrEnter = 40, keyboardEscape, keyboardDeleteOrBackspace, keyboardTab, keyboardSpacebar
  /// The punctuation beside the letters.
  case keyboardHyphen = 45, keyboardEqualSign, keyboardOpenBracket, keyboardCloseBracket, keyboardBackslash,
    keyboardNonUSPound, keyboardSemicolon, keyboardQuote, keyboardGraveAccentAndTilde, keyboardComma,
    keyboardPeriod, keyboardSlash, keyboardCapsLock
  /// The function keys.
  case keyboardF1 = 58, keyboardF2, keyboardF3, keyboardF4, keyboardF5, keyboardF6, keyboardF7, keyboardF8,
    keyboardF9, keyboardF10, keyboardF11, keyboardF12
  /// The keys above the arrows.
  case keyboardPrintScreen = 70, keyboardScrollLock, keyboardPause, keyboardInsert, keyboardHome,
    keyboardPageUp, keyboardDeleteForward, keyboardEnd, keyboardPageDown
  /// The arrows.
  case keyboardRightArrow = 79, keyboardLeftArrow, keyboardDownArrow, keyboardUpArrow
  /// The numeric pad.
  case keypadNumLock = 83, keypadSlash, keypadAsterisk, keypadHyphen, keypadPlus, keypadEnter, keypad1,
    keypad2, keypad3, keypad4, keypad5, keypad6, keypad7, keypad8, keypad9, keypad0, keypadPeriod
  /// The modifier keys.
  case keyboardLeftControl = 224, keyboardLeftShift, keyboardLeftAlt, keyboardLeftGUI, keyboardRightControl,
    keyboardRightShift, keyboardRightAlt, keyboardRightGUI
}
