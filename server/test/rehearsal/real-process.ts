// The rehearsal of MODE=real on one machine, with a stand-in payment provider and the local chain. Prints each step, and
// exits with 1 if one fails. With --keep everything runs on until Ctrl+C. Afterwards nothing of it is left.

import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { privateKeyToAddress } from 'viem/accounts'
import { checkLedger } from '../../src/ledger/laws.ts'
import { openDatabase } from '../../src/platform/db/database.ts'
import { freePort } from '../support/free-port.ts'
import { openChain } from '../wallet/chain/chain-node.ts'
import { FakeFlutterwave } from '../wallet/fake-flutterwave.ts'
import { startSandboxProcess } from '../wallet/sandbox-process.ts'
import { runProgram, startProgram, type OwnProcess } from './own-program.ts'
import { done, enterOperators, openHouse, Player, until, type House, type Operators } from './real-people.ts'
import {
  createRealDatabase,
  NameTaken,
  NETWORK,
  providerSecrets,
  realSettings,
  writeSettings,
  type RealDatabase,
} from './real-settings.ts'

const SERVER = 'server/src/main.ts'
const SIGNER = 'server/src/commands/signer.ts'
const BANKROLL = 10_000_000
const DEPOSIT = 20_000
const BETS = 40
const { values: options } = parseArgs({
  options: { keep: { type: 'boolean', default: false }, database: { type: 'string', default: 'glasshouse_rehearsal' } },
})

const say = (line: string): void => void process.stdout.write(`${line}\n`)
const faults: string[] = []
const expectTrue = (fact: string, holds: boolean): void => {
  say(`   ${holds ? 'ok  ' : 'FAIL'} ${fact}`)
  if (!holds) faults.push(fact)
}
/** What has to be closed, newest first. */
const closing: (() => Promise<unknown>)[] = []
const stopped = new Promise<void>((resolve) => {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => resolve())
})

try {
  await Promise.race([rehearse(), stopped])
} catch (error) {
  faults.push(error instanceof NameTaken ? error.message : String((error as Error).stack))
}
say('\nStopping everything')
for (const close of closing.toReversed()) await close().catch((error: unknown) => faults.push(String(error)))
say(faults.length === 0 ? 'REHEARSED: MODE=real works on this machine.' : `NOT REHEARSED: ${faults.join('\n')}`)
process.exit(faults.length === 0 ? 0 : 1)

async function rehearse(): Promise<void> {
  const services = await openServices()
  const { house, operators, files, restart } = await openReal(services)
  const player = await walk(house, restart)
  await withdrawCoins(house, operators, player, services.chain)
  await checkBooks(house)
  await refuseSandbox(services.folder, files.house)
  if (!options.keep || faults.length > 0) return
  say('\nEverything runs until you press Ctrl+C')
  say(`   house      ${house.url}, player ${player.phone}, password ${player.password}`)
  say(`   console    ${house.url}/console/, owner, password ${operators.ownerPassword}`)
  say(`              recovery codes ${operators.ownerCodes.join(' ')}`)
  say(`   mailbox    ${house.mailboxUrl}`)
  say(`   settings   ${files.house}, ${files.signer}`)
  await stopped
}

type Services = Awaited<ReturnType<typeof openServices>>

async function openServices() {
  say(`1. Create the database ${options.database}, which must not exist`)
  const database = await createRealDatabase(process.env['TEST_DATABASE_URL'] ?? '', options.database)
  closing.push(() => database.drop())
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'glasshouse-real-'))
  closing.push(() => fs.promises.rm(folder, { recursive: true, force: true }))
  say('2. Start the stand-ins: mail catcher, chain, payment provider')
  const [port, signerPort] = [await freePort(), await freePort()]
  const mail = await startSandboxProcess('http://127.0.0.1:9', { SANDBOX_DATA_DIR: path.join(folder, 'mail') })
  closing.push(() => mail.close())
  const chain = await openChain({ SANDBOX_DATA_DIR: path.join(folder, 'chain'), SANDBOX_CHAIN_BLOCK_MS: '500' })
  closing.push(() => chain.close())
  const provider = new FakeFlutterwave({ url: `http://127.0.0.1:${port}/api/hook/flutterwave` }, providerSecrets())
  provider.settlesTransfers = true
  await provider.open()
  closing.push(() => provider.close())
  say(`   mail ${mail.mailUrl}, chain ${chain.url}, provider ${provider.access.baseUrl}`)
  return { database, folder, port, signerPort, mail, chain, provider }
}

