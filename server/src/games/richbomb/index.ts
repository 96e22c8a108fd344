// Rich Bomb on the crash engine.

import { richbombContract } from '@glasshouse/rulebook/games/richbomb/contract'
import { richbomb } from '@glasshouse/rulebook/games/richbomb/rules'
import { crashGame } from '../../play/engines/crash-game.ts'

export const game = crashGame(richbomb, richbombContract)
