// The four crash games have the same calls, each under its own name; Crash's contract stands for all of them.

import type { CrashContract } from '@glasshouse/rulebook/games/crash/contract'
import type { KeyOf } from '@glasshouse/rulebook/wire/endpoint'
import { caller } from '../call.ts'

type Key = KeyOf<CrashContract>

/** The key of another crash game's call, typed as Crash's. */
export const crashKey = <K extends Key>(game: string, key: K): K => key.replace('/api/crash', `/api/${game}`) as K

export const callCrash = caller<CrashContract>()
