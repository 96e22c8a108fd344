// The texts of orders, in and out: the state, what it means, and the reason for it.

import type { OrderReason, RechargeRow, WithdrawalRow } from '@glasshouse/rulebook/wire/wallet/wallet'
import { defineMessages, useMessages } from '@glasshouse/ui/text/i18n.ts'

export type OrderSide = 'in' | 'out'
export type Order = RechargeRow | WithdrawalRow
export type OrderState = RechargeRow['state'] | WithdrawalRow['state']
/** In progress, ended well, ended by the player, or failed. */
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
  held: 'open',
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
  // A hold comes before the approval, like a review.
  const at = states.indexOf(state === 'held' ? 'review' : state)
  return tones[state] === 'open' ? states.slice(at + 1) : []
}

const rechargeStates = defineMessages({
  created: ['Deposit created', 'Dépôt créé'],
  pending: ['Payment pending', 'Paiement en attente'],
  paid: ['Paid', 'Payé'],
  credited: ['Gold credited', 'Or crédité'],
  failed: ['Payment failed', 'Échec du paiement'],
  expired: ['Expired', 'Expiré'],
  seen: ['Detected on the network', 'Détecté sur le réseau'],
  orphaned: ['Transaction no longer found on the network', 'Disparu du réseau'],
  tooSmall: ['Below the minimum', 'Inférieur au minimum'],
})

const withdrawalStates = defineMessages({
  held: ['On hold', 'En attente'],
  review: ['Under review', 'En cours d’examen'],
  approved: ['Approved', 'Approuvé'],
  sending: ['Sending', 'Envoi en cours'],
  sent: ['Sent', 'Envoyé'],
  confirmed: ['Completed', 'Terminé'],
  rejected: ['Rejected – gold refunded', 'Refusé – or recrédité'],
  cancelled: ['Cancelled', 'Annulé'],
  failed: ['Failed – gold refunded', 'Échec – or recrédité'],
})

/** What a state means for the player while the order is in it. */
const meanings = defineMessages({
  created: ['We’re preparing the payment page.', 'Nous préparons la page de paiement.'],
  pending: [
    'Pay on the payment service’s page. We’ll credit your gold once it confirms the payment.',
    'Payez sur la page du service de paiement. Nous créditerons votre or dès que ce service aura confirmé le paiement.',
  ],
  seen: [
    'We’ll credit your gold once the network confirms the transfer.',
    'Nous créditerons votre or dès que le réseau aura confirmé la transaction.',
  ],
  expired: [
    'We didn’t receive a payment in time. If one still arrives, we’ll credit it.',
    'Nous n’avons pas reçu de paiement à temps. S’il en arrive un, nous le créditerons.',
  ],
  held: [
    'We’ll check this withdrawal again before we pay it. You can cancel it while it’s on hold.',
    'Nous vérifierons ce retrait à nouveau avant de le payer. Vous pouvez l’annuler tant que nous le retenons.',
  ],
  review: [
    'We’re holding your gold in the meantime. You can cancel the withdrawal until we approve it.',
    'Nous retenons votre or en attendant. Vous pouvez annuler le retrait jusqu’à son approbation.',
  ],
  sending: [
    'We’re sending the money. You can’t cancel the withdrawal any more.',
    'Nous envoyons l’argent. Vous ne pouvez plus annuler le retrait.',
  ],
  sent: [
    'We’ve sent the money. How long it takes depends on your provider or the network.',
    'Nous avons envoyé l’argent. Le délai dépend de votre prestataire ou du réseau.',
  ],
})

