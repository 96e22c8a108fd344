// Calls of everything outside of this house: how they ended, and how long they took.

import { traced } from '../tracing.ts'
import { histogram, SECONDS, secondsSince } from './registry.ts'

export type Provider =
  | 'ai_chat'
  | 'ai_guard'
  | 'alert_webhook'
  | 'beacon'
  | 'chain_rpc'
  | 'google'
  | 'mail'
  | 'payment_gateway'
  | 'push'
  | 'signer'
  | 'sms'
  | 'virus_scanner'

/** `refused` is a clear answer that says no; `failed` is no clear answer; `abandoned` was not needed any more. */
export type ProviderOutcome = 'ok' | 'refused' | 'failed' | 'abandoned'

const calls = histogram(
  'glasshouse_provider_call_seconds',
  'Duration of calls to providers by outcome: ok, refused (a clear no), failed (no clear answer) or abandoned',
  SECONDS,
  'provider',
  'outcome',
)

interface ProviderCallOptions<T> {
  /** What an answer means; `ok` if it is not given. */
  readonly outcomeOf?: (answer: T) => ProviderOutcome
  /** What an error means; `failed` if it is not given. */
  readonly outcomeOfError?: (error: unknown) => ProviderOutcome
}

/** Makes one call, counts it and records it in the trace. Errors pass through. */
export async function callProvider<T>(
  provider: Provider,
  call: () => Promise<T>,
  { outcomeOf, outcomeOfError }: ProviderCallOptions<T> = {},
): Promise<T> {
  const startMs = performance.now()
  let outcome: ProviderOutcome = 'failed'
  return await traced({ name: `provider ${provider}`, kind: 'client' }, async (span) => {
    try {
      const answer = await call()
      outcome = outcomeOf?.(answer) ?? 'ok'
      return answer
    } catch (error) {
      outcome = outcomeOfError?.(error) ?? 'failed'
      throw error
    } finally {
      calls.observe({ provider, outcome }, secondsSince(startMs))
      span?.set('glasshouse.outcome', outcome)
    }
  })
}

/** The meaning of an HTTP status. Wrong credentials and rate limits are failures: the next try may succeed. */
export function outcomeOfStatus({ status }: { readonly status: number }): ProviderOutcome {
  if (status < 400) return 'ok'
  return status < 500 && ![401, 403, 408, 425, 429].includes(status) ? 'refused' : 'failed'
}
