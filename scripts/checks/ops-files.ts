// The compose file and the configuration of the proxy, checked by the programs that read them where those are installed.

import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findDaemon } from '../support/debian.ts'
import { makeCertificate } from '../support/haproxy.ts'
import { findProgram } from '../support/programs.ts'
import { root, run } from '../support/processes.ts'

export interface OpsReport {
  /** Why nothing could be checked; null if it was. */
  readonly missing: string | null
  /** What the program said; empty if it accepts the file. */
  readonly fault: string
}

type Change = (text: string) => string

const ops = join(root, 'ops')
const unchanged: Change = (text) => text

/** By Compose itself, which compares the file with its schema and fills in the settings. */
export async function checkCompose(change = unchanged): Promise<OpsReport> {
  const compose = await findCompose()
  if (!compose) return { missing: 'docker compose or docker-compose was not found', fault: '' }
  return await inCopy(async (folder) => {
    const file = join(folder, 'compose.yaml')
    writeFileSync(file, change(readFileSync(file, 'utf8')))
    cpSync(join(folder, 'systemd', 'house.env.example'), join(folder, 'house.env'))
    const [program, ...before] = compose
    const env = { POSTGRES_PASSWORD: 'only for this check' }
    return await faultOf(program, [...before, '--file', file, 'config', '--quiet'], env)
  })
}

/** Warnings count: HAProxy starts with a rule that it never reaches. */
export async function checkProxy(change = unchanged): Promise<OpsReport> {
  const [haproxy, openssl] = [findDaemon('haproxy'), findDaemon('openssl')]
  if (!haproxy || !openssl) return { missing: `${haproxy ? 'openssl' : 'haproxy'} was not found`, fault: '' }
  return await inCopy(async (folder) => {
    const file = join(folder, 'haproxy', 'haproxy.cfg')
    writeFileSync(file, change(readFileSync(file, 'utf8')))
    const certificates = join(folder, 'certificates')
    await makeCertificate(certificates)
    return await faultOf(haproxy, ['-c', '-dW', '-f', file], { CERTIFICATES: certificates })
  })
}

async function findCompose(): Promise<[string, ...string[]] | undefined> {
  const [alone, docker] = [findProgram('docker-compose'), findProgram('docker')]
  if (docker && (await run(docker, ['compose', 'version'], { words: 'keep' })).code === 0) return [docker, 'compose']
  return alone ? [alone] : undefined
}

async function inCopy(check: (folder: string) => Promise<OpsReport>): Promise<OpsReport> {
  const folder = mkdtempSync(join(tmpdir(), 'glasshouse-ops-'))
  try {
    cpSync(ops, folder, { recursive: true })
    return await check(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function faultOf(program: string, args: readonly string[], env: Record<string, string>): Promise<OpsReport> {
  const { code, output } = await run(program, args, { env, words: 'keep' })
  return { missing: null, fault: code === 0 ? '' : output.trim() || `${program} exited with code ${code}` }
}
