// @vitest-environment happy-dom
import {
  minesweeper,
  type MinesweeperChoice,
  type MinesweeperBoard,
} from '@glasshouse/rulebook/games/minesweeper/rules'
import { describe, expect, it } from 'vitest'
import { verifyBet } from '../fairness/verify.ts'
import { proofRules, settledOf, type ClimbedBet, type StepSession } from './step-game.ts'

// The published test vectors: three mines at nonce 0 lie at 9, 10 and 21.
const seed = 'f19f4732d5d2e601bbe70a7bd82dfae1d498f446b2ce89ff9de80ff9ac8a1ec5'
const hash = 'a7db6a19a83d3a84ea846a3f5d29ec72dad8359c3f938f70cb63af1698d63f55'
const proof = { seedPairId: 1, serverSeedHash: hash, serverSeed: null, clientSeed: 'player-seed_01', nonce: 0 }
const mines = [9, 10, 21]

type Bet = ClimbedBet<MinesweeperChoice, MinesweeperBoard>
const bet = (opened: number[], payout: number, changes: Partial<Bet> = {}): Bet => ({
  id: 1,
  gold: 100,
  payout,
  choice: { mines: 3 },
  outcome: { mines, opened },
  createTime: 0,
  proof,
  ...changes,
})
const rules = proofRules(minesweeper)

describe('the proof of a game in steps', () => {
  it('draws the board again and pays by the opened tiles', () => {
    expect(verifyBet(rules, bet([0, 1, 2, 3, 4], 199), seed).holds).toBe(true)
    expect(verifyBet(rules, bet([0, 9], 0), seed).holds).toBe(true)
    expect(verifyBet(rules, bet([0, 1, 2, 3, 4], 198), seed).payout).toMatchObject({ computed: 199, holds: false })
  })

  it('finds a board that was not drawn', () => {
    const moved = bet([0, 11], 0, { outcome: { mines: [9, 11, 21], opened: [0, 11] } })
    const { outcome, payout, holds } = verifyBet(rules, moved, seed)
    expect(outcome).toMatchObject({ computed: { mines }, holds: false })
    // On the true board that tile was safe.
    expect(payout).toMatchObject({ computed: 128, holds: false })
    expect(holds).toBe(false)
  })

  it('knows that an untouched game gives the stake back', () => {
    expect(verifyBet(rules, bet([], 100), seed).holds).toBe(true)
  })
})

describe('a game in the lists', () => {
  const session: StepSession<MinesweeperChoice, MinesweeperBoard> = {
    ...bet([0], 112),
    opened: [0],
    lastStep: 20,
    state: 'settled',
    worth: null,
    nextWorth: null,
    board: { mines },
  }
  it('is there when it was settled, with all that was opened', () => {
    expect(settledOf(session)).toEqual(bet([0], 112))
  })
  it('is absent while it is open or when it was refunded', () => {
    expect(settledOf({ ...session, state: 'placed', payout: null, board: null })).toBeNull()
    expect(settledOf({ ...session, state: 'refunded' })).toBeNull()
  })
})
