// Rich Bomb: nine vaults in a row, and what has been carried out of them.

import { VAULT_MS, VAULTS } from '@glasshouse/rulebook/games/richbomb/rules'
import {
  clamp01,
  drawGlow,
  drawStuds,
  drawVeil,
  easeOut,
  glowSprite,
  lerp,
  scatter,
  span,
  stagedPicture,
  strokeCircle,
} from '../../play/crash/picture/paint.ts'
import type { CreatePicture, CrashFrame, PictureContext } from '../../play/crash/picture/picture.ts'
import { createPile } from './coins.ts'
import { createRoom, hallFor, placeOfDoor } from './hall.ts'
import { DOORS, pouredOf, stillViewOf, swingOf, viewOf, wheelOf, type View } from './timeline.ts'
import { createVaults } from './vault.ts'

const SHAKE_PX = 3
const SHAKE_MS = 280
const SEAM_FADE_MS = 300

type Stage = ReturnType<typeof createStage>

function createStage(context: PictureContext, width: number, height: number) {
  const hall = hallFor(width, height)
  return {
    context,
    hall,
    room: createRoom(context, hall),
    vaults: createVaults(context, hall),
    pile: createPile(context, hall),
    smoke: glowSprite(96, '#6b5a4cb3, #3d302866 50%, #221a1600'),
    glint: glowSprite(48, '#fff9e4, #ffd166b3 30%, #ffc53d00'),
  }
}

export const createPicture: CreatePicture = (context) =>
  stagedPicture((width, height) => createStage(context, width, height), drawScene)

function drawScene(stage: Stage, frame: CrashFrame): void {
  const { context, hall, room, pile } = stage
  const view = frame.isStill ? stillViewOf(frame) : viewOf(frame)
  const isBlown = view.moment === 'blown'
  const shake = isBlown && !frame.isStill ? SHAKE_PX * (1 - span(view.endedMs, 0, SHAKE_MS)) : 0
  room.draw(view.eye)
  context.save()
  context.translate(shake * Math.sin(view.endedMs / 13), shake * Math.cos(view.endedMs / 17))
  drawRow(stage, view, frame.isStill ? 0 : frame.clockMs)
  pile.draw(view.opened, view.moment === 'waiting' ? 0 : pouredOf(view))
  if (isBlown && !frame.isStill) drawBlast(stage, view)
  if (view.moment === 'full' && !frame.isStill) drawJoy(stage, view)
  context.restore()
  room.drawShade()
  drawSteps(stage, frame, view)
  drawVeil(context, hall, frame, { colour: '#0a0604', lost: 0.36, fromMs: 150, toMs: 1000 })
}

/** From the farthest to the nearest; the one that was passed is still on its way out of sight. */
function drawRow({ vaults, hall }: Stage, view: View, clockMs: number): void {
  for (let door = DOORS; door >= 1; door--) {
    const away = door - 1 - view.eye
    if (away < -1.1) break
    const place = placeOfDoor(hall, away)
    if (place.x + hall.r * 2 * place.scale < 0) continue
    const isNext = door === view.opened + 1 && view.moment === 'running'
    const isTold = door === view.opened && view.moment !== 'waiting'
    const due = isNext
      ? span(view.sinceMs, VAULT_MS - 260, VAULT_MS)
      : isTold
        ? 1 - span(view.sinceMs, 0, SEAM_FADE_MS)
        : 0
    const isBlown = view.moment === 'blown' && door === view.opened + 1
    vaults.draw({
      place,
      door,
      swing: swingOf(view, door),
      turns: wheelOf(view, door),
      seam: due,
      blownMs: isBlown ? view.endedMs : undefined,
      fog: clamp01(0.24 * away),
      clockMs,
    })
  }
}

function drawBlast({ context, hall, smoke, glint }: Stage, view: View): void {
  const { doorX, doorY, r } = hall
  for (let i = 0; i < 14; i++) {
    const k = span(view.endedMs, i * 30, 2200 + i * 50)
    const angle = (i / 14) * Math.PI * 2
    const far = r * (0.25 + 0.8 * scatter(i)) * easeOut(k)
    const y = doorY + Math.sin(angle) * far * 0.7 - k * r * 0.5
    drawGlow(
      context,
      smoke,
      [doorX + Math.cos(angle) * far, y, r * lerp(0.3, 0.75, easeOut(k))],
      Math.min(1, k * 12) * (1 - k) * 0.8,
    )
  }
  const ring = span(view.endedMs, 0, 760)
  if (ring < 1) {
    context.strokeStyle = '#ffb65a'
    context.globalAlpha = (1 - ring) ** 1.6 * 0.9
    context.lineWidth = Math.max(0.8, r * 0.13 * (1 - ring))
    strokeCircle(context, doorX, doorY, lerp(r * 0.6, r * 2.7, easeOut(ring)))
    context.globalAlpha = 1
  }
  context.globalCompositeOperation = 'lighter'
  for (let i = 0; i < 22; i++) {
    const t = view.endedMs / 1000
    const k = span(view.endedMs, 0, 700 + 700 * scatter(i))
    const angle = -Math.PI / 2 + (scatter(i + 0.3) - 0.5) * 4.6
    const far = r * (0.9 + 1.6 * scatter(i + 0.6)) * (1 - Math.exp(-t * 3))
    drawGlow(
      context,
      glint,
      [doorX + Math.cos(angle) * far, doorY + Math.sin(angle) * far + r * 2.2 * t * t, r * 0.05],
      1 - k,
    )
  }
  context.globalCompositeOperation = 'source-over'
}

/** The ninth vault: gold dust that drifts out of it. */
function drawJoy({ context, hall, glint }: Stage, view: View): void {
  context.globalCompositeOperation = 'lighter'
  for (let i = 0; i < 46; i++) {
    const k = span(view.endedMs, 500 + i * 24, 2100 + i * 40)
    if (k <= 0 || k >= 1) continue
    const angle = -Math.PI / 2 + (scatter(i) - 0.5) * 3.4
    const far = hall.r * (0.4 + 1.9 * scatter(i + 0.5)) * easeOut(k)
    const y = hall.doorY + Math.sin(angle) * far + hall.r * 0.9 * k * k
    drawGlow(
      context,
      glint,
      [hall.doorX + Math.cos(angle) * far * 1.2, y, hall.r * (0.05 + 0.06 * scatter(i + 0.2))],
      Math.sin(Math.PI * k),
    )
  }
  context.globalCompositeOperation = 'source-over'
}

/** Nine studs: the doors that were opened, and where the player left. */
function drawSteps({ context, hall }: Stage, frame: CrashFrame, view: View): void {
  const gap = Math.max(9, Math.min(17, (hall.width - 212) / (DOORS - 1)))
  const studs = VAULTS.map((value, i): [string, number] => {
    if (value === frame.mine) return ['#3ddc84', 4.4]
    if (view.moment === 'blown' && i === view.opened) return ['#ff7377', 3.6]
    return i < view.opened ? ['#ffd166', 3.6] : ['#ffffff59', 2.6]
  })
  drawStuds(context, hall, { left: 24, gap, ground: '#0f0804b3' }, studs)
}
