// Against a clamd that answers truthfully, lies, is slow, or drops the connection.

import { createServer, type AddressInfo, type Server, type Socket } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { clamAv, ScannerUnavailable } from './scanner.ts'

const VIRUS = Buffer.from('X5O!P%@AP[4-PZX54(P^)7CC)7}')
let server: Server | undefined
afterEach(() => void server?.close())

/** `answer` gets the whole file once its last chunk has arrived. */
async function clamd(answer: (file: Buffer, socket: Socket) => void): Promise<string> {
  const daemon = createServer((socket) => {
    let received = Buffer.alloc(0)
    socket.on('error', () => {})
    socket.on('data', (data) => {
      received = Buffer.concat([received, data])
      const file = fileIn(received)
      if (file) answer(file, socket)
    })
  })
  server = daemon
  await new Promise<void>((resolve) => void daemon.listen(0, '127.0.0.1', resolve))
  return `tcp://127.0.0.1:${(daemon.address() as AddressInfo).port}`
}

/** The file of an INSTREAM command, or null until it is complete. */
function fileIn(received: Buffer): Buffer | null {
  const command = 'zINSTREAM\0'
  const parts: Buffer[] = []
  for (let at = command.length; at + 4 <= received.length;) {
    const length = received.readUInt32BE(at)
    if (length === 0) return received.toString('latin1', 0, command.length) === command ? Buffer.concat(parts) : null
    parts.push(received.subarray(at + 4, at + 4 + length))
    at += 4 + length
  }
  return null
}

const honest = (file: Buffer, socket: Socket): void =>
  void socket.end(file.includes(VIRUS) ? 'stream: Eicar-Signature FOUND\0' : 'stream: OK\0')

describe('clamAv', () => {
  it('tells clean files from infected ones, in many chunks', async () => {
    const scanner = clamAv(await clamd(honest))
    const large = Buffer.alloc(1_000_000, 7)
    expect(await scanner.scan(large)).toBe('clean')
    expect(await scanner.scan(Buffer.concat([large, VIRUS]))).toBe('infected')
    expect(await scanner.scan(Buffer.alloc(0))).toBe('clean')
  })

  it.each([
    ['reports an error', 'INSTREAM size limit exceeded. ERROR\0'],
    ['says only half of its answer', 'stream: OK'],
    ['answers for something else', 'OK\0'],
    ['says nothing', ''],
    ['says both', 'stream: OK\0stream: Eicar-Signature FOUND\0'],
    ['never ends its answer', 'x'.repeat(5000)],
  ])('is unavailable if clamd %s', async (_, answer) => {
    const scanner = clamAv(await clamd((__, socket) => void socket.end(answer)))
    await expect(scanner.scan(Buffer.from('file'))).rejects.toThrow(ScannerUnavailable)
  })

  it('is unavailable if clamd drops the connection in the middle of a file', async () => {
    const url = await clamd(honest)
    server?.on('connection', (socket: Socket) => void socket.once('data', () => socket.resetAndDestroy()))
    await expect(clamAv(url).scan(Buffer.alloc(1_000_000))).rejects.toThrow(ScannerUnavailable)
  })

  it('is unavailable if clamd is too slow', async () => {
    const url = await clamd(() => {})
    await expect(clamAv(url, 50).scan(Buffer.from('file'))).rejects.toThrow('no answer within 50 ms')
  })

  it('is unavailable if nobody listens', async () => {
    const url = await clamd(honest)
    await new Promise((resolve) => server?.close(resolve))
    await expect(clamAv(url).scan(Buffer.from('file'))).rejects.toThrow(ScannerUnavailable)
  })
})
