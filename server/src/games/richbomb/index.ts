// Rich Bomb on the flight engine.

import { richbombContract } from '@glasshouse/rulebook/games/richbomb/contract'
import { richbomb } from '@glasshouse/rulebook/games/richbomb/rules'
import { flightGame } from '../../play/engines/crash-game.ts'

export const game = flightGame(richbomb, richbombContract)
