// Compares the log with what the server shows on its own pages: manifests, rounds, proofs of reserves, limits.

import { createHash } from 'node:crypto'
import { LIMIT_NOTICE_MINUTES } from '@glasshouse/rulebook/wire/backoffice/games'
import type { OutputOf } from '@glasshouse/rulebook/wire/endpoint'
import type { FairnessContract } from '@glasshouse/rulebook/wire/play/fairness'
import type { GamesContract } from '@glasshouse/rulebook/wire/play/games'
import type { SolvencyContract } from '@glasshouse/rulebook/wire/wallet/solvency'
import { LATE_MS, type BookEntry, type NewEntries } from './entries.ts'
import type { Finding } from './finding.ts'
import { checkKnownResults } from './known-results.ts'
import type { WatchedServer } from './watched-server.ts'
import type { MonitorState } from './state.ts'

type Epochs = OutputOf<FairnessContract, 'GET /api/fair/epochs'>
type Manifest = OutputOf<FairnessContract, 'GET /api/fair/manifest/{epoch}'>
type Round = OutputOf<FairnessContract, 'GET /api/fair/round/{game}/{epoch}/{index}'>
type Book = OutputOf<FairnessContract, 'GET /api/fair/book/{game}/{epoch}/{index}'>
type Releases = OutputOf<FairnessContract, 'GET /api/fair/releases'>
type Notices = OutputOf<GamesContract, 'GET /api/game/notices'>
type Reserves = OutputOf<SolvencyContract, 'GET /api/solvency'>

interface PageCheck {
  readonly server: WatchedServer
  readonly state: MonitorState
  readonly fresh: NewEntries
  /** How many rounds are compared in a pass. */
  readonly rounds: number
  /** What the server recorded later than this may still be pending. */
  readonly before: number
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')
const decided = (state: MonitorState, subject: string): Readonly<Record<string, unknown>> | null => {
  const text = state.decided[subject]
  return text === undefined ? null : (JSON.parse(text) as Readonly<Record<string, unknown>>)
}

export async function checkPages(deps: Omit<PageCheck, 'before'>, now: number): Promise<Finding[]> {
  const check: PageCheck = { ...deps, before: now - LATE_MS }
  const { server } = check
  const epochs = (await server.call<Epochs>('/fair/epochs')) ?? []
  const findings = [...(await checkManifests(check, epochs)), ...(await checkBooks(check))]
  findings.push(...(await checkLastRounds(check, epochs)))
  findings.push(...(await checkReleases(check)), ...(await checkReserves(check)), ...(await checkLimits(check)))
  findings.push(...(await checkKnownResults(server)))
  return findings
}

async function checkManifests({ server, state, before }: PageCheck, epochs: Epochs): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const { epoch, manifestHash, createTime } of epochs) {
    const logged = decided(state, `manifest:${epoch}`)
    if (!logged) {
      if (createTime < before)
        findings.push({
          kind: 'missing',
          text: `The manifest of epoch ${epoch} (${manifestHash}) isn’t in the log.`,
          isStill: () => !decided(state, `manifest:${epoch}`),
        })
      continue
    }
    const shown = await server.call<Manifest>(`/fair/manifest/${epoch}`)
    const salt = decided(state, `salt:${epoch}`)
    const isSame =
      shown !== null &&
      [manifestHash, shown.manifestHash, sha256(shown.manifest)].every((hash) => hash === logged['hash']) &&
      (salt === null || salt['salt'] === shown.salt)
    if (!isSame)
      findings.push({ kind: 'mismatch', text: `The manifest of epoch ${epoch} differs from the one in the log.` })
  }
  const shown = new Set(epochs.map(({ epoch }) => `manifest:${epoch}`))
  for (const subject of Object.keys(state.decided))
    if (subject.startsWith('manifest:') && !shown.has(subject) && state.restored === null)
      findings.push({ kind: 'mismatch', text: `The server no longer shows the ${subject.replace(':', ' of epoch ')}.` })
  return findings
}

const roundPath = ({ game, epoch, index }: { game: string; epoch: number; index: number }): string =>
  `${encodeURIComponent(game)}/${epoch}/${index}`

/** The newest rounds of this pass, and all that the log left out. */
export async function checkBooks({ server, state, fresh, rounds }: Omit<PageCheck, 'before'>): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const skipped of fresh.skipped.slice(-rounds)) {
    const round = await server.call<Round>(`/fair/round/${roundPath(skipped)}`)
    const isLost = round === null && state.restored !== null
    if (!isLost) findings.push({ kind: 'missing', text: `The bet list of ${nameOf(skipped)} isn’t in the log.` })
  }
  for (const book of fresh.books.slice(-rounds)) findings.push(...(await checkBook(server, state, book)))
  return findings
}

