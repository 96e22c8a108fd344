// Two PostgreSQL hosts under Patroni with synchronous replication, three members of etcd, and HAProxy in front: the
// layout of docs/failover.md on one machine.

import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { findPrograms } from '../faults/house/own-postgres.ts'
import { stablePort } from '../faults/house/outside.ts'
import { Network, type Host } from './network.ts'
import { haproxySettings, patroniSettings, PORTS } from './settings.ts'

const DATABASE = 'glasshouse'
const WAIT_MS = 180_000
const ASK_MS = 1500
const POLL_MS = 200
/** Of what no longer changes. Nodes go on: rounds are opened without players, too. */
const SUMS = `select format('%s bets, %s staked, %s paid, %s entries of %s players, %s ended rounds',
    (select count(*) from bets), (select sum(stake) from bets), (select sum(payout) from bets),
    (select sum(entries) from accounts where kind = 'player'), (select count(*) from players),
    (select sum(hashtext(game || epoch || '/' || index || outcome)) from rounds
       where outcome is not null and create_time < (select max(create_time) from bets))) as text`

interface Member {
  readonly name: string
  readonly role: string
  readonly state: string
  readonly timeline: number | null
}

export class Cluster {
  /** Where the nodes connect: HAProxy, which knows the primary. */
  readonly url: string
  readonly #network: Network
  readonly #folder: string
  readonly #port: number
  readonly #databases: readonly Host[]
  readonly #witness: Host
  #balancer: ChildProcess | null = null

  private constructor(network: Network, folder: string, port: number, hosts: readonly [Host, Host, Host]) {
    this.#network = network
    this.#folder = folder
    this.#port = port
    this.#databases = hosts.slice(0, 2)
    this.#witness = hosts[2]
    this.url = `postgres://postgres@127.0.0.1:${port}/${DATABASE}`
  }

