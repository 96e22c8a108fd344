// The frame of all games: title bar, last results, stage, bet bar, lists. A game fills the slots and owns
// its picture and its choice; the frame owns the room. No game's rule, odds or outcome may appear here.

import { useState, type CSSProperties, type ReactNode } from 'react'
import type { Ratio } from '@glasshouse/rulebook/play/game'
import type { GameTile } from '../client/game-tile.ts'
import { Tabs } from '@glasshouse/ui/controls/tabs.tsx'
import { useLanguage, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { Sheet } from '@glasshouse/ui/overlays/sheet.tsx'
import { GameBar } from './frame/game-bar.tsx'
import { DemoLine, GameNotice, VisitLine } from './frame/frame-lines.tsx'
import { useIsWide } from '@glasshouse/ui/states/on-screen.ts'
import { messages } from './messages.ts'
import { useLogWatch } from './transparency/log-watch.ts'
import { Guardian } from './protection/guardian.tsx'
import { usePlayClock } from './visit.ts'
import css from './game-frame.module.css'

interface GameFrameProps {
  tile: GameTile
  rtp: Ratio
  isDemo: boolean
  /** What the player can stake; null while it is not known. */
  gold: number | null
  /** A `ResultStrip`, or what a game with shared rounds shows instead. */
  results: ReactNode
  stage: ReactNode
  betBar: ReactNode
  live: ReactNode
  mine: ReactNode
  /** How this game's luck is committed to, and the player's part in it. */
  fairness: ReactNode
}

export function GameFrame({ tile, rtp, isDemo, gold, results, stage, betBar, live, mine, fairness }: GameFrameProps) {
  const t = useMessages(messages)
  const name = tile.name[useLanguage()]
  const isWide = useIsWide()
  const [isFairnessOpen, setFairnessOpen] = useState(false)
  usePlayClock()
  useLogWatch()
  const hue = { '--hue-1': tile.hue[0], '--hue-2': tile.hue[1] } as CSSProperties

  return (
    <main className={css.frame} style={hue}>
      <div className={css.first}>
        <GameBar tile={tile} rtp={rtp} gold={gold} isDemo={isDemo} onFairness={() => setFairnessOpen(true)} />
        <div className={css.strip}>
          {isDemo && <DemoLine gold={gold} />}
          {results}
        </div>
        <section className={css.stage} aria-label={t('stage', { game: name })}>
          {stage}
        </section>
        <section className={css.controls} aria-label={t('betting')}>
          {!isDemo && <Guardian />}
          {!isDemo && <GameNotice game={tile.id} />}
          {betBar}
          <VisitLine isDemo={isDemo} />
        </section>
      </div>
      {isWide && (
        <section className={css.live} aria-labelledby="live-title">
          <h2 id="live-title">{t('live')}</h2>
          <div className={css.scroll}>{live}</div>
        </section>
      )}
      <section className={css.lists} aria-label={t('lists')}>
        <BetTabs key={String(isWide)} tabs={isWide ? { mine, fairness } : { live, mine, fairness }} />
      </section>
      <Sheet open={isFairnessOpen} onClose={() => setFairnessOpen(false)} title={t('fairness')}>
        {fairness}
      </Sheet>
    </main>
  )
}

type TabName = 'live' | 'mine' | 'fairness'

/** Below the bet bar, in the order given: lists of settled bets, and how the game's fairness works. */
function BetTabs({ tabs }: { tabs: Partial<Record<TabName, ReactNode>> }) {
  const t = useMessages(messages)
  const names = Object.keys(tabs) as TabName[]
  const [chosen, choose] = useState<TabName>(names[0] ?? 'mine')
  return (
    <Tabs
      label={t('lists')}
      tabs={names.map((name) => ({ name, text: t(name) }))}
      chosen={chosen}
      onChoose={choose}
      panelClass={css.tab}
    >
      {tabs[chosen]}
    </Tabs>
  )
}
