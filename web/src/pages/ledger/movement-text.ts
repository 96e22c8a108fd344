// What moved gold, in the player's language, and the page that shows it.

import { useTiles } from '../../client/game-tile.ts'
import { defineMessages, useLanguage, useMessages } from '@glasshouse/ui/text/i18n.ts'
import type { IconName } from '@glasshouse/ui/controls/icon.tsx'
import { rechargePath, withdrawalPath } from '../../wallet/paths.ts'
import type { Movement } from './csv.ts'

const causes = defineMessages({
  en: {
    stake: 'Stake',
    payout: 'Payout',
    refunded: 'Stake returned',
    cancelled: 'Bet taken back',
    recharge: 'Recharge',
    deposit: 'Crypto deposit',
    'withdrawal.held': 'Withdrawal',
    'withdrawal.returned': 'Withdrawal returned',
    adTask: 'Task done',
    signIn: 'Daily sign-in',
    rebate: 'Rebate for friends',
    'investment.held': 'Put into the bankroll',
    'investment.paid': 'Paid out of the bankroll',
    'sandbox.welcome': 'Play money to begin with',
    adjustment: 'Correction by the house',
    other: 'Other movement',
  },
  fr: {
    stake: 'Mise',
    payout: 'Gain',
    refunded: 'Mise rendue',
    cancelled: 'Mise reprise',
    recharge: 'Recharge',
    deposit: 'Dépôt en crypto',
    'withdrawal.held': 'Retrait',
    'withdrawal.returned': 'Retrait rendu',
    adTask: 'Tâche accomplie',
    signIn: 'Présence du jour',
    rebate: 'Ristourne pour vos amis',
    'investment.held': 'Placé dans la banque',
    'investment.paid': 'Versé par la banque',
    'sandbox.welcome': 'Argent fictif pour commencer',
    adjustment: 'Correction par la maison',
    other: 'Autre mouvement',
  },
})
type Cause = keyof typeof causes.en

const BETS = new Set(['play', 'join', 'settled'])
const isCause = (name: string): name is Cause => name in causes.en

function causeOf({ cause, amount }: Movement): Cause {
  if (BETS.has(cause)) return amount < 0 ? 'stake' : 'payout'
  return isCause(cause) ? cause : 'other'
}

const icons: Partial<Record<Cause, IconName>> = {
  stake: 'dice',
  payout: 'dice',
  refunded: 'refresh',
  cancelled: 'refresh',
  recharge: 'arrowDown',
  deposit: 'arrowDown',
  'withdrawal.held': 'arrowUp',
  'withdrawal.returned': 'refresh',
  adTask: 'star',
  signIn: 'calendar',
  rebate: 'user',
  'investment.held': 'chart',
  'investment.paid': 'chart',
  'sandbox.welcome': 'gift',
}
export const iconOf = (movement: Movement): IconName => icons[causeOf(movement)] ?? 'info'

/** The page of what a movement belongs to; null where there is none. */
export function pathOf({ betId, rechargeId, withdrawalId }: Movement): string | null {
  if (betId !== null) return `/pages/bet/bet?id=${betId}`
  if (rechargeId !== null) return rechargePath(rechargeId)
  if (withdrawalId !== null) return withdrawalPath(withdrawalId)
  return null
}

export interface MovementText {
  cause(movement: Movement): string
  game(id: string): string
}

export function useMovementText(): MovementText {
  const t = useMessages(causes)
  const language = useLanguage()
  const tiles = useTiles()
  return {
    cause: (movement) => t(causeOf(movement)),
    game: (id) => tiles.find((tile) => tile.id === id)?.name[language] ?? id,
  }
}
