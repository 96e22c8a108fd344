// What the verifier starts with: the parameters of an address, or a bet as the server reports it. Pure.

import { roundPublic } from '@glasshouse/rulebook/play/draws'
import type { PublicBet } from '../../play/settled-bet.ts'
import { ROUND_FIELDS, SEED_FIELDS, tidy, type FieldValues, type Claim } from './question.ts'

export interface Start {
  readonly game: string | null
  readonly betId: number | null
  readonly fields: FieldValues
  readonly gold: number | null
  readonly choice: unknown
  readonly claim: Claim | null
}

export function startOf(query: URLSearchParams): Start {
  const fields = Object.fromEntries(
    [...SEED_FIELDS, ...ROUND_FIELDS].flatMap((name) => {
      const value = query.get(name)
      return value === null ? [] : [[name, tidy(name, value)]]
    }),
  )
  const outcome = jsonOf(query.get('outcome'))
  const payout = wholeOf(query.get('payout'))
  return {
    game: query.get('game'),
    betId: wholeOf(query.get('bet')),
    fields,
    gold: wholeOf(query.get('gold')),
    choice: jsonOf(query.get('choice')),
    claim: outcome === null || payout === null ? null : { outcome, payout },
  }
}

/** True for an address that names a bet without its seeds: the server may have revealed them by now. */
export const mustAsk = ({ betId, fields }: Start): boolean =>
  betId !== null && fields.serverSeed === undefined && fields.hash === undefined

export function startOfBet({ id, game, gold, payout, choice, outcome, proof, round }: PublicBet): Start {
  const claim = { outcome, payout }
  const start = { game, betId: id, gold, choice, claim }
  if (round) {
    const { hash, commit, index, salt, beacon } = round
    return { ...start, fields: { hash, commit, index: String(index), salt: roundPublic(salt, beacon ?? undefined) } }
  }
  if (!proof) return { ...start, fields: {} }
  const { serverSeed, serverSeedHash, clientSeed, nonce } = proof
  return { ...start, fields: { serverSeed: serverSeed ?? '', serverSeedHash, clientSeed, nonce: String(nonce) } }
}

function jsonOf(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text)
  } catch {
    return null
  }
}

function wholeOf(text: string | null): number | null {
  const value = Number(text)
  return text !== null && text !== '' && Number.isSafeInteger(value) && value >= 0 ? value : null
}
