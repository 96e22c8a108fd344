import { useQuery } from '@tanstack/react-query'
import type { GameFacts } from '@glasshouse/rulebook/play/game'
import { houseLimits } from '@glasshouse/rulebook/play/limits'
import type { HomeContract } from '@glasshouse/rulebook/wire/home'
import { caller } from '../client/call.ts'
import { defineMessages, useFormat, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { LIMITS_MS } from './bet-bar/house-limits.ts'
import { RulesSection } from './rules-frame.tsx'
import { messages as rulesMessages } from './rules-messages.ts'

const messages = defineMessages(
  {
    top: ['The max multiplier in this game is {top}.', 'Le multiplicateur max. de ce jeu est de {top}.'],
    reach: [
      'With today’s bankroll, a bet at the minimum stake can reach {at}.',
      'Avec la bankroll du jour, une mise minimale peut atteindre {at}.',
    ],
    none: ['With today’s bankroll, no bet is possible.', 'Avec la bankroll du jour, aucune mise n’est possible.'],
    why: [
      'No bet can win more than {share} of the bankroll.',
      'Aucune mise ne peut gagner plus de {share} de la bankroll.',
    ],
    whyFixed: [
      'No bet can win more than {share} of the bankroll ({minShare} with the minimum stake).',
      'Le gain max. est de {share} de la bankroll, ou {minShare} avec la mise minimale.',
    ],
  },
  rulesMessages,
)

const call = caller<HomeContract>()
/** A bankroll of so many coins turns limits into shares of it, in millionths. */
const MILLION = 1_000_000

/** How far the game goes by itself, how far the bankroll lets a bet go today, and why. */
export function ReachSection({ rules }: { rules: GameFacts }) {
  const t = useMessages(messages)
  const format = useFormat()
  const { data } = useQuery({
    queryKey: ['home', 'games'],
    queryFn: ({ signal }) => call('GET /api/home/games', {}, { quiet: true, signal }),
    staleTime: LIMITS_MS,
    refetchInterval: LIMITS_MS,
  })
  const reach = data?.find(({ game }) => game === rules.id)?.reachableMultiplier
  const { profitPerBet, profitAtMinimumStake } = houseLimits(rules.edgePpm, BigInt(MILLION))
  const share = (coins: bigint): string => format.percent(Number(coins) / MILLION)
  // Only bets at fixed odds have the wider limit for the smallest stake.
  const isFixed = rules.kind === 'instant' || rules.kind === 'lottery'
  const shares = { share: share(profitPerBet), minShare: share(profitAtMinimumStake) }
  return (
    <RulesSection title={t('topMultiplier')}>
      <p>
        {t('top', { top: format.multiplierShort(rules.topMultiplier / 100) })}{' '}
        {reach !== undefined && (
          <b>{reach === 0 ? t('none') : t('reach', { at: format.multiplierShort(reach / 100) })}</b>
        )}
      </p>
      <p>{t(isFixed ? 'whyFixed' : 'why', shares)}</p>
    </RulesSection>
  )
}
