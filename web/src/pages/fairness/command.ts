// The same question for verify.mjs, as one line of a command.

import { isShared, type Finding, type Question } from './question.ts'

export function commandOf(question: Question, finding: Finding): string {
  const { rules, fields, gold, choice, exit, told } = question
  const { serverSeed, serverSeedHash, clientSeed, nonce, hash, commit, index, salt = '' } = fields
  const words = isShared(rules)
    ? ['round', rules.id, hash, commit, index, ...salt.split('.')]
    : ['bet', rules.id, serverSeed, serverSeedHash, clientSeed, nonce]
  // Where the player decides on the way, the payout follows from what came of it, and not from the choice.
  const named = rules.kind === 'crash' ? (exit === null ? null : { auto: null }) : choice
  const outcome = told?.outcome ?? decided(rules.kind, finding, exit)
  const options = named === null ? [] : ['--choice', quoted(named), '--gold', gold]
  const claims = named === null || outcome === null ? [] : ['--outcome', quoted(outcome)]
  const paid = named === null || told === null ? [] : ['--payout', told.payout]
  return ['node verify.mjs', ...words, ...options, ...claims, ...paid].join(' ')
}

function decided(kind: Question['rules']['kind'], finding: Finding, exit: number | null): object | null {
  if (kind === 'steps' && finding.kind === 'bet') return Object(finding.bet.outcome) as object
  if (kind === 'crash' && finding.kind === 'round') return leftOrLost(finding.round.outcome as { bust: number }, exit)
  return null
}

/** Whoever meant to leave above the bust point did not leave. */
const leftOrLost = (outcome: { bust: number }, exit: number | null): object => ({
  ...outcome,
  exit: exit !== null && exit > outcome.bust ? 0 : exit,
})

const quoted = (value: unknown): string => `'${JSON.stringify(value)}'`
