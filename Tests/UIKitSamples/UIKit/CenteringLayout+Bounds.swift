// An override in a file of its own.
// swift-format-ignore-file

import UIKit

extension CenteringLayout {
    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { return newBounds.width > 0 }
}
