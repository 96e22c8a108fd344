// The canvas of the foil and the tip that takes it away. It knows no card and no field's meaning.

import { paintSheet } from './foil-sheet.ts'
import { grain, newCanvas, paintPixels, penOf } from './grain.ts'
import type { Point, Rect } from './mask.ts'

const SCALE_MAX = 1.5
const TIPS = 4
const TIP_PX = 48
/** Between two stamps of a stroke, as a share of the tip. */
const STEP = 0.3

export function createScraper(canvas: HTMLCanvasElement) {
  const pen = penOf(canvas)
  const tips = Array.from({ length: TIPS }, (_, index) => raggedTip(index, 255))
  const burr = raggedTip(TIPS, 40)
  let sheet: HTMLCanvasElement | null = null
  let scale = 1
  let stamps = 0

  const draw = (tip: HTMLCanvasElement, { x, y }: Point, size: number): void =>
    pen.drawImage(tip, (x - size) * scale, (y - size) * scale, size * 2 * scale, size * 2 * scale)

  function stamp(at: Point, size: number): void {
    // A dark burr first: the cut takes its middle away, so that only the edge of a stroke keeps it.
    pen.globalCompositeOperation = 'source-atop'
    pen.globalAlpha = 0.16
    draw(burr, at, size * 1.16)
    pen.globalAlpha = 1
    pen.globalCompositeOperation = 'destination-out'
    draw(tips[stamps++ % TIPS] ?? burr, at, size)
  }

  return {
    /** Takes the canvas's size on the page; what was scratched stays scratched. False where it has none yet. */
    fit(fields: readonly Rect[]): boolean {
      const { clientWidth: width, clientHeight: height } = canvas
      if (width === 0 || height === 0) return false
      const before = sheet && newCanvas(canvas.width, canvas.height)
      before?.pen.drawImage(canvas, 0, 0)
      scale = Math.min(devicePixelRatio || 1, SCALE_MAX)
      sheet = paintSheet(width, height, fields, scale)
      canvas.width = sheet.width
      canvas.height = sheet.height
      pen.drawImage(before?.canvas ?? sheet, 0, 0, canvas.width, canvas.height)
      return true
    },
    /** All foil is back. */
    cover() {
      pen.clearRect(0, 0, canvas.width, canvas.height)
      if (sheet) pen.drawImage(sheet, 0, 0)
    },
    stroke(from: Point, to: Point, size: number) {
      const steps = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / (size * STEP)))
      for (let step = 1; step <= steps; step++) stamp(between(from, to, step / steps), size)
      pen.globalCompositeOperation = 'source-over'
    },
    /** Takes a share of what is left over a field. */
    erase({ x, y, width, height }: Rect, share: number) {
      pen.globalCompositeOperation = 'destination-out'
      pen.globalAlpha = share
      pen.fillRect((x - 2) * scale, (y - 2) * scale, (width + 4) * scale, (height + 4) * scale)
      pen.globalAlpha = 1
      pen.globalCompositeOperation = 'source-over'
    },
  }
}

const between = (from: Point, to: Point, share: number): Point => ({
  x: from.x + (to.x - from.x) * share,
  y: from.y + (to.y - from.y) * share,
})

/** A round tip with a torn rim. */
function raggedTip(kind: number, shade: number): HTMLCanvasElement {
  const middle = (TIP_PX - 1) / 2
  return paintPixels(TIP_PX, TIP_PX, (x, y) => {
    const far = Math.hypot(x - middle, y - middle) / (TIP_PX / 2)
    const turn = Math.floor(((Math.atan2(y - middle, x - middle) + Math.PI) / Math.PI) * 16)
    const rim = 0.8 + 0.2 * grain(turn + kind * 97)
    const tear = (grain(y * TIP_PX + x + kind * 7001) - 0.5) * 0.22
    return [shade, Math.min(1, Math.max(0, (rim - far + tear) * 7))]
  })
}
