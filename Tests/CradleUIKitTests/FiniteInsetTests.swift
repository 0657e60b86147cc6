import CradleUIKit
import TestSupport
import Testing

/// Insets that are not finite.
@Suite struct FiniteInsetTests {
  /// The properties that take insets, with the names that their traps give.
  enum Property: String, CaseIterable, Codable {
    case layoutMargins, directionalLayoutMargins, contentEdgeInsets, titleEdgeInsets, imageEdgeInsets
    case separatorInset, tableSeparatorInset, textContainerInset, contentInset

    @MainActor func set(_ inset: CGFloat) {
      let insets = UIEdgeInsets(top: 1, left: 2, bottom: inset, right: 3)
      switch self {
      case .layoutMargins: UIView().layoutMargins = insets
      case .directionalLayoutMargins:
        UIView().directionalLayoutMargins =
          NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: inset, trailing: 3)
      case .contentEdgeInsets: UIButton().contentEdgeInsets = insets
      case .titleEdgeInsets: UIButton().titleEdgeInsets = insets
      case .imageEdgeInsets: UIButton().imageEdgeInsets = insets
      case .separatorInset: UITableViewCell(style: .default, reuseIdentifier: nil).separatorInset = insets
      case .tableSeparatorInset: UITableView().separatorInset = insets
      case .textContainerInset: UITextView().textContainerInset = insets
      case .contentInset: UIScrollView().contentInset = insets
      }
    }

    /// The word of the sentence.
    var name: String {
      switch self {
      case .directionalLayoutMargins: "layoutMargins"
      case .tableSeparatorInset: "separatorInset"
      default: rawValue
      }
    }
  }

  @Test("insets that are not finite trap with a sentence", arguments: Property.allCases, [true, false])
  func notFinite(_ property: Property, isNaN: Bool) async {
    let output = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      [property = property as Property, isNaN = isNaN as Bool] in
      await MainActor.run { property.set(isNaN ? .nan : .infinity) }
    }
    #expect(TrapSentence.has(property.name, "finite", in: output?.standardErrorContent))
  }
}
