// What MODE=real needs on one machine: a database of its own, a role for the signer, and settings with new secrets.

import { randomBytes } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { HDKey } from '@scure/bip32'
import pg from 'pg'
import { privateKeyToAddress } from 'viem/accounts'
import type { Hex } from '../../src/features/wallet/chain/chain.ts'
import { SANDBOX_NETWORK } from '../../src/features/wallet/chain/sandbox.ts'

export const NETWORK = 'rehearsal'
/** A withdrawal to a new destination is held for a few seconds instead of a day. */
const HOLD_HOURS = '0.001'

export class NameTaken extends Error {}

export interface RealDatabase {
  readonly url: string
  /** The same database for the signer, whose role may only read two tables. */
  readonly signerUrl: string
  /** After the first start of the server, which creates the tables. */
  grantToSigner(): Promise<void>
  drop(): Promise<void>
}

/** Creates a database and a role. Throws `NameTaken` if one of them exists: this never touches what is there. */
export async function createRealDatabase(adminUrl: string, name: string): Promise<RealDatabase> {
  if (!/^[a-z][a-z0-9_]{0,50}$/.test(name)) throw new NameTaken(`${name} can’t be the name of a database.`)
  const [role, password] = [`${name}_signer`, randomBytes(16).toString('hex')]
  const at = (user: object): string => Object.assign(new URL(adminUrl), { pathname: `/${name}`, ...user }).href
  const found = await run(
    adminUrl,
    `select datname as name from pg_database where datname = '${name}'
       union all select rolname from pg_roles where rolname = '${role}'`,
  )
  if (found.length > 0)
    throw new NameTaken(
      `${found.map((row) => row['name']).join(' and ')} already exists. Name another with --database.`,
    )
  await run(adminUrl, `create database ${name}`)
  await run(adminUrl, `create role ${role} login password '${password}'`)
  return {
    url: at({}),
    signerUrl: at({ username: role, password }),
    grantToSigner: async () => void (await run(at({}), `grant select on withdrawals, chain_payouts to ${role}`)),
    drop: async () => {
      await run(adminUrl, `drop database if exists ${name} with (force)`)
      await run(adminUrl, `drop role if exists ${role}`)
    },
  }
}

async function run(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows
  } finally {
    await client.end()
  }
}

const secret = (): string => randomBytes(32).toString('hex')

/** The secrets of the stand-in payment provider. */
export const providerSecrets = () => ({ clientId: secret(), clientSecret: secret(), hookSecret: secret() })

export interface Places {
  readonly folder: string
  readonly database: Pick<RealDatabase, 'url' | 'signerUrl'>
  readonly port: number
  readonly signerPort: number
  readonly chainUrl: string
  readonly mailUrl: string
  readonly provider: ReturnType<typeof providerSecrets> & { readonly baseUrl: string; readonly tokenUrl: string }
}

type Settings = Readonly<Record<string, string>>

export interface RealSettings {
  readonly house: Settings
  readonly signer: Settings
  readonly hotWallet: Hex
}

/** Settings of the node and of the signer. They share the network, the sealing key and one secret. */
export function realSettings(places: Places): RealSettings {
  const { folder, port, signerPort } = places
  const hotKey = secret()
  const hotWallet = privateKeyToAddress(`0x${hotKey}`)
  const shared = {
    SECRET_KEY: secret(),
    CHAIN_NETWORK: NETWORK,
    CHAIN_ID: String(SANDBOX_NETWORK.chainId),
    CHAIN_TOKEN: SANDBOX_NETWORK.token,
    SIGNER_SECRET: secret(),
    LOG_LEVEL: 'warn',
  }
  const house = {
    MODE: 'real',
    HOST: '127.0.0.1',
    PORT: String(port),
    DATA_DIR: path.join(folder, 'data'),
    DATABASE_URL: places.database.url,
    PUBLIC_URL: `https://localhost:${port}`,
    MAIL_URL: places.mailUrl,
    ALERT_EMAIL: 'alerts@house.example',
    SALT_RULE: 'btc:2000000',
    INVESTMENT: 'closed',
    CHAIN_LENGTH: '1000',
    METRICS_TOKEN: secret(),
    NEW_DESTINATION_HOLD_HOURS: HOLD_HOURS,
    ...flutterwave(places),
    ...shared,
    CHAIN_URL: places.chainUrl,
    CHAIN_NAME: 'Rehearsal chain',
    CHAIN_CONFIRMATIONS: '3',
    CHAIN_XPUB: HDKey.fromMasterSeed(randomBytes(32)).derive("m/44'/60'/0'").publicExtendedKey,
    CHAIN_HOT_ADDRESS: hotWallet,
    SIGNER_URL: `http://127.0.0.1:${signerPort}`,
  }
  const signer = {
    ...shared,
    LOG_LEVEL: 'info',
    DATABASE_URL: places.database.signerUrl,
    CHAIN_HOT_KEY: hotKey,
    SIGNER_JOURNAL: path.join(folder, 'signer-journal'),
    SIGNER_PORT: String(signerPort),
  }
  return { house, signer, hotWallet }
}

const flutterwave = ({ provider }: Places): Settings => ({
  FLUTTERWAVE_CLIENT_ID: provider.clientId,
  FLUTTERWAVE_CLIENT_SECRET: provider.clientSecret,
  FLUTTERWAVE_HOOK_SECRET: provider.hookSecret,
  FLUTTERWAVE_URL: provider.baseUrl,
  FLUTTERWAVE_TOKEN_URL: provider.tokenUrl,
  FLUTTERWAVE_CUSTOMER_EMAIL: 'players@house.example',
  FLUTTERWAVE_SENDER_NAME: 'Glasshouse',
  FLUTTERWAVE_COUNTRIES: 'NG',
  FLUTTERWAVE_CURRENCY: 'NGN',
  FLUTTERWAVE_PER_1000_GOLD: '1500.00',
  FLUTTERWAVE_RATE_DATE: '2026-01-01',
})

/** Writes settings as `node --env-file` reads them. */
export function writeSettings(file: string, settings: Settings): string {
  const lines = Object.entries(settings).map(([name, value]) => `${name}=${value}\n`)
  writeFileSync(file, lines.join(''), { mode: 0o600 })
  return file
}
