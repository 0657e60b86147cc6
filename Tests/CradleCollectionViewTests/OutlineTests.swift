import CradleCollectionView
import CradleGeometry
import TestSupport
import Testing

/// Sections whose items have items below them, and cells that are filled again.
@Suite("Section snapshots, reconfigured items and reordering")
struct OutlineTests {
  private typealias Outline = DiffableDataSourceSectionSnapshot<String>

  private var food: Outline {
    var outline = Outline()
    outline.append(["fruit", "bread"])
    outline.append(["apple", "pear"], to: "fruit")
    outline.append(["red", "green"], to: "apple")
    return outline
  }

  @Test("only descendants of expanded items are visible")
  func visible() {
    var outline = food
    #expect(outline.items == ["fruit", "apple", "red", "green", "pear", "bread"])
    #expect(outline.visibleItems == ["fruit", "bread"] && outline.rootItems == ["fruit", "bread"])
    outline.expand(["apple"])
    #expect(outline.visibleItems == ["fruit", "bread"] && !outline.isVisible("red"))
    outline.expand(["fruit"])
    #expect(outline.visibleItems == ["fruit", "apple", "red", "green", "pear", "bread"])
    #expect(outline.isVisible("red") && outline.isExpanded("apple"))
    outline.collapse(["fruit"])
    #expect(outline.visibleItems == ["fruit", "bread"])
  }

  @Test("levels, parents and numbers follow every change")
  func changes() {
    var outline = food
    #expect(outline.level(of: "bread") == 0 && outline.level(of: "red") == 2)
    #expect(outline.parent(of: "red") == "apple" && outline.parent(of: "fruit") == nil)
    outline.insert(["plum"], after: "apple")
    outline.insert(["meat"], before: "fruit")
    #expect(outline.items == ["meat", "fruit", "apple", "red", "green", "plum", "pear", "bread"])
    #expect(outline.index(of: "plum") == 5 && outline.index(of: "none") == nil)
    let part = outline.snapshot(of: "fruit")
    #expect(part.items == ["apple", "red", "green", "plum", "pear"] && part.level(of: "red") == 1)
    #expect(outline.snapshot(of: "apple", includingParent: true).items == ["apple", "red", "green"])
    outline.replace(childrenOf: "fruit", using: outline.snapshot(of: "apple"))
    #expect(outline.items == ["meat", "fruit", "red", "green", "bread"])
    outline.delete(["fruit", "nothing"])
    #expect(outline.items == ["meat", "bread"] && !outline.contains("red"))
    outline.deleteAll()
    #expect(outline.items.isEmpty)
  }

  private final class Cell: CollectionViewCell {
    var preparations = 0
    var text = ""
    override func prepareForReuse() { preparations += 1 }
  }

  /// A source of named rows whose cells show what `texts` says.
  private final class Rig {
    var texts: [String: String] = [:]
    let view = CollectionView(
      viewportSize: Size(width: 300, height: 600), collectionViewLayout: CollectionViewFlowLayout())
    lazy var source = CollectionViewDiffableDataSource<Int, String>(collectionView: view) {
      [unowned self] view, path, item in
      let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      (cell as? Cell)?.text = texts[item] ?? item
      return cell
    }

    init() { view.register(Cell.self, forCellWithReuseIdentifier: "cell") }

    func cell(_ item: String) -> Cell? {
      source.indexPath(for: item).flatMap { view.cellForItem(at: $0) } as? Cell
    }
  }

  @Test("a section takes its visible items, and returns its hierarchy")
  func applying() {
    let rig = Rig()
    var outline = food
    rig.source.apply(outline, to: 0, animatingDifferences: false)
    #expect(rig.source.snapshot().itemIdentifiers == ["fruit", "bread"])
    let bread = rig.cell("bread")
    outline.expand(["fruit"])
    rig.source.apply(outline, to: 0)
    #expect(rig.source.snapshot().itemIdentifiers(inSection: 0) == ["fruit", "apple", "pear", "bread"])
    #expect(rig.cell("bread") === bread, "what stays keeps its cell")
    #expect(rig.source.snapshot(for: 0).level(of: "pear") == 1)
    var flat = rig.source.snapshot()
    flat.deleteItems(["apple"])
    rig.source.apply(flat)
    #expect(rig.source.snapshot(for: 0).rootItems == ["fruit", "pear", "bread"])
  }

  @Test("a reconfigured item keeps its cell, a reloaded one gets another; both show the new content")
  func reconfiguring() throws {
    let rig = Rig()
    var state = DiffableDataSourceSnapshot<Int, String>()
    state.appendSections([0])
    state.appendItems(["a", "b", "c"])
    rig.source.apply(state, animatingDifferences: false)
    let cell = try #require(rig.cell("b"))
    rig.texts = ["b": "new"]
    state.reconfigureItems(["b"])
    #expect(state.reconfiguredItemIdentifiers == ["b"])
    state.moveItem("b", beforeItem: "a")
    rig.source.apply(state)
    #expect(rig.cell("b") === cell && cell.text == "new" && cell.preparations == 0)
    #expect(rig.source.snapshot().reconfiguredItemIdentifiers.isEmpty)
    rig.texts = ["b": "newer"]
    rig.view.reconfigureItems(at: [IndexPath(item: 0, section: 0)])
    #expect(rig.cell("b") === cell && cell.text == "newer")
    state = rig.source.snapshot()
    state.reloadItems(["b"])
    rig.source.apply(state)
    let other = try #require(rig.cell("b"))
    #expect(other !== cell || other.preparations == 1)
  }

  @Test("an interactively moved item is moved in the snapshot, and the handlers are called")
  func reordering() throws {
    let rig = Rig()
    var state = DiffableDataSourceSnapshot<Int, String>()
    state.appendSections([0])
    state.appendItems(["a", "b", "c", "d"])
    rig.source.apply(state, animatingDifferences: false)
    let path = IndexPath(item: 0, section: 0)
    #expect(!rig.view.beginInteractiveMovementForItem(at: path), "nobody said that it may")
    var heard: [[String]] = []
    rig.source.reorderingHandlers.canReorderItem = { $0 != "b" }
    rig.source.reorderingHandlers.didReorder = {
      heard += [$0.initialSnapshot.itemIdentifiers, $0.finalSnapshot.itemIdentifiers]
    }
    let goal = try #require(rig.view.layoutAttributesForItem(at: IndexPath(item: 2, section: 0))).center
    #expect(!rig.view.beginInteractiveMovementForItem(at: IndexPath(item: 1, section: 0)))
    #expect(rig.view.beginInteractiveMovementForItem(at: path))
    rig.view.updateInteractiveMovementTargetPosition(goal)
    rig.view.endInteractiveMovement()
    #expect(rig.source.snapshot().itemIdentifiers == ["b", "c", "a", "d"])
    #expect(heard == [["a", "b", "c", "d"], ["b", "c", "a", "d"]])
  }
}
