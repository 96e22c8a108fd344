// Crash on the crash engine.

import { crashContract } from '@glasshouse/rulebook/games/crash/contract'
import { crash } from '@glasshouse/rulebook/games/crash/rules'
import { crashGame } from '../../play/engines/crash-game.ts'

export const game = crashGame(crash, crashContract)
