// The hall of the nine vaults: one row that runs away to the right, seen from before the first of them.

import type { NumberPlace } from '../../play/crash/crash-game.ts'
import { linear, paintLayer, radial, scaleOf } from '../../play/crash/picture/paint.ts'
import type { PictureContext } from '../../play/crash/picture/picture.ts'

/** How much farther away the next door is, in distances of the first. */
const SPACING = 0.58

export type Hall = ReturnType<typeof hallFor>

export function hallFor(width: number, height: number) {
  const r = Math.max(36, Math.min(height * 0.236, width * 0.26))
  const doorX = width * 0.39
  const doorY = Math.min(height - r * 1.42 - 14, height * 0.635)
  const floorY = doorY + r * 1.08
  const coin = r * 0.46
  return {
    width,
    height,
    /** The middle and radius of the door before the player. */
    doorX,
    doorY,
    r,
    /** Where the row runs to. */
    farX: width * 1.02,
    farY: doorY - r * 0.1,
    floorY,
    coin,
    pileX: Math.min(width - coin * 2.3, doorX + r * 1.66),
    pileY: Math.min(height - 30 - coin * 0.25, floorY + r * 0.2),
  }
}

/** How large a door is that stands `away` doors behind the eye's; beyond what can be seen it is 0. */
export function scaleOfDoor(away: number): number {
  const distance = 1 + SPACING * away
  return distance < 0.3 ? 0 : 1 / distance
}

export type DoorPlace = ReturnType<typeof placeOfDoor>

export function placeOfDoor(hall: Hall, away: number) {
  const scale = scaleOfDoor(away)
  // A door that was passed leaves to the side, so that it never stands before the next.
  const aside = away < 0 ? hall.width * 0.75 * (-away) ** 1.5 : 0
  return {
    x: hall.farX + (hall.doorX - hall.farX) * scale - aside,
    y: hall.farY + (hall.doorY - hall.farY) * scale,
    scale,
  }
}

export function createRoom(context: PictureContext, hall: Hall) {
  const walls = paintWalls(hall, scaleOf(context))
  const { width, height, farX, farY, floorY } = hall
  const number = numberAt(width, height)
  const shadeY = number.y + number.sizePx / 2 + 52
  const shade = linear(context, [0, 0, 0, shadeY], '#0f0805a6, #0f0805a6 70%, #0f080500')
  return {
    draw(eye: number) {
      context.drawImage(walls, 0, 0, width, height)
      // Joints of the floor come nearer as the eye walks on.
      context.strokeStyle = '#ffd98a'
      context.lineWidth = 1
      for (let i = -1; i < 12; i++) {
        const scale = scaleOfDoor(i - (eye - Math.floor(eye)) - 0.5)
        const y = farY + (floorY - farY) * scale
        if (scale === 0 || y > height - 8) continue
        context.globalAlpha = 0.11 * Math.min(1, scale)
        context.beginPath()
        context.moveTo(farX - width * 1.8 * scale, y)
        context.lineTo(width, y)
        context.stroke()
      }
      context.globalAlpha = 1
    },
    /** Dusk under the ceiling, in which the number and its text are read. */
    drawShade() {
      context.fillStyle = shade
      context.fillRect(0, 0, width, shadeY)
    },
  }
}

function paintWalls(hall: Hall, scale: number): CanvasImageSource {
  const { width, height, farX, farY, floorY, r, doorX, doorY } = hall
  return paintLayer(width, height, scale, (context) => {
    context.fillStyle = linear(context, [0, 0, 0, height], '#120b07, #24150a 55%, #0f0906')
    context.fillRect(0, 0, width, height)
    context.fillStyle = radial(
      context,
      [doorX, doorY - r * 0.3, r * 0.3, doorX, doorY, Math.max(width, height) * 0.8],
      '#7a4a1a99, #4a2a1055 45%, #0f090600',
    )
    context.fillRect(0, 0, width, height)
    // Courses of the wall run to the same far point as the doors.
    context.strokeStyle = '#ffd98a'
    for (let i = 1; i < 9; i++) {
      context.globalAlpha = 0.05
      context.beginPath()
      context.moveTo(farX, farY)
      const y = farY - i * r * 0.52
      context.lineTo(farX - width * 1.6, farY + (y - farY) * 2.2)
      context.stroke()
    }
    context.globalAlpha = 1
    const floorTop = farY + r * 0.16
    context.fillStyle = linear(context, [0, floorTop, 0, height], '#2e1b0d, #1d1109 35%, #0c0704')
    context.beginPath()
    context.moveTo(width + 2, floorTop)
    context.lineTo(farX, floorTop)
    context.lineTo(-2, farY + (floorY - farY) * 0.82)
    context.lineTo(-2, height)
    context.lineTo(width + 2, height)
    context.fill()
    context.strokeStyle = '#ffd98a'
    for (let i = -3; i < 9; i++) {
      context.globalAlpha = 0.045
      context.beginPath()
      context.moveTo(farX, farY)
      context.lineTo(farX - width * 1.2 + i * width * 0.26, height * 1.1)
      context.stroke()
    }
    context.globalAlpha = 1
  })
}

/** The number stands above the vaults; the largest, 1,000.00, must fit as well. */
export function numberAt(widthPx: number, heightPx: number): NumberPlace {
  const sizePx = Math.round(Math.max(26, Math.min(84, widthPx * 0.15, heightPx * 0.16)))
  // The countdown stands above it, shorter on the lowest stages.
  const above = heightPx > 190 ? 36 : 17
  const tall = Math.max(0, heightPx - widthPx * 1.5)
  return { x: widthPx / 2, y: Math.max(sizePx / 2 + above, heightPx * 0.17 + tall * 0.3), sizePx }
}
