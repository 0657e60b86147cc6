// As with UIKit, an import also provides CGFloat, CGRect, IndexPath, NSObject and the queues' constants.
@_exported import Dispatch
@_exported import Foundation
