// Implicitly unwrapped, as such code is written.
// swift-format-ignore-file: NeverForceUnwrap, NeverUseImplicitlyUnwrappedOptionals

import UIKit

/// A card whose height follows from its text, by constraints.
final class PostCell: UICollectionViewCell {
  static let reuseIdentifier = "PostCell"
  let avatar = UIImageView()
  let titleLabel = UILabel()
  let bodyLabel = UILabel()

  private lazy var textStack: UIStackView = {
    let stack = UIStackView(arrangedSubviews: [titleLabel, bodyLabel])
    stack.axis = .vertical
    stack.spacing = 4
    stack.translatesAutoresizingMaskIntoConstraints = false
    return stack
  }()

  override init(frame: CGRect) {
    super.init(frame: frame)
    titleLabel.font = .boldSystemFont(ofSize: 20)
    bodyLabel.font = .systemFont(ofSize: 10)
    bodyLabel.numberOfLines = 0
    avatar.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(avatar)
    contentView.addSubview(textStack)
    let bottom = textStack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10)
    bottom.priority = .defaultHigh
    NSLayoutConstraint.activate([
      avatar.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 10),
      avatar.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
      avatar.widthAnchor.constraint(equalToConstant: 40),
      avatar.heightAnchor.constraint(equalTo: avatar.widthAnchor),
      textStack.leadingAnchor.constraint(equalToSystemSpacingAfter: avatar.trailingAnchor, multiplier: 1),
      textStack.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -12),
      textStack.topAnchor.constraint(equalTo: avatar.topAnchor),
      bottom,
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func prepareForReuse() {
    super.prepareForReuse()
    titleLabel.text = nil
    bodyLabel.text = nil
  }
}

/// A feed as written for UIKit: constraints determine its rows' heights, and a banner opens above them.
final class FeedController: UIViewController, UICollectionViewDataSource {
  var posts: [(title: String, body: String)] = []
  private(set) var collectionView: UICollectionView!
  let banner = UIView()
  private var bannerHeight: NSLayoutConstraint!

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Feed"
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(100))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 5
    collectionView = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
    collectionView.register(PostCell.self, forCellWithReuseIdentifier: PostCell.reuseIdentifier)
    collectionView.dataSource = self

    for subview in [banner, collectionView as UIView] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(subview)
    }
    bannerHeight = banner.heightAnchor.constraint(equalToConstant: 0)
    let views: [String: Any] = ["banner": banner, "list": collectionView as Any]
    var constraints = [bannerHeight!]
    constraints += NSLayoutConstraint.constraints(
      withVisualFormat: "V:[banner][list]|", options: [.alignAllLeading, .alignAllTrailing], metrics: nil,
      views: views)
    constraints += NSLayoutConstraint.constraints(
      withVisualFormat: "H:|[list]|", options: [], metrics: nil, views: views)
    constraints.append(banner.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor))
    NSLayoutConstraint.activate(constraints)
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Notice",
      primaryAction: UIAction { [weak self] _ in self?.toggleBanner() })
  }

  func toggleBanner() {
    bannerHeight.constant = bannerHeight.constant == 0 ? 60 : 0
    UIView.animate(withDuration: 0.3) { self.view.layoutIfNeeded() }
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    posts.count
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    let dequeued = collectionView.dequeueReusableCell(
      withReuseIdentifier: PostCell.reuseIdentifier, for: indexPath)
    guard let cell = dequeued as? PostCell else { return dequeued }
    cell.titleLabel.text = posts[indexPath.item].title
    cell.bodyLabel.text = posts[indexPath.item].body
    return cell
  }
}
