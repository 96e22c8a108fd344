// Lays out the empty database that embedded houses begin with a copy of.

import { buildTemplate } from '../platform/db/template.ts'

await buildTemplate()
