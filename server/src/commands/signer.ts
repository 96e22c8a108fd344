// `npm run signer`: the process that holds the hot wallet's key. It needs only to read `withdrawals` and `chain_payouts`.

import { ConfigError } from '../config/env.ts'
import { readSignerConfig } from '../config/signer.ts'
import { openSignerProcess } from '../features/wallet/chain/signer-process.ts'

try {
  const signer = await openSignerProcess(readSignerConfig(process.env))
  const stop = (): void => void signer.close()
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
} catch (error) {
  if (!(error instanceof ConfigError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 2
}
