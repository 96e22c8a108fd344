// The screen of a game that draws from the player's own seeds: the frame, its three lists and the sheet of one bet.

import { useState, type ReactNode } from 'react'
import { Icon } from '@glasshouse/ui/controls/icon.tsx'
import { useMessages } from '@glasshouse/ui/text/i18n.ts'
import type { Ratio } from '@glasshouse/rulebook/play/game'
import type { GameTile } from '../../client/game-tile.ts'
import { BetSheet } from '../fairness/bet-sheet.tsx'
import type { ProofRules } from '../fairness/verify.ts'
import { GameFrame } from '../game-frame.tsx'
import { lazyWithRetry } from '../../client/lazy/lazy-with-retry.tsx'
import { LiveBets, MyBets, type BetText } from '../lists/bet-lists.tsx'
import type { BetPages } from '../lists/use-my-bets.ts'
import { messages } from '../messages.ts'
import { toneOf, type FeedBet, type OpenBet, type ProofText, type SettledBet } from '../settled-bet.ts'
import css from '../strip.module.css'

const RESULTS = 16

// What proofs are made of is fetched when it is shown.
const BetDetails = lazyWithRetry(async () => (await import('../fairness/bet-proof.tsx')).BetDetails)
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
  return (
    <>
      <GameFrame
        tile={tile}
        rtp={rtp}
        isDemo={isDemo}
        gold={gold}
        results={<ResultStrip bets={mine.bets ?? []} text={text} onOpen={openMine} />}
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

interface ResultStripProps<Choice, Outcome> {
  bets: readonly SettledBet<Choice, Outcome>[]
  text: SeedGameText<Choice, Outcome>
  onOpen: (bet: SettledBet<Choice, Outcome>) => void
}

/**
 * The last results, newest first. A result is no amount of gold, so that a winning one has a tick: a plus, or all of it in
 * the colour of gains, would read as gold won.
 */
function ResultStrip<Choice, Outcome>({ bets, text, onOpen }: ResultStripProps<Choice, Outcome>) {
  const t = useMessages(messages)
  if (bets.length === 0) return <p className={css.none}>{t('noResults')}</p>
  return (
    <ol className={css.strip} aria-label={t('results')}>
      {bets.slice(0, RESULTS).map((bet) => {
        const tone = toneOf(bet)
        return (
          <li key={bet.id}>
            <button type="button" className={`num ${css.pill}`} data-tone={tone} onClick={() => onOpen(bet)}>
              {tone === 'win' && <Icon name="check" size={14} />}
              {text.strip(bet)}
              {tone === 'win' && <span className="sr"> {t('wonMark')}</span>}
            </button>
          </li>
        )
      })}
    </ol>
  )
}
