import CradleGeometry

/// A control with segments beside each other, of which one is selected. A tap selects one.
open class UISegmentedControl: UIControl {
  /// The index of the selected segment if none is selected.
  public static let noSegment = -1
  private static let height: CGFloat = 32
  /// The padding around a title, in points.
  private static let padding: CGFloat = 12
  private struct Segment {
    var title: String?
    var image: UIImage?
    var width: CGFloat = 0
    var isEnabled = true
    var action: UIAction?
    let label = UILabel()

    /// Sets the action, and shows its image, or its title if it has no image.
    mutating func show(_ action: UIAction) {
      (self.action, image) = (action, action.image)
      title = action.image == nil ? action.title : nil
    }
  }
  private var segments: [Segment] = [] {
    didSet {
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }
  /// The index of the selected segment, from 0; the default is `noSegment`. Setting it sends no event; an index out of
  /// range traps.
  open var selectedSegmentIndex = UISegmentedControl.noSegment {
    didSet {
      precondition(
        selectedSegmentIndex == Self.noSegment || segments.indices.contains(selectedSegmentIndex),
        "UISegmentedControl.selectedSegmentIndex: there is no segment \(selectedSegmentIndex) of \(segments.count); select one of them, or noSegment"
      )
      setNeedsLayout()
    }
  }
  /// Whether a tapped segment stays unselected; the default is false.
  open var isMomentary = false
  /// Whether segments are as wide as their titles; the default is false.
  open var apportionsSegmentWidthsByContent = false { didSet { setNeedsLayout() } }
  /// The selected segment's colour; nil for white.
  open var selectedSegmentTintColor: UIColor? { didSet { setNeedsLayout() } }
  private let selectionView = UIView()

  /// Makes a control with a segment for each title, image or action.
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    for (index, item) in (items ?? []).enumerated() {
      if let action = item as? UIAction {
        insertSegment(action: action, at: index, animated: false)
      } else if let image = item as? UIImage {
        insertSegment(with: image, at: index, animated: false)
      } else {
        insertSegment(withTitle: item as? String ?? String(describing: item), at: index, animated: false)
      }
    }
    sizeToFit()
  }
  /// Makes a control with a frame in its superview's points, and a segment for each action, as
  /// `insertSegment(action:at:animated:)` does.
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    for action in actions { insertSegment(action: action, at: numberOfSegments, animated: false) }
  }
  /// Makes a control without segments.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    insertSubview(selectionView, at: 0)
  }
  /// Makes a control without segments; the archive is not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    insertSubview(selectionView, at: 0)
  }

  /// The number of segments.
  open var numberOfSegments: Int { segments.count }
  /// Inserts a segment with a title; an index out of range is clamped.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(Segment(title: title), at: segment)
  }
  /// Inserts a segment with an image, which the app draws; an index out of range is clamped.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(Segment(image: image), at: segment)
  }
  /// Inserts a segment that shows an action's image, or its title if it has no image; an index out of range is clamped.
  /// A tap that selects the segment calls the action, and then the actions for `valueChanged`.
  ///
  /// A segment that has the same action already, or one with the same identifier, is updated if it is at the index, and
  /// removed before the insertion otherwise.
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    if let old = index(of: action) {
      if old == segment { return setAction(action, forSegmentAt: segment) }
      removeSegment(at: old, animated: animated)
    }
    var new = Segment()
    new.show(action)
    insert(new, at: segment)
  }
  private func index(of action: UIAction) -> Int? {
    segments.firstIndex { $0.action.map(action.replaces) ?? false }
  }
  private func insert(_ new: Segment, at segment: Int) {
    let index = segment.clamped(to: 0...segments.count)
    segments.insert(new, at: index)
    new.label.font = .systemFont(ofSize: 13)
    addSubview(new.label)
    if selectedSegmentIndex >= index { selectedSegmentIndex += 1 }
  }
  /// Removes a segment; ignores an index out of range.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard segments.indices.contains(segment) else { return }
    let selected = selectedSegmentIndex
    selectedSegmentIndex = Self.noSegment
    segments.remove(at: segment).label.removeFromSuperview()
    if selected != segment { selectedSegmentIndex = selected > segment ? selected - 1 : selected }
  }
  /// Removes all segments.
  open func removeAllSegments() {
    while !segments.isEmpty { removeSegment(at: segments.count - 1, animated: false) }
  }
  /// Sets a segment's title in place of its image. Here and below an index out of range traps.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    (segments[segment].title, segments[segment].image) = (title, nil)
  }
  /// A segment's title; nil for none.
  open func titleForSegment(at segment: Int) -> String? { segments[segment].title }
  /// Sets a segment's image in place of its title; the app draws it.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    (segments[segment].image, segments[segment].title) = (image, nil)
  }
  /// A segment's image; nil for none.
  open func imageForSegment(at segment: Int) -> UIImage? { segments[segment].image }
  /// Sets a segment's action, and shows its image, or its title if it has no image. An action that another segment has,
  /// or one with its identifier, traps.
  open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
    let index = index(of: action) ?? segment
    precondition(
      index == segment,
      "UISegmentedControl.setAction(_:forSegmentAt: \(segment)): segment \(index) has that action or its identifier; remove it first"
    )
    segments[segment].show(action)
  }
  /// A segment's action; nil for none.
  open func actionForSegment(at segment: Int) -> UIAction? { segments[segment].action }
  /// The index of the segment whose action has an identifier; `NSNotFound` for none, and for the empty
  /// identifier, which actions without one have.
  open func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
    let index = segments.firstIndex { $0.action?.identifier == actionIdentifier }
    return actionIdentifier.rawValue.isEmpty ? NSNotFound : index ?? NSNotFound
  }
  /// Sets a segment's width in points; 0 for an equal share.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) { segments[segment].width = width }
  /// A segment's width in points; 0 for an equal share.
  open func widthForSegment(at segment: Int) -> CGFloat { segments[segment].width }
  /// Sets whether a segment can be tapped.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) { segments[segment].isEnabled = enabled }
  /// Whether a segment can be tapped.
  open func isEnabledForSegment(at segment: Int) -> Bool { segments[segment].isEnabled }
  private var attributes: [State: [NSAttributedString.Key: Any]] = [:]
  /// Sets the attributes of titles in a state.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {
    self.attributes[state] = attributes
    setNeedsLayout()
  }
  /// The attributes of titles in a state; nil for none.
  open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? { attributes[state] }

  /// The left edges of the segments, and the right edge of the last.
  private func edges(_ width: CGFloat) -> [CGFloat] {
    var widths = segments.map {
      apportionsSegmentWidthsByContent ? $0.width > 0 ? $0.width : fittingWidth($0) : $0.width
    }
    let flexibleCount = widths.count { $0 <= 0 }
    let remaining = max(0, width - widths.reduce(0, +))
    if flexibleCount > 0 { widths = widths.map { $0 > 0 ? $0 : remaining / CGFloat(flexibleCount) } }
    return widths.reduce(into: [bounds.minX]) { edges, width in edges.append((edges.last ?? 0) + width) }
  }
  private func fittingWidth(_ segment: Segment) -> CGFloat {
    let content =
      segment.image?.size.width
      ?? TextSize.of(segment.title ?? "", .systemFont(ofSize: 13)).width
    return content + 2 * Self.padding
  }

  /// Selects the segment in which the finger lifts.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    guard let point = touch?.location(in: self), bounds.contains(point) else { return }
    let edges = edges(bounds.width)
    guard let index = segments.indices.last(where: { edges[$0] <= point.x }), segments[index].isEnabled
    else { return }
    let old = selectedSegmentIndex
    selectedSegmentIndex = index
    if index != old {
      let action = segments[index].action
      action?.perform(from: self)
      perform(.valueChanged, event)
    }
    if isMomentary { selectedSegmentIndex = Self.noSegment }
  }
  /// The size in points in which each segment is as wide as the widest one needs.
  open override var intrinsicContentSize: CGSize {
    let widest = segments.map { $0.width > 0 ? $0.width : fittingWidth($0) }.max() ?? 0
    return CGSize(width: widest * CGFloat(segments.count), height: Self.height)
  }
  /// The intrinsic size, in points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
  /// Places the titles, and the mark behind the selected one.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let edges = edges(bounds.width)
    backgroundColor = backgroundColor ?? UIColor(white: 0.93, alpha: 1)
    selectionView.isHidden = selectedSegmentIndex == Self.noSegment
    for (index, segment) in segments.enumerated() {
      let frame = CGRect(
        x: edges[index], y: bounds.minY, width: edges[index + 1] - edges[index], height: bounds.height)
      let isSelected = index == selectedSegmentIndex
      let attributes = attributes[isSelected ? .selected : .normal] ?? attributes[.normal]
      segment.label.attributedText = segment.title.map {
        NSAttributedString(string: $0, attributes: attributes)
      }
      segment.label.textAlignment = .center
      segment.label.frame = frame
      if isSelected { selectionView.frame = frame.without(borders: 2, 2) }
    }
    selectionView.isUserInteractionEnabled = false
    selectionView.layer.cornerRadius = 7
    selectionView.backgroundColor = selectedSegmentTintColor ?? .white
  }
}
