import CradleUIKit
import TestSupport
import Testing

/// The selection of a collection view's controller that appears again.
struct ClearedSelectionTests {
  private final class Numbers: UICollectionViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    }
    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
      -> Int
    { 5 }
    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  @Test("it is cleared unless the controller keeps it", arguments: [true, false])
  func appears(_ clears: Bool) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let numbers = Numbers(collectionViewLayout: UICollectionViewFlowLayout())
    numbers.clearsSelectionOnViewWillAppear = clears
    window.rootViewController = UINavigationController(rootViewController: numbers)
    window.advance(by: 0)
    let item = IndexPath(item: 2, section: 0)
    numbers.collectionView.selectItem(at: item, animated: false, scrollPosition: [])
    numbers.navigationController?.pushViewController(UIViewController(), animated: false)
    window.advance(by: 0)
    #expect(numbers.collectionView.indexPathsForSelectedItems == [item])
    _ = numbers.navigationController?.popViewController(animated: false)
    window.advance(by: 0)
    #expect(numbers.collectionView.indexPathsForSelectedItems == (clears ? [] : [item]))
  }
}
