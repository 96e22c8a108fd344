// Rich Bomb: nine vaults in a row, and what has been carried out of them.

import { VAULT_MS, VAULTS } from '@glasshouse/rulebook/games/richbomb/rules'
import { clamp01, drawGlow, easeOut, lerp, scatter, span } from '../../play/crash/paint.ts'
import type { CreatePicture, CrashFrame, PictureContext } from '../../play/crash/picture.ts'
import { glowSprite } from '../../play/crash/surface.ts'
import { createPile, type Pile } from './coins.ts'
import { createRoom, hallFor, placeOfDoor, type Hall, type Room } from './hall.ts'
import { DOORS, pouredOf, stillVisitOf, swingOf, readRequestContext, wheelOf, type RequestContext } from './timeline.ts'
import { createVaults, type Vaults } from './vault.ts'

const SHAKE_PX = 3
const SHAKE_MS = 280
const SEAM_FADE_MS = 300

interface Stage {
  readonly context: PictureContext
  readonly hall: Hall
  readonly room: Room
  readonly vaults: Vaults
  readonly pile: Pile
  readonly smoke: CanvasImageSource
  readonly glint: CanvasImageSource
}

export const createPicture: CreatePicture = (context) => {
  let stage: Stage | undefined
  const smoke = glowSprite(96, [
    [0, '#6b5a4cb3'],
    [0.5, '#3d302866'],
    [1, '#221a1600'],
  ])
  const glint = glowSprite(48, [
    [0, '#fff9e4'],
    [0.3, '#ffd166b3'],
    [1, '#ffc53d00'],
  ])
  return {
    resize(width, height) {
      const hall = hallFor(width, height)
      stage = {
        context,
        hall,
        room: createRoom(context, hall),
        vaults: createVaults(context, hall),
        pile: createPile(context, hall),
        smoke,
        glint,
      }
    },
    draw(frame) {
      if (stage) drawScene(stage, frame)
    },
  }
}

function drawScene(stage: Stage, frame: CrashFrame): void {
  const { context, hall, room, pile } = stage
  const visit = frame.isStill ? stillVisitOf(frame) : readRequestContext(frame)
  const isBlown = visit.moment === 'blown'
  const shake = isBlown && !frame.isStill ? SHAKE_PX * (1 - span(visit.endedMs, 0, SHAKE_MS)) : 0
  room.draw(visit.eye)
  context.save()
  context.translate(shake * Math.sin(visit.endedMs / 13), shake * Math.cos(visit.endedMs / 17))
  drawRow(stage, visit, frame.isStill ? 0 : frame.clockMs)
  pile.draw(visit.opened, visit.moment === 'waiting' ? 0 : pouredOf(visit))
  if (isBlown && !frame.isStill) drawBlast(stage, visit)
  if (visit.moment === 'full' && !frame.isStill) drawJoy(stage, visit)
  context.restore()
  room.drawShade()
  drawSteps(stage, frame, visit)
  drawVeil(context, hall, frame)
}

/** From the farthest to the nearest; the one that was passed is still on its way out of sight. */
function drawRow({ vaults, hall }: Stage, visit: RequestContext, clockMs: number): void {
  for (let door = DOORS; door >= 1; door--) {
    const away = door - 1 - visit.eye
    if (away < -1.1) break
    const place = placeOfDoor(hall, away)
    if (place.x + hall.r * 2 * place.scale < 0) continue
    const isNext = door === visit.opened + 1 && visit.moment === 'running'
    const isTold = door === visit.opened && visit.moment !== 'waiting'
    const due = isNext
      ? span(visit.sinceMs, VAULT_MS - 260, VAULT_MS)
      : isTold
        ? 1 - span(visit.sinceMs, 0, SEAM_FADE_MS)
        : 0
    const isBlown = visit.moment === 'blown' && door === visit.opened + 1
    vaults.draw({
      place,
      door,
      swing: swingOf(visit, door),
      turns: wheelOf(visit, door),
      seam: due,
      blownMs: isBlown ? visit.endedMs : undefined,
      fog: clamp01(0.24 * away),
      clockMs,
    })
  }
}

function drawBlast({ context, hall, smoke, glint }: Stage, visit: RequestContext): void {
  const { doorX, doorY, r } = hall
  for (let i = 0; i < 14; i++) {
    const k = span(visit.endedMs, i * 30, 2200 + i * 50)
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
  const ring = span(visit.endedMs, 0, 760)
  if (ring < 1) {
    context.strokeStyle = '#ffb65a'
    context.globalAlpha = (1 - ring) ** 1.6 * 0.9
    context.lineWidth = Math.max(0.8, r * 0.13 * (1 - ring))
    context.beginPath()
    context.arc(doorX, doorY, lerp(r * 0.6, r * 2.7, easeOut(ring)), 0, Math.PI * 2)
    context.stroke()
    context.globalAlpha = 1
  }
  context.globalCompositeOperation = 'lighter'
  for (let i = 0; i < 22; i++) {
    const t = visit.endedMs / 1000
    const k = span(visit.endedMs, 0, 700 + 700 * scatter(i))
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
function drawJoy({ context, hall, glint }: Stage, visit: RequestContext): void {
  context.globalCompositeOperation = 'lighter'
  for (let i = 0; i < 46; i++) {
    const k = span(visit.endedMs, 500 + i * 24, 2100 + i * 40)
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

/** Nine studs at the lower left: the doors that were opened, and where the player left. */
function drawSteps({ context, hall }: Stage, frame: CrashFrame, visit: RequestContext): void {
  const gap = Math.max(9, Math.min(17, (hall.width - 212) / (DOORS - 1)))
  const left = 24
  const y = hall.height - 19
  context.fillStyle = '#0f0804b3'
  context.beginPath()
  context.roundRect(left - 14, y - 9, gap * (DOORS - 1) + 28, 18, 9)
  context.fill()
  for (let i = 0; i < DOORS; i++) {
    const isMine = frame.mine !== null && VAULTS[i] === frame.mine
    const isOpen = i < visit.opened
    const isLost = visit.moment === 'blown' && i === visit.opened
    context.fillStyle = isMine ? '#3ddc84' : isLost ? '#ff7377' : isOpen ? '#ffd166' : '#ffffff59'
    context.beginPath()
    context.arc(left + i * gap, y, isMine ? 4.4 : isOpen || isLost ? 3.6 : 2.6, 0, Math.PI * 2)
    context.fill()
  }
}

/** A new round fades in; a bomb takes some of the light away. */
function drawVeil(context: PictureContext, hall: Hall, frame: CrashFrame): void {
  const isLost = frame.phase === 'result' && !frame.isTop
  const lost = isLost ? 0.36 * (frame.isStill ? 1 : easeOut(span(frame.sinceEndMs, 150, 1000))) : 0
  const fresh = frame.phase === 'betting' && !frame.isStill ? 1 - easeOut(span(frame.untilLockMs, 6000, 5600)) : 0
  const alpha = Math.max(lost, fresh)
  if (alpha <= 0) return
  context.globalAlpha = alpha
  context.fillStyle = '#0a0604'
  context.fillRect(0, 0, hall.width, hall.height)
  context.globalAlpha = 1
}