  /** `onOpen` gets it before anything has started, so that it can be closed at any time. */
  static async open(folder: string, onOpen: (cluster: Pick<Cluster, 'close'>) => void): Promise<Cluster> {
    const network = await Network.open()
    onOpen(network)
    const hosts = [
      await network.addHost('db1'),
      await network.addHost('db2'),
      await network.addHost('witness'),
    ] as const
    const cluster = new Cluster(network, folder, await stablePort(), [...hosts])
    onOpen(cluster)
    // PostgreSQL and etcd refuse to run as root; their user must reach the folder.
    fs.chmodSync(folder, 0o755)
    for (const host of hosts) {
      const own = path.join(folder, host.name)
      fs.mkdirSync(own)
      fs.writeFileSync(path.join(folder, `${host.name}.log`), '')
      await cluster.#chown(own)
      cluster.#startEtcd(host)
    }
    for (const host of cluster.#databases) cluster.#startPatroni(host)
    cluster.#startBalancer()
    await cluster.untilSynchronous()
    await cluster.query(`create database ${DATABASE}`, 'postgres')
    return cluster
  }

  async close(): Promise<void> {
    this.#balancer?.kill('SIGKILL')
    await this.#network.close()
  }

  /** The host that holds the leader's lock and accepts writes; null while there is none. */
  async primary(): Promise<Host | null> {
    const answers = await Promise.all(this.#databases.map(async (host) => await this.#ask(host, '/primary')))
    return this.#databases.find((_, i) => answers[i]) ?? null
  }

  other = (host: Host): Host => this.#databases.find((each) => each !== host) as Host

  /** The machine starts again after its power failed. */
  restart(host: Host): void {
    this.#startEtcd(host)
    this.#startPatroni(host)
  }

  /** Asks Patroni for a planned change of the primary. */
  async switchOver(from: Host): Promise<void> {
    const body = JSON.stringify({ leader: from.name, candidate: this.other(from).name })
    const answer = await fetch(`http://${from.address}:${PORTS.patroni}/switchover`, { method: 'POST', body })
    if (!answer.ok) throw new Error(`Patroni refused the switchover: ${await answer.text()}`)
  }

  async untilPrimaryIs(host: Host): Promise<void> {
    await waitFor(`${host.name} is the primary`, async () => (await this.primary()) === host)
  }

  /** Until one host is the primary and the other its synchronous standby, on the same timeline. */
  async untilSynchronous(): Promise<void> {
    await waitFor('a synchronous standby streams', async () => {
      const primary = await this.primary()
      // A host that was cut off still shows what it knew before.
      const found = primary && (await this.#ask<{ members: Member[] }>(primary, '/cluster'))
      const leader = found?.members.find(({ role }) => role === 'leader')
      const standby = found?.members.find(({ role }) => role === 'sync_standby')
      const isUp = leader?.state === 'running' && ['running', 'streaming'].includes(standby?.state ?? '')
      return isUp && leader.name === primary?.name && leader.timeline === standby?.timeline
    })
  }

  /** One statement on the primary, or on a given host. */
  async query<Row extends object>(sql: string, database = DATABASE, host?: Host): Promise<Row[]> {
    const client = new pg.Client({
      host: host?.address ?? '127.0.0.1',
      port: host ? PORTS.postgresql : this.#port,
      user: 'postgres',
      database,
      connectionTimeoutMillis: ASK_MS,
      query_timeout: 10 * ASK_MS,
    })
    client.on('error', () => {})
    try {
      await client.connect()
      return (await client.query<Row & pg.QueryResultRow>(sql)).rows
    } finally {
      await client.end().catch(() => {})
    }
  }

  /** Whether a host that the network has lost still believes to be the primary. */
  async thinksItIsPrimary(host: Host): Promise<boolean> {
    const { output } = await this.#psql(host, 'select pg_is_in_recovery()', ASK_MS)
    return output === 'f'
  }

  /** Whether a host that the network has lost confirms a write to somebody who is logged in there. */
  async confirmsWrite(host: Host, table: string, timeoutMs: number): Promise<boolean> {
    const { code, output } = await this.#psql(host, `create table ${table} ()`, timeoutMs)
    return code === 0 && output === 'CREATE TABLE'
  }

  /** How often pg_rewind has succeeded on a host, by Patroni's log. */
  rewinds = (host: Host): number =>
    fs.readFileSync(path.join(this.#folder, `${host.name}.log`), 'utf8').split('pg_rewind exit code=0').length - 1

  /** Whether the standby has replayed everything and sums up to the same. No player may bet meanwhile. */
  async isStandbyEqual(): Promise<boolean> {
    const primary = await this.primary()
    if (!primary) return false
    const [at] = await this.query<{ lsn: string }>('select pg_current_wal_lsn()::text as lsn')
    const standby = this.other(primary)
    await waitFor('the standby has replayed everything', async () => {
      const replayed = `select pg_last_wal_replay_lsn() >= '${at?.lsn}' as is_done`
      return (await this.query<{ is_done: boolean }>(replayed, DATABASE, standby))[0]?.is_done === true
    })
    const sums = await Promise.all([primary, standby].map((host) => this.query<{ text: string }>(SUMS, DATABASE, host)))
    return sums[0]?.[0]?.text === sums[1]?.[0]?.text
  }

  #psql(host: Host, sql: string, timeoutMs: number): Promise<{ code: number; output: string }> {
    const at = ['-h', host.address, '-p', String(PORTS.postgresql), '-U', 'postgres', '-d', DATABASE]
    return host.run(path.join(findPrograms(), 'psql'), ['-X', '-A', '-t', ...at, '-c', sql], timeoutMs)
  }

  async #ask<T = unknown>(host: Host, place: string): Promise<T | null> {
    try {
      const url = `http://${host.address}:${PORTS.patroni}${place}`
      const answer = await fetch(url, { signal: AbortSignal.timeout(ASK_MS) })
      return answer.status === 200 ? ((await answer.json()) as T) : null
    } catch {
      return null
    }
  }

  #startEtcd(host: Host): void {
    const hosts = [...this.#databases, this.#witness]
    const peers = hosts.map(({ name, address }) => `${name}=http://${address}:${PORTS.etcdPeers}`)
    const at = (port: number): string => `http://${host.address}:${port}`
    const settings = {
      name: host.name,
      'data-dir': path.join(this.#folder, host.name, 'etcd'),
      'listen-client-urls': at(PORTS.etcd),
      'advertise-client-urls': at(PORTS.etcd),
      'listen-peer-urls': at(PORTS.etcdPeers),
      'initial-advertise-peer-urls': at(PORTS.etcdPeers),
      'initial-cluster': peers.join(','),
      'enable-v2': 'true',
      // A busy machine must not look like a lost one.
      'heartbeat-interval': '250',
      'election-timeout': '2500',
      'log-level': 'error',
    }
    const args = Object.entries(settings).map(([name, value]) => `--${name}=${value}`)
    host.start('etcd', args, path.join(this.#folder, `${host.name}-etcd.log`))
  }

  #startPatroni(host: Host): void {
    const file = path.join(this.#folder, `${host.name}.json`)
    const settings = patroniSettings({
      host,
      etcd: [...this.#databases, this.#witness],
      folder: path.join(this.#folder, host.name),
      programs: findPrograms(),
    })
    fs.writeFileSync(file, JSON.stringify(settings, null, 2))
    host.start('patroni', [file], path.join(this.#folder, `${host.name}.log`))
  }

  #startBalancer(): void {
    const file = path.join(this.#folder, 'haproxy.cfg')
    fs.writeFileSync(file, haproxySettings(this.#port, this.#databases))
    const log = fs.openSync(path.join(this.#folder, 'haproxy.log'), 'a')
    this.#balancer = spawn('haproxy', ['-db', '-f', file], { stdio: ['ignore', log, log] })
    fs.closeSync(log)
  }

  async #chown(folder: string): Promise<void> {
    const child = spawn('chown', ['postgres', folder], { stdio: 'ignore' })
    await once(child, 'close')
    fs.chmodSync(folder, 0o700)
  }
}

async function waitFor(fact: string, isTrue: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + WAIT_MS
  while (!(await isTrue())) {
    if (Date.now() > deadline) throw new Error(`It took too long until ${fact}.`)
    await sleep(POLL_MS)
  }
}
