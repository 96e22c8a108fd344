import { defineEnglish } from '@glasshouse/ui/text/i18n.ts'

export const messages = defineEnglish({
  title: 'Bankroll',
  bankroll: 'Bankroll',
  units: '{n} {n|unit|units}',
  price: 'Price of 1,000 units',
  pendingDeposits: 'Pending purchases',
  pendingRedemptions: 'Pending redemptions',
  inGold: 'Gold',
  inUnits: 'Units',
  nextSettlement: 'Next daily settlement',
  settlements: 'Daily settlements',
  noSettlements: 'No daily settlements yet. The first one will run at the end of the day.',
  void: 'Units void',
  // Our own units
  own: 'Our own units',
  ownUnits: 'Units',
  shareOfAll: '{share} of all units',
  value: 'Value',
  redeemable: 'Redeemable',
  redeemableNote: 'We must keep at least a tenth of all units',
  redeem: 'Redeem units',
  redeemTitle: 'Redeem our own units?',
  redeemText: 'You’ll get the price of the next daily settlement, which isn’t known yet. You can’t cancel the order.',
  mostUnits: 'At most {n}.',
  redeemed: 'Redemption of {n} {n|unit|units} pending until the next daily settlement',
})
