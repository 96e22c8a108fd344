// The rules of a crash game. A game brings its story, how it is played and the rows of its table; all else is shared.
// Figures come from the rulebook, and those that depend on the bankroll from the server.

import { BUST_WAYS, ROUND_CAP_MIN, waysToReach } from '@glasshouse/rulebook/play/crash-engine'
import type { CrashRules } from '@glasshouse/rulebook/play/game'
import type { GameTile } from '../../client/game-tile.ts'
import { useFormat, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { ReachSection } from '../reach-section.tsx'
import { Paragraphs, RulesFrame, RulesSection, RulesTable, VerifySection } from '../rules-frame.tsx'
import { DEMO_BANKROLL, demoLimits } from '../table/demo.ts'
import { crashLimits, useCrashSetting } from './bets/use-crash-limits.ts'
import { messages } from './crash-rules-messages.ts'

interface CrashRulesPageProps {
  tile: GameTile
  rules: CrashRules
  story: string
  /** How it is played, a paragraph each. */
  how: readonly string[]
  /** How fast the value rises, for the table of figures. */
  pace: string
  /** The multipliers of the table of chances, and the name of each row where it is not the multiplier itself. */
  targets: readonly { readonly multiplier: number; readonly name?: string }[]
  /** What the rows of that table are where they are not multipliers: 'Dribble', 'Vault'. */
  targetName?: string | undefined
}

/** The chance that a round reaches a multiplier, straight from the law that draws it. */
const chanceToReach = (multiplier: number): number => Number(waysToReach(multiplier)) / Number(BUST_WAYS)

export function CrashRulesPage({ tile, rules, story, how, pace, targets, targetName }: CrashRulesPageProps) {
  const t = useMessages(messages)
  const format = useFormat()
  const at = (multiplier: number): string => format.multiplier(multiplier / 100)
  const isStairs = rules.autoBy === 'step'
  const figures = { floor: at(ROUND_CAP_MIN), first: at(rules.firstMultiplier), top: at(rules.topMultiplier) }
  return (
    <RulesFrame tile={tile} story={story}>
      <RulesSection title={t('how')} texts={[...how, t('next')]} />
      <RulesSection title={t('figures')}>
        <Figures rules={rules} pace={pace} />
      </RulesSection>
      <ReachSection rules={rules} />
      <RulesSection title={t('odds')} texts={[t('odds1')]}>
        <Chances rules={rules} targets={targets} targetName={targetName} />
        <p>{t('odds2', { percent: format.percent(1 - chanceToReach(rules.firstMultiplier)), ...figures })}</p>
      </RulesSection>
      <RulesSection title={t('limits')} texts={[t('caps1', figures), t('caps2'), t('capsOpen')]}>
        <CapExample rules={rules} />
        <Paragraphs texts={[t('caps3'), t('capsFloor', figures), t('caps4')]} />
      </RulesSection>
      <RulesSection
        title={t('connectionLost')}
        texts={[t('offline1'), t('offline2'), t('offlineSlow'), t(isStairs ? 'offline3Steps' : 'offline3Curve')]}
      />
      <RulesSection
        title={t('trouble')}
        points={[
          t('trouble1'),
          t('trouble2'),
          t('trouble3'),
          t(isStairs ? 'trouble4Steps' : 'trouble4Curve'),
          t('trouble5'),
        ]}
      />
      <VerifySection
        title={t('verify')}
        game={rules.id}
        from="<salt>:<round>"
        before={[t('verify1'), t('verify2')]}
        after={[t('verify3'), t('verify4')]}
      />
      <RulesSection title={t('demo')} texts={[t('demo1'), t('demoLimits', { gold: format.gold(DEMO_BANKROLL) })]} />
    </RulesFrame>
  )
}

/** The chance of each target, and on stairs that of the step before it. */
function Chances({ rules, targets, targetName }: Pick<CrashRulesPageProps, 'rules' | 'targets' | 'targetName'>) {
  const t = useMessages(messages)
  const format = useFormat()
  const at = (multiplier: number): string => format.multiplier(multiplier / 100)
  if (rules.autoBy === 'multiplier') {
    const rows = targets.map(({ multiplier, name }) => [
      name ?? at(multiplier),
      t('seconds', { s: format.number(Math.ceil(rules.reachedAtMs(multiplier) / 10) / 100) }),
      format.percent(cut(chanceToReach(multiplier))),
    ])
    return <RulesTable head={[targetName ?? t('cashOutAt'), t('time'), t('chance')]} rows={rows} />
  }
  const rows = targets.map(({ multiplier, name }, i) => {
    const chance = chanceToReach(multiplier)
    const before = targets[i - 1]
    const passing = before ? format.percent(cut(chance / chanceToReach(before.multiplier))) : '–'
    return [name ?? at(multiplier), at(multiplier), format.percent(cut(chance)), passing]
  })
  return <RulesTable head={[targetName ?? t('cashOutAt'), t('pays'), t('chance'), t('passing')]} rows={rows} />
}

/** To a hundredth of a percent, as chances are spoken of; small ones in full. */
const cut = (share: number): number => (share < 0.01 ? share : Math.round(share * 10_000) / 10_000)

/** Where the smallest and the largest bet leave by themselves as the bankroll stands. */
function CapExample({ rules }: { rules: CrashRules }) {
  const t = useMessages(messages)
  const format = useFormat()
  const data = useCrashSetting(rules)
  const published = demoLimits(rules.edgePpm)
  const limits = data ? { ...published, profitPerBet: BigInt(data.maxProfit) } : published
  const { min, max } = rules.stakes(limits)
  const capOf = (gold: bigint): string => format.multiplier((rules.personalCap(gold, limits) ?? 100) / 100)
  const [low, high] = [Number(min), Number(max)].map(format.gold)
  return <p>{t('capsExample', { low: low ?? '', lowCap: capOf(min), high: high ?? '', highCap: capOf(max) })}</p>
}

function Figures({ rules, pace }: { rules: CrashRules; pace: string }) {
  const t = useMessages(messages)
  const format = useFormat()
  const data = useCrashSetting(rules)
  const { stakes } = crashLimits(rules, data)
  const stake = { min: format.gold(stakes.min), max: format.gold(stakes.max) }
  const ends = {
    min: format.multiplier(rules.firstMultiplier / 100),
    max: format.multiplier(rules.topMultiplier / 100),
  }
  const rows = [
    [t('window'), t('seconds', { s: format.number(rules.phases.bettingMs / 1000) })],
    [t('pace'), pace],
    [t('edge'), format.percent(rules.edgePpm / 1_000_000)],
    [t('rtp'), format.percent(Number(rules.rtp.of) / Number(rules.rtp.per))],
    [t('multiplier'), t('range', ends)],
    [t('stake'), t('range', stake)],
    [t('profit'), data ? format.gold(data.maxProfit) : '…'],
    [t('loss'), data ? format.gold(data.maxRoundLoss) : '…'],
  ]
  return <RulesTable rows={rows} />
}
