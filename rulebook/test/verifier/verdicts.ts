// What both verifiers say to the same arguments. verify.mjs runs in this process. verify.py runs in one process of its
// own, which answers line by line, because starting Python takes longer than most checks.

import { spawn, spawnSync, type ChildProcessWithoutNullStreams } from 'node:child_process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { EASY_WORK_BITS } from '../local-bitcoin.ts'
import { verify, WrongUsage } from '../run-verifier.ts'

/** What a verifier prints with --json, with its exit code. */
export interface Verdict {
  readonly code: number
  readonly error?: string
  readonly checks?: readonly { readonly name: string; readonly holds: boolean }[]
  readonly problems?: readonly string[]
  readonly notes?: readonly string[]
  readonly checked?: Readonly<Record<string, number>>
}

type Printed = Omit<Verdict, 'code'> & { readonly holds?: boolean }
const codeOf = ({ error, holds }: Printed): number => (error === undefined ? (holds ? 0 : 1) : 2)
/** Each verifier looks for its own hash, so that only the outcome can be the same. */
const OWN_CHECK = 'SHA-256 of this verifier, named by a release'
/** The order in which problems were found is no part of a verdict. */
const verdictOf = (line: string): Verdict => {
  const printed = JSON.parse(line) as Printed
  const sorted = printed.problems ? { problems: [...printed.problems].sort() } : {}
  const withoutOwn = printed.checks?.map((one) => (one.name === OWN_CHECK ? { name: one.name, holds: one.holds } : one))
  const checks = withoutOwn ? { checks: withoutOwn } : {}
  return { code: codeOf(printed), ...printed, ...sorted, ...checks }
}

export function verdictOfScript(words: readonly string[]): Verdict {
  try {
    return verdictOf(JSON.stringify(verify(words, EASY_WORK_BITS)))
  } catch (error) {
    if (!(error instanceof WrongUsage)) throw error
    return verdictOf(JSON.stringify({ error: error.message }))
  }
}

export const PYTHON_FILE = fileURLToPath(new URL('../../verify.py', import.meta.url))
const OLDEST = [3, 9]

/** Why verify.py can't run on this machine; undefined if it can. */
export const withoutPython = ((): string | undefined => {
  const { error, stdout } = spawnSync('python3', ['--version'], { encoding: 'utf8' })
  if (error) return 'python3 was not found'
  const [major = 0, minor = 0] = (/(\d+)\.(\d+)/.exec(stdout) ?? []).slice(1).map(Number)
  const isNew = major > (OLDEST[0] as number) || (major === OLDEST[0] && minor >= (OLDEST[1] as number))
  return isNew ? undefined : `${stdout.trim()} is older than ${OLDEST.join('.')}`
})()

const SERVICE = `
import json, sys
sys.path.insert(0, sys.argv[1])
import verify
for line in sys.stdin:
    words = json.loads(line)
    try:
        print(verify.as_json(words[0], verify.verify(words, ${EASY_WORK_BITS})), flush=True)
    except verify.WrongUsage as error:
        print(json.dumps({"error": str(error)}), flush=True)
`

let child: ChildProcessWithoutNullStreams | undefined
const waiting: { readonly resolve: (verdict: Verdict) => void; readonly reject: (error: Error) => void }[] = []

function service(): ChildProcessWithoutNullStreams {
  if (child) return child
  const env = { ...process.env, PYTHONDONTWRITEBYTECODE: '1', PYTHONIOENCODING: 'utf-8' }
  const started = spawn('python3', ['-c', SERVICE, PYTHON_FILE.replace(/[^/\\]*$/, '')], { env })
  let complaint = ''
  started.stderr.setEncoding('utf8').on('data', (text: string) => (complaint += text))
  createInterface(started.stdout).on('line', (line) => waiting.shift()?.resolve(verdictOf(line)))
  started.once('exit', () => {
    child = undefined
    for (const { reject } of waiting.splice(0)) reject(new Error(`verify.py ended. ${complaint}`))
  })
  process.once('exit', () => started.kill())
  child = started
  return started
}

export const verdictOfPython = (words: readonly string[]): Promise<Verdict> =>
  new Promise((resolve, reject) => {
    waiting.push({ resolve, reject })
    service().stdin.write(`${JSON.stringify(words)}\n`)
  })

/** Ends the process, which would otherwise wait for the next line. */
export function endPython(): void {
  child?.stdin.end()
}
