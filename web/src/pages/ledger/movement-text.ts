// What moved gold, in the player's language, and the page that shows it.

import { useTiles } from '../../client/game-tile.ts'
import { defineMessages, useLanguage, useMessages } from '@glasshouse/ui/text/i18n.ts'
import type { IconName } from '@glasshouse/ui/controls/icon.tsx'
import { rechargePath, withdrawalPath } from '../../wallet/paths.ts'
import type { Movement } from './csv.ts'

const causes = defineMessages({
  stake: ['Stake', 'Mise'],
  payout: ['Payout', 'Gain'],
  refunded: ['Stake returned', 'Mise rendue'],
  cancelled: ['Bet taken back', 'Mise reprise'],
  recharge: ['Recharge', 'Recharge'],
  deposit: ['Crypto deposit', 'Dépôt en crypto'],
  'withdrawal.held': ['Withdrawal', 'Retrait'],
  'withdrawal.returned': ['Withdrawal returned', 'Retrait rendu'],
  adTask: ['Task done', 'Tâche accomplie'],
  signIn: ['Daily sign-in', 'Présence du jour'],
  rebate: ['Rebate for friends', 'Ristourne pour vos amis'],
  'investment.held': ['Put into the bankroll', 'Placé dans la banque'],
  'investment.paid': ['Paid out of the bankroll', 'Versé par la banque'],
  'sandbox.welcome': ['Play money to begin with', 'Argent fictif pour commencer'],
  adjustment: ['Correction by the house', 'Correction par la maison'],
  other: ['Other movement', 'Autre mouvement'],
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
