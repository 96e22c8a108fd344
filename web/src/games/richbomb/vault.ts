// A vault: a drum of bronze with a round door. Painted once at the size of the nearest; those behind are copies.

import {
  drawGlow,
  glowSprite,
  lerp,
  linear,
  paintLayer,
  scaleOf,
  scatter,
  span,
  strokeCircle,
} from '../../play/crash/picture/paint.ts'
import type { PictureContext } from '../../play/crash/picture/picture.ts'
import { LEAF, paintDrum, paintLeaf, paintInside, paintWheel, paintGold, paintFog } from './bronze.ts'
import type { DoorPlace, Hall } from './hall.ts'

/** How many radii wide and high what is painted is, with the door in its middle. */
const FIELDS = {
  drum: [2.84, 2.34],
  leaf: [1.76, 1.76],
  inside: [1.76, 1.76],
  wheel: [0.92, 0.92],
  gold: [1.64, 1.64],
} as const
/** The round opening, and the door that fills it. */
const OPENING = 0.8
const THICK = 0.2
const OPEN_ANGLE = 1.87

interface Look {
  readonly place: DoorPlace
  readonly door: number
  /** 0 shut, 1 open. */
  readonly swing: number
  readonly turns: number
  /** Light in the seam of a door that is about to open or blow, 0 to 1; the same for all. */
  readonly seam: number
  /** Since it blew up; undefined if it did not. */
  readonly blownMs: number | undefined
  /** How deep in the dark it stands, 0 to 1. */
  readonly fog: number
  readonly clockMs: number
}

type Paint = (context: PictureContext, r: number) => void

type Art = ReturnType<typeof paintArt>
type Painted = Art['drum']

function paintArt(context: PictureContext, r: number) {
  const scale = scaleOf(context)
  const paint = (field: readonly [number, number], ...how: readonly Paint[]) => {
    const [wide, high] = [field[0] * r, field[1] * r]
    const image = paintLayer(wide, high, scale, (layer) => {
      layer.translate(wide / 2, high / 2)
      for (const each of how) each(layer, r)
    })
    return { image, wide, high }
  }
  return {
    context,
    r,
    drum: paint(FIELDS.drum, paintDrum),
    leaf: paint(FIELDS.leaf, paintLeaf),
    inside: paint(FIELDS.inside, paintInside),
    wheel: paint(FIELDS.wheel, paintWheel),
    gold: paint(FIELDS.gold, paintGold),
    /** A whole vault that is shut, and its shape in the dark, for those behind. */
    shut: paint(FIELDS.drum, paintDrum, paintLeaf, paintWheel),
    fog: paint(FIELDS.drum, paintFog),
    light: glowSprite(192, '#fff0c2cc, #ffc53d73 35%, #a0622a00'),
    glint: glowSprite(48, '#ffffff, #fff3c4cc 25%, #ffd16600'),
    soot: glowSprite(128, '#0a0605f2, #120a07b3 55%, #120a0700'),
    shadow: glowSprite(96, '#000000d9, #0000008c 60%, #00000000'),
  }
}

export function createVaults(context: PictureContext, { r }: Hall) {
  const art = paintArt(context, r)
  return { draw: (look: Look) => drawVault(art, look) }
}

function drawVault(art: Art, look: Look): void {
  const { context, r } = art
  const { place, swing, fog } = look
  if (place.scale === 0) return
  context.save()
  context.translate(place.x, place.y)
  context.scale(place.scale, place.scale)
  drawGlow(context, art.shadow, [r * 0.06, r * 1.1, r * 1.5], 0.9, 0.14)
  const isBlown = look.blownMs !== undefined
  const isAtRest = swing === 0 && look.turns === 0 && !isBlown && look.seam === 0
  stamp(art, isAtRest ? art.shut : art.drum)
  plate(context, r, look.door)
  if (swing > 0 || isBlown) {
    context.save()
    context.beginPath()
    context.arc(0, 0, r * OPENING, 0, Math.PI * 2)
    context.clip()
    if (isBlown) drawBurnt(art, look.blownMs)
    else {
      stamp(art, art.gold)
      drawGlints(art, look)
    }
    context.restore()
    if (!isBlown) spill(art, swing)
  }
  if (isBlown) drawFallenLeaf(art, look)
  else if (!isAtRest) drawLeaf(art, look)
  if (fog > 0) {
    context.globalAlpha = fog
    stamp(art, art.fog)
    context.globalAlpha = 1
  }
  context.restore()
}

function stamp({ context }: Art, { image, wide, high }: Painted, squeeze = 1, stretch = 1): void {
  context.drawImage(image, (-wide * squeeze) / 2, (-high * stretch) / 2, wide * squeeze, high * stretch)
}

