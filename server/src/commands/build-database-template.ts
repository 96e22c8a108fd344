// Lays out the empty database that embedded houses begin with a copy of.

import { layOutBare } from '../platform/db/template.ts'

await layOutBare()