const reasons = defineMessages({
  declined: [
    'Your bank or payment service declined the payment. You weren’t charged.',
    'Votre banque ou le service de paiement a refusé le paiement. Rien n’a été débité.',
  ],
  late: [
    'You paid after the deadline, but we still credited your gold.',
    'Vous avez payé après le délai, mais nous avons quand même crédité votre or.',
  ],
  underpaid: [
    'You paid less than the price, so we credited the gold you paid for.',
    'Vous avez payé moins que prévu. Nous avons crédité l’or correspondant.',
  ],
  overpaid: [
    'You paid more than the price, so we credited gold for all of it.',
    'Vous avez payé plus que prévu : tout a été converti en or.',
  ],
  overLimit: [
    'This withdrawal is above the amount we pay automatically.',
    'Ce retrait dépasse le montant que nous payons automatiquement.',
  ],
  overDay: [
    'With this withdrawal, you’re above the amount we pay automatically in 24 hours.',
    'Avec ce retrait, vous dépassez le montant que nous payons automatiquement en 24 heures.',
  ],
  unplayed: [
    'You’ve staked less than you’ve deposited, so our team must review this withdrawal.',
    'Vos mises sont inférieures à vos dépôts, donc notre équipe examine ce retrait.',
  ],
  reversed: [
    'One of your deposits was refunded or charged back. So our team must review this withdrawal.',
    'Un de vos dépôts a été remboursé ou contesté, donc notre équipe examine ce retrait.',
  ],
  newDestination: [
    'We’ve never paid a withdrawal to this payout account. The hold helps if someone else is using your account.',
    'Nous n’avons encore payé aucun retrait vers ce compte de retrait. L’attente protège votre or si un tiers utilise votre compte.',
  ],
  newDevice: [
    'We’ve never paid a withdrawal requested from this browser. The hold helps if someone else is using your account.',
    'Nous n’avons encore payé aucun retrait demandé depuis ce navigateur. L’attente protège votre or si un tiers utilise votre compte.',
  ],
  sharedDestination: [
    'Another account has used this payout account, so our team must review this withdrawal.',
    'Un autre compte a déjà utilisé ce compte de retrait. Notre équipe examine ce retrait.',
  ],
  houseHour: [
    'We have many withdrawals right now, so our team must review this one.',
    'Les retraits sont nombreux en ce moment, donc notre équipe examine celui-ci.',
  ],
  otherMethod: [
    'You used a discontinued deposit method, so our team must review this withdrawal.',
    'Vous avez utilisé un moyen de dépôt que nous ne proposons plus. Notre équipe examine ce retrait.',
  ],
  identity: [
    'Our team is checking the details of your account.',
    'Notre équipe vérifie les informations de votre compte.',
  ],
  noDeposit: [
    'You haven’t made a deposit, so our team must review this withdrawal.',
    'Vous n’avez fait aucun dépôt, donc notre équipe examine ce retrait.',
  ],
  suspended: [
    'We’ve suspended your account and are holding your gold. Contact us to find out what happens next.',
    'Nous avons suspendu votre compte et retenons votre or. Contactez-nous pour connaître la suite.',
  ],
  operator: [
    'We’ve refunded your gold. Our team rejected this withdrawal. Contact us to find out more.',
    'Nous avons recrédité votre or. Notre équipe a refusé ce retrait. Contactez-nous pour en savoir plus.',
  ],
  details: [
    'We’ve refunded your gold. The payout details are wrong. Check them and try again.',
    'Nous avons recrédité votre or. Les coordonnées de retrait sont incorrectes. Vérifiez-les et réessayez.',
  ],
  suspicious: [
    'We’ve refunded your gold. We couldn’t approve this withdrawal. Contact us.',
    'Nous avons recrédité votre or. Nous n’avons pas pu approuver ce retrait. Contactez-nous.',
  ],
  gateway: [
    'We’ve refunded your gold. The bank or mobile service didn’t accept this withdrawal. Check your details and try again.',
    'Nous avons recrédité votre or. La banque ou le service de paiement mobile n’a pas accepté ce retrait. Vérifiez vos coordonnées et réessayez.',
  ],
  gatewayIn: [
    'The payment service didn’t accept this deposit. You weren’t charged.',
    'Le service de paiement n’a pas accepté ce dépôt. Rien n’a été débité.',
  ],
  reverted: [
    'The transfer failed on the network. We’ve refunded your gold. Try again.',
    'Le transfert a échoué sur le réseau. L’or est de nouveau sur votre solde. Réessayez.',
  ],
  cancelled: [
    'You cancelled this withdrawal. We’ve refunded your gold.',
    'Vous avez annulé ce retrait. L’or est de nouveau sur votre solde.',
  ],
  tooSmall: [
    'This deposit is below the minimum, so we didn’t credit it.',
    'Ce dépôt est inférieur au minimum, donc nous ne l’avons pas crédité.',
  ],
  reorganised: [
    'We haven’t credited this deposit, because the network replaced its latest blocks. If the transfer reappears, we’ll process it again.',
    'Le réseau a remplacé ses derniers blocs, donc nous n’avons pas crédité ce dépôt. Si le transfert réapparaît, nous le traiterons de nouveau.',
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
