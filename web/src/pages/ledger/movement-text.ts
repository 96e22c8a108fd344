// What moved gold, in the player's language, and the page that shows it.

import { useTiles } from '../../client/game-tile.ts'
import { defineMessages, useLanguage, useMessages } from '@glasshouse/ui/text/i18n.ts'
import type { IconName } from '@glasshouse/ui/controls/icon.tsx'
import { rechargePath, withdrawalPath } from '../../wallet/paths.ts'
import type { Movement } from './csv.ts'

const causes = defineMessages({
  stake: ['Stake', 'Mise'],
  payout: ['Payout', 'Paiement'],
  refunded: ['Stake refunded', 'Mise remboursée'],
  cancelled: ['Bet cancelled', 'Mise annulée'],
  recharge: ['Deposit', 'Dépôt'],
  deposit: ['Crypto deposit', 'Dépôt crypto'],
  'withdrawal.held': ['Withdrawal', 'Retrait'],
  'withdrawal.returned': ['Withdrawal refunded', 'Retrait recrédité'],
  adTask: ['Rewarded task', 'Tâche récompensée'],
  signIn: ['Daily sign-in', 'Récompense du jour'],
  rebate: ['Referral rebate', 'Ristourne de parrainage'],
  vip: ['VIP', 'VIP'],
  'investment.held': ['Invested in the bankroll', 'Investi dans la bankroll'],
  'investment.paid': ['Bankroll units redeemed', 'Parts de la bankroll revendues'],
  'sandbox.welcome': ['Starting play money', 'Argent fictif de départ'],
  adjustment: ['Manual adjustment', 'Ajustement manuel'],
  other: ['Other transaction', 'Autre opération'],
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
  vip: 'star',
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
