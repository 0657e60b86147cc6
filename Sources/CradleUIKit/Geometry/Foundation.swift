// As UIKit does: who imports it has CGFloat, CGRect, IndexPath, NSObject and DispatchQueue.
@_exported import Dispatch
@_exported import Foundation
