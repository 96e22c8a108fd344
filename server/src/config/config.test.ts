import { describe, expect, test } from 'vitest'
import { ConfigError, readConfig } from './config.ts'
import { directDatabase } from './database.ts'

test('every setting has a default', () => {
  expect(readConfig({})).toMatchObject({
    port: 8080,
    host: '127.0.0.1',
    mode: 'sandbox',
    databaseUrl: null,
    redisUrl: null,
  })
})

test.each([
  ['PORT', 'eighty'],
  ['PORT', '70000'],
  ['MODE', 'production'],
  ['DATABASE_URL', 'mysql://localhost/x'],
  ['DATABASE_URL', 'localhost'],
  ['DATABASE_POOLING', 'statement'],
  ['DATABASE_DIRECT_URL', 'mysql://localhost/x'],
  ['REDIS_URL', 'http://localhost'],
  ['SECRET_KEY', 'short'],
  ['API_HOST', 'https://api.example.com/v1'],
  ['MAIL_URL', 'mail.example.com'],
  ['MAIL_FROM', 'nobody'],
  ['MAIL_FROM', 'House <post@house.example>\r\nBcc: <all@house.example>'],
  ['TRUST_PROXY', 'true'],
  ['PORT', '80.5'],
  ['CORS_ORIGINS', '*'],
  ['CORS_ORIGINS', 'https://a.example,https://b.example/'],
  ['SALT_RULE', 'dice'],
  ['BEACON', 'on'],
  ['BEACON', 'ftp://relay.example'],
  ['BEACON', 'https://relay.example,https://relay.example/'],
  ['BEACON', 'https://relay.example?key=1'],
  ['INVESTMENT', 'yes'],
  ['RATE_FACTOR', '-1'],
  ['PASSWORD_MEMORY_KIB', '63'],
  ['ALERT_EMAIL', 'owner@house.example,nobody'],
])('names the wrong setting %s (%s)', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(ConfigError)
  expect(() => readConfig({ [name]: value })).toThrow(name)
})

describe('a pooler in transaction mode', () => {
  const pooled = {
    DATABASE_URL: 'postgres://house@pooler/house',
    DATABASE_POOLING: 'transaction',
    DATABASE_DIRECT_URL: 'postgres://house@db/house',
  }

  test('needs both addresses', () => {
    expect(readConfig(pooled)).toMatchObject({
      databaseUrl: pooled.DATABASE_URL,
      databaseDirectUrl: pooled.DATABASE_DIRECT_URL,
    })
    for (const name of ['DATABASE_URL', 'DATABASE_DIRECT_URL'])
      expect(() => readConfig({ ...pooled, [name]: undefined }), name).toThrow(/DATABASE_URL.*DATABASE_DIRECT_URL/)
  })

  test('must be named', () => {
    expect(() => readConfig({ ...pooled, DATABASE_POOLING: undefined })).toThrow(/DATABASE_POOLING=transaction/)
    expect(() => readConfig({ ...pooled, DATABASE_POOLING: 'statement' })).toThrow(/session, transaction/)
  })

  test('is passed by commands', () => {
    expect(directDatabase(readConfig(pooled))).toEqual({ url: pooled.DATABASE_DIRECT_URL })
    expect(directDatabase(readConfig({ DATABASE_URL: 'postgres://db/house' }))).toEqual({ url: 'postgres://db/house' })
    expect(directDatabase(readConfig({ DATA_DIR: '/var/house' }))).toEqual({ folder: '/var/house' })
  })
})

test('does not repeat an address that may contain a password', () => {
  expect(() => readConfig({ DATABASE_URL: 'mysql://root:hunter2@db/x' })).not.toThrow(/hunter2/)
})

