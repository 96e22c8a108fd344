// A browser whose live socket is slow, silent or cut off, and a record of what every frame showed against what the server
// had said by then.

import type { Page } from '@playwright/test'

export type Fault = { readonly delayMs: number } | 'silence' | 'offline'

/** A message of the server, when it reached the page. */
export interface Word {
  readonly atMs: number
  readonly index: number
  readonly phase: string
  readonly bust: number | null
  /** Of a sync; null of a round. */
  readonly elapsedMs: number | null
  readonly everyMs: number
}

/** What one frame of a running round showed. */
export interface Frame {
  readonly atMs: number
  readonly number: string
  readonly button: string
  readonly lost: string | null
}

interface Line {
  delayMs: number
  isSilent: boolean
  isCut: boolean
  words: Word[]
  frames: Frame[]
}

declare global {
  interface Window {
    line: Line
  }
}

/** Stands between the page and its live socket, and looks at the stage after each frame. */
export const spoil = (page: Page, game: string): Promise<unknown> => page.addInitScript(spoilSockets, game)

/* The following runs in the page, so it can use nothing from outside itself. */
function spoilSockets(game: string): void {
  const line: Line = { delayMs: 0, isSilent: false, isCut: false, words: [], frames: [] }
  window.line = line
  const waiting: { dueMs: number; deliver: () => void }[] = []
  const note = (text: string): void => {
    const { topic, data } = JSON.parse(text) as { topic?: string; data?: Record<string, unknown> | null }
    const running = data?.['running'] as { index: number; elapsedMs: number } | null | undefined
    const word = {
      atMs: performance.now(),
      phase: (data?.['phase'] ?? '') as string,
      bust: null,
      elapsedMs: null,
      everyMs: 0,
    }
    if (topic === `round:${game}` && data)
      line.words.push({ ...word, index: Number(data['index']), bust: data['bust'] as number | null })
    if (topic === `sync:${game}` && running) {
      const { index, elapsedMs } = running
      line.words.push({ ...word, index, elapsedMs, everyMs: Number(data?.['everyMs']) })
    }
  }
  setInterval(() => {
    while (waiting[0] && !line.isSilent && performance.now() >= waiting[0].dueMs) waiting.shift()?.deliver()
  }, 5)

  window.WebSocket = class extends WebSocket {
    override addEventListener(type: string, listener: never, options?: never): void {
      if (type !== 'message' || !this.url.endsWith('/api/live')) return super.addEventListener(type, listener, options)
      super.addEventListener('message', (event) => {
        if (line.isCut) return
        const deliver = (): void => {
          note(String(event.data))
          ;(listener as (event: MessageEvent) => void).call(this, event)
        }
        waiting.push({ dueMs: performance.now() + line.delayMs, deliver })
      })
    }
  }

  // After all that the page does in a frame.
  const after = new MessageChannel()
  after.port1.addEventListener('message', () => {
    const stage = document.querySelector<HTMLElement>('[data-phase]')
    if (stage?.dataset['phase'] !== 'running') return
    const buttons = [...document.querySelectorAll('button')].map(({ textContent }) => textContent)
    line.frames.push({
      atMs: performance.now(),
      number: stage.querySelector('.num')?.textContent ?? '',
      button: buttons.find((text) => text.startsWith('Cash out')) ?? '',
      lost: stage.dataset['lost'] ?? null,
    })
  })
  after.port1.start()
  const look = (): void => {
    requestAnimationFrame(look)
    after.port2.postMessage(null)
  }
  requestAnimationFrame(look)
}

const SILENCE_MS = 2_000
const OFFLINE_MS = 4_000
const INTO_THE_ROUND_MS = 300

/** Plays one round under a fault; ends with its result. */
export async function playRound(page: Page, fault: Fault): Promise<void> {
  const delayMs = typeof fault === 'object' ? fault.delayMs : 0
  await page.evaluate((ms) => (window.line.delayMs = ms), delayMs)
  await page.locator('[data-phase="betting"]').waitFor()
  const bet = page.getByRole('button', { name: /^Bet \d/ })
  // A round whose window closes in this very moment is watched without a bet.
  await bet.click({ timeout: 4_000 }).catch(() => undefined)
  await page.locator('[data-phase="running"]').waitFor()
  if (fault === 'silence') {
    await page.waitForTimeout(INTO_THE_ROUND_MS)
    await page.evaluate(() => (window.line.isSilent = true))
    await page.waitForTimeout(SILENCE_MS)
    await page.evaluate(() => (window.line.isSilent = false))
  }
  if (fault === 'offline') {
    await page.waitForTimeout(INTO_THE_ROUND_MS)
    await page.evaluate(() => (window.line.isCut = true))
    await page.context().setOffline(true)
    await page.waitForTimeout(OFFLINE_MS)
    await page.context().setOffline(false)
    await page.evaluate(() => (window.line.isCut = false))
  }
  await page.locator('[data-phase="result"], [data-phase="betting"]').first().waitFor()
}
