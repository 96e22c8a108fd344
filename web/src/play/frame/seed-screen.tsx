// The screen of a game that draws from the player's own seeds: the frame, its three lists and the sheet of one bet.

import { useState, type ReactNode } from 'react'
import type { Ratio } from '@glasshouse/rulebook/play/game'
import type { GameTile } from '../../client/game-tile.ts'
import { BetSheet } from '../fairness/bet-sheet.tsx'
import type { ProofRules } from '../fairness/verify.ts'
import { GameFrame } from '../game-frame.tsx'
import { lazyWithRetry } from '../../client/lazy/lazy-with-retry.tsx'
import type { BetText } from '../lists/bet-list.tsx'
import { LiveBets } from '../lists/live-bets.tsx'
import { MyBets } from '../lists/my-bets.tsx'
import type { BetPages } from '../lists/use-my-bets.ts'
import { ResultStrip } from './result-strip.tsx'
import { toneOf, type FeedBet, type OpenBet, type ProofText, type SettledBet } from '../settled-bet.ts'

const RESULTS = 16

// What proofs are made of is fetched when it is shown.
const BetDetails = lazyWithRetry(async () => (await import('../fairness/bet-details.tsx')).BetDetails)
const SeedsPanel = lazyWithRetry(async () => (await import('../fairness/seeds-panel.tsx')).SeedsPanel)

/** The texts of a game about its bets. */
export interface SeedGameText<Choice, Outcome> extends ProofText<Choice, Outcome> {
  /** A result in a few characters, for the strip above the stage. */
  readonly strip: (bet: SettledBet<Choice, Outcome>) => string
  readonly mine: (bet: SettledBet<Choice, Outcome>) => BetText
  readonly live: (bet: FeedBet<Choice, Outcome>) => BetText
}

export type LoadLive<Choice, Outcome> = (signal: AbortSignal) => Promise<readonly FeedBet<Choice, Outcome>[]>

interface SeedScreenProps<Choice, Outcome> {
  tile: GameTile
  rtp: Ratio
  rules: ProofRules<Choice, Outcome>
  text: SeedGameText<Choice, Outcome>
  isDemo: boolean
  /** What the player can stake; null while it is not known. */
  gold: number | null
  mine: BetPages<SettledBet<Choice, Outcome>>
  loadLive: LoadLive<Choice, Outcome>
  /** Above the live bets. */
  liveNote?: ReactNode
  stage: ReactNode
  betBar: ReactNode
}

export function SeedScreen<Choice, Outcome>(props: SeedScreenProps<Choice, Outcome>) {
  const { tile, rtp, rules, text, isDemo, gold, mine, loadLive, liveNote, stage, betBar } = props
  const [opened, open] = useState<OpenBet<Choice, Outcome> | null>(null)
  const openMine = (bet: SettledBet<Choice, Outcome>): void => open({ owner: isDemo ? 'demo' : 'mine', bet })
  const openLive = (bet: FeedBet<Choice, Outcome>): void => {
    const own = isDemo ? undefined : mine.bets?.find(({ id }) => id === bet.id)
    open(own ? { owner: 'mine', bet: own } : { owner: 'other', bet })
  }
  const results = (mine.bets ?? []).slice(0, RESULTS).map((bet) => ({
    key: bet.id,
    text: text.strip(bet),
    tone: toneOf(bet),
    onOpen: () => openMine(bet),
  }))
  return (
    <>
      <GameFrame
        tile={tile}
        rtp={rtp}
        isDemo={isDemo}
        gold={gold}
        results={<ResultStrip results={results} />}
        stage={stage}
        betBar={betBar}
        live={
          <>
            {liveNote}
            <LiveBets game={rules.id} load={loadLive} text={text.live} onOpen={openLive} />
          </>
        }
        mine={<MyBets mine={mine} isDemo={isDemo} text={text.mine} onOpen={openMine} />}
        fairness={<SeedsPanel />}
      />
      <BetSheet bet={opened} isDemo={({ owner }) => owner === 'demo'} onClose={() => open(null)}>
        {(shown) => <BetDetails key={`${shown.owner}-${shown.bet.id}`} rules={rules} text={text} open={shown} />}
      </BetSheet>
    </>
  )
}
