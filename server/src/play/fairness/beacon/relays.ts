// Asks several relays of a drand network at once. Relays are not trusted: the first answer whose signature is the
// network's counts, and a wrong one is logged and ignored.

import {
  beaconRandomness,
  isSameNetwork,
  isSignatureText,
  type Beacon,
  type BeaconNetwork,
} from '@glasshouse/rulebook/beacon/network'
import { isSignatureOf } from '@glasshouse/rulebook/beacon/signature'
import { z } from 'zod'
import type { Logger } from '../../../platform/log.ts'
import { callProvider } from '../../../platform/metrics/provider-calls.ts'
import type { BeaconSource } from './source.ts'

const TIMEOUT_MS = 2000
/** An answer has about 300 bytes. */
const MAX_BYTES = 4096
/** A relay that gave a wrong answer is not asked again for this long: each costs a verification. */
const MUTE_MS = 10_000
/** Games that lock at the same time share a round, so the last few are kept. */
const KEPT = 16

const answerSchema = z.object({ round: z.number(), signature: z.string(), randomness: z.string().optional() })

export interface RelaysOptions {
  readonly network: BeaconNetwork
  readonly chainHash: string
  readonly urls: readonly string[]
  readonly log: Logger
  readonly timeoutMs?: number
}

export class Relays implements BeaconSource {
  readonly #options: RelaysOptions
  readonly #known = new Map<number, Beacon>()
  readonly #asked = new Map<number, Promise<Beacon | null>>()
  readonly #mutedUntilMs = new Map<string, number>()

  constructor(options: RelaysOptions) {
    this.#options = options
  }

  async get(network: BeaconNetwork, round: number): Promise<Beacon | null> {
    if (!isSameNetwork(network, this.#options.network)) return null
    const known = this.#known.get(round) ?? (await this.#askOnce(round))
    if (known) this.#keep(known)
    return known
  }

  /** Several games may wait for the same round: they share one question. */
  #askOnce(round: number): Promise<Beacon | null> {
    const asked = this.#asked.get(round) ?? this.#askAll(round).finally(() => this.#asked.delete(round))
    this.#asked.set(round, asked)
    return asked
  }

  async #askAll(round: number): Promise<Beacon | null> {
    const { urls, timeoutMs = TIMEOUT_MS } = this.#options
    const found = new AbortController()
    const signal = AbortSignal.any([found.signal, AbortSignal.timeout(timeoutMs)])
    const verified = new Map<string, boolean>()
    const now = performance.now()
    const ask = async (url: string): Promise<Beacon> => {
      const beacon = await this.#ask(url, round, signal, verified)
      if (!beacon) throw new Error('no valid answer')
      return beacon
    }
    const open = urls.filter((url) => (this.#mutedUntilMs.get(url) ?? 0) <= now)
    const first = await Promise.any(open.map(ask)).catch(() => null)
    // The slower ones are not needed any more.
    found.abort()
    return first
  }

  /** Null where the relay does not have the round yet, does not answer or lies. */
  async #ask(url: string, round: number, signal: AbortSignal, verified: Map<string, boolean>): Promise<Beacon | null> {
    const { network, chainHash, log } = this.#options
    const relay = new URL(url).host
    let text: string
    try {
      const get = (): Promise<Response> => fetch(`${url}/${chainHash}/public/${round}`, { redirect: 'error', signal })
      const response = await callProvider('beacon', get, {
        outcomeOf: ({ ok }) => (ok ? 'ok' : 'refused'),
        // Another relay was faster, unless the time is over.
        outcomeOfError: () => (isTimedOut(signal) || !signal.aborted ? 'failed' : 'abandoned'),
      })
      // A relay that does not have the round yet answers 404 or 425.
      if (!response.ok) return null
      text = await readAtMost(response, MAX_BYTES)
    } catch (error) {
      if (!signal.aborted) log.debug({ relay, round, err: error }, 'beacon relay not reached')
      return null
    }
    const answer = parseAnswer(text)
    const fault = answer ? faultOf(network, round, answer, verified) : 'unreadable'
    if (answer && !fault) return { round, signature: answer.signature, randomness: beaconRandomness(answer.signature) }
    this.#mutedUntilMs.set(url, performance.now() + MUTE_MS)
    log.warn({ relay, round, fault }, 'beacon relay gave a wrong answer')
    return null
  }

  #keep(beacon: Beacon): void {
    this.#known.set(beacon.round, beacon)
    const [oldest] = this.#known.keys()
    if (this.#known.size > KEPT && oldest !== undefined) this.#known.delete(oldest)
  }
}

const isTimedOut = ({ reason }: AbortSignal): boolean => (reason as Error | undefined)?.name === 'TimeoutError'

type Answer = z.infer<typeof answerSchema>

function parseAnswer(text: string): Answer | null {
  try {
    return answerSchema.safeParse(JSON.parse(text)).data ?? null
  } catch {
    return null
  }
}

function faultOf(
  network: BeaconNetwork,
  round: number,
  { round: answered, signature, randomness }: Answer,
  verified: Map<string, boolean>,
): string | null {
  if (answered !== round) return `round ${answered}`
  if (!isSignatureText(signature)) return 'no signature'
  if (randomness !== undefined && randomness !== beaconRandomness(signature)) return 'wrong randomness'
  // Honest relays give the same signature, which is verified once.
  const isValid = verified.get(signature) ?? isSignatureOf(network, round, signature)
  verified.set(signature, isValid)
  return isValid ? null : 'wrong signature'
}

async function readAtMost(response: Response, maxBytes: number): Promise<string> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length
    if (bytes > maxBytes) throw new Error('answer too large')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString()
}
