// Small pictures, built from their parts.

import { crc32 } from 'node:zlib'

export function segment(code: number, body: Buffer): Buffer {
  const head = Buffer.from([0xff, code, 0, 0])
  head.writeUInt16BE(body.length + 2, 2)
  return Buffer.concat([head, body])
}

/** Two scans, as in a progressive JPEG, with segments before the first and between them. */
export const jpeg = (before: readonly Buffer[] = [], between: readonly Buffer[] = []): Buffer =>
  Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xe0, Buffer.from('JFIF\0\x01\x02\0\0\x01\0\x01\0\0', 'latin1')),
    ...before,
    segment(0xc2, Buffer.from([8, 0, 20, 0, 30, 1, 1, 0x11, 0])),
    segment(0xda, Buffer.from([1, 1, 0, 0, 0, 0])),
    Buffer.from([1, 2, 0xff, 0x00, 3, 0xff, 0xd0, 4]),
    ...between,
    segment(0xda, Buffer.from([1, 1, 0, 1, 5, 0])),
    Buffer.from([5, 6, 0xff, 0x00]),
    Buffer.from([0xff, 0xd9]),
  ])

export function pngChunk(name: string, body: Buffer): Buffer {
  const [length, sum, named] = [Buffer.alloc(4), Buffer.alloc(4), Buffer.concat([Buffer.from(name), body])]
  length.writeUInt32BE(body.length)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}

export function png(between: readonly Buffer[] = [], { width, height } = { width: 30, height: 20 }): Buffer {
  const size = Buffer.alloc(13)
  size.writeUInt32BE(width)
  size.writeUInt32BE(height, 4)
  size.set([8, 2, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    pngChunk('IHDR', size),
    ...between,
    pngChunk('IDAT', Buffer.from([0x78, 0x9c, 3, 0, 0, 0, 0, 1])),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
}

export function webpChunk(name: string, body: Buffer): Buffer {
  const head = Buffer.alloc(8)
  head.write(name, 'latin1')
  head.writeUInt32LE(body.length, 4)
  return Buffer.concat([head, body, Buffer.alloc(body.length % 2)])
}

export function webp(extra: readonly Buffer[] = [], flags = 0x10): Buffer {
  const chunks = [
    webpChunk('VP8X', Buffer.from([flags, 0, 0, 0, 29, 0, 0, 19, 0, 0])),
    webpChunk('VP8L', Buffer.from([0x2f, 29, 0xc0, 4, 0, 1, 2, 3])),
    ...extra,
  ]
  const head = Buffer.from('RIFF\0\0\0\0WEBP')
  head.writeUInt32LE(4 + chunks.reduce((sum, chunk) => sum + chunk.length, 0), 4)
  return Buffer.concat([head, ...chunks])
}
