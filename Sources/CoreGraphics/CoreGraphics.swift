// The name under which files written for UIKit import points and transforms, where there is no Core Graphics.
@_exported import CradleUIKit
