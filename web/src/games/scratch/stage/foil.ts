// The foil over the nine fields of one card. Strokes really take it away; what is gone shows the print
// beneath. Strokes are gathered and drawn once per frame, and nothing runs while nothing moves.

import { FIELDS } from '@glasshouse/rulebook/games/scratch/rules'
import { isCalm } from '../../../play/scene/motion.ts'
import type { Running } from '../../../play/scene/scene.ts'
import { createMask, fieldAt, reaches, type Point, type Rect } from './mask.ts'
import { isOpen } from '../opened.ts'
import { rubPoint } from '../scene.ts'
import { createScraper } from './scraper.ts'

const TIP_MIN_PX = 13
/** Of a field's width. */
const TIP = 0.19
/** The mask counts only what the ragged tip surely takes. */
const SURE = 0.86
const FADE_MS = 150

export type Foil = ReturnType<typeof createFoil>

export function createFoil(canvas: HTMLCanvasElement, onDust: (at: Point) => void) {
  const scraper = createScraper(canvas)
  const mask = createMask()
  let fields: readonly Rect[] = []
  let strokes: [from: Point, to: Point][] = []
  let frame = 0

  const tip = (): number => Math.max(TIP_MIN_PX, (fields[0]?.width ?? 0) * TIP)

  function paint(): void {
    frame = 0
    for (const [from, to] of strokes) scraper.stroke(from, to, tip())
    const [, last] = strokes.at(-1) ?? []
    strokes = []
    const field = last ? fieldAt(fields, last) : null
    if (last && field !== null && mask.share(field) < 1 && !isCalm()) onDust(last)
  }

  /** Scratches along a line; answers the fields that have just lost enough foil. */
  function rub(from: Point, to: Point): number[] {
    if (!fields.some((field) => reaches(field, from, to, tip()))) return []
    strokes.push([from, to])
    frame ||= requestAnimationFrame(paint)
    return mask.rub(fields, from, to, tip() * SURE)
  }

  function erase(field: number, share: number): void {
    const rect = fields[field]
    if (rect) scraper.erase(rect, share)
  }

  const fade = (field: number): Running | void =>
    alongTheWay(FADE_MS, (from, to) => erase(field, to === 1 ? 1 : (to - from) / (1 - from)))

  return {
    /** Takes the places of the fields on the page. */
    fit(rects: readonly Rect[]) {
      if (scraper.fit(rects)) fields = rects
    },
    cover(opened: number) {
      mask.cover(opened)
      scraper.cover()
      for (let field = 0; field < FIELDS; field++) if (isOpen(opened, field)) erase(field, 1)
    },
    rub,
    /** A coin goes over a field by itself. */
    rubField: (field: number, durationMs: number) =>
      alongTheWay(durationMs, (from, to) => {
        const rect = fields[field]
        if (rect) rub(rubPoint(rect, from), rubPoint(rect, to))
      }),
    /** What is left on a field goes. */
    clear(field: number) {
      mask.bare(field)
      if (isCalm() || document.hidden) erase(field, 1)
      else fade(field)
    },
    /** True where a field has not been touched. */
    isWhole: (field: number) => mask.share(field) === 0,
    fields: () => fields,
  }
}

/** Moves from 0 to 1 in its time, a little per frame; finishing leaves the rest out. */
function alongTheWay(durationMs: number, move: (from: number, to: number) => void): Running | void {
  if (durationMs === 0) return
  const startMs = performance.now()
  let done = 0
  let isOver = false
  const step = (nowMs: number): void => {
    if (isOver) return
    const share = Math.min(1, Math.max(0, (nowMs - startMs) / durationMs))
    move(done, share)
    done = share
    if (share < 1) requestAnimationFrame(step)
  }
  requestAnimationFrame(step)
  return { finish: () => void (isOver = true) }
}
