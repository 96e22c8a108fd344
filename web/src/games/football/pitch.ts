// Night, stands, boards and grass: three layers that pass at their own speed, and the lines of a real pitch.

import {
  drawGlow,
  fillCircle,
  glowSprite,
  linear,
  paintLayer,
  radial,
  scaleOf,
  scatter,
} from '../../play/crash/picture/paint.ts'
import type { PictureContext } from '../../play/crash/picture/picture.ts'
import { FAR, GAP, NEAR, scaleAt, screenX, screenY, type Ground } from './ground.ts'
import { MEN } from './timeline.ts'

const STANDS_SPEED = 0.1
const BOARDS_DEPTH = FAR + 0.5
const STRIPE = GAP / 2
/** Kick-off is behind the first man; the halfway line comes with the tenth. */
const HALFWAY = GAP * (MEN / 2)
export const GOAL_LINE = GAP * MEN + 1.5
const BOX = 5.6
const CIRCLE = 3

interface Sight {
  readonly context: PictureContext
  readonly ground: Ground
  readonly eyeX: number
  readonly atX: number
}

export function createPitch(context: PictureContext, ground: Ground) {
  const scale = scaleOf(context)
  const sky = paintSky(ground, scale)
  const stands = paintStands(ground, scale)
  const boards = paintBoards(ground, scale)
  const shade = paintShade(ground, scale)
  const blades = paintBlades(ground, scale)
  const pool = glowSprite(160, '#eaffb055, #b5e61d1c 45%, #b5e61d00')
  const grass = linear(context, [0, screenY(ground, FAR), 0, ground.height], '#0c4a2b, #12693b 35%, #1a8a4b')
  const tile = (image: CanvasImageSource, y: number, width: number, height: number, shift: number) => {
    const from = -(((shift % width) + width) % width)
    for (let x = from; x < ground.width; x += width) context.drawImage(image, x, y, width + 0.7, height)
  }
  const standsTile = ground.boy * 4
  const boardsTile = ground.boy * 2.4
  const farY = screenY(ground, FAR)
  return {
    draw(eyeX: number, atX: number) {
      context.drawImage(sky, 0, 0, ground.width, ground.height)
      const standsHeight = farY - standsTop(ground)
      tile(stands, standsTop(ground), standsTile, standsHeight, eyeX * ground.boy * STANDS_SPEED)
      const boardsHeight = boardHeight(ground)
      const boardsShift = eyeX * ground.boy * scaleAt(BOARDS_DEPTH) - atX
      tile(boards, screenY(ground, BOARDS_DEPTH) - boardsHeight, boardsTile, boardsHeight, boardsShift)
      context.fillStyle = grass
      context.fillRect(0, screenY(ground, BOARDS_DEPTH), ground.width, ground.height)
      drawStripes({ context, ground, eyeX, atX })
      drawLines({ context, ground, eyeX, atX })
      drawGlow(
        context,
        pool,
        [atX + ground.boy * 0.5, ground.feetY, Math.max(ground.boy * 2, ground.width * 0.42)],
        0.9,
        0.3,
      )
    },
    /** What is nearer than the players. */
    drawNear(eyeX: number, atX: number) {
      const speed = scaleAt(NEAR - 0.9)
      const height = ground.boy * 0.26
      tile(blades, ground.height - height * 0.72, ground.boy * 3, height, eyeX * ground.boy * speed - atX)
      context.drawImage(shade, 0, 0, ground.width, ground.height)
    },
  }
}

const standsTop = (ground: Ground): number => screenY(ground, FAR) - ground.boy * 0.98
const boardHeight = (ground: Ground): number => ground.boy * 0.2

function paintSky(ground: Ground, scale: number): CanvasImageSource {
  const { width, height } = ground
  return paintLayer(width, height, scale, (context) => {
    context.fillStyle = linear(context, [0, 0, 0, screenY(ground, FAR)], '#060d0b, #0a1f17 55%, #14402a')
    context.fillRect(0, 0, width, height)
    const glow = glowSprite(256, '#f4ffd8, #dcff9e88 7%, #8fd11a26 30%, #12a35c00')
    const top = Math.max(height * 0.05, standsTop(ground) - ground.boy * 1.15)
    for (const [share, size] of [
      [0.09, 1],
      [0.91, 1],
    ] as const) {
      const x = width * share
      context.strokeStyle = '#123527'
      context.lineWidth = 3
      context.beginPath()
      context.moveTo(x, top)
      context.lineTo(x, screenY(ground, FAR))
      context.stroke()
      drawGlow(context, glow, [x, top, Math.max(ground.boy * 1.4, height * 0.3) * size], 1)
      for (let i = 0; i < 8; i++) {
        context.fillStyle = '#fbffe9'
        const lampX = x + ((i % 4) - 1.5) * 6.5
        context.fillRect(lampX - 2.2, top + (i < 4 ? -5 : 1), 4.4, 4)
      }
    }
  })
}

