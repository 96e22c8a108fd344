// Alarms leave the house: each beginning and end is announced once, and sent until the recipient has taken it.

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { alarmKinds } from '@glasshouse/rulebook/wire/backoffice/today'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { AlarmNotices, signNotice, type NoticeDeps } from '../../src/backoffice/alarm-notices.ts'
import { AlarmWatch } from '../../src/backoffice/today-alarms.ts'
import { openLog } from '../../src/platform/log.ts'
import { strictLog } from '../support/logs.ts'
import { databases, openServer, type TestServer } from '../support/open-server.ts'

const SECRET = 'a secret of the receiver'
const silent = openLog('silent')

interface Notice {
  readonly id: string
  readonly status: string
  readonly text: string
  readonly alerts: readonly {
    readonly status: string
    readonly labels: { readonly alertname: string; readonly subject: string }
    readonly annotations: { readonly summary: string }
    readonly startsAt: string
    readonly endsAt?: string
  }[]
}
type Behaviour = (response: ServerResponse, request: IncomingMessage) => void
const ok: Behaviour = (response) => response.writeHead(204).end()

describe.each(databases)('alarm notices on %s', (kind) => {
  let server: TestServer
  let url: string
  let received: { notice: Notice; signature: string; body: string }[] = []
  let behaviours: Behaviour[] = []
  const emails: { to: string; subject: string; text: string; messageId: string }[] = []
  let emailFailures = 0
  const receiver = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString()
      const signature = String(request.headers['x-glasshouse-signature'])
      received.push({ notice: JSON.parse(body) as Notice, signature, body })
      ;(behaviours.shift() ?? ok)(response, request)
    })
  })
  const deps = (change: Partial<NoticeDeps> = {}): NoticeDeps => ({
    db: server.db,
    emails: [],
    webhook: { url, secret: SECRET },
    sendEmail: (email) => {
      if (emailFailures-- > 0) return Promise.reject(Object.assign(new Error('no'), { responseCode: 450 }))
      emails.push(email)
      return Promise.resolve()
    },
    log: silent,
    ...change,
  })
  const watch = (notices: AlarmNotices) =>
    new AlarmWatch({ db: server.db, games: [], leases: { hold: () => Promise.resolve(true) }, notices, log: strictLog })
  const look = async (notices: AlarmNotices): Promise<void> => {
    await server.db.commit('delete from alarm_looks')
    await watch(notices).runChecks()
  }
  const freeze = (network: string) =>
    server.db.commit(`insert into chain_cursors (network, next_block, frozen) values ($1, 5, 'block 4 is gone')`, [
      network,
    ])
  const makeDue = () => server.db.commit('update alarm_notices set due_time = now_ms()')
  const waiting = async () => (await server.db.read('select 1 from alarm_notices where sent_time is null')).length

  beforeAll(async () => {
    server = await openServer(kind)
    await new Promise<void>((done) => receiver.listen(0, '127.0.0.1', done))
    url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/alerts`
    // What the checks find in an idle database is not announced in the tests.
    await look(new AlarmNotices(deps({ webhook: null })))
  })
  beforeEach(async () => {
    ;[received, behaviours] = [[], []]
    await server.db.commit('delete from chain_cursors')
    await look(new AlarmNotices(deps({ webhook: null })))
    await server.db.commit('delete from alarm_notices')
  })
  afterAll(async () => {
    receiver.closeAllConnections()
    receiver.close()
    await server.close()
  })

  it('announces a beginning and its end once, signed, with times', async () => {
    const notices = new AlarmNotices(deps())
    await freeze('polygon')
    await look(notices)
    await look(notices)
    while (await notices.sendNext('webhook'));
    expect(received).toHaveLength(1)
    const [{ notice, signature, body }] = received as [(typeof received)[0]]
    expect(signature).toBe(signNotice(SECRET, Number(/^t=(\d+),/.exec(signature)?.[1]), body))
    expect(signNotice('another secret', 1, body)).not.toBe(signNotice(SECRET, 1, body))
    expect(notice).toMatchObject({
      version: '4',
      status: 'firing',
      alerts: [{ status: 'firing', labels: { alertname: 'network.frozen', subject: 'polygon' } }],
    })
    expect(notice.text).toMatch(/polygon is paused because block 4 is gone/)
    await server.db.commit('delete from chain_cursors')
    await look(notices)
    await look(notices)
    while (await notices.sendNext('webhook'));
    expect(received).toHaveLength(2)
    const [ended] = received[1]?.notice.alerts ?? []
    expect(received[1]?.notice.status).toBe('resolved')
    expect(ended?.startsAt).toBe(notice.alerts[0]?.startsAt)
    expect(Date.parse(ended?.endsAt ?? '')).toBeGreaterThanOrEqual(Date.parse(ended?.startsAt ?? ''))
  })

  it('is announced once when two nodes see it at the same time, and sent once by two senders', async () => {
    const [one, other] = [new AlarmNotices(deps()), new AlarmNotices(deps())]
    await freeze('polygon')
    await server.db.commit('delete from alarm_looks')
    await Promise.all([watch(one).runChecks(), watch(other).runChecks()])
    await Promise.all([one, other, one, other].map((notices) => notices.sendNext('webhook')))
    expect(received.map(({ notice }) => notice.alerts.map(({ labels }) => labels.subject))).toEqual([['polygon']])
    await server.db.commit('delete from chain_cursors')
    await server.db.commit('delete from alarm_looks')
    await Promise.all([watch(one).runChecks(), watch(other).runChecks()])
    await Promise.all([one, other].map((notices) => notices.sendNext('webhook')))
    expect(received).toHaveLength(2)
  })

  it('sends many alarms of one check as one notice', async () => {
    const notices = new AlarmNotices(deps())
    for (const network of ['a', 'b', 'c']) await freeze(network)
    await look(notices)
    while (await notices.sendNext('webhook'));
    expect(received.map(({ notice }) => notice.alerts.length)).toEqual([3])
  })

  it('repeats the same notice until a receiver that is slow, fails and drops has taken it', async () => {
    const [impatient, notices] = [new AlarmNotices(deps({ timeoutMs: 1000 })), new AlarmNotices(deps())]
    const slow: Behaviour = () => {}
    const drop: Behaviour = (_, request) => request.socket.destroy()
    const redirect: Behaviour = (response) => response.writeHead(302, { location: '/' }).end()
    behaviours = [slow, (response) => response.writeHead(500).end('no'), drop, redirect]
    await freeze('polygon')
    await look(notices)
    for (const sender of [impatient, notices, notices, notices]) {
      expect(await sender.sendNext('webhook')).toBe(true)
      expect(await waiting()).toBe(1)
      // Not due yet: a receiver in trouble is not called again at once.
      expect(await notices.sendNext('webhook')).toBe(false)
      await makeDue()
    }
    expect(await notices.sendNext('webhook')).toBe(true)
    expect(await waiting()).toBe(0)
    await makeDue()
    expect(await notices.sendNext('webhook')).toBe(false)
    expect(received).toHaveLength(5)
    // The receiver took some of them: their id is the same, so that it can tell.
    expect(new Set(received.map(({ notice }) => notice.id)).size).toBe(1)
  })

  it('continues after a node that stopped while sending', async () => {
    const [stopped, other] = [new AlarmNotices(deps()), new AlarmNotices(deps())]
    await freeze('polygon')
    await look(stopped)
    // Claimed, and never marked.
    await server.db.commit('update alarm_notices set due_time = now_ms() + 1000, tries = 1')
    expect(await other.sendNext('webhook')).toBe(false)
    await makeDue()
    expect(await other.sendNext('webhook')).toBe(true)
    expect(await waiting()).toBe(0)
  })

  it('emails each address, and repeats only the one that failed', async () => {
    const notices = new AlarmNotices(deps({ webhook: null, emails: ['one@house.example', 'two@house.example'] }))
    emailFailures = 1
    await freeze('<polygon>')
    await look(notices)
    expect(await notices.sendNext('email')).toBe(true)
    expect(await notices.sendNext('email')).toBe(true)
    expect(emails.map(({ to }) => to)).toEqual(['two@house.example'])
    await makeDue()
    expect(await notices.sendNext('email')).toBe(true)
    expect(await notices.sendNext('email')).toBe(false)
    expect(emails.map(({ to }) => to)).toEqual(['two@house.example', 'one@house.example'])
    expect(emails[0]).toMatchObject({ subject: 'Glasshouse: 1 alarm: network.frozen' })
    expect(emails[0]?.text).toMatch(/<polygon> is paused/)
    expect((emails[0] as { html?: string }).html).toMatch(/&lt;polygon&gt; is paused/)
    expect(new Set(emails.map(({ messageId }) => messageId)).size).toBe(1)
  })

  it('writes nothing without recipients, and forgets old notices', async () => {
    await freeze('polygon')
    await look(new AlarmNotices(deps({ webhook: null })))
    expect(await waiting()).toBe(0)
    const notices = new AlarmNotices(deps())
    await server.db.commit('delete from chain_cursors')
    await look(notices)
    expect(await waiting()).toBe(1)
    await notices.sweep()
    expect(await waiting()).toBe(1)
    await server.db.commit('update alarm_notices set create_time = create_time - 31 * day_ms()')
    await notices.sweep()
    expect(await waiting()).toBe(0)
  })

  it('counts alarms of every kind in /metrics', async () => {
    const read = async () => (await server.app.httpServer.inject({ url: '/metrics' })).body
    await freeze('polygon')
    await freeze('arbitrum')
    await look(new AlarmNotices(deps()))
    const text = await read()
    expect(text).toContain('glasshouse_alarms{kind="network.frozen"} 2')
    for (const each of alarmKinds) expect(text).toContain(`glasshouse_alarms{kind="${each}"}`)
    const checked = Number(/^glasshouse_alarms_checked_timestamp_seconds (\S+)$/m.exec(text)?.[1])
    expect(Math.abs(checked - Date.now() / 1000)).toBeLessThan(60)
    await server.db.commit('delete from chain_cursors')
    await look(new AlarmNotices(deps()))
    expect(await read()).toContain('glasshouse_alarms{kind="network.frozen"} 0')
  })
})
