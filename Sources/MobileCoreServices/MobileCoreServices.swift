// The older name under which files written for UIKit import the identifiers of kinds of data.
@_exported import CradleUIKit