function paintStands(ground: Ground, scale: number): CanvasImageSource {
  const width = ground.boy * 4
  const height = screenY(ground, FAR) - standsTop(ground)
  return paintLayer(width, height, scale, (context) => {
    const roof = height * 0.16
    context.fillStyle = linear(context, [0, roof, 0, height], '#0a231a, #0e3123 50%, #0a2219')
    context.fillRect(0, roof, width, height)
    const rows = 11
    const step = ground.boy * 0.062
    for (let row = 0; row < rows; row++) {
      const y = roof + height * 0.1 + (row / rows) * height * 0.72
      const r = ground.boy * (0.017 + 0.006 * (row / rows))
      for (let i = 0; i * step < width; i++) {
        const n = row * 131 + i
        if (scatter(n) < 0.16) continue
        const tone = scatter(n + 0.5)
        context.fillStyle = tone > 0.93 ? '#d6f58a' : tone > 0.8 ? '#6fa56d' : tone > 0.45 ? '#2c5f46' : '#1d4735'
        context.globalAlpha = 0.28 + 0.36 * (row / rows)
        fillCircle(context, i * step + (row % 2) * step * 0.5, y + scatter(n + 0.25) * 2, r)
      }
    }
    context.globalAlpha = 1
    context.fillStyle = linear(context, [0, 0, 0, roof], '#1a4a35, #0d2a1f 20%, #07160f')
    context.fillRect(0, 0, width, roof)
    context.fillStyle = '#061510'
    context.fillRect(width * 0.5 - 2, roof, 4, height)
    context.fillRect(0, height * 0.55, width, Math.max(2, height * 0.025))
  })
}

function paintBoards(ground: Ground, scale: number): CanvasImageSource {
  const width = ground.boy * 2.4
  const height = boardHeight(ground)
  return paintLayer(width, height, scale, (context) => {
    const panel = width / 4
    for (let i = 0; i < 4; i++) {
      const isLit = i % 2 === 0
      context.fillStyle = linear(context, [0, 0, 0, height], isLit ? '#b5e61d, #5f9d12' : '#123c2b, #0a241a')
      context.fillRect(i * panel, 0, panel - 1.5, height)
      context.strokeStyle = isLit ? '#0d3a1b' : '#7fc23a'
      context.lineWidth = height * 0.13
      context.lineJoin = 'miter'
      for (let k = 0; k < 3; k++) {
        const x = i * panel + panel * (0.26 + k * 0.2)
        context.beginPath()
        context.moveTo(x, height * 0.24)
        context.lineTo(x + height * 0.26, height * 0.5)
        context.lineTo(x, height * 0.76)
        context.stroke()
      }
    }
    context.fillStyle = '#ffffff40'
    context.fillRect(0, 0, width, 1)
    context.fillStyle = '#03110a66'
    context.fillRect(0, 0, width, height)
  })
}

/** The edges of the picture, darker, so that eye and number rest in its middle. */
function paintShade({ width, height }: Ground, scale: number): CanvasImageSource {
  return paintLayer(width, height, scale, (context) => {
    const r = Math.hypot(width, height) / 2
    context.fillStyle = radial(
      context,
      [width / 2, height * 0.55, r * 0.45, width / 2, height / 2, r * 1.05],
      '#04100a00, #04100aa0',
    )
    context.fillRect(0, 0, width, height)
  })
}

function paintBlades(ground: Ground, scale: number): CanvasImageSource {
  const width = ground.boy * 3
  const height = ground.boy * 0.26
  return paintLayer(width, height, scale, (context) => {
    context.lineCap = 'round'
    for (let i = 0; i < 90; i++) {
      const x = (i / 90) * width
      const tall = height * (0.2 + 0.5 * scatter(i) ** 3)
      context.strokeStyle = scatter(i + 0.3) > 0.5 ? '#0a3a20' : '#0d4a28'
      context.lineWidth = 2.4
      context.beginPath()
      context.moveTo(x, height)
      context.quadraticCurveTo(x + 1, height - tall * 0.6, x + (scatter(i + 0.7) - 0.3) * 9, height - tall)
      context.stroke()
    }
  })
}

type Span = readonly [from: number, to: number]

/** Fills a part of the ground: from and to along the pitch, near and far across it. */
function quad({ context, ground, eyeX, atX }: Sight, along: Span, [near, far]: Span): void {
  context.beginPath()
  for (const depth of [far, near])
    for (const x of depth === far ? along : along.toReversed())
      context.lineTo(screenX(ground, x, depth, eyeX, atX), screenY(ground, depth))
  context.closePath()
  context.fill()
}

const NEAREST = -2.4

function drawStripes(sight: Sight): void {
  const { context, ground, eyeX } = sight
  const reach = ground.width / (ground.boy * scaleAt(FAR))
  const first = Math.floor((eyeX - reach) / STRIPE)
  const last = Math.ceil((eyeX + reach) / STRIPE)
  context.fillStyle = '#9be03c14'
  for (let i = first; i <= last; i++) if (i % 2 === 0) quad(sight, [i * STRIPE, (i + 1) * STRIPE], [NEAREST, FAR])
}

function drawLines(sight: Sight): void {
  const { context, ground, eyeX, atX } = sight
  const wide = 40
  const touch = FAR - 0.35
  const around = (at: number, half: number): Span => [at - half, at + half]
  context.fillStyle = '#eafff055'
  quad(sight, around(eyeX, wide), around(touch, 0.05))
  for (const x of [HALFWAY, GOAL_LINE]) if (Math.abs(x - eyeX) < 24) quad(sight, around(x, 0.045), [NEAR, touch])
  const box: Span = [NEAR + 0.7, FAR - 1.2]
  if (Math.abs(GOAL_LINE - BOX - eyeX) < 24) {
    quad(sight, around(GOAL_LINE - BOX, 0.045), box)
    for (const depth of box) quad(sight, [GOAL_LINE - BOX, GOAL_LINE], around(depth, 0.045))
  }
  if (Math.abs(HALFWAY - eyeX) > 20) return
  const middle = (touch + NEAR) / 2
  context.strokeStyle = '#eafff055'
  context.lineWidth = ground.boy * 0.03
  context.beginPath()
  for (let i = 0; i <= 40; i++) {
    const angle = (i / 40) * Math.PI * 2
    const depth = middle + Math.sin(angle) * CIRCLE
    context.lineTo(screenX(ground, HALFWAY + Math.cos(angle) * CIRCLE, depth, eyeX, atX), screenY(ground, depth))
  }
  context.stroke()
}
