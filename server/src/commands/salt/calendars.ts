// OpenTimestamps calendars: they collect digests and put them into a Bitcoin block together, within hours.

import { readCalendarAnswer, readOts, writeOts, type Attestation } from '@glasshouse/rulebook/core/salt-proof/ots'

export const CALENDARS = [
  'https://a.pool.opentimestamps.org',
  'https://b.pool.opentimestamps.org',
  'https://a.pool.eternitywall.com',
] as const

const TIMEOUT_MS = 20_000
const HEADERS = { accept: 'application/vnd.opentimestamps.v1', 'user-agent': 'glasshouse' }

export class NotYet extends Error {
  override readonly name = 'NotYet'
}

/** A .ots file of this digest, which the calendars promise to complete. */
export async function stamp(digest: Uint8Array, calendars: readonly string[]): Promise<Uint8Array> {
  const answers = await Promise.allSettled(
    calendars.map(async (calendar) => {
      const answer = await ask(new URL('digest', withSlash(calendar)), { method: 'POST', body: Buffer.from(digest) })
      if (!answer) throw new Error(`${calendar} doesn’t take digests`)
      readCalendarAnswer(answer, digest)
      return answer
    }),
  )
  const taken = answers.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []))
  // One calendar alone could vanish before it has written a block.
  if (taken.length < Math.min(2, calendars.length)) throw failures(answers)
  return writeOts(digest, taken)
}

/** The same proof, completed by its calendars to Bitcoin blocks. Throws `NotYet` while no calendar is in a block. */
export async function complete(ots: Uint8Array): Promise<Uint8Array> {
  const { digest, attestations } = readOts(ots)
  const done = attestations.filter(({ bitcoinHeight }) => bitcoinHeight !== null)
  if (done.length > 0) return ots
  const waiting = attestations.filter(({ calendar, message }) => calendar !== null && message !== null)
  const answers = await Promise.allSettled(waiting.map(askToComplete))
  const completed = answers.flatMap((each) => (each.status === 'fulfilled' && each.value ? [each.value] : []))
  if (completed.length > 0) return writeOts(digest, completed)
  if (answers.some(({ status }) => status === 'fulfilled'))
    throw new NotYet('No calendar has written the timestamp into a block yet. Try again in an hour.')
  throw failures(answers)
}

/** The completed branch; null while the calendar waits for a block. */
async function askToComplete({ calendar, message, path }: Attestation): Promise<Uint8Array | null> {
  const commitment = Buffer.from(message ?? []).toString('hex')
  const answer = await ask(new URL(`timestamp/${commitment}`, withSlash(calendar ?? '')))
  const found = answer && message ? readCalendarAnswer(answer, message) : []
  return answer && found.some(({ bitcoinHeight }) => bitcoinHeight !== null) ? Buffer.concat([path, answer]) : null
}

/** Null where the calendar has nothing. */
async function ask(url: URL, init: RequestInit = {}): Promise<Uint8Array | null> {
  const answer = await fetch(url, { ...init, headers: HEADERS, signal: AbortSignal.timeout(TIMEOUT_MS) })
  if (answer.status === 404) return null
  if (!answer.ok) throw new Error(`${url.origin} answered ${answer.status}`)
  return new Uint8Array(await answer.arrayBuffer())
}

const withSlash = (url: string): string => (url.endsWith('/') ? url : `${url}/`)

const failures = (answers: readonly PromiseSettledResult<unknown>[]): Error =>
  new Error(
    `The calendars can’t be reached. ${answers
      .flatMap((each) => (each.status === 'rejected' ? [(each.reason as Error).message] : []))
      .join('. ')}`,
  )
