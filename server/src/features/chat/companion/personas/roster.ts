// The built-in characters, in order.

import type { Persona } from '../persona.ts'
import { elio } from './elio.ts'
import { ines } from './ines.ts'
import { kofi } from './kofi.ts'
import { mira } from './mira.ts'
import { noah } from './noah.ts'
import { zuri } from './zuri.ts'

export const roster: readonly Persona[] = [mira, noah, zuri, elio, ines, kofi]
