// The foil of a whole card, painted once per size: brushed silver with a gold breath, one light across all
// fields, an engraved net, fine grain, and an edge to each field.

import { grain, newCanvas, paintPixels } from './grain.ts'
import type { Rect } from './mask.ts'

const GRAIN_PX = 96
const NET_PX = 15
const ROUND = 0.16

export function paintSheet(width: number, height: number, fields: readonly Rect[], scale: number): HTMLCanvasElement {
  const { canvas, pen } = newCanvas(width * scale, height * scale)
  pen.scale(scale, scale)
  pen.save()
  pen.beginPath()
  for (const field of fields) pen.roundRect(field.x, field.y, field.width, field.height, field.width * ROUND)
  pen.clip()
  pen.fillStyle = silver(pen, width, height)
  pen.fillRect(0, 0, width, height)
  pen.strokeStyle = '#ffffff38'
  drawNet(pen, width, height, 0)
  pen.strokeStyle = '#39435c30'
  drawNet(pen, width, height, 0.9)
  pen.scale(1 / scale, 1 / scale)
  pen.fillStyle = pen.createPattern(brushed(), 'repeat') ?? 'transparent'
  pen.fillRect(0, 0, width * scale, height * scale)
  pen.restore()
  for (const field of fields) drawEdge(pen, field)
  return canvas
}

function silver(pen: CanvasRenderingContext2D, width: number, height: number): CanvasGradient {
  const light = pen.createLinearGradient(0, 0, width, height)
  const stops = ['#e9edf5', '#aab3c6', '#f6f8fc', '#98a1b6', '#d7dce6', '#efe6cf', '#8d96ab', '#c4cbd9']
  stops.forEach((colour, index) => light.addColorStop(index / (stops.length - 1), colour))
  return light
}

/** Lozenges, as engraved on banknotes: a bright cut with its shadow a hair beneath. */
function drawNet(pen: CanvasRenderingContext2D, width: number, height: number, down: number): void {
  pen.lineWidth = 0.8
  pen.beginPath()
  for (let x = -height; x < width + height; x += NET_PX) {
    pen.moveTo(x, down)
    pen.lineTo(x + height, height + down)
    pen.moveTo(x, height + down)
    pen.lineTo(x + height, down)
  }
  pen.stroke()
}

/** Streaks of the brush and single grains, lighter and darker than what they lie on. */
const brushed = (): HTMLCanvasElement =>
  paintPixels(GRAIN_PX, GRAIN_PX, (x, y) => {
    const streak = grain(y * 131) - 0.5 + (grain(y * 131 + Math.floor(x / 32)) - 0.5) * 0.4
    const speck = grain(y * GRAIN_PX + x + 7919) - 0.5
    const tone = streak * 0.5 + speck * 0.45
    return [tone > 0 ? 255 : 40, Math.abs(tone) * 0.34]
  })

/** Foil has a thickness: light catches its upper rim, the lower one is in the shade. */
function drawEdge(pen: CanvasRenderingContext2D, { x, y, width, height }: Rect): void {
  const rim = pen.createLinearGradient(0, y, 0, y + height)
  rim.addColorStop(0, '#ffffffe6')
  rim.addColorStop(0.35, '#ffffff40')
  rim.addColorStop(1, '#4b546b99')
  pen.strokeStyle = rim
  pen.lineWidth = 1.4
  pen.beginPath()
  pen.roundRect(x + 0.7, y + 0.7, width - 1.4, height - 1.4, width * ROUND)
  pen.stroke()
}
