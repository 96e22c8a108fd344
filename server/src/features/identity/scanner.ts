// Looks for viruses in uploaded files. Only a clear answer counts as clean: a silent or strange scanner is unavailable.

import { connect } from 'node:net'

type ScanResult = 'clean' | 'infected'

export interface VirusScanner {
  scan(file: Buffer): Promise<ScanResult>
}

/** The scanner gave no usable answer, so the file is neither clean nor infected. */
export class ScannerUnavailable extends Error {
  override readonly name = 'ScannerUnavailable'
}

const CHUNK_BYTES = 64 * 1024
const ANSWER_MAX = 1024
const SCAN_TIMEOUT_MS = 10_000

/** ClamAV's INSTREAM command: chunks with their length, an empty one at the end, and one line as the answer. */
export function clamAv(url: string, timeoutMs = SCAN_TIMEOUT_MS): VirusScanner {
  const { hostname, port } = new URL(url)
  return {
    scan: (file) =>
      new Promise<ScanResult>((resolve, reject) => {
        const socket = connect({ host: hostname, port: Number(port) })
        let answer = ''
        const fail = (message: string): void => {
          clearTimeout(timer)
          socket.destroy()
          reject(new ScannerUnavailable(message))
        }
        const timer = setTimeout(() => fail(`no answer within ${timeoutMs} ms`), timeoutMs)
        const judge = (): void => {
          const result = parseAnswer(answer)
          if (!result) return fail('the answer is cut off or unknown')
          clearTimeout(timer)
          socket.destroy()
          resolve(result)
        }
        socket.on('error', (error) => fail(error.message))
        socket.on('close', judge)
        socket.on('data', (data: Buffer) => {
          answer += data.toString('latin1')
          if (answer.includes('\0')) judge()
          else if (answer.length > ANSWER_MAX) fail('the answer is too long')
        })
        socket.on('connect', () => {
          socket.write('zINSTREAM\0')
          for (let at = 0; at < file.length; at += CHUNK_BYTES)
            socket.write(chunkOf(file.subarray(at, at + CHUNK_BYTES)))
          socket.write(chunkOf(Buffer.alloc(0)))
        })
      }),
  }
}

function chunkOf(bytes: Buffer): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(bytes.length)
  return Buffer.concat([length, bytes])
}

/** The answer ends with a zero byte: a connection that broke off may have lost the name of a virus. */
function parseAnswer(answer: string): ScanResult | null {
  if (answer === 'stream: OK\0') return 'clean'
  return /^stream: [^\0]+ FOUND\0$/.test(answer) ? 'infected' : null
}