async function checkBook(server: WatchedServer, state: MonitorState, book: BookEntry): Promise<Finding[]> {
  const round = await server.call<Round>(`/fair/round/${roundPath(book)}`)
  // A restored database may have lost the round; its entry says so.
  if (!round && state.restored !== null) return []
  const text = round?.phase === 'over' ? (await server.call<Book>(`/fair/book/${roundPath(book)}`))?.text : undefined
  const isSame = round?.bookRoot === book.root && (text === undefined || sha256(text) === book.root)
  return isSame ? [] : [{ kind: 'mismatch', text: `The bet list of ${nameOf(book)} differs from its hash in the log.` }]
}

const nameOf = ({ game, epoch, index }: { game: string; epoch: number; index: number }): string =>
  `${game} round ${epoch}/${index}`

/** The round after the last logged one: it may not have locked long ago. */
async function checkLastRounds({ server, state, before }: PageCheck, epochs: Epochs): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const { epoch, games } of epochs)
    for (const game of games) {
      const next = { game, epoch, index: (state.books[`${game}/${epoch}`]?.last ?? 0) + 1 }
      const isFromBegin = next.index > 1 || `manifest:${epoch}` in state.decided
      const round = isFromBegin ? await server.call<Round>(`/fair/round/${roundPath(next)}`) : null
      if (round && round.bookRoot !== null && round.lockTime < before)
        findings.push({
          kind: 'missing',
          text: `The bet list of ${nameOf(next)} isn’t in the log.`,
          isStill: () => (state.books[`${game}/${epoch}`]?.last ?? 0) < next.index,
        })
    }
  return findings
}

/** Each release is the logged one. They name the verifiers that the server serves, and the pinned key of the log. */
async function checkReleases({ server, state, before }: PageCheck): Promise<Finding[]> {
  const releases = (await server.call<Releases>('/fair/releases')) ?? []
  const findings = releases.flatMap(({ number, body, hash, createTime }): Finding[] => {
    const isLogged = (): boolean => decided(state, `release:${number}`) !== null
    if (!isLogged()) {
      const text = `Release ${number} (${hash}) isn’t in the log.`
      return createTime < before ? [{ kind: 'missing', text, isStill: () => !isLogged() }] : []
    }
    const isSame = [hash, sha256(body)].every((shown) => shown === decided(state, `release:${number}`)?.['hash'])
    return isSame ? [] : [{ kind: 'mismatch', text: `Release ${number} differs from the one in the log.` }]
  })
  for (const [file, part] of [
    ['verify.mjs', 'verifierHash'],
    ['verify.py', 'pythonVerifierHash'],
  ] as const) {
    const served = sha256(await server.served(file))
    // Nodes of two releases may run side by side.
    if (!releases.some(({ body }) => body.includes(`"${part}":"${served}"`)))
      findings.push({ kind: 'mismatch', text: `The server’s ${file} (SHA-256 ${served}) is in no release.` })
  }
  const [newest] = releases
  if (newest && !newest.body.includes(`"logKey":${JSON.stringify(state.key)}`))
    findings.push({
      kind: 'key',
      text: `Release ${newest.number} doesn’t name the server’s key, but says ${newest.body}.`,
    })
  return findings
}

async function checkReserves({ server, state, before }: PageCheck): Promise<Finding[]> {
  const { latest } = (await server.call<Reserves>('/solvency')) ?? { latest: null }
  if (!latest) return []
  const logged = state.solvency.find(({ count }) => count === latest.id)
  if (logged?.root === latest.root) return []
  if (logged) return [{ kind: 'mismatch', text: `Proof of reserves ${latest.id} differs from the one in the log.` }]
  if (latest.createTime >= before) return []
  const isStill = (): boolean => !state.solvency.some(({ count }) => count === latest.id)
  return [{ kind: 'missing', text: `Proof of reserves ${latest.id} isn’t in the log.`, isStill }]
}

async function checkLimits({ server, state, before }: PageCheck): Promise<Finding[]> {
  const { changes } = (await server.call<Notices>('/game/notices')) ?? { changes: [] }
  return changes.flatMap(({ game, maxGold, maxProfit, from }): Finding[] => {
    const logged = decided(state, `limits:${game}/${from}`)
    if (!logged) {
      const isOld = from - LIMIT_NOTICE_MINUTES * 60_000 < before
      const isStill = (): boolean => !decided(state, `limits:${game}/${from}`)
      return isOld ? [{ kind: 'missing', text: `The new limits of ${game} aren’t in the log.`, isStill }] : []
    }
    const isSame = logged['stakeMax'] === maxGold && logged['profitMax'] === maxProfit
    return isSame ? [] : [{ kind: 'mismatch', text: `The new limits of ${game} differ from those in the log.` }]
  })
}
