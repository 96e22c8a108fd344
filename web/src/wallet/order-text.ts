// The texts of orders, in and out: the state, what it means, and the reason for it.

import type { OrderReason, RechargeRow, WithdrawalRow } from '@glasshouse/rulebook/wire/wallet/wallet'
import { defineMessages, useMessages } from '@glasshouse/ui/text/i18n.ts'

export type OrderSide = 'in' | 'out'
export type Order = RechargeRow | WithdrawalRow
export type OrderState = RechargeRow['state'] | WithdrawalRow['state']
/** Under way, ended well, ended by the player, or failed. */
export type OrderTone = 'open' | 'good' | 'neutral' | 'bad'

export const sideOf = (order: Order): OrderSide => ('net' in order ? 'out' : 'in')

const tones: Record<OrderState, OrderTone> = {
  created: 'open',
  pending: 'open',
  paid: 'open',
  seen: 'open',
  credited: 'good',
  failed: 'bad',
  expired: 'bad',
  orphaned: 'bad',
  tooSmall: 'bad',
  review: 'open',
  approved: 'open',
  sending: 'open',
  sent: 'open',
  confirmed: 'good',
  rejected: 'bad',
}

/** The states of an order that goes well. */
const goodStates = {
  in: { fiat: ['created', 'pending', 'paid', 'credited'], crypto: ['seen', 'credited'] },
  out: {
    fiat: ['review', 'approved', 'sending', 'sent', 'confirmed'],
    crypto: ['review', 'approved', 'sending', 'sent', 'confirmed'],
  },
} as const satisfies Record<OrderSide, Record<'fiat' | 'crypto', readonly OrderState[]>>

/** What the player cancelled is rejected in the books, but nothing went wrong. */
const isCancelled = (state: OrderState, reason: OrderReason | null): boolean =>
  state === 'rejected' && reason === 'cancelled'

export const toneOf = (state: OrderState, reason: OrderReason | null = null): OrderTone =>
  isCancelled(state, reason) ? 'neutral' : tones[state]

/** The states still to come if all goes well; none where the order has ended. */
export function aheadOf(side: OrderSide, kind: 'fiat' | 'crypto', state: OrderState): readonly OrderState[] {
  const states: readonly OrderState[] = goodStates[side][kind]
  return tones[state] === 'open' ? states.slice(states.indexOf(state) + 1) : []
}

const rechargeStates = defineMessages({
  created: ['Ordered', 'Commandé'],
  pending: ['Waiting for your payment', 'En attente de votre paiement'],
  paid: ['Paid', 'Payé'],
  credited: ['Gold credited', 'Or crédité'],
  failed: ['Not paid', 'Non payé'],
  expired: ['Expired', 'Expiré'],
  seen: ['Seen on the network', 'Vu sur le réseau'],
  orphaned: ['Gone from the network', 'Disparu du réseau'],
  tooSmall: ['Below the minimum', 'Sous le minimum'],
})

const withdrawalStates = defineMessages({
  review: ['A person looks at it', 'Examiné par une personne'],
  approved: ['Approved', 'Approuvé'],
  sending: ['Being sent', 'En cours d’envoi'],
  sent: ['Sent', 'Envoyé'],
  confirmed: ['Arrived', 'Arrivé'],
  rejected: ['Rejected, your gold is back', 'Refusé, votre or est de retour'],
  cancelled: ['Cancelled', 'Annulé'],
  failed: ['Failed, your gold is back', 'Échoué, votre or est de retour'],
})

/** What a state means for the player while the order is in it. */
const meanings = defineMessages({
  created: ['We are asking the payment service for its page.', 'Nous demandons sa page au service de paiement.'],
  pending: [
    'Pay on the page of the payment service. It is credited as soon as we are told.',
    'Payez sur la page du service de paiement. L’or est crédité dès que nous en sommes avertis.',
  ],
  seen: ['It is credited when enough blocks lie on top of it.', 'L’or est crédité quand assez de blocs le recouvrent.'],
  expired: [
    'Nothing was paid in time. A payment that still comes is credited all the same.',
    'Rien n’a été payé à temps. Un paiement qui arriverait encore serait crédité tout de même.',
  ],
  review: [
    'We hold your gold in the meantime. You can cancel the withdrawal until we approve it.',
    'Votre or est retenu en attendant. Vous pouvez annuler le retrait jusqu’à son approbation.',
  ],
  sending: ['We’re sending it. You can’t cancel it any more.', 'L’envoi est en cours. Vous ne pouvez plus l’annuler.'],
  sent: ['It has left us and is on its way to you.', 'Il nous a quittés et est en route vers vous.'],
})

