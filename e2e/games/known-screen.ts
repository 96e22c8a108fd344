// How the screen of a draw must look in every phase, for a player who stays and for one who comes back.

import type { Page } from '@playwright/test'
import { expect } from '../support/house.ts'
import {
  brought,
  ofRound,
  PHASES,
  standing,
  whole,
  type Draw,
  type Phase,
  type Round,
  type Seat,
} from './known-draw.ts'

interface Seen {
  readonly phase: string
  readonly head: string
  readonly foot: string
  readonly button: string
  readonly newest: string
  readonly picture: string
}

/** Runs in the browser: all that is looked at, at one moment. */
function look(picture: () => string): Seen | null {
  const stage = document.querySelector<HTMLElement>('[data-phase]')
  if (!stage) return null
  const text = (node: Element | null | undefined): string => node?.textContent?.trim() ?? ''
  const actions = [...document.querySelectorAll('button')].map(text)
  return {
    phase: stage.dataset['phase'] ?? '',
    head: text(stage.querySelector('p')),
    foot: text(stage.querySelector(':scope > p')),
    button: actions.find((words) => /^(Bet \d|Betting|Placed|Next round|Pick|Joining|All \d)/.test(words)) ?? '',
    newest: text(document.querySelector('ol[aria-label="Latest results"] a')),
    picture: picture(),
  }
}

/** While betting is closed the next round is offered, unless the choice is unfinished; a bet just placed is confirmed first. */
const CLOSED = /^(Next round · [\d,]+ \d:\d\d$|Placed|Pick)/

/** What is not as it must be in the phase that the screen shows. */
function wrongWith<Choice, Outcome>(
  draw: Draw<Choice, Outcome>,
  { bets }: Seat<Choice, Outcome>,
  round: Round<Outcome>,
  seen: Seen,
): string[] {
  const phase = PHASES.find((one) => one === seen.phase)
  if (!phase) return ['no phase yet']
  const own = seen.newest.includes(`Round ${round.index}: ${draw.said(round.drawn)}`)
  const right: Record<Phase, [head: RegExp, button: RegExp]> = {
    betting: [/^Bets close in \d:\d\d$/, /^(Bet \d|Placed|Pick)/],
    locked: [/^Betting is closed$/, CLOSED],
    draw: [/^Drawing…$/, CLOSED],
    result: [whole(draw.said(round.drawn)), CLOSED],
  }
  const [head, button] = right[phase]
  const facts = { drawn: round.drawn, last: round.last, bets: ofRound(bets, round).length }
  const wrong: string[] = []
  if (!head.test(seen.head)) wrong.push(`${phase}, head: ${seen.head}`)
  if (!button.test(seen.button)) wrong.push(`${phase}, button: ${seen.button}`)
  if (seen.foot !== (phase === 'result' ? brought(bets, round) : standing(bets, round)))
    wrong.push(`${phase}, own bets: ${seen.foot}`)
  if (own !== (phase === 'result')) wrong.push(`${phase}, last results: ${seen.newest}`)
  if (!draw.shows(phase, facts).test(seen.picture)) wrong.push(`${phase}, picture: ${seen.picture}`)
  return wrong
}

/**
 * Keeps what can be seen from the moment a page begins to load: a slow test may look late, and what a short phase
 * showed is still there.
 */
export const keepLooking = (page: Page, { picture }: Pick<Draw<unknown, unknown>, 'picture'>): Promise<unknown> =>
  page.addInitScript(`{
    const seen = (globalThis.seen = [])
    let last = ''
    setInterval(() => {
      const now = (${look.toString()})(${picture.toString()})
      if (now && JSON.stringify(now) !== last) seen.push(now)
      last = JSON.stringify(now)
    }, 50)
  }`)

export const RIGHT = 'right'

interface Verdict {
  /** The phase that was judged; null where the page knew of none before the round had passed. */
  readonly phase: Phase | null
  /** `RIGHT`, or what was wrong last. */
  readonly words: string
}

/**
 * Waits until everything on the screen was right in the first phase that the page knew since it was loaded, or in the
 * one wanted; or until that is past.
 */
