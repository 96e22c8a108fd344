// Alarms in words for operators, with their figures.

import type { AlarmKind } from '@glasshouse/rulebook/wire/backoffice/today'

type Facts = Readonly<Record<string, string | number>>
const count = new Intl.NumberFormat('en')

const WORDS: Readonly<Record<AlarmKind, (subject: string, facts: Facts) => string>> = {
  'ledger.sum': (_, { gold }) => `All accounts together hold ${shown(gold)} gold; it must be zero.`,
  'ledger.law': (law, { broken }) => `A law of the ledger does not hold in ${shown(broken)} places: “${law}”.`,
  'returns.stray': (subject, { bets, deviation }) =>
    `${subject}: the result of ${shown(bets)} bets lies ${deviation} standard deviations from what was to be expected.`,
  'chain.short': (game, { left }) => `${game}: ${shown(left)} rounds are left, and no further chain is salted.`,
  'game.undriven': (game) => `${game}: no node drives its rounds.`,
  'game.stuck': (game, { phase, seconds }) =>
    phase === 'none'
      ? `${game}: no round has been open for ${shown(seconds)} s.`
      : `${game}: its round should have left “${phase}” ${shown(seconds)} s ago.`,
  'money.difference': (subject, { ours, theirs }) => `${subject}: we have ${ours}, they say ${theirs}.`,
  'wallet.low': (subject, { needs, has }) => `${subject}: the hot wallet has too little: ${needs}, ${has}.`,
  'network.frozen': (network, { why }) => `${network} stands still: ${why}.`,
  'network.silent': (network, { minutes }) => `${network} could not be read on for ${shown(minutes)} minutes.`,
  'mail.stuck': (_, { letters, minutes }) =>
    `${shown(letters)} letters wait to be sent, the oldest for ${shown(minutes)} minutes.`,
  'solvency.old': (_, { hours }) => `What is owed and held was last counted ${shown(hours)} hours ago.`,
}

const shown = (value: string | number | undefined): string =>
  typeof value === 'number' ? count.format(value) : `${value}`

export const wordsOf = (kind: AlarmKind, subject: string, facts: Facts): string => WORDS[kind](subject, facts)
