import { describe, expect, it } from 'vitest'
import { IMAGE_BYTES } from '@glasshouse/rulebook/identity/levels'
import { Refusal } from '@glasshouse/rulebook/refusals/refusals'
import { jpeg, png, pngChunk, segment, webp, webpChunk } from '../../../test/identity/pictures.ts'
import { readPicture } from './images.ts'

const read = (file: Buffer) => readPicture(file.toString('base64'))
const refusalOf = (file: Buffer): string => {
  try {
    read(file)
    return 'accepted'
  } catch (error) {
    return (error as Refusal).code
  }
}
const SECRET = Buffer.from('Exif\0\0 48.8584 N 2.2945 E')

describe('readPicture', () => {
  it.each([
    ['image/jpeg', jpeg()],
    ['image/png', png()],
    ['image/webp', webp()],
  ] as const)('keeps a plain %s as it is', (type, file) => expect(read(file)).toEqual({ type, bytes: file }))

  it.each([
    ['EXIF of a JPEG', jpeg([segment(0xe1, SECRET)]), jpeg()],
    ['a comment of a JPEG', jpeg([segment(0xfe, SECRET)]), jpeg()],
    ['metadata between the scans of a JPEG', jpeg([], [segment(0xed, SECRET)]), jpeg([], [])],
    ['text and EXIF of a PNG', png([pngChunk('tEXt', SECRET), pngChunk('eXIf', SECRET)]), png()],
    ['what follows a JPEG', Buffer.concat([jpeg(), SECRET]), jpeg()],
    ['what follows a PNG', Buffer.concat([png(), SECRET]), png()],
    ['what follows a WebP', Buffer.concat([webp(), SECRET]), webp()],
  ])('leaves out %s', (_, file, clean) => {
    const { bytes } = read(file)
    expect(bytes.equals(clean)).toBe(true)
    expect(bytes.includes('48.8584')).toBe(false)
  })

  it('leaves out EXIF and XMP of a WebP, and the flags that announce them', () => {
    const { bytes } = read(webp([webpChunk('EXIF', SECRET), webpChunk('XMP ', SECRET)], 0x1c))
    expect(bytes.includes('48.8584')).toBe(false)
    expect(bytes[20]).toBe(0x10)
    expect(bytes.readUInt32LE(4)).toBe(bytes.length - 8)
  })

  it('keeps the colour transform of Adobe', () => {
    const file = jpeg([segment(0xee, Buffer.from('Adobe\0d\0\0\0\0\0\x01'))])
    expect(read(file).bytes.equals(file)).toBe(true)
  })

  it.each([
    ['nothing', Buffer.alloc(0)],
    ['a PDF', Buffer.from('%PDF-1.7\n')],
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a GIF', Buffer.from('GIF89a\x01\x00\x01\x00')],
    ['HTML behind the start of a JPEG', Buffer.concat([Buffer.from([0xff, 0xd8]), Buffer.from('<html></html>')])],
    ['a JPEG that is cut off', jpeg().subarray(0, -2)],
    ['a JPEG without a picture', Buffer.from([0xff, 0xd8, 0xff, 0xd9])],
    ['a JPEG whose segment is longer than the file', Buffer.from([0xff, 0xd8, 0xff, 0xe1, 0xff, 0xff, 0x00, 0x00])],
    ['a JPEG whose segment has no length', Buffer.from([0xff, 0xd8, 0xff, 0xe1, 0x00, 0x00, 0xff, 0xd9])],
    ['a PNG that is cut off', png().subarray(0, -5)],
    ['a PNG without its size', Buffer.concat([png().subarray(0, 8), png().subarray(33)])],
    ['an empty PNG', png([], { width: 0, height: 5 })],
    ['a WebP that is cut off', webp().subarray(0, -6)],
    ['a WebP without a picture', webp().subarray(0, 30)],
  ])('refuses %s', (_, file) => expect(refusalOf(file)).toBe('identityImage'))

  it('refuses what would fill the memory of whoever looks at it', () => {
    expect(refusalOf(png([], { width: 10_000, height: 5000 }))).toBe('accepted')
    expect(refusalOf(png([], { width: 10_000, height: 5001 }))).toBe('identityImageLarge')
    expect(refusalOf(Buffer.concat([jpeg(), Buffer.alloc(IMAGE_BYTES)]))).toBe('identityImageLarge')
  })
})