const reasons = defineMessages({
  declined: ['The payment was declined. Nothing was taken.', 'Le paiement a été refusé. Rien n’a été prélevé.'],
  late: ['Paid after its time, credited all the same.', 'Payé après le délai, crédité tout de même.'],
  underpaid: [
    'Less was paid than ordered: you get the gold for what was paid.',
    'Moins que commandé a été payé : vous recevez l’or de ce qui a été payé.',
  ],
  overpaid: [
    'More was paid than ordered: you get the gold for all of it.',
    'Plus que commandé a été payé : vous recevez l’or du tout.',
  ],
  overLimit: [
    'Above the amount that is paid without a person looking at it.',
    'Au-dessus du montant payé sans examen.',
  ],
  overDay: [
    'More in one day than is paid without a person looking at it.',
    'Plus en un jour que ce qui est payé sans examen.',
  ],
  unplayed: [
    'Part of the gold you recharged has not been played yet.',
    'Une partie de l’or rechargé n’a pas encore été jouée.',
  ],
  reversed: [
    'A deposit of yours was refunded or charged back, so our team reviews this withdrawal.',
    'Un de vos dépôts a été remboursé ou contesté : notre équipe examine ce retrait.',
  ],
  noDeposit: [
    'We review withdrawals of accounts without a deposit.',
    'Nous examinons les retraits des comptes sans dépôt.',
  ],
  suspended: [
    'Your account is suspended: the gold is held until that is settled.',
    'Votre compte est suspendu : l’or est retenu jusqu’à ce que ce soit réglé.',
  ],
  operator: [
    'Decided by our staff. Contact us if you want to know more.',
    'Décidé par notre équipe. Contactez-nous pour en savoir plus.',
  ],
  details: [
    'The details do not fit the account. Check them and try again.',
    'Les coordonnées ne correspondent pas au compte. Vérifiez-les et réessayez.',
  ],
  suspicious: ['We could not approve this one. Please contact us.', 'Nous n’avons pas pu l’approuver. Contactez-nous.'],
  gateway: ['The bank or phone service did not take it.', 'La banque ou le service mobile ne l’a pas accepté.'],
  gatewayIn: [
    'The payment service did not take the order. Nothing was taken.',
    'Le service de paiement n’a pas pris la commande. Rien n’a été prélevé.',
  ],
  reverted: ['The transfer failed on the network.', 'Le transfert a échoué sur le réseau.'],
  cancelled: [
    'You cancelled it. Your gold is back in your balance.',
    'Vous l’avez annulé. Votre or est de retour sur votre solde.',
  ],
  tooSmall: [
    'It is below the minimum deposit, so it is listed and not credited.',
    'Sous le dépôt minimal : il est listé, mais pas crédité.',
  ],
  reorganised: [
    'The network replaced its last blocks. If the transfer comes back, it is counted again.',
    'Le réseau a remplacé ses derniers blocs. Si le transfert revient, il sera compté de nouveau.',
  ],
})

export interface OrderText {
  state(state: OrderState, reason?: OrderReason | null): string
  /** What the state means while the order is in it; undefined where its name says it all. */
  meaning(state: OrderState): string | undefined
  reason(reason: OrderReason): string
}

export function useOrderText(side: OrderSide): OrderText {
  const [ins, outs] = [useMessages(rechargeStates), useMessages(withdrawalStates)]
  const [means, why] = [useMessages(meanings), useMessages(reasons)]
  return {
    state: (state, reason = null) => {
      if (side === 'in') return ins(state as RechargeRow['state'])
      return outs(isCancelled(state, reason) ? 'cancelled' : (state as WithdrawalRow['state']))
    },
    meaning: (state) => (state in meanings.en ? means(state as keyof typeof meanings.en) : undefined),
    reason: (reason) => why(reason === 'gateway' && side === 'in' ? 'gatewayIn' : reason),
  }
}