export async function judged<Choice, Outcome>(
  draw: Draw<Choice, Outcome>,
  seat: Seat<Choice, Outcome>,
  round: Round<Outcome>,
  wanted?: Phase,
): Promise<Verdict> {
  let verdict: Verdict = { phase: null, words: '' }
  const isDone = async (): Promise<boolean> => {
    // A page on its way has nothing to look at. Until it knows of a round a screen lists whatever is over.
    const all = await seat.page.evaluate<Seen[]>('globalThis.seen ?? []').catch(() => [])
    const known = all.filter((seen) => PHASES.some((phase) => phase === seen.phase))
    const isOver = known.some(
      ({ phase, newest }) => phase !== 'result' && newest.includes(`Round ${round.index}: ${draw.said(round.drawn)}`),
    )
    const phase = wanted ?? (known[0]?.phase as Phase | undefined) ?? null
    const wrongs = known.filter((seen) => seen.phase === phase).map((seen) => wrongWith(draw, seat, round, seen))
    const isRight = wrongs.some((wrong) => wrong.length === 0)
    verdict = { phase, words: isRight ? RIGHT : (wrongs.at(-1)?.join(', ') ?? 'never met') }
    return isRight || isOver || (!wanted && known.some((seen) => seen.phase !== phase))
  }
  const timeout = Math.max(20_000, round.nextAt + 20_000 - Date.now())
  await expect.poll(isDone, { timeout, intervals: [100] }).toBe(true)
  return verdict
}

interface Line {
  /** Holds what the page will ask for on its next line; `asked` resolves when it does. */
  hold(): { readonly asked: Promise<void>; readonly release: () => void }
}

/**
 * A page hears of its round on the live line. Where its questions are held, a page that came back waits, and meets the
 * round where that stands when they are let go: so a short phase can be met however slowly the page was loaded.
 */
async function holdable(page: Page): Promise<Line> {
  let [onAsked, released] = [(): void => undefined, Promise.resolve()]
  await page.routeWebSocket(/\/api\/live$/, (socket) => {
    const server = socket.connectToServer()
    socket.onMessage(async (message) => {
      // The two clocks are compared by how long this one takes.
      if (String(message).includes('"type":"time"')) return server.send(message)
      onAsked()
      await released
      server.send(message)
    })
  })
  return {
    hold() {
      const [asked, free] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
      onAsked = asked.resolve
      released = free.promise
      return { asked: asked.promise, release: free.resolve }
    },
  }
}

/** How a page that came back was met in each phase. */
export type Met = Partial<Record<Phase, string>>
export const unmet = (met: Met): Phase[] => PHASES.filter((phase) => met[phase] !== RIGHT)

/** How long before a short phase a page is loaded for it. */
const LEAD_MS = 6000

/** Reloads the page for each phase that was not met right yet, and notes how it is met now. */
export async function comeBack<Choice, Outcome>(
  draw: Draw<Choice, Outcome>,
  seat: Seat<Choice, Outcome>,
  round: Round<Outcome>,
  met: Met,
): Promise<void> {
  const { page } = seat
  const { lockTime, drawAt, nextAt } = round
  const shownAt = drawAt + draw.showMs
  const times = {
    betting: [Date.now(), lockTime],
    locked: [lockTime, drawAt],
    draw: [drawAt, shownAt],
    result: [shownAt, nextAt],
  }
  const until = (time: number) => page.waitForTimeout(Math.max(0, time - Date.now()))
  const line = await holdable(page)
  let tookMs = 1000
  for (const phase of unmet(met)) {
    const [from = 0, to = 0] = times[phase]
    const begunAt = from + 50
    // In the phase itself where it lasts long enough for a page to load, else before it, with the line held.
    await until(to - from > 4 * tookMs ? begunAt : begunAt - LEAD_MS)
    const { asked, release } = line.hold()
    const startedAt = Date.now()
    await page.reload({ waitUntil: 'commit' })
    await asked
    const askedAt = Date.now()
    await until(begunAt)
    release()
    const releasedAt = Date.now()
    const { phase: landed, words } = await judged(draw, seat, round)
    tookMs = askedAt - startedAt + Date.now() - releasedAt
    if (landed && met[landed] !== RIGHT) met[landed] = words
    met[phase] ??= `met too late, in ${landed}`
  }
}
