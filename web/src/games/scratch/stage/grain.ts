// Unevenness for foil, brush and dust. The same each time: nothing near a result is left to luck.

/** A number from 0 to 1 that looks unlike its neighbours'. */
export function grain(n: number): number {
  let hash = Math.imul(n ^ 0x9e37_79b9, 0x85eb_ca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2_ae35)
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32
}

/** Paints every pixel of a small canvas: a shade from 0 to 255 and how much it covers, 0 to 1. */
export function paintPixels(
  width: number,
  height: number,
  pixel: (x: number, y: number) => readonly [shade: number, cover: number],
): HTMLCanvasElement {
  const { canvas, pen } = newCanvas(width, height)
  const image = pen.createImageData(width, height)
  for (let at = 0; at < width * height; at++) {
    const [shade, cover] = pixel(at % width, Math.floor(at / width))
    image.data.fill(shade, at * 4, at * 4 + 3)
    image.data[at * 4 + 3] = Math.round(cover * 255)
  }
  pen.putImageData(image, 0, 0)
  return canvas
}

export function newCanvas(width: number, height: number): { canvas: HTMLCanvasElement; pen: CanvasRenderingContext2D } {
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(width))
  canvas.height = Math.max(1, Math.round(height))
  return { canvas, pen: penOf(canvas) }
}

export function penOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('this browser can not draw')
  return pen
}
