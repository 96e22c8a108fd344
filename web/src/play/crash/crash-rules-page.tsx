// The rules of a crash game. A game brings its story, how it is played and the rows of its table; all else is shared.
// Figures come from the rulebook, and those that depend on the bankroll from the server.

import { useQuery } from '@tanstack/react-query'
import { BUST_WAYS, ROUND_CAP_MIN, waysToReach } from '@glasshouse/rulebook/play/crash-engine'
import type { CrashRules } from '@glasshouse/rulebook/play/game'
import type { GameTile } from '../../client/game-tile.ts'
import { callCrash, crashKey } from '../../client/live/crash-calls.ts'
import { useFormat, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { ReachSection } from '../reach-section.tsx'
import { RulesFrame, RulesSection, RulesTable } from '../rules-frame.tsx'
import { demoLimits } from '../table/demo.ts'
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
  /** What the rows of that table are: 'Dribble', 'Vault'. */
  targetName: string
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
      <RulesSection title={t('how')}>
        {how.map((text) => (
          <p key={text}>{text}</p>
        ))}
        <p>{t('next')}</p>
      </RulesSection>
      <RulesSection title={t('figures')}>
        <Figures rules={rules} pace={pace} />
      </RulesSection>
      <ReachSection rules={rules} />
      <RulesSection title={t('odds')}>
        <p>{t('odds1')}</p>
        <RulesTable
          head={[
            targetName,
            ...(isStairs ? [t('pays')] : [t('time')]),
            t('chance'),
            ...(isStairs ? [t('passing')] : []),
          ]}
          rows={targets.map(({ multiplier, name }, i) => {
            const chance = chanceToReach(multiplier)
            const before = targets[i - 1]
            const seconds = t('seconds', { s: format.number(Math.ceil(rules.reachedAtMs(multiplier) / 10) / 100) })
            return [
              name ?? at(multiplier),
              isStairs ? at(multiplier) : seconds,
              format.percent(cut(chance)),
              ...(isStairs ? [before ? format.percent(cut(chance / chanceToReach(before.multiplier))) : '–'] : []),
            ]
          })}
        />
        <p>{t('odds2', { percent: format.percent(1 - chanceToReach(rules.firstMultiplier)), ...figures })}</p>
      </RulesSection>
      <RulesSection title={t('caps')}>
        <p>{t('caps1', figures)}</p>
        <p>{t('caps2')}</p>
        <CapExample rules={rules} />
        <p>{t('caps3', figures)}</p>
        <p>{t('caps4')}</p>
      </RulesSection>
      <RulesSection title={t('offline')}>
        <p>{t('offline1')}</p>
        <p>{t('offline2')}</p>
        <p>{t(isStairs ? 'offline3Steps' : 'offline3Curve')}</p>
      </RulesSection>
      <Trouble isStairs={isStairs} />
      <RulesSection title={t('verify')}>
        <p>{t('verify1')}</p>
        <p>{t('verify2')}</p>
        <p>
          <code>PF1:{rules.id}:&lt;salt&gt;:&lt;round&gt;:0</code>
        </p>
        <p>{t('verify3')}</p>
        <p>{t('verify4')}</p>
      </RulesSection>
      <RulesSection title={t('demo')}>
        <p>{t('demo1')}</p>
      </RulesSection>
    </RulesFrame>
  )
}

/** To a hundredth of a percent, as chances are spoken of; small ones in full. */
const cut = (share: number): number => (share < 0.01 ? share : Math.round(share * 10_000) / 10_000)

/** What happens to a bet when the server is interrupted. */
function Trouble({ isStairs }: { isStairs: boolean }) {
  const t = useMessages(messages)
  return (
    <RulesSection title={t('trouble')}>
      <ul>
        <li>{t('trouble1')}</li>
        <li>{t('trouble2')}</li>
        <li>{t('trouble3')}</li>
        <li>{t(isStairs ? 'trouble4Steps' : 'trouble4Curve')}</li>
        <li>{t('trouble5')}</li>
      </ul>
    </RulesSection>
  )
}

/** Limits that depend on the bankroll. */
function useSetting({ id }: CrashRules) {
  return useQuery({
    queryKey: ['play', id, 'setting'],
    queryFn: ({ signal }) => callCrash(crashKey(id, 'GET /api/crash/setting'), {}, { quiet: true, signal }),
    staleTime: 60_000,
  }).data
}

/** Where the smallest and the largest bet leave by themselves as the bankroll stands. */
function CapExample({ rules }: { rules: CrashRules }) {
  const t = useMessages(messages)
  const format = useFormat()
  const data = useSetting(rules)
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
  const data = useSetting(rules)
  const published = rules.stakes(demoLimits(rules.edgePpm))
  const stake = {
    min: format.gold(data?.minGold ?? Number(published.min)),
    max: format.gold(data?.maxGold ?? Number(published.max)),
  }
  const ends = {
    min: format.multiplier(rules.firstMultiplier / 100),
    max: format.multiplier(rules.topMultiplier / 100),
  }
  const rows = [
    [t('window'), t('seconds', { s: format.number(rules.phases.bettingMs / 1000) })],
    [t('pace'), pace],
    [t('edge'), format.percent(rules.edgePpm / 1_000_000)],
    [t('return'), format.percent(Number(rules.rtp.of) / Number(rules.rtp.per))],
    [t('multiplier'), t('range', ends)],
    [t('stake'), t('range', stake)],
    [t('profit'), data ? format.gold(data.maxProfit) : '…'],
    [t('loss'), data ? format.gold(data.maxRoundLoss) : '…'],
  ]
  return <RulesTable rows={rows} />
}
