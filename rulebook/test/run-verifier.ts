// Runs the standalone verifier as its own process, or through its exports.

import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export type Row = Record<string, unknown>

export interface Answer {
  readonly holds: boolean
  readonly checks: readonly { readonly name: string; readonly claimed: unknown; readonly holds: boolean }[]
  readonly outcome: Row
  readonly meaning?: Row
  readonly skippedWords: number
  /** For files: the problems, and how much was checked. */
  readonly problems: readonly string[]
  readonly checked: Readonly<Record<string, number>>
  readonly notes: readonly string[]
}

type Exports = {
  verify: (words: readonly string[], workBits?: number) => Answer
  WrongUsage: new () => Error
  loadCurve: (path?: string) => Promise<void>
}

export const FILE = fileURLToPath(new URL('../verify.mjs', import.meta.url))
// Plain JavaScript has no types, so its exports are typed here.
export const { verify, WrongUsage, loadCurve } = (await import(FILE)) as Exports

type Ending = { code: number; told: string; complaint: string }

export const start = (file: string, words: readonly string[]): Promise<Ending> =>
  new Promise((resolve) => {
    execFile(process.execPath, [file, ...words], (error, told, complaint) => {
      resolve({ code: error ? Number(error.code) : 0, told, complaint })
    })
  })
export const run = (...words: string[]): Promise<Ending> => start(FILE, words)

/** The exit codes and JSON results of several commands, a few processes at a time. */
export async function runAll(questions: readonly (readonly string[])[]): Promise<(Answer & { code: number })[]> {
  const answers: (Answer & { code: number })[] = []
  const waiting = questions.entries()
  const worker = async () => {
    for (const [place, words] of waiting) {
      const { code, told } = await run(...words, '--json')
      answers[place] = { ...(JSON.parse(told) as Answer), code }
    }
  }
  await Promise.all([worker(), worker(), worker()])
  return answers
}

export const hashOf = (data: Uint8Array | string): string => createHash('sha256').update(data).digest('hex')
export const hashOfHex = (hex: string): string => hashOf(Buffer.from(hex, 'hex'))
/** The same hash with one bit changed. */
export const spoiled = (hex: string): string => hex.slice(0, -1) + (Number.parseInt(hex.slice(-1), 16) ^ 1).toString(16)

export const folder = mkdtempSync(join(tmpdir(), 'verify-'))
// Several test files may share one process, and this folder.
process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
export function fileWith(text: string): string {
  const path = join(folder, hashOf(text))
  writeFileSync(path, text)
  return path
}