/** Writes the settings, starts server and signer, and lets operators open the house. */
async function openReal(services: Services) {
  const { database, folder, port, mail, chain, provider } = services
  say('3. Write the settings, with new secrets')
  const places = { ...services, chainUrl: chain.url, mailUrl: mail.mailUrl, provider: provider.access }
  const settings = realSettings(places)
  const files = {
    house: writeSettings(path.join(folder, 'house.env'), settings.house),
    signer: writeSettings(path.join(folder, 'signer.env'), settings.signer),
  }
  say(`   ${files.house}, ${files.signer}`)
  await chain.rpc('sandbox_setBalance', [settings.hotWallet, '0x56bc75e2d63100000'])
  await chain.give(settings.hotWallet, 1_000_000_000n)

  say('4. Start the server and the signer')
  let server = await startHouse(files.house)
  closing.push(() => server.stop())
  await startSigner(database, files.signer)
  const db = await openDatabase({ url: database.url })
  closing.push(() => db.close())
  const house: House = { url: `http://127.0.0.1:${port}`, db, mailboxUrl: mail.mailboxUrl }
  const health = await done<{ mode: string; database: string }>(house, 'GET /api/health')
  expectTrue('the server is healthy, with MODE=real', health.mode === 'real' && health.database === 'postgresql')
  const metrics = async (token: string): Promise<number> =>
    (await fetch(`${house.url}/metrics`, { headers: { authorization: `Bearer ${token}` } })).status
  const isGuarded = (await metrics('wrong')) !== 200 && (await metrics(settings.house['METRICS_TOKEN'] ?? '')) === 200
  expectTrue('/metrics answers with its token only', isGuarded)

  say('5. Operators enter, open a country and fund the bankroll')
  const operators = await enterOperators(house, settings.house['DATA_DIR'] ?? '')
  await openHouse(house, operators, BANKROLL)
  const restart = async (): Promise<void> => {
    expectTrue('the server stops gracefully', (await server.stop()) === 0)
    server = await startHouse(files.house)
  }
  return { house, operators, files, restart }
}

async function startHouse(file: string): Promise<OwnProcess> {
  const server = await startProgram(SERVER, file, 'Press Ctrl+C to stop.')
  say(`   ${server.command}`)
  return server
}

async function startSigner(database: RealDatabase, file: string): Promise<void> {
  await database.grantToSigner()
  const signer = await startProgram(SIGNER, file, 'signer open')
  closing.push(() => signer.stop())
  say(`   ${signer.command}`)
}

/** Registration, contact, deposit, bets and a withdrawal that is still held when the server restarts. */
async function walk(house: House, restart: () => Promise<void>): Promise<Player> {
  say('6. A player registers, verifies an email address, deposits, bets and withdraws')
  const player = await Player.register(house)
  expectTrue('the account starts empty', (await player.gold()) === 0)
  await player.verifyEmail('player@house.example')
  expectTrue('the code from the mail catcher is accepted', true)
  await player.deposit(DEPOSIT)
  expectTrue(`the deposit of ${DEPOSIT} gold is credited`, (await player.gold()) === DEPOSIT)
  await player.setClientSeed()
  for (let bet = 0; bet < BETS; bet++) await player.bet(DEPOSIT / BETS)
  const before = await player.gold()
  say(`   ${BETS} bets of ${DEPOSIT / BETS} gold, ${before} gold left`)
  const bank = { bankCode: 'bank:NG:044', accountNumber: '0690112233', accountName: 'Awa Ndiaye' }
  const first = await player.withdraw({ kind: 'fiat' }, DEPOSIT / 2, bank)
  expectTrue('the withdrawal to a new destination is held', first.state === 'held')

  say('7. Restart the server while the withdrawal is held')
  await restart()
  await player.isPaid(first.id)
  expectTrue('the withdrawal is paid after the restart', (await player.gold()) === before - DEPOSIT / 2)
  await player.bet(DEPOSIT / BETS)
  expectTrue('the session and the games work after the restart', true)
  const second = await player.withdraw({ kind: 'fiat' }, 2000, bank)
  await player.isPaid(second.id)
  expectTrue('a withdrawal to a known destination is paid at once', second.state === 'approved')
  return player
}

/** Coins that were not played: two operators approve, and the signer signs. */
async function withdrawCoins(
  house: House,
  { finance, risk }: Operators,
  player: Player,
  chain: Services['chain'],
): Promise<void> {
  say('8. The player deposits and withdraws coins on the chain')
  const before = await player.gold()
  await chain.give(await player.depositAddress(), 25_000_000n)
  await until('the coins are credited', async () => (await player.gold()) === before + 25_000)
  expectTrue('25 USDT are credited as 25000 gold', true)
  const address = privateKeyToAddress(`0x${randomBytes(32).toString('hex')}`)
  const { id, state } = await player.withdraw({ kind: 'crypto', network: NETWORK }, 5000, { address })
  expectTrue('a withdrawal of coins that were not played is reviewed', state === 'review')
  for (const token of [finance, risk]) await done(house, 'POST /api/console/withdrawal/approve', { id }, token)
  await player.isPaid(id)
  expectTrue('it is signed and paid after two approvals', (await player.gold()) === before + 20_000)
}

async function checkBooks({ db }: House): Promise<void> {
  say('9. Check the books')
  const { laws } = await checkLedger(db)
  expectTrue(
    `all ${laws.length} laws of the ledger hold`,
    laws.every(({ broken }) => broken === 0),
  )
  const differences = await db.read('select 1 from differences')
  expectTrue('no difference between the ledger and the providers', differences.length === 0)
}

async function refuseSandbox(folder: string, houseFile: string): Promise<void> {
  say('10. Start MODE=sandbox on the same database')
  const real = fs.readFileSync(houseFile, 'utf8').split('\n')
  const kept = real.filter((line) => /^(DATABASE_URL|SECRET_KEY|HOST)=/.test(line))
  const file = path.join(folder, 'sandbox.env')
  fs.writeFileSync(file, [...kept, 'MODE=sandbox', 'PORT=0', `DATA_DIR=${path.join(folder, 'sandbox')}`].join('\n'))
  const sandbox = runProgram(SERVER, file)
  const code = await sandbox.ended
  expectTrue('it is refused', code === 1 && sandbox.output().includes('The database holds real money'))
}
