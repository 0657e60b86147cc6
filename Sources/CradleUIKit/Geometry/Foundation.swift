// As UIKit does: who imports it has CGFloat, CGRect, IndexPath, NSObject and the queues' constants.
@_exported import Dispatch
@_exported import Foundation
