import Foundation
import Testing
import CradleUIKit

/// Views of storyboards and archives are made by `init(coder:)`, which must leave out nothing that `init(frame:)` does.
@Suite("Views from archives")
struct ArchiveInitializerTests {
  /// The visible properties of a new view.
  private struct Looks: Equatable {
    let subviews: [String]
    let size: CGSize
    let takesTouches: Bool
    let gestures: Int

    init(_ view: UIView) {
      subviews = view.subviews.map { String(describing: type(of: $0)) }
      size = view.bounds.size
      takesTouches = view.isUserInteractionEnabled
      gestures = view.gestureRecognizers?.count ?? 0
    }
  }

  /// Both ways to make a view of every class.
  private static let ways:
    [(name: String, framed: @Sendable () -> UIView, coded: @Sendable (NSCoder) -> UIView?)] = [
      ("UIView", { UIView(frame: .zero) }, { UIView(coder: $0) }),
      ("UILabel", { UILabel(frame: .zero) }, { UILabel(coder: $0) }),
      ("UIImageView", { UIImageView(frame: .zero) }, { UIImageView(coder: $0) }),
      ("UIControl", { UIControl(frame: .zero) }, { UIControl(coder: $0) }),
      ("UIButton", { UIButton(frame: .zero) }, { UIButton(coder: $0) }),
      ("UISwitch", { UISwitch(frame: .zero) }, { UISwitch(coder: $0) }),
      ("UISlider", { UISlider(frame: .zero) }, { UISlider(coder: $0) }),
      ("UIStepper", { UIStepper(frame: .zero) }, { UIStepper(coder: $0) }),
      ("UISegmentedControl", { UISegmentedControl(frame: .zero) }, { UISegmentedControl(coder: $0) }),
      ("UIPageControl", { UIPageControl(frame: .zero) }, { UIPageControl(coder: $0) }),
      ("UIProgressView", { UIProgressView(frame: .zero) }, { UIProgressView(coder: $0) }),
      ("UITextField", { UITextField(frame: .zero) }, { UITextField(coder: $0) }),
      ("UITextView", { UITextView(frame: .zero) }, { UITextView(coder: $0) }),
      ("UISearchBar", { UISearchBar(frame: .zero) }, { UISearchBar(coder: $0) }),
      ("UIToolbar", { UIToolbar(frame: .zero) }, { UIToolbar(coder: $0) }),
      ("UITabBar", { UITabBar(frame: .zero) }, { UITabBar(coder: $0) }),
      ("UINavigationBar", { UINavigationBar(frame: .zero) }, { UINavigationBar(coder: $0) }),
      ("UIPickerView", { UIPickerView(frame: .zero) }, { UIPickerView(coder: $0) }),
      ("UIDatePicker", { UIDatePicker(frame: .zero) }, { UIDatePicker(coder: $0) }),
      ("UIScrollView", { UIScrollView(frame: .zero) }, { UIScrollView(coder: $0) }),
      ("UITableView", { UITableView(frame: .zero) }, { UITableView(coder: $0) }),
      ("UIStackView", { UIStackView(frame: .zero) }, { UIStackView(coder: $0) }),
      ("UIVisualEffectView", { UIVisualEffectView(frame: .zero) }, { UIVisualEffectView(coder: $0) }),
      ("UICollectionViewCell", { UICollectionViewCell(frame: .zero) }, { UICollectionViewCell(coder: $0) }),
      ("UITableViewCell", { UITableViewCell(frame: .zero) }, { UITableViewCell(coder: $0) }),
    ]

  @Test("a view from an archive has the parts of one with a frame", arguments: ways.indices)
  func parts(index: Int) throws {
    let way = Self.ways[index]
    let coded = try #require(way.coded(NSKeyedArchiver(requiringSecureCoding: false)))
    #expect(Looks(coded) == Looks(way.framed()), "\(way.name)")
  }

  @Test("labels and pictures take no touches, all other views do", arguments: ways.indices)
  func touches(index: Int) {
    let way = Self.ways[index]
    let view = way.framed()
    #expect(view.isUserInteractionEnabled == !["UILabel", "UIImageView"].contains(way.name), "\(way.name)")
    view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    let root = UIView(frame: view.frame)
    root.addSubview(view)
    #expect(
      (root.hitTest(CGPoint(x: 5, y: 5), with: nil) !== root) == view.isUserInteractionEnabled, "\(way.name)")
  }

  @Test("a field from an archive takes text by a touch, and a search from one begins with its field")
  func works() throws {
    let field = try #require(UITextField(coder: NSKeyedArchiver(requiringSecureCoding: false)))
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    field.frame = window.bounds
    window.addSubview(field)
    window.advance(by: 0)
    window.touchDown(at: CGPoint(x: 50, y: 50), time: 0)
    window.touchUp(time: 0.05)
    #expect(field.isEditing)
    let search = try #require(UISearchController(coder: NSKeyedArchiver(requiringSecureCoding: false)))
    search.searchBar.searchTextField.sendActions(for: .editingDidBegin)
    #expect(search.isActive)
  }
}
