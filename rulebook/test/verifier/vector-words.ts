// The published test vectors as command lines of a verifier, with the outcomes that they claim.

import { hashOfHex } from '../run-verifier.ts'
import vectors from '../vectors.json' with { type: 'json' }

const { seed, seedHash, client, salt, beacon } = vectors
type Row = Readonly<Record<string, unknown>>

/** The fields of a vector that are the outcome of its game, as it is published. */
function outcomeOf(game: string, row: Row): Row {
  const pick = (...fields: string[]) => Object.fromEntries(fields.map((field) => [field, row[field]]))
  if ('bust' in row) return pick('bust')
  if (game.startsWith('turntable')) return { segment: row['seg'] }
  if (game === 'scratch') return pick('ticket', 'grid')
  if (game === 'fruit') return pick('cell', 'lit')
  if (game === 'roulette') return pick('slot')
  if (game === 'wingo') return pick('digit')
  if (game === 'lucky3') return pick('digits')
  return game === 'roller' ? pick('roll') : pick('mines')
}

function betWords(name: string, row: Row & { readonly nonce: number }): string[] {
  const [game, variant] = name.split('-') as [string, string?]
  const chosen = game === 'turntable' ? { risk: variant } : { mines: Number(variant) }
  const choice = variant ? ['--choice', JSON.stringify(chosen)] : []
  const outcome = ['--outcome', JSON.stringify(outcomeOf(name, row))]
  return ['bet', game, seed, seedHash, client, String(row.nonce), ...choice, ...outcome]
}

/** h_0 to h_N, from the end of a chain. */
function unwind(end: string): string[] {
  const hashes = [end]
  for (let i = 0; i < vectors.N; i++) hashes.push(hashOfHex(hashes[i] as string))
  return hashes.reverse()
}

export function vectorWords(): string[][] {
  const single = Object.entries(vectors.single).flatMap(([game, rows]) => rows.map((row) => betWords(game, row)))
  const rejections = vectors.rejections.map(({ game, ...row }) => betWords(game, row))
  const hashes = new Map(Object.entries(vectors.chains).map(([game, { seed: end }]) => [game, unwind(end)]))
  const roundWords =
    (values: readonly string[]) =>
    ([game, rows]: readonly [string, readonly Row[]]) =>
      rows.map((row) => {
        const i = Number(row['i'])
        const [previous, hash] = (hashes.get(game) ?? []).slice(i - 1, i + 1) as [string, string]
        return ['round', game, hash, previous, String(i), ...values, '--outcome', JSON.stringify(outcomeOf(game, row))]
      })
  const rounds = [
    ...Object.entries(vectors.shared).flatMap(roundWords([salt])),
    ...Object.entries(vectors.beaconRounds).flatMap(roundWords([salt, beacon])),
    ...roundWords([salt])(['fruit', vectors.fruitBomb]),
  ]
  const chains = Object.values(vectors.chains).flatMap((chain) => [
    ['chain', chain.h2, '2', chain.terminal],
    ['chain', chain.seed, String(vectors.N), chain.terminal],
  ])
  return [...single, ...rejections, ...rounds, ...chains]
}
