// The name that files written for UIKit import, where there is no UIKit.
@_exported import CoreGraphics
@_exported import CradleUIKit
@_exported import QuartzCore
