// The routes of a crash-like game, the same for all four: a game provides its rules and contract.

import type { CrashRules } from '@glasshouse/rulebook/play/game'
import type { CrashEngineContract } from '@glasshouse/rulebook/wire/play/crash-engine'
import { implement } from '../../platform/http/route.ts'
import type { GameModule } from './game-module.ts'

export const crashGame = (rules: CrashRules, contract: CrashEngineContract<string>): GameModule => ({
  rules,
  routes: ({ crash }) => {
    const table = crash(rules)
    return implement(contract, {
      state: (_, { playerId }) => table.state(playerId),
      join: (bet, { playerId }) => table.join(playerId, bet),
      jump: ({ betId }, { playerId, readAtMs }) => table.cashOut(playerId, betId, performance.now() - readAtMs),
      cancel: ({ betId }, { playerId }) => table.cancel(playerId, betId),
      setting: () => table.setting(),
      mine: ({ lastCreateTime }, { playerId }) => table.myBets(playerId, lastCreateTime),
      records: ({ lastCreateTime }) => table.endedRounds(lastCreateTime),
    })
  },
})
