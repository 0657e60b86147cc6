// The name under which files written for UIKit import the kinds of data (`UTType`).
@_exported import CradleUIKit
