// Bomb on the crash engine.

import { bombContract } from '@glasshouse/rulebook/games/bomb/contract'
import { bomb } from '@glasshouse/rulebook/games/bomb/rules'
import { crashGame } from '../../play/engines/crash-game.ts'

export const game = crashGame(bomb, bombContract)
