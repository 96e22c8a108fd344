import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { proxyConfiguration } from '../support/haproxy.ts'
import { poolerConfiguration } from '../support/pgbouncer.ts'
import { changed } from '../support/debian.ts'
import { checkCompose, checkProxy, type OpsReport } from './ops-files.ts'

const read = (file: string): string => readFileSync(join(import.meta.dirname, '..', '..', 'ops', file), 'utf8')
const NOT_CHECKED = expect.stringMatching(/was not found$/) as string
/** Without the program, which a machine may lack, the report has to say so. */
const reportWith = ({ missing }: OpsReport, fault: unknown): unknown =>
  missing === null ? { missing, fault } : { missing: NOT_CHECKED, fault: '' }

describe('compose file', () => {
  it('is accepted by Compose', async () => {
    const report = await checkCompose()
    expect(report).toEqual(reportWith(report, ''))
  })

  it('is refused with a misspelt key', async () => {
    const misspelt = await checkCompose((text) => changed(text, /stop_grace_period/, 'stop_grace_periods'))
    expect(misspelt).toEqual(reportWith(misspelt, expect.stringContaining('stop_grace_periods')))
  })

  it('is refused with a volume that nobody declares', async () => {
    const undeclared = await checkCompose((text) => changed(text, /\[redis:\/data\]/, '[rediss:/data]'))
    expect(undeclared).toEqual(reportWith(undeclared, expect.stringContaining('rediss')))
  })

  it('gives the proxy the nodes that the settings of HAProxy name', () => {
    const compose = read('compose.yaml')
    const names = [...read('haproxy/haproxy.cfg').matchAll(/server node\d "\$\{(NODE_\d)\}"/g)].map(([, name]) => name)
    expect(names).toHaveLength(3)
    for (const name of names) expect(compose).toMatch(new RegExp(`${name}: node\\d:8080`))
  })

  it('drains for longer than two health checks of the proxy', () => {
    const drainSeconds = Number(/DRAIN_SECONDS: '(\d+)'/.exec(read('compose.yaml'))?.[1])
    const intervalSeconds = Number(/check inter (\d+)s/.exec(read('haproxy/haproxy.cfg'))?.[1])
    expect(drainSeconds).toBeGreaterThan(2 * intervalSeconds)
  })
})

describe('proxy', () => {
  it('has a configuration that HAProxy accepts without a warning', async () => {
    const report = await checkProxy()
    expect(report).toEqual(reportWith(report, ''))
  })

  it('is refused with an unknown setting', async () => {
    const unknown = await checkProxy((text) => changed(text, /hash-type consistent/, 'hash-type sticky'))
    expect(unknown).toEqual(reportWith(unknown, expect.stringContaining('hash-type')))
  })

  it('leads to the given nodes and nowhere else', () => {
    const options = { nodes: [7001, 7002], httpPort: 7000, httpsPort: 7443, folder: '/tmp/x' }
    const text = proxyConfiguration(options, read('haproxy/haproxy.cfg'))
    expect(text.match(/^ {4}server node.*$/gm)).toEqual([
      '    server node1 127.0.0.1:7001',
      '    server node2 127.0.0.1:7002',
    ])
    expect(text.match(/^ {4}bind .*$/gm)).toEqual([
      '    bind 127.0.0.1:7000',
      '    bind 127.0.0.1:7443 ssl crt /tmp/x/tls alpn h2,http/1.1',
    ])
    expect(text).not.toContain('redirect scheme')
  })

  it('is not used if its configuration has lost a place that must change', () => {
    const text = changed(read('haproxy/haproxy.cfg'), /bind :80\n/, 'bind :8080\n')
    expect(() => proxyConfiguration({ nodes: [1], httpPort: 2, folder: '/tmp/x' }, text)).toThrow(/was not found/)
  })
})

describe('pooler', () => {
  const addresses = { url: new URL('postgres://db.internal:5433/any'), port: 7, users: '/tmp/users', hasPassword: true }

  it('leads to the given server, in transaction mode with the sessions’ settings', () => {
    const text = poolerConfiguration(read('pgbouncer/pgbouncer.ini'), addresses, 4)
    expect(text).toMatch(/^\* = host=db\.internal port=5433 connect_query='set statement_timeout/m)
    expect(text).toMatch(/^pool_mode = transaction$/m)
    expect(text).toMatch(/^auth_type = scram-sha-256$/m)
    expect(text).toMatch(/^default_pool_size = 4$/m)
  })

  it('asks for no password where the server asks for none', () => {
    const text = poolerConfiguration(read('pgbouncer/pgbouncer.ini'), { ...addresses, hasPassword: false })
    expect(text).toMatch(/^auth_type = trust$/m)
  })
})
