import CradlePhysics

/// The cells that hang on springs now, and the steps that bring all of them on in time.
///
/// It is a state at a time, and what is shown of it at a later one: a frame between two steps shows what has been
/// scrolled since the last one, but only the steps, which lie at the same times for every frame rate, take it in.
struct SpringField {
  var spring: Spring { didSet { tune() } }
  /// R, in points.
  var resistance: Double { didSet { tune() } }
  /// How much the way across counts in a distance: 0 or 1.
  var acrossWeight = 0.0
  /// Those in the tile, in the order of their paths: among them alone is decided what is shown.
  var cells: [SpringCell] = []
  /// Every cell there is, in the order of their paths, where nothing is tiled: those that come into the tile have their
  /// motion from here instead of from the steps taken again. Empty with tiles.
  var stock: [SpringCell] = []
  /// The time of the state, in seconds.
  private(set) var time = 0.0
  private(set) var isMoving = false
  /// How far those as far from the pointer as can be are displaced now, in points.
  var farDisplacement: Double { farPresent.displacement }
  /// The greatest displacement shown, in points.
  var reach = 0.0
  /// Whether some neighbours are out of their order, so that they hold each other.
  var isTorn = false

  /// Whether any of the stock may be out of its place.
  private var isStockMoving = false

  private var (far, farPresent) = (SpringMotion.rest, SpringMotion.rest)
  private var history = SpringHistory()
  /// How long a step matters, in seconds.
  private var memory = 0.0
  /// From the state to the present; nil at a step.
  private var latest: SpringStep?
  /// How fast the hand scrolls now and its pointer moves in the content, in pt/s, and the step that says what that does.
  private(set) var carried: (scroll: Double, pointer: Double, step: SpringStep)?
  /// The last ways: steps and frames repeat.
  private var ways: [SpringWay] = []

  init(spring: Spring, resistance: Double) {
    (self.spring, self.resistance) = (spring, resistance)
    tune()
  }

  private mutating func tune() {
    ways.removeAll(keepingCapacity: true)
    let fastest = 2 * spring.angularFrequency * resistance
    memory = spring.curve(from: resistance, to: 0, velocity: fastest)
      .settlingTime(within: SpringStep.restAmplitude)
  }

  // MARK: Motion

  /// What moves the cells, besides their springs.
  struct Scroll {
    /// How far a hand scrolled the content since the state, in points, and where its pointer was then and is now, in
    /// the content's points; nil for no hand.
    var hand: (distance: Double, before: SpringPlace, now: SpringPlace)?
    /// How fast the hand scrolls the content, and its pointer moves there, in pt/s.
    var velocity: (scroll: Double, pointer: Double)
    /// What a scroll without a hand leaves of the motion, 0 … 1.
    var kept: Double
  }

  /// Shows the cells at a time, and makes that their state if it is a step.
  mutating func advance(to now: Double, _ scroll: Scroll, isStep: Bool) {
    var step = SpringStep(
      way: way(for: max(0, now - time)), omega: spring.angularFrequency, resistance: resistance,
      acrossWeight: acrossWeight)
    step.kept = scroll.kept
    if let hand = scroll.hand { (step.distance, step.before, step.now) = hand }
    let isCarried = scroll.hand != nil && scroll.velocity.scroll != 0
    carried = isCarried ? (scroll.velocity.scroll, scroll.velocity.pointer, step) : nil
    guard !step.isIdle else { return }
    farPresent = step.movedFar(far)
    isMoving = farPresent != .rest
    for index in cells.indices {
      let present = step.moved(cells[index].state, at: cells[index].anchor)
      cells[index].present = present
      if present != .rest { isMoving = true }
    }
    moveStock(step)
    latest = step
    guard isStep else { return }
    history.append(step, far: far, at: now, memory: memory)
    settle(at: now)
  }

  /// Takes the present as the state at a time.
  mutating func settle(at now: Double) {
    (time, far, latest) = (now, farPresent, nil)
    for index in cells.indices { cells[index].state = cells[index].present }
    if isStockMoving { for index in stock.indices { stock[index].state = stock[index].present } }
    guard !isMoving else { return }
    // Nothing of what was can be told any more: what still swings out of the tile swings no longer.
    history.removeAll()
    calmStock()
  }

  private mutating func moveStock(_ step: SpringStep) {
    guard isMoving, !stock.isEmpty else { return }
    isStockMoving = true
    for index in stock.indices {
      stock[index].present = step.moved(stock[index].state, at: stock[index].anchor)
    }
  }

  private mutating func calmStock() {
    guard isStockMoving else { return }
    isStockMoving = false
    for index in stock.indices { (stock[index].state, stock[index].present) = (.rest, .rest) }
  }

  /// Makes other cells the stock, with the motion they have.
  mutating func restock(_ cells: [SpringCell]) {
    stock = cells
    isStockMoving = isMoving && !stock.isEmpty
  }

  /// Lays every cell where it belongs.
  mutating func calm(at now: Double) {
    (farPresent, carried, reach, isMoving, isTorn) = (.rest, nil, 0, false, false)
    for index in cells.indices { (cells[index].present, cells[index].shown) = (.rest, .rest) }
    settle(at: now)
  }

  /// Gives entering cells, which have hung at their places all along, the motion that is due to them.
  func setInMotion(_ entering: inout [SpringCell]) {
    if isMoving {
      if stock.isEmpty { history.setInMotion(&entering, far: far) } else { takeFromStock(&entering) }
    }
    for index in entering.indices where entering[index].firstStep != nil {
      let (state, anchor) = (entering[index].state, entering[index].anchor)
      entering[index].present = latest?.moved(state, at: anchor) ?? state
      entering[index].shown = entering[index].present
      entering[index].firstStep = nil
    }
  }

  private func takeFromStock(_ entering: inout [SpringCell]) {
    for index in entering.indices where entering[index].firstStep != nil {
      guard let place = stock.place(of: entering[index].path) else { continue }
      entering[index].takeMotion(of: stock[place])
      entering[index].shown = entering[index].present
    }
  }

  /// Whether two cells hang at places where every scroll does the same.
  func isAlike(_ cell: SpringCell, _ other: SpringCell) -> Bool {
    cell.anchor.along == other.anchor.along
      && (acrossWeight == 0 || cell.anchor.across == other.anchor.across)
  }

  private mutating func way(for duration: Double) -> SpringWay {
    if let known = ways.first(where: { $0.duration == duration }) { return known }
    let way = SpringWay(spring, duration)
    if ways.count > 3 { ways.removeFirst() }
    ways.append(way)
    return way
  }
}