const flutterwave = {
  FLUTTERWAVE_CLIENT_ID: 'id',
  FLUTTERWAVE_CLIENT_SECRET: 'hunter2',
  FLUTTERWAVE_HOOK_SECRET: 'hook',
  FLUTTERWAVE_CUSTOMER_EMAIL: 'players@house.example',
  FLUTTERWAVE_SENDER_NAME: 'Glasshouse',
  FLUTTERWAVE_COUNTRIES: 'NG, KE',
  FLUTTERWAVE_CURRENCY: 'NGN',
  FLUTTERWAVE_PER_1000_GOLD: '1500.50',
  FLUTTERWAVE_RATE_DATE: '2026-11-01',
}
const chain = {
  CHAIN_URL: 'https://node.example/key',
  CHAIN_NETWORK: 'ethereum',
  CHAIN_NAME: 'Ethereum',
  CHAIN_ID: '1',
  CHAIN_TOKEN: '0xdAC17F958D2ee523a2206206994597C13D831ec7',
  CHAIN_XPUB: `xpub${'6'.repeat(107)}`,
  CHAIN_HOT_ADDRESS: '0xdAC17F958D2ee523a2206206994597C13D831ec7',
  SIGNER_URL: 'http://signer.internal:8090',
  SIGNER_SECRET: 'ab'.repeat(32),
}
const base = {
  MODE: 'real',
  SECRET_KEY: '00112233445566778899aabbccddeeff0f1e2d3c4b5a69788796a5b4c3d2e1f0',
  DATABASE_URL: 'postgres://house@db/house',
  MAIL_URL: 'smtps://mail.example',
  PUBLIC_URL: 'https://house.example',
  SALT_RULE: 'btc:1000000',
  BEACON: 'https://one.relay.example,https://two.relay.example/',
  METRICS_TOKEN: 'metrics',
  ALERT_EMAIL: 'owner@house.example',
}
const real = { ...base, ...flutterwave, ...chain }

test('refuses cheap password hashes with real money', () => {
  expect(readConfig({ ...real, PASSWORD_MEMORY_KIB: '19456' }).passwordMemoryKib).toBe(19_456)
  expect(() => readConfig({ ...real, PASSWORD_MEMORY_KIB: '19455' })).toThrow('PASSWORD_MEMORY_KIB')
})

test('refuses real mode without its settings and names everything that is missing', () => {
  expect(() => readConfig({ MODE: 'real' })).toThrow(
    /SECRET_KEY.*DATABASE_URL.*MAIL_URL.*FLUTTERWAVE_.*CHAIN_.*PUBLIC_URL.*SALT_RULE.*BEACON.*METRICS_TOKEN.*ALERT_EMAIL/s,
  )
  for (const name of Object.keys(base).filter((each) => each !== 'MODE')) {
    expect(() => readConfig({ ...real, [name]: undefined }), name).toThrow(name)
  }
  expect(() => readConfig({ ...real, PUBLIC_URL: 'http://house.example' })).toThrow('PUBLIC_URL')
  expect(() => readConfig({ ...real, SECRET_KEY: '0'.repeat(64) })).toThrow(/64 random hex digits/)
})

test('starts with a gateway, a chain or both, and ignores the sandbox', () => {
  const sandbox = { SANDBOX_GATEWAY_URL: 'http://127.0.0.1:1', SANDBOX_ADS_URL: 'http://127.0.0.1:2' }
  const both = readConfig({ ...real, ...sandbox })
  expect(both).toMatchObject({
    mode: 'real',
    sandbox: null,
    chainLength: 4_000_000,
    flutterwave: { countries: ['NG', 'KE'], currency: 'NGN', per1000Gold: '1500.50', baseUrl: null },
    chain: { network: 'ethereum', chainId: 1n, confirmations: 64 },
  })
  expect(readConfig({ ...base, ...flutterwave }).chain).toBe(null)
  expect(readConfig({ ...base, ...chain }).flutterwave).toBe(null)
})

test('waits as long as the chain needs, and asks where it does not know', () => {
  const confirmations = (settings: Record<string, string>) => readConfig({ ...real, ...settings }).chain?.confirmations
  expect(confirmations({ CHAIN_ID: '137' })).toBe(256)
  expect(confirmations({ CHAIN_ID: '137', CHAIN_CONFIRMATIONS: '300' })).toBe(300)
  expect(confirmations({ CHAIN_ID: '999', CHAIN_CONFIRMATIONS: '30' })).toBe(30)
  expect(() => confirmations({ CHAIN_ID: '999' })).toThrow(/CHAIN_CONFIRMATIONS .* set for chain 999/)
  expect(() => confirmations({ CHAIN_ID: '137', CHAIN_CONFIRMATIONS: '2' })).toThrow('CHAIN_CONFIRMATIONS')
})

test.each([
  ['Flutterwave', flutterwave],
  ['The chain', chain],
])('%s: refuses a partial configuration and names what is missing', (what, settings) => {
  for (const name of Object.keys(settings)) {
    const half = { ...real, [name]: ' ' }
    expect(() => readConfig(half), name).toThrow(`${what} is only partly configured. Also set ${name}.`)
  }
})

