// Lays out the empty database that embedded houses begin with a copy of.

import { layOutBare } from './db/bare.ts'

await layOutBare()
