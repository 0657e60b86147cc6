#include "Peer.h"
