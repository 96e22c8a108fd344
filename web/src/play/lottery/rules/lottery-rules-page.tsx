// The rules of a lottery. What the four share is written here once; a game brings its story, how it is played and its
// table. Figures come from the rulebook, and those that depend on the bankroll from the server.

import type { ReactNode } from 'react'
import { STAKE_MAX, STAKE_MIN } from '@glasshouse/rulebook/play/limits'
import type { LotteryRules } from '@glasshouse/rulebook/play/game'
import type { GameTile } from '../../../client/game-tile.ts'
import { useFormat, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { ReachSection } from '../../reach-section.tsx'
import { RulesFrame, RulesSection, RulesTable, VerifySection } from '../../rules-frame.tsx'
import { DEMO_BANKROLL } from '../../table/demo.ts'
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
  const format = useFormat()
  return (
    <RulesFrame tile={tile} story={story}>
      <RulesSection title={t('how')} texts={[...how, t('several', { n: rules.betsPerRound })]} />
      <RulesSection title={t('figures')}>
        <Figures rules={rules} />
      </RulesSection>
      <ReachSection rules={rules} />
      <RulesSection title={t('odds')}>{odds}</RulesSection>
      {children}
      <RulesSection title={t('limits')} texts={[t('limits1'), t('limits2'), t('limitsRefuse')]} />
      <RulesSection title={t('auto')} texts={[t('autoText'), t('autoStops')]} />
      <RulesSection title={t('interrupted')} points={[t('trouble1'), t('trouble2'), t('trouble3'), t('trouble4')]} />
      <VerifySection
        title={t('verify')}
        game={rules.id}
        from="<salt>:<round>"
        before={[t('verify1'), t('verify2')]}
        after={[...drawn, t('verify3')]}
      />
      <RulesSection title={t('demo')} texts={[t('demo1'), t('demoLimits', { gold: format.gold(DEMO_BANKROLL) })]} />
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
    [t('rtp'), format.percent(Number(rules.rtp.of) / Number(rules.rtp.per))],
    [t('topMultiplier'), format.multiplier(rules.topMultiplier / 100)],
    [t('stake'), t('range', { min: format.gold(Number(STAKE_MIN)), max: format.gold(Number(STAKE_MAX)) })],
    [t('profit'), setting ? format.gold(setting.maxProfit) : '…'],
    [t('loss'), setting ? format.gold(setting.maxRoundLoss) : '…'],
  ]
  return <RulesTable rows={rows} />
}
