// Builds the database template from which embedded databases start.

import { buildTemplate } from '../platform/db/template.ts'

await buildTemplate()
