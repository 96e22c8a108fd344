// Whether an operator of real money could know the results of shared rounds while other people's money is at stake. It
// follows from what a server publishes, so browsers and the monitor ask, and nobody has to believe the server's own checks.

import { isSameNetwork, QUICKNET, type BeaconNetwork } from '../beacon/network.ts'

/**
 * `investors`: players' money is in the bankroll, and no public beacon decides the results. `testChain`: the server made
 * the salt itself, so it could have tried many chains.
 */
export type KnownResultsKind = 'investors' | 'testChain'

export interface KnownResults {
  readonly kind: KnownResultsKind
  readonly epoch: number
  readonly games: readonly string[]
  /** The published figures that show it. */
  readonly facts: string
}

interface Pool {
  readonly units: number
  readonly operatorUnits: number
  readonly entering: number
}

interface Investment {
  readonly pool: Pool
  /** The units of the player who asks; null for a visitor. */
  readonly mine: { readonly units: number; readonly orders: readonly { readonly kind: string }[] } | null
}

interface Count {
  readonly createTime: number
  readonly owed: { readonly shares: number }
}

/** Public pages of a server. Null where it has no such page. */
export interface PublishedFigures {
  investment(): Promise<Investment | null>
  /** The latest proof of reserves. */
  count(): Promise<Count | null>
  epochs(): Promise<readonly { readonly epoch: number; readonly games: readonly string[] }[]>
  manifest(epoch: number): Promise<string>
  /** When betting on the first round of a game in an epoch closed; null if there is no such round. */
  firstLockTime(game: string, epoch: number): Promise<number | null>
}

/** For a server with real money. Every chain that is played is judged. */
export async function findKnownResults(server: PublishedFigures): Promise<KnownResults[]> {
  // Figures first: as long as players have money in it, an honest server starts no round without a beacon.
  const [investment, count] = [await server.investment(), await server.count()]
  const held = investment && moneyIn(investment)
  const found: KnownResults[] = []
  for (const { epoch, games } of await server.epochs()) {
    if (games.length === 0) continue
    const { saltRule, beacon = null } = readChain(await server.manifest(epoch))
    if (saltRule === 'practice') found.push({ kind: 'testChain', epoch, games, facts: `saltRule ${saltRule}` })
    if (isSameNetwork(beacon, QUICKNET)) continue
    const facts = held ?? (count && (await sharesInPlay(server, count, epoch, games)))
    const named = beacon ? `beacon ${beacon.publicKey}` : 'no beacon'
    if (facts) found.push({ kind: 'investors', epoch, games, facts: `${named}, ${facts}` })
  }
  return found
}

/** Players' units, and their gold on its way into the bankroll. */
function moneyIn({ pool: { units, operatorUnits, entering }, mine }: Investment): string | null {
  const isOwn = mine !== null && (mine.units > 0 || mine.orders.some(({ kind }) => kind === 'buy'))
  if (units <= operatorUnits && entering <= 0 && !isOwn) return null
  const own = isOwn ? `, mine ${mine.units}` : ''
  return `units ${units}, operator’s ${operatorUnits}, entering ${entering}${own}`
}

/**
 * Shares in the proof of reserves, counted while a game was in this epoch. A game never returns to an earlier epoch, so it
 * was if its first round is older than the count.
 */
async function sharesInPlay(
  server: PublishedFigures,
  { createTime, owed }: Count,
  epoch: number,
  games: readonly string[],
): Promise<string | null> {
  if (owed.shares <= 0) return null
  for (const game of games) {
    const lockTime = await server.firstLockTime(game, epoch)
    if (lockTime !== null && lockTime < createTime) return `shares owed to players ${owed.shares} at ${createTime}`
  }
  return null
}

/** A manifest that can't be read names no beacon. */
function readChain(manifest: string): { readonly saltRule?: unknown; readonly beacon?: BeaconNetwork | null } {
  try {
    return Object(JSON.parse(manifest)) as object
  } catch {
    return {}
  }
}
