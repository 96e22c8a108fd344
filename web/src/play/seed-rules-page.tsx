// The rules of a game that draws from the player's own seeds. What these games share is written here once; a game brings
// its story, how it is played, its figures and its odds.

import type { ReactNode } from 'react'
import type { GameFacts } from '@glasshouse/rulebook/play/game'
import type { GameTile } from '../client/game-tile.ts'
import { useFormat, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { ReachSection } from './reach-section.tsx'
import { DEMO_BANKROLL } from './table/demo.ts'
import { RulesFrame, RulesSection, RulesTable, VerifySection } from './rules-frame.tsx'
import { messages } from './seed-rules-messages.ts'

type Rows = readonly (readonly string[])[]

interface SeedRulesPageProps {
  tile: GameTile
  rules: GameFacts
  story: string
  /** How it is played, a paragraph each. */
  how: readonly string[]
  /** Rows of the table of figures, before and after edge and return. */
  figures: { readonly before?: Rows; readonly after: Rows }
  returnName?: string
  /** The sections of the game's own: its odds, its rounding. */
  children: ReactNode
  /** Paragraphs, or a table before them. */
  limits: ReactNode
  /** About auto-bet, where the game has a text of its own. */
  auto?: readonly string[]
  trouble: { readonly title?: string; readonly texts: readonly string[] }
  verify: {
    readonly title: string
    /** How the message becomes the outcome: paragraphs before and after the message. */
    readonly before: readonly string[]
    readonly after: readonly string[]
  }
}

export function SeedRulesPage(props: SeedRulesPageProps) {
  const { tile, rules, story, how, figures, returnName, children, limits, auto, trouble, verify } = props
  const t = useMessages(messages)
  const format = useFormat()
  const rtp = Number(rules.rtp.of) / Number(rules.rtp.per)
  const rows = [
    ...(figures.before ?? []),
    [t('edge'), format.percent(rules.edgePpm / 1_000_000)],
    [returnName ?? t('rtp'), format.percent(rtp)],
    ...figures.after,
  ]
  const troubles = trouble.texts.length === 1 ? { texts: trouble.texts } : { points: trouble.texts }
  return (
    <RulesFrame tile={tile} story={story}>
      <RulesSection title={t('how')} texts={how} />
      <RulesSection title={t('figures')}>
        <RulesTable rows={rows} />
      </RulesSection>
      <ReachSection rules={rules} />
      {children}
      <RulesSection title={t('limits')}>{limits}</RulesSection>
      <RulesSection title={t('auto')} texts={auto ?? [t('autoText'), t('autoStops')]} />
      <RulesSection title={trouble.title ?? t('connectionLost')} {...troubles} />
      <VerifySection {...verify} game={rules.id} from="<client seed>:<nonce>" />
      <RulesSection title={t('demo')} texts={[t('demoText'), t('demoLimits', { gold: format.gold(DEMO_BANKROLL) })]} />
    </RulesFrame>
  )
}
