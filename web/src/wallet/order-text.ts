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
  en: {
    created: 'Ordered',
    pending: 'Waiting for your payment',
    paid: 'Paid',
    credited: 'Gold credited',
    failed: 'Not paid',
    expired: 'Expired',
    seen: 'Seen on the network',
    orphaned: 'Gone from the network',
    tooSmall: 'Below the minimum',
  },
  fr: {
    created: 'Commandé',
    pending: 'En attente de votre paiement',
    paid: 'Payé',
    credited: 'Or crédité',
    failed: 'Non payé',
    expired: 'Expiré',
    seen: 'Vu sur le réseau',
    orphaned: 'Disparu du réseau',
    tooSmall: 'Sous le minimum',
  },
})

const withdrawalStates = defineMessages({
  en: {
    review: 'A person looks at it',
    approved: 'Approved',
    sending: 'Being sent',
    sent: 'Sent',
    confirmed: 'Arrived',
    rejected: 'Rejected, your gold is back',
    cancelled: 'Cancelled',
    failed: 'Failed, your gold is back',
  },
  fr: {
    review: 'Examiné par une personne',
    approved: 'Approuvé',
    sending: 'En cours d’envoi',
    sent: 'Envoyé',
    confirmed: 'Arrivé',
    rejected: 'Refusé, votre or est de retour',
    cancelled: 'Annulé',
    failed: 'Échoué, votre or est de retour',
  },
})

/** What a state means for the player while the order is in it. */
const meanings = defineMessages({
  en: {
    created: 'We are asking the payment service for its page.',
    pending: 'Pay on the page of the payment service. It is credited as soon as we are told.',
    seen: 'It is credited when enough blocks lie on top of it.',
    expired: 'Nothing was paid in time. A payment that still comes is credited all the same.',
    review: 'We hold your gold in the meantime. You can cancel the withdrawal until we approve it.',
    sending: 'We’re sending it. You can’t cancel it any more.',
    sent: 'It has left us and is on its way to you.',
  },
  fr: {
    created: 'Nous demandons sa page au service de paiement.',
    pending: 'Payez sur la page du service de paiement. L’or est crédité dès que nous en sommes avertis.',
    seen: 'L’or est crédité quand assez de blocs le recouvrent.',
    expired: 'Rien n’a été payé à temps. Un paiement qui arriverait encore serait crédité tout de même.',
    review: 'Votre or est retenu en attendant. Vous pouvez annuler le retrait jusqu’à son approbation.',
    sending: 'L’envoi est en cours. Vous ne pouvez plus l’annuler.',
    sent: 'Il nous a quittés et est en route vers vous.',
  },
})

const reasons = defineMessages({
  en: {
    declined: 'The payment was declined. Nothing was taken.',
    late: 'Paid after its time, credited all the same.',
    underpaid: 'Less was paid than ordered: you get the gold for what was paid.',
    overpaid: 'More was paid than ordered: you get the gold for all of it.',
    overLimit: 'Above the amount that is paid without a person looking at it.',
    overDay: 'More in one day than is paid without a person looking at it.',
    unplayed: 'Part of the gold you recharged has not been played yet.',
    noDeposit: 'We review withdrawals of accounts without a deposit.',
    suspended: 'Your account is suspended: the gold is held until that is settled.',
    operator: 'Decided by our staff. Contact us if you want to know more.',
    details: 'The details do not fit the account. Check them and try again.',
    suspicious: 'We could not approve this one. Please contact us.',
    gateway: 'The bank or phone service did not take it.',
    gatewayIn: 'The payment service did not take the order. Nothing was taken.',
    reverted: 'The transfer failed on the network.',
    cancelled: 'You cancelled it. Your gold is back in your balance.',
    tooSmall: 'It is below the minimum deposit, so it is listed and not credited.',
    reorganised: 'The network replaced its last blocks. If the transfer comes back, it is counted again.',
  },
  fr: {
    declined: 'Le paiement a été refusé. Rien n’a été prélevé.',
    late: 'Payé après le délai, crédité tout de même.',
    underpaid: 'Moins que commandé a été payé : vous recevez l’or de ce qui a été payé.',
    overpaid: 'Plus que commandé a été payé : vous recevez l’or du tout.',
    overLimit: 'Au-dessus du montant payé sans examen.',
    overDay: 'Plus en un jour que ce qui est payé sans examen.',
    unplayed: 'Une partie de l’or rechargé n’a pas encore été jouée.',
    noDeposit: 'Nous examinons les retraits des comptes sans dépôt.',
    suspended: 'Votre compte est suspendu : l’or est retenu jusqu’à ce que ce soit réglé.',
    operator: 'Décidé par notre équipe. Contactez-nous pour en savoir plus.',
    details: 'Les coordonnées ne correspondent pas au compte. Vérifiez-les et réessayez.',
    suspicious: 'Nous n’avons pas pu l’approuver. Contactez-nous.',
    gateway: 'La banque ou le service mobile ne l’a pas accepté.',
    gatewayIn: 'Le service de paiement n’a pas pris la commande. Rien n’a été prélevé.',
    reverted: 'Le transfert a échoué sur le réseau.',
    cancelled: 'Vous l’avez annulé. Votre or est de retour sur votre solde.',
    tooSmall: 'Sous le dépôt minimal : il est listé, mais pas crédité.',
    reorganised: 'Le réseau a remplacé ses derniers blocs. Si le transfert revient, il sera compté de nouveau.',
  },
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
