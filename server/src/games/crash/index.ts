// Crash on the flight engine.

import { crashContract } from '@glasshouse/rulebook/games/crash/contract'
import { crash } from '@glasshouse/rulebook/games/crash/rules'
import { flightGame } from '../../play/flight-game.ts'

export const game = flightGame(crash, crashContract)
