// The version of this checkout. The repository's package.json is its only place.

import fs from 'node:fs'
import path from 'node:path'

const file = path.join(import.meta.dirname, '..', '..', '..', 'package.json')
export const { version: VERSION } = JSON.parse(fs.readFileSync(file, 'utf8')) as { version: string }
