// The signer as a process of its own: what it signs, what it refuses although a node and the database ask for it, and what
// happens while it is away.

import { randomBytes } from 'node:crypto'
import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { SIGNING_LIMITS } from '../../../src/features/wallet/chain/provider.ts'
import { RemoteSigner } from '../../../src/features/wallet/chain/remote-signer.ts'
import { addressOfKey, Signer, SigningRefused } from '../../../src/features/wallet/chain/signer.ts'
import { SignerService } from '../../../src/features/wallet/chain/signer-service.ts'
import { SigningJournal } from '../../../src/features/wallet/chain/signing-journal.ts'
import { Secret } from '../../../src/platform/db/vault.ts'
import { freePort } from '../../support/free-port.ts'
import { silentLog } from '../../support/logs.ts'
import { databases, openServer, type TestServer } from '../../support/open-server.ts'
import { CONFIRMATIONS, openChainFixture } from './chain-fixture.ts'
import { openChain, type ChainNode } from './chain-node.ts'

const NEVER_VOID = () => Promise.resolve(false)

// The embedded database has one connection, and the signer reads through its own.
describe.runIf(databases.includes('postgresql'))('the signer process', () => {
  const folder = mkdtempSync(join(tmpdir(), 'signer-'))
  let server: TestServer
  let node: ChainNode
  beforeAll(async () => void ([server, node] = await Promise.all([openServer('postgresql'), openChain()])))
  afterAll(async () => {
    expect(await server.brokenLaws()).toEqual([])
    await Promise.all([server.close(), node.close()])
    rmSync(folder, { recursive: true })
  })

  /** A house whose key is in a signer that is not open yet. */
  async function openHouse(maxPerDay: bigint = SIGNING_LIMITS.maxPerDay) {
    const key = new Secret(randomBytes(32))
    const secret = new Secret(randomBytes(32))
    const address = addressOfKey(key)
    const port = await freePort()
    const journalFile = join(folder, address)
    let signer: Signer | undefined
    await node.rpc('sandbox_setBalance', [address, '0x56bc75e2d63100000'])
    await node.give(address, 1_000_000_000n)
    await node.mine()
    const remote = new RemoteSigner({ url: `http://127.0.0.1:${port}`, secret, address })
    const house = await openChainFixture(server.db, node, {
      openSigner: (rules, unsealAddress) => {
        signer = new Signer(key, rules, unsealAddress)
        return remote
      },
    })
    const openSigner = async (changes: { secret?: Secret } = {}): Promise<SignerService> => {
      const journal = new SigningJournal(journalFile, maxPerDay)
      const service = new SignerService({
        db: server.db,
        signer: signer as Signer,
        journal,
        network: house.name,
        secret,
        log: silentLog,
        ...changes,
      })
      await service.listen('127.0.0.1', port)
      onTestFinished(async () => {
        await service.close()
        journal.close()
      })
      return service
    }
    const pay = async (): Promise<void> => {
      for (let step = 0; step < 3; step++) {
        await house.payer.step()
        await node.mine(CONFIRMATIONS)
      }
    }
    return { house, remote, openSigner, pay, journalFile }
  }

  test('pays a withdrawal with a key that the node never holds', async () => {
    const { house, openSigner, pay, journalFile } = await openHouse()
    await openSigner()
    const { id, to, net } = await house.withdraw(await house.player(50_000n))
    await pay()
    expect(await house.withdrawal(id)).toMatchObject({ state: 'confirmed' })
    expect(await house.tokens(to)).toBe(net)
    expect(readFileSync(journalFile, 'utf8').trim().split('\n')).toHaveLength(1)
  })

  test('delays payouts while it is away, and then pays each once', async () => {
    const { house, openSigner, pay } = await openHouse()
    const { id, to, net } = await house.withdraw(await house.player(50_000n))
    await pay()
    expect(await house.withdrawal(id)).toMatchObject({ state: 'approved' })
    expect(await house.attempts(id)).toEqual([])
    await openSigner()
    await pay()
    expect(await house.withdrawal(id)).toMatchObject({ state: 'confirmed' })
    expect(await house.tokens(to)).toBe(net)
  })

  test('answers only nodes that know the secret', async () => {
    const { house, openSigner, pay, journalFile } = await openHouse()
    await openSigner({ secret: new Secret(randomBytes(32)) })
    const { id } = await house.withdraw(await house.player(50_000n))
    await pay()
    expect(await house.withdrawal(id)).toMatchObject({ state: 'approved' })
    expect(readFileSync(journalFile, 'utf8')).toBe('')
  })

  test('signs no order under a second nonce, whatever the database says', async () => {
    const { house, openSigner, pay } = await openHouse()
    await openSigner()
    const { id, to, net } = await house.withdraw(await house.player(50_000n))
    await house.payer.step()
    const [first] = await house.attempts(id)
    // Somebody who controls the database makes the order look unpaid.
    await server.db.commit('alter table withdrawals disable trigger user')
    await server.db.commit('delete from chain_payouts where withdrawal_id = $1', [id])
    await server.db.commit(`update withdrawals set state = 'approved' where id = $1`, [id])
    await house.payer.step()
    expect(await house.attempts(id)).toEqual([])
    expect((await house.findings()).map(({ theirs }) => theirs)).toEqual(['the signer refuses: nonce'])
    await node.mine(CONFIRMATIONS)
    expect(await house.tokens(to)).toBe(net)
    // As it was before, for the books.
    await server.db.commit(
      `insert into chain_payouts (withdrawal_id, network, address, nonce, attempt, tx_hash, raw, gas_price, create_time)
         select $1, network, address, $2, 1, $3, $4, $5, 0 from hot_wallets where network = $6`,
      [id, first?.nonce, first?.tx_hash, first?.raw, first?.gas_price, house.name],
    )
    await server.db.commit(`update withdrawals set state = 'sent' where id = $1`, [id])
    await server.db.commit('alter table withdrawals enable trigger user')
    await pay()
    expect(await house.withdrawal(id)).toMatchObject({ state: 'confirmed' })
  })

  test('keeps its own daily limit, also after a restart', async () => {
    const { house, openSigner, pay } = await openHouse(9_000_000n)
    const service = await openSigner()
    const playerId = await house.player(50_000n)
    const one = await house.withdraw(playerId, 6000)
    await pay()
    await service.close()
    await openSigner()
    const two = await house.withdraw(playerId, 6000)
    await pay()
    expect(await house.withdrawal(one.id)).toMatchObject({ state: 'confirmed' })
    expect(await house.withdrawal(two.id)).toMatchObject({ state: 'approved' })
    expect((await house.findings()).map(({ theirs }) => theirs)).toEqual(['the signer refuses: day'])
  })
})