/** Engraved over each door. */
function plate(context: PictureContext, r: number, door: number): void {
  context.fillStyle = '#ffe9a8'
  context.font = `800 ${r * 0.15}px system-ui, sans-serif`
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.fillText(String(door), 0, -r * 1.005)
}

/** The light that leaves an open vault. */
function spill({ context, r, light }: Art, swing: number): void {
  context.globalCompositeOperation = 'lighter'
  drawGlow(context, light, [0, -r * 0.1, r * 1.9], 0.2 * swing)
  drawGlow(context, light, [r * 0.25, r * 1.2, r * 2.1], 0.5 * swing, 0.2)
  context.globalCompositeOperation = 'source-over'
}

function drawGlints({ context, r, glint }: Art, { clockMs, swing }: Look): void {
  context.globalCompositeOperation = 'lighter'
  for (let i = 0; i < 9; i++) {
    const k = clockMs / 1400 + scatter(i)
    const twinkle = Math.max(0, Math.sin(k * Math.PI * 2)) ** 6 * swing
    const x = (scatter(i + 0.4) - 0.5) * r * 1.1
    const y = r * (0.08 + 0.5 * scatter(i + 0.8))
    drawGlow(context, glint, [x, y, r * 0.11], twinkle)
    drawGlow(context, glint, [x, y, r * 0.2], twinkle, 0.12)
  }
  context.globalCompositeOperation = 'source-over'
}

/** The door on its hinge at the left: it swings towards the player, and shows its edge, then its back. */
function drawLeaf(art: Art, { swing, turns, seam }: Look): void {
  const { context, r } = art
  const angle = OPEN_ANGLE * swing
  const cos = Math.cos(angle)
  const sin = Math.sin(angle)
  const reach = r * LEAF
  const tall = 1 + 0.13 * sin
  context.save()
  context.translate(-reach + reach * cos, 0)
  const shift = r * THICK * sin
  if (swing > 0.001) {
    // The edge: what lies between the front and the back of the door.
    context.fillStyle = linear(
      context,
      [0, -reach * tall, 0, reach * tall],
      '#8a5a1e, #ffe2a0 22%, #b9791f 50%, #4a2a0a',
    )
    const half = Math.abs(cos) * reach
    context.beginPath()
    context.ellipse(0, 0, half, reach * tall, 0, Math.PI / 2, -Math.PI / 2)
    context.ellipse(shift, 0, half, reach * tall, 0, -Math.PI / 2, Math.PI / 2)
    context.closePath()
    context.fill()
  }
  if (cos < 0) context.translate(shift, 0)
  stamp(art, cos < 0 ? art.inside : art.leaf, Math.max(0.004, Math.abs(cos)), tall)
  if (cos >= 0) {
    context.scale(Math.max(0.004, cos), tall)
    context.rotate(turns * Math.PI * 2)
    stamp(art, art.wheel)
  }
  context.restore()
  if (seam <= 0) return
  context.strokeStyle = '#fff3d6'
  context.globalAlpha = seam * 0.75
  context.lineWidth = r * 0.018
  strokeCircle(context, 0, 0, r * (LEAF + 0.012))
  context.globalAlpha = 1
}

function drawBurnt({ context, r, soot, light }: Art, blownMs = 0): void {
  context.fillStyle = '#0b0605'
  context.fillRect(-r, -r, r * 2, r * 2)
  const glow = 1 - span(blownMs, 0, 1900)
  context.globalCompositeOperation = 'lighter'
  drawGlow(context, light, [0, r * 0.25, r * 0.95], 0.12 + 0.6 * glow * glow)
  context.globalCompositeOperation = 'source-over'
  drawGlow(context, soot, [0, -r * 0.2, r * 0.9], 0.8)
}

/** Thrown off its hinge, the door comes down before the vault and leans there. */
function drawFallenLeaf(art: Art, { blownMs = 0, turns }: Look): void {
  const { context, r } = art
  const thrown = span(blownMs, 0, 520)
  const k = 1 - (1 - thrown) ** 2.2
  const bump = Math.sin(Math.PI * span(blownMs, 380, 640)) * 0.03
  drawGlow(context, art.soot, [0, 0, r * 1.25], 0.55 * span(blownMs, 0, 300))
  drawGlow(context, art.shadow, [-r * 0.3 * k, r * 1.16, r * 1.15], 0.9 * k, 0.13)
  context.save()
  context.translate(-r * 0.34 * k, r * (0.3 * k - bump))
  context.rotate(-0.24 * k)
  const size = 1 + 0.07 * Math.sin(Math.PI * Math.min(1, thrown))
  context.scale(size, size * lerp(1, 0.93, k))
  stamp(art, art.leaf)
  context.rotate(turns * Math.PI * 2)
  stamp(art, art.wheel)
  context.restore()
  drawGlow(context, art.soot, [-r * 0.2, r * 0.2, r * 0.85], 0.5 * span(blownMs, 0, 300))
}
