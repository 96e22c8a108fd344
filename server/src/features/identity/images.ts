// Recognises pictures by their content and copies only what draws them. Metadata, such as the place where a photo was taken,
// and anything behind the picture are left out. Nothing is decoded, so a crafted picture can't attack a decoder.

import { IMAGE_BYTES, IMAGE_PIXELS, type ImageType } from '@glasshouse/rulebook/identity/levels'
import { Refusal } from '@glasshouse/rulebook/refusals/refusals'

export interface Picture {
  readonly type: ImageType
  readonly bytes: Buffer
}

/** What is kept of a file, and how large the picture is. Null for a file that is not complete. */
interface Kept {
  readonly parts: readonly Buffer[]
  readonly width: number
  readonly height: number
}

/** The picture without metadata. Throws a refusal for anything else. */
export function readPicture(base64: string): Picture {
  const file = Buffer.from(base64, 'base64')
  if (file.length > IMAGE_BYTES) throw new Refusal('identityImageLarge')
  const format = FORMATS.find(({ isFormat }) => isFormat(file))
  const kept = format?.copy(file) ?? null
  if (!format || !kept || kept.width === 0 || kept.height === 0) throw new Refusal('identityImage')
  if (kept.width * kept.height > IMAGE_PIXELS) throw new Refusal('identityImageLarge')
  return { type: format.type, bytes: Buffer.concat(kept.parts) }
}

const PNG_SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const JPEG_START = Buffer.from([0xff, 0xd8])
const latin1 = (file: Buffer, from: number, to: number): string => file.toString('latin1', from, to)

const FORMATS: readonly { type: ImageType; isFormat(file: Buffer): boolean; copy(file: Buffer): Kept | null }[] = [
  { type: 'image/jpeg', isFormat: (file) => file.subarray(0, 2).equals(JPEG_START), copy: copyJpeg },
  { type: 'image/png', isFormat: (file) => file.subarray(0, 8).equals(PNG_SIGNATURE), copy: copyPng },
  {
    type: 'image/webp',
    isFormat: (file) => latin1(file, 0, 4) === 'RIFF' && latin1(file, 8, 12) === 'WEBP',
    copy: copyWebp,
  },
]

const MARKER = { end: 0xd9, scan: 0xda, comment: 0xfe, firstApp: 0xe0, adobe: 0xee, lastApp: 0xef } as const
/** Frame headers. C4, C8 and CC in the same range are tables. */
const isFrame = (code: number): boolean => code >= 0xc0 && code <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(code)
/** Of the application segments, JFIF's density and Adobe's colour transform change how the picture looks. */
const isMetadata = (code: number): boolean =>
  code === MARKER.comment || (code > MARKER.firstApp && code <= MARKER.lastApp && code !== MARKER.adobe)

function copyJpeg(file: Buffer): Kept | null {
  const parts: Buffer[] = [JPEG_START]
  let [width, height, at] = [0, 0, 2]
  let hasScan = false
  while (at + 4 <= file.length || file[at + 1] === MARKER.end) {
    if (file[at] !== 0xff) return null
    const code = file[at + 1] ?? 0
    if (code === 0xff) {
      at++
      continue
    }
    if (code === MARKER.end) return hasScan ? { parts: [...parts, file.subarray(at, at + 2)], width, height } : null
    const end = at + 2 + file.readUInt16BE(at + 2)
    if (end < at + 4 || end > file.length) return null
    if (isFrame(code)) {
      if (end < at + 9) return null
      ;[height, width] = [file.readUInt16BE(at + 5), file.readUInt16BE(at + 7)]
    }
    const until = code === MARKER.scan ? endOfScan(file, end) : end
    if (code === MARKER.scan) hasScan = true
    if (!isMetadata(code)) parts.push(file.subarray(at, until))
    at = until
  }
  return null
}

/** Compressed data lasts up to the next marker that is neither an escaped FF nor a restart. */
function endOfScan(file: Buffer, from: number): number {
  for (let at = file.indexOf(0xff, from); at >= 0; at = file.indexOf(0xff, at + 1)) {
    const code = file[at + 1] ?? 0
    if (code !== 0 && code !== 0xff && (code < 0xd0 || code > 0xd7)) return at
  }
  return file.length
}

/** Chunks that a still picture needs. Text, time, EXIF, colour profiles and animations are left out. */
const PNG_KEPT = new Set(['IHDR', 'PLTE', 'IDAT', 'IEND', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'sBIT', 'bKGD', 'pHYs'])

function copyPng(file: Buffer): Kept | null {
  const parts: Buffer[] = [PNG_SIGNATURE]
  let [width, height] = [0, 0]
  let hasData = false
  for (let at = PNG_SIGNATURE.length; at + 12 <= file.length;) {
    const end = at + 12 + file.readUInt32BE(at)
    if (end > file.length) return null
    const name = latin1(file, at + 4, at + 8)
    if (parts.length === 1) {
      if (name !== 'IHDR' || end !== at + 25) return null
      ;[width, height] = [file.readUInt32BE(at + 8), file.readUInt32BE(at + 12)]
    }
    if (PNG_KEPT.has(name)) parts.push(file.subarray(at, end))
    if (name === 'IDAT') hasData = true
    if (name === 'IEND') return hasData ? { parts, width, height } : null
    at = end
  }
  return null
}

const WEBP_KEPT = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH'])
/** Of the flags in VP8X, only transparency still applies. */
const ALPHA_FLAG = 0x10

function copyWebp(file: Buffer): Kept | null {
  const chunks: Buffer[] = []
  let size: Pick<Kept, 'width' | 'height'> | null = null
  let hasData = false
  const length = Math.min(file.length, 8 + file.readUInt32LE(4))
  for (let at = 12; at + 8 <= length;) {
    const bytes = file.readUInt32LE(at + 4)
    const end = at + 8 + bytes + (bytes % 2)
    if (at + 8 + bytes > length) return null
    const name = latin1(file, at, at + 4)
    const chunk = Buffer.from(file.subarray(at, end))
    if (name === 'VP8X' && bytes >= 10) chunk.writeUInt8((chunk[8] ?? 0) & ALPHA_FLAG, 8)
    size ??= webpSize(name, chunk)
    if (WEBP_KEPT.has(name)) chunks.push(chunk)
    if (name === 'VP8 ' || name === 'VP8L') hasData = true
    at = end
  }
  if (!size || !hasData) return null
  const head = Buffer.from(file.subarray(0, 12))
  head.writeUInt32LE(4 + chunks.reduce((sum, chunk) => sum + chunk.length, 0), 4)
  return { parts: [head, ...chunks], ...size }
}

function webpSize(name: string, chunk: Buffer): Pick<Kept, 'width' | 'height'> | null {
  if (name === 'VP8X' && chunk.length >= 18)
    return { width: 1 + chunk.readUIntLE(12, 3), height: 1 + chunk.readUIntLE(15, 3) }
  if (name === 'VP8L' && chunk.length >= 13) {
    const bits = chunk.readUInt32LE(9)
    return { width: 1 + (bits & 0x3fff), height: 1 + ((bits >> 14) & 0x3fff) }
  }
  if (name === 'VP8 ' && chunk.length >= 18)
    return { width: chunk.readUInt16LE(14) & 0x3fff, height: chunk.readUInt16LE(16) & 0x3fff }
  return null
}
