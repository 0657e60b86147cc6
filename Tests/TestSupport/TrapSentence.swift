/// The sentence with which a misuse stops the process.
public enum TrapSentence {
  /// Whether a process wrote all the words to its standard error; nil is no output. An optimised build stops without
  /// the sentence: there, any process that stopped passes.
  public static func has(_ words: String..., in output: [UInt8]?) -> Bool {
    guard let output else { return false }
    #if DEBUG
      let text = String(decoding: output, as: UTF8.self)
      return words.allSatisfy(text.contains)
    #else
      return true
    #endif
  }
}
