// A mailbox for a house that is tried out: it takes every letter by a real conversation in SMTP, whoever it is for, and
// shows them all on a page. It sends nothing on, and never stands before real mail.

import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import type { AddressInfo, Server } from 'node:net'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { callbackify } from 'node:util'
import PostalMime from 'postal-mime'
import { SMTPServer, type SMTPServerDataStream } from 'smtp-server'
import type { Clock } from '../clock.ts'
import { buildHttpServer, sendPage } from '../http.ts'
import { Journal } from '../journal.ts'
import { languageOf } from '../pages/language.ts'
import { startService } from '../service.ts'
import type { Key } from '../signing.ts'
import { mailboxPage } from './page.ts'

const LETTER_BYTES = 256 * 1024
const SHOWN = 50

export interface KeptLetter {
  readonly id: string
  readonly messageId: string
  readonly to: readonly string[]
  readonly from: string
  readonly subject: string
  readonly text: string
  readonly time: number
}

export interface MailboxDeps {
  readonly dataDir: string
  readonly key: Key
  readonly clock: Clock
  readonly host: string
  /** Where letters are taken, and where they are shown; 0 takes a free one. */
  readonly mailPort: number
  readonly mailboxPort: number
}

export interface Mailbox {
  /** smtp://127.0.0.1:2525 */
  readonly mailUrl: string
  readonly mailboxUrl: string
  close(): Promise<void>
}

export async function startMailbox(deps: MailboxDeps): Promise<Mailbox> {
  const letters = new Letters(path.join(deps.dataDir, 'mails.jsonl'))
  const ready = Promise.withResolvers<void>()
  const httpServer = buildHttpServer({ ...deps, ready: () => ready.promise, synced: () => letters.synced() })
  httpServer.get('/', (request, reply) => sendPage(reply, mailboxPage(languageOf(request), letters.newest(SHOWN)), []))
  const place = { host: deps.host, port: deps.mailboxPort }
  const pages = await startService(httpServer, place, letters, { onReady: () => ready.resolve() })
  try {
    const post = await listen(deps, letters)
    const close = async (): Promise<void> => {
      await new Promise<void>((closed) => post.close(() => closed()))
      await pages.close()
    }
    const { port } = post.server.address() as AddressInfo
    return { mailUrl: `smtp://${deps.host}:${port}`, mailboxUrl: pages.url, close }
  } catch (error) {
    await pages.close()
    throw error
  }
}

async function listen(deps: MailboxDeps, letters: Letters): Promise<SMTPServer> {
  const post = new SMTPServer({
    authOptional: true,
    // It is reached from this machine alone, and has neither a certificate nor people who log in.
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    logger: false,
    size: LETTER_BYTES,
    onData: (stream, { envelope }, done) => {
      const to = envelope.rcptTo.map(({ address }) => address)
      // It is answered for only when it is on the disk.
      callbackify(() => take(letters, stream, to, deps.clock.now()))(done)
    },
  })
  // A line that breaks is the other side's to try again.
  post.on('error', () => undefined)
  const listening = once(post.server, 'listening')
  post.listen(deps.mailPort, deps.host)
  await Promise.race([listening, refused(post.server)])
  return post
}

async function take(
  letters: Letters,
  stream: SMTPServerDataStream,
  to: readonly string[],
  time: number,
): Promise<void> {
  const bytes = await buffer(stream)
  if (stream.sizeExceeded) throw Object.assign(new Error('too large'), { responseCode: 552 })
  await letters.keep(bytes, to, time)
}

const refused = async (server: Server): Promise<never> => {
  const [error] = (await once(server, 'error')) as [Error]
  throw error
}

class Letters {
  readonly #file: string
  #journal: Journal<KeptLetter> | null = null
  #all: KeptLetter[] = []

  constructor(file: string) {
    this.#file = file
  }

  async open(): Promise<void> {
    this.#journal = await Journal.open<KeptLetter>(this.#file, (letter) => this.#all.push(letter))
  }

  async close(): Promise<void> {
    await this.#journal?.close()
  }

  async synced(): Promise<void> {
    await this.#journal?.synced()
  }

  newest(count: number): KeptLetter[] {
    return this.#all.slice(-count).toReversed()
  }

  async keep(bytes: Buffer, to: readonly string[], time: number): Promise<void> {
    const read = await PostalMime.parse(bytes)
    const letter = {
      id: randomUUID(),
      messageId: read.messageId ?? '',
      to,
      from: read.from?.address ?? '',
      subject: read.subject ?? '',
      text: read.text ?? '',
      time,
    }
    this.#all.push(letter)
    this.#journal?.append(letter)
    await this.synced()
  }
}
