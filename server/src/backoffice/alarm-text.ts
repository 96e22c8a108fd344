// Alarm messages for operators.

import type { AlarmKind } from '@glasshouse/rulebook/wire/backoffice/today'

type Facts = Readonly<Record<string, string | number>>
const count = new Intl.NumberFormat('en')

const TEXTS: Readonly<Record<AlarmKind, (subject: string, facts: Facts) => string>> = {
  'ledger.sum': (_, { gold }) => `All accounts together hold ${format(gold)} gold; it must be zero.`,
  'ledger.law': (law, { broken }) => `A law of the ledger does not hold in ${format(broken)} places: “${law}”.`,
  'returns.stray': (subject, { bets, deviation }) =>
    `${subject}: the result of ${format(bets)} bets lies ${deviation} standard deviations from what was to be expected.`,
  'chain.short': (game, { left }) => `${game}: ${format(left)} rounds are left, and no further chain is salted.`,
  'game.undriven': (game) => `${game}: no node drives its rounds.`,
  'game.stuck': (game, { phase, seconds }) =>
    phase === 'none'
      ? `${game}: no round has been open for ${format(seconds)} s.`
      : `${game}: its round should have left “${phase}” ${format(seconds)} s ago.`,
  'money.difference': (subject, { ours, theirs }) => `${subject}: we have ${ours}, they say ${theirs}.`,
  'wallet.low': (subject, { needs, has }) => `${subject}: the hot wallet has too little: ${needs}, ${has}.`,
  'network.frozen': (network, { why }) => `${network} stands still: ${why}.`,
  'network.silent': (network, { minutes }) => `${network} could not be read on for ${format(minutes)} minutes.`,
  'mail.stuck': (_, { letters, minutes }) =>
    `${format(letters)} letters wait to be sent, the oldest for ${format(minutes)} minutes.`,
  'solvency.old': (_, { hours }) => `What is owed and held was last counted ${format(hours)} hours ago.`,
}

const format = (value: string | number | undefined): string =>
  typeof value === 'number' ? count.format(value) : `${value}`

export const alarmText = (kind: AlarmKind, subject: string, facts: Facts): string => TEXTS[kind](subject, facts)
