// A flight's calls, the same for all four: a game hands in its rules and its contract.

import type { CrashRules } from '@glasshouse/rulebook/play/game'
import type { CrashEngineContract } from '@glasshouse/rulebook/wire/play/crash-engine'
import { implement } from '../../platform/http/route.ts'
import type { GameModule } from './game-module.ts'

export const crashGame = (rules: CrashRules, contract: CrashEngineContract<string>): GameModule => ({
  rules,
  routes: ({ flight }) => {
    const table = flight(rules)
    return implement(contract, {
      state: (_, { playerId }) => table.state(playerId),
      join: (bet, { playerId }) => table.join(playerId, bet),
      jump: ({ betId }, { playerId, readAtMs }) => table.jump(playerId, betId, performance.now() - readAtMs),
      cancel: ({ betId }, { playerId }) => table.cancel(playerId, betId),
      setting: () => table.setting(),
      mine: ({ lastCreateTime }, { playerId }) => table.myRecords(playerId, lastCreateTime),
      records: ({ lastCreateTime }) => table.records(lastCreateTime),
    })
  },
})
