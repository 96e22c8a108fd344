import { useState } from 'react'
import type { SolvencyContract } from '@glasshouse/rulebook/wire/wallet/solvency'
import type { WalletContract } from '@glasshouse/rulebook/wire/wallet/wallet'
import { CallError, caller } from '../../client/call.ts'
import type { User } from '../../client/session.ts'
import { failure } from '../../play/fairness/use-seeds.ts'
import { say } from '@glasshouse/ui/text/i18n.ts'
import { absent, check, type Found, type Latest, type Proof } from './check.ts'
import { messages } from './messages.ts'

const call = caller<SolvencyContract>()
const askLedger = caller<WalletContract>()
const quiet = { quiet: true }
/** The refusal's number; its table stays on the server. */
const NOT_COUNTED = 1440
/** A new count may be published between two questions. */
const TRIES = 4
const PAUSE_MS = 1500

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

async function fetchBoth(): Promise<{ latest: Latest; proof: Proof | null } | null> {
  for (let i = 1; ; i++) {
    const { latest } = await call('GET /api/solvency', {}, quiet)
    if (!latest) return null
    const proof = await call('GET /api/solvency/proof', {}, quiet).catch(nullIfNotCounted)
    if (proof === null || proof.countId === latest.id || i === TRIES) return { latest, proof }
    await pause(PAUSE_MS)
  }
}

function nullIfNotCounted(error: unknown): null {
  if (error instanceof CallError && error.errno === NOT_COUNTED) return null
  throw error
}

async function find(user: User): Promise<Found> {
  const both = await fetchBoth()
  if (!both) return { kind: 'after' }
  const { latest, proof } = both
  if (!proof) return absent(latest, user.createTime)
  const until = { lastCreateTime: latest.createTime + 1 }
  const movements = await askLedger('GET /api/user/ledger/{lastCreateTime}', until, quiet)
  return check(latest, proof, user.id, movements)
}

export function useCheck(user: User) {
  const [found, setFound] = useState<Found | null>(null)
  const [error, setError] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const run = async (): Promise<void> => {
    setBusy(true)
    setError(null)
    try {
      setFound(await find(user))
    } catch (cause) {
      setError(failure(cause, say(messages, 'failed')))
    } finally {
      setBusy(false)
    }
  }
  return { found, error, isBusy, run }
}