describe('the signing journal', () => {
  const folder = mkdtempSync(join(tmpdir(), 'journal-'))
  afterAll(() => rmSync(folder, { recursive: true }))
  const entry = { withdrawalId: 1n, nonce: 7n, data: '0xaa', amount: 60n, time: 1_000_000 }
  const rule = async (work: Promise<void>) =>
    await work.then(
      () => null,
      (error: unknown) => (error instanceof SigningRefused ? error.rule : error),
    )

  test('allows a replacement, and a new nonce only when the old one is void', async () => {
    const journal = new SigningJournal(join(folder, 'replaced'), 100n)
    await journal.record(entry, NEVER_VOID)
    expect(await rule(journal.record(entry, NEVER_VOID))).toBeNull()
    expect(await rule(journal.record({ ...entry, data: '0xbb' }, NEVER_VOID))).toBe('call')
    expect(await rule(journal.record({ ...entry, nonce: 8n }, NEVER_VOID))).toBe('nonce')
    const later = { ...entry, nonce: 8n, time: entry.time + 24 * 3_600_000 }
    expect(await rule(journal.record(later, () => Promise.resolve(true)))).toBeNull()
    journal.close()
  })

  test('counts the last 24 hours exactly', async () => {
    const journal = new SigningJournal(join(folder, 'day'), 100n)
    await journal.record(entry, NEVER_VOID)
    const next = { ...entry, withdrawalId: 2n, nonce: 8n }
    expect(await rule(journal.record({ ...next, amount: 41n }, NEVER_VOID))).toBe('day')
    expect(await rule(journal.record({ ...next, amount: 40n }, NEVER_VOID))).toBeNull()
    const third = { ...entry, withdrawalId: 3n, nonce: 9n, amount: 100n }
    const dayLater = entry.time + 24 * 3_600_000
    expect(await rule(journal.record({ ...third, time: dayLater - 1 }, NEVER_VOID))).toBe('day')
    expect(await rule(journal.record({ ...third, time: dayLater }, NEVER_VOID))).toBeNull()
    journal.close()
  })

  test('forgets a line that was cut off, and nothing else', async () => {
    const path = join(folder, 'cut')
    const journal = new SigningJournal(path, 100n)
    await journal.record(entry, NEVER_VOID)
    journal.close()
    appendFileSync(path, '{"withdrawalId":"2","nonce":"8","da')
    const again = new SigningJournal(path, 100n)
    await again.record({ ...entry, withdrawalId: 2n, nonce: 8n, amount: 1n }, NEVER_VOID)
    again.close()
    expect(readFileSync(path, 'utf8').trim().split('\n')).toHaveLength(2)
    const third = new SigningJournal(path, 100n)
    expect(await rule(third.record({ ...entry, nonce: 9n }, NEVER_VOID))).toBe('nonce')
    third.close()
  })
})