test.each([
  ['FLUTTERWAVE_COUNTRIES', 'Nigeria'],
  ['FLUTTERWAVE_CURRENCY', 'naira'],
  ['FLUTTERWAVE_PER_1000_GOLD', '0.00'],
  ['FLUTTERWAVE_PER_1000_GOLD', '1e3'],
  ['FLUTTERWAVE_PER_1000_GOLD', '-5'],
  ['FLUTTERWAVE_RATE_DATE', 'yesterday'],
  ['FLUTTERWAVE_RATE_DATE', '2999-01-01'],
  ['FLUTTERWAVE_CUSTOMER_EMAIL', 'house'],
  ['FLUTTERWAVE_URL', 'flutterwave'],
  ['CHAIN_NETWORK', 'sandbox'],
  ['CHAIN_ID', '0x1'],
  ['CHAIN_TOKEN', 'USDT'],
  ['CHAIN_XPUB', `xprv${'9'.repeat(107)}`],
  ['CHAIN_HOT_KEY', 'ab'.repeat(32)],
  ['CHAIN_HOT_ADDRESS', 'hot'],
  ['SIGNER_URL', 'signer'],
  ['SIGNER_SECRET', 'hunter2'],
  ['CHAIN_CONFIRMATIONS', '1'],
  ['CHAIN_COLD_ADDRESSES', '0x12'],
])('names the wrong setting %s (%s)', (name, value) => {
  expect(() => readConfig({ ...real, [name]: value })).toThrow(name)
})

test('does not repeat a key that was set in the wrong variable', () => {
  const xprv = `xprv${'9'.repeat(107)}`
  expect(() => readConfig({ ...real, CHAIN_XPUB: xprv })).not.toThrow(xprv)
  expect(() => readConfig({ ...real, SIGNER_SECRET: 'hunter2' })).not.toThrow(/hunter2/)
  expect(() => readConfig({ ...real, CHAIN_HOT_KEY: 'hunter2' })).not.toThrow(/hunter2/)
})

test('refuses real-money settings in sandbox mode', () => {
  expect(() => readConfig(flutterwave)).toThrow(/FLUTTERWAVE_CLIENT_ID.*MODE=real/)
  expect(() => readConfig({ CHAIN_HOT_KEY: 'ab'.repeat(32) })).toThrow(/CHAIN_HOT_KEY.*MODE=real/)
  // The address of the sandbox's own chain is allowed.
  expect(readConfig({ CHAIN_URL: 'http://127.0.0.1:8545' }).chain).toBe(null)
})

test('reads where alarms are sent', () => {
  const hook = { ALERT_WEBHOOK_URL: 'https://chat.example/hook', ALERT_WEBHOOK_SECRET: 'hunter2' }
  expect(readConfig({}).alerts).toEqual({ emails: [], webhook: null })
  expect(
    readConfig({ ...hook, ALERT_EMAIL: ' one@house.example, two@house.example,one@house.example' }).alerts,
  ).toEqual({
    emails: ['one@house.example', 'two@house.example'],
    webhook: { url: 'https://chat.example/hook', secret: 'hunter2' },
  })
  expect(() => readConfig({ ...hook, ALERT_WEBHOOK_SECRET: '' })).toThrow('ALERT_WEBHOOK_SECRET')
  // A webhook alone is enough for real money.
  expect(readConfig({ ...real, ...hook, ALERT_EMAIL: '' }).alerts.emails).toEqual([])
  expect(() => readConfig({ ...hook, ALERT_WEBHOOK_URL: 'hunter2' })).toThrow(/^(?!.*hunter2).*ALERT_WEBHOOK_URL/)
})

describe('beacon mode', () => {
  test('is off, local or asks relays, without a slash at the end', () => {
    expect(readConfig({})).toMatchObject({ beacon: 'off', isInvestmentOpen: true })
    expect(readConfig({ BEACON: 'local' }).beacon).toBe('local')
    expect(readConfig({ BEACON: ' https://a.example/ , http://127.0.0.1:9/x ' }).beacon).toEqual([
      'https://a.example',
      'http://127.0.0.1:9/x',
    ])
  })

  test.each([
    ['off', { BEACON: 'off' }],
    ['the test beacon', { BEACON: 'local' }],
    ['the test beacon, although investing is closed', { BEACON: 'local', INVESTMENT: 'closed' }],
    ['a single relay', { BEACON: 'https://one.relay.example' }],
    ['an open connection', { BEACON: 'https://one.relay.example,http://two.relay.example' }],
  ])('with real money and outside money in the bankroll is not %s', (_, change) => {
    expect(() => readConfig({ ...real, ...change })).toThrow(/BEACON: two or more/)
  })

  test('may be off with real money while investing is closed', () => {
    expect(readConfig({ ...real, BEACON: 'off', INVESTMENT: 'closed' })).toMatchObject({ isInvestmentOpen: false })
  })
})
