// Puts the signer together: the key, its own database connection, its journal and its HTTP interface.

import { ConfigError } from '../../../config/env.ts'
import type { SignerConfig } from '../../../config/signer.ts'
import { openPostgresql } from '../../../platform/db/postgresql.ts'
import { openVault, Secret } from '../../../platform/db/vault.ts'
import { openLog, type Logger } from '../../../platform/log.ts'
import { unsealDestination } from '../destinations/seal.ts'
import type { Hex } from './chain.ts'
import { SIGNING_LIMITS } from './provider.ts'
import { sandboxHotKey } from './sandbox.ts'
import { addressOfKey, Signer } from './signer.ts'
import { SignerService } from './signer-service.ts'
import { SigningJournal } from './signing-journal.ts'
import { parseAddress } from './token.ts'

const UNITS_PER_TOKEN = 1_000_000n

export interface SignerProcess {
  readonly url: string
  readonly address: Hex
  close(): Promise<void>
}

export async function openSignerProcess(
  config: SignerConfig,
  log: Logger = openLog(config.logLevel),
): Promise<SignerProcess> {
  const token = parseAddress(config.token)
  if (!token) throw new ConfigError('CHAIN_TOKEN isn’t a valid address. Check its characters and checksum.')
  const key = new Secret(config.hotKey)
  if (addressOfKey(key) === addressOfKey(sandboxHotKey()))
    throw new ConfigError('CHAIN_HOT_KEY is the sandbox’s, which is public. Use your own key.')
  const vault = openVault(config.secretKey, config.secretKeysAlso)
  const maxPerDay = BigInt(config.maxPerDay) * UNITS_PER_TOKEN
  const rules = {
    network: config.network,
    chainId: config.chainId,
    token,
    maxPerTransaction: BigInt(config.maxPerTransaction) * UNITS_PER_TOKEN,
    maxPerDay,
    maxFee: SIGNING_LIMITS.maxFee,
  }
  const signer = new Signer(key, rules, (sealed) => (unsealDestination(vault, sealed) as { address: Hex }).address)
  const db = await openPostgresql({ url: config.databaseUrl })
  const journal = new SigningJournal(config.journal, maxPerDay)
  const service = new SignerService({
    db,
    signer,
    journal,
    network: config.network,
    secret: new Secret(config.secret),
    log: log.child({ component: 'signer' }),
  })
  const port = await service.listen(config.host, config.port)
  log.info({ port, wallet: signer.address }, 'signer open')
  return {
    url: `http://${config.host}:${port}`,
    address: signer.address,
    close: async () => {
      await service.close()
      journal.close()
      await db.close()
    },
  }
}
