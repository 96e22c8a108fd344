// The rules of a draw in words and figures. What the four share stands here once; a game brings its story, how it is
// played and its table. All figures come from the rulebook, those that hang on the bankroll from the house.

import type { ReactNode } from 'react'
import { STAKE_MAX, STAKE_MIN } from '@glasshouse/rulebook/play/limits'
import type { LotteryRules } from '@glasshouse/rulebook/play/game'
import type { GameTile } from '../../../client/game-tile.ts'
import { useFormat, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { ReachSection } from '../../reach-section.tsx'
import { RulesFrame, RulesSection, RulesTable } from '../../rules-frame.tsx'
import { messages } from './lottery-rules-messages.ts'
import { useSetting } from '../controls/use-lottery-limits.ts'

interface LotteryRulesPageProps<Choice, Outcome> {
  tile: GameTile
  rules: LotteryRules<Choice, Outcome>
  story: string
  /** How it is played, a paragraph each. */
  how: readonly string[]
  /** What can be bet on and what it pays: usually a sentence and a `RulesTable`. */
  odds: ReactNode
  /** How the result comes from the bytes of the hash, a paragraph each. */
  drawn: readonly string[]
  /** Further sections of the game's own, before the limits. */
  children?: ReactNode
}

export function LotteryRulesPage<Choice, Outcome>(props: LotteryRulesPageProps<Choice, Outcome>) {
  const { tile, rules, story, how, odds, drawn, children } = props
  const t = useMessages(messages)
  return (
    <RulesFrame tile={tile} story={story}>
      <RulesSection title={t('how')}>
        {how.map((text) => (
          <p key={text}>{text}</p>
        ))}
        <p>{t('several', { n: rules.betsPerRound })}</p>
      </RulesSection>
      <RulesSection title={t('figures')}>
        <Figures rules={rules} />
      </RulesSection>
      <ReachSection rules={rules} />
      <RulesSection title={t('odds')}>{odds}</RulesSection>
      {children}
      <RulesSection title={t('limits')}>
        <p>{t('limits1')}</p>
        <p>{t('limits2')}</p>
      </RulesSection>
      <RulesSection title={t('auto')}>
        <p>{t('auto1')}</p>
      </RulesSection>
      <RulesSection title={t('trouble')}>
        <ul>
          <li>{t('trouble1')}</li>
          <li>{t('trouble2')}</li>
          <li>{t('trouble3')}</li>
          <li>{t('trouble4')}</li>
        </ul>
      </RulesSection>
      <RulesSection title={t('verify')}>
        <p>{t('verify1')}</p>
        <p>{t('verify2')}</p>
        <p>
          <code>PF1:{rules.id}:&lt;salt&gt;:&lt;round&gt;:0</code>
        </p>
        {drawn.map((text) => (
          <p key={text}>{text}</p>
        ))}
        <p>{t('verify3')}</p>
      </RulesSection>
      <RulesSection title={t('demo')}>
        <p>{t('demo1')}</p>
      </RulesSection>
    </RulesFrame>
  )
}

function Figures<Choice, Outcome>({ rules }: { rules: LotteryRules<Choice, Outcome> }) {
  const t = useMessages(messages)
  const format = useFormat()
  const setting = useSetting(rules)
  const { bettingMs, lockedMs, drawMs, resultMs } = setting ?? rules.phases
  const seconds = (ms: number): string => t('seconds', { s: format.number(ms / 1000) })
  const rows = [
    [t('cycle'), seconds(bettingMs + lockedMs + drawMs + resultMs)],
    [t('window'), seconds(bettingMs)],
    [t('edge'), format.percent(rules.edgePpm / 1_000_000)],
    [t('return'), format.percent(Number(rules.rtp.of) / Number(rules.rtp.per))],
    [t('top'), format.multiplier(rules.topMultiplier / 100)],
    [t('stake'), t('range', { min: format.gold(Number(STAKE_MIN)), max: format.gold(Number(STAKE_MAX)) })],
    [t('profit'), setting ? format.gold(setting.maxProfit) : '…'],
    [t('loss'), setting ? format.gold(setting.maxRoundLoss) : '…'],
  ]
  return <RulesTable rows={rows} />
}
