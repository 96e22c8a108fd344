// Soccer Boy on the crash engine.

import { footballContract } from '@glasshouse/rulebook/games/football/contract'
import { football } from '@glasshouse/rulebook/games/football/rules'
import { crashGame } from '../../play/engines/crash-game.ts'

export const game = crashGame(football, footballContract)
