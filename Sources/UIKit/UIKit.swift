// The name that files written for UIKit import, where there is no UIKit.
@_exported import CradleUIKit
