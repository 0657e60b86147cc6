// The name under which files written for UIKit import layers, where there is no Core Animation.
@_exported import CradleUIKit
