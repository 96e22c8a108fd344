// A mailbox for a sandbox: it accepts every email over SMTP and every text message over HTTP, for any recipient, and shows
// them all on a page. It forwards nothing, and is never used with real messages.

import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import type { AddressInfo, Server } from 'node:net'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { callbackify } from 'node:util'
import PostalMime from 'postal-mime'
import { SMTPServer, type SMTPServerDataStream } from 'smtp-server'
import { readJson, sendPage } from '../http.ts'
import { Journal } from '../journal.ts'
import { languageOf } from '../pages/language.ts'
import { startService, type ServiceDeps } from '../service.ts'
import type { ReceivedEmail } from './email.ts'
import { mailboxPage } from './page.ts'
import { smsInput, SmsStore } from './sms.ts'

const EMAIL_BYTES = 256 * 1024
const SHOWN = 50

export interface MailboxDeps extends Omit<ServiceDeps, 'port'> {
  /** The SMTP port and the HTTP port; 0 picks a free one. */
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
  const emails = new EmailStore(path.join(deps.dataDir, 'mails.jsonl'))
  const texts = new SmsStore(path.join(deps.dataDir, 'sms.jsonl'))
  const pages = await startService({ ...deps, port: deps.mailboxPort }, together(emails, texts), (httpServer) => {
    httpServer.get('/', (request, reply) =>
      sendPage(reply, mailboxPage(languageOf(request), emails.newest(SHOWN), texts.newest(SHOWN)), []),
    )
    // Answered once it is on disk, as every call is.
    httpServer.post('/sms', (request) => {
      texts.add({ ...readJson(smsInput, request), time: deps.clock.now() })
      return {}
    })
    // For scripts that act as a player.
    httpServer.get('/sms', () => texts.newest(SHOWN))
  })
  try {
    const smtp = await listen(deps, emails)
    const close = async (): Promise<void> => {
      await new Promise<void>((closed) => smtp.close(() => closed()))
      await pages.close()
    }
    const { port } = smtp.server.address() as AddressInfo
    return { mailUrl: `smtp://${deps.host}:${port}`, mailboxUrl: pages.url, close }
  } catch (error) {
    await pages.close()
    throw error
  }
}

/** Opens, syncs and closes both stores as one. */
const together = (...stores: readonly (EmailStore | SmsStore)[]) => ({
  open: async () => void (await Promise.all(stores.map((store) => store.open()))),
  synced: async () => void (await Promise.all(stores.map((store) => store.synced()))),
  close: async () => void (await Promise.all(stores.map((store) => store.close()))),
})

async function listen(deps: MailboxDeps, emails: EmailStore): Promise<SMTPServer> {
  const smtp = new SMTPServer({
    authOptional: true,
    // Only this machine can reach it, and it has neither a certificate nor users who log in.
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    logger: false,
    size: EMAIL_BYTES,
    onData: (stream, { envelope }, done) => {
      const to = envelope.rcptTo.map(({ address }) => address)
      // Acknowledged only once it is on disk.
      callbackify(() => accept(emails, stream, to, deps.clock.now()))(done)
    },
  })
  // The sender retries after a broken connection.
  smtp.on('error', () => undefined)
  const listening = once(smtp.server, 'listening')
  smtp.listen(deps.mailPort, deps.host)
  await Promise.race([listening, listenError(smtp.server)])
  return smtp
}

async function accept(
  emails: EmailStore,
  stream: SMTPServerDataStream,
  to: readonly string[],
  time: number,
): Promise<void> {
  const bytes = await buffer(stream)
  if (stream.sizeExceeded) throw Object.assign(new Error('too large'), { responseCode: 552 })
  await emails.add(bytes, to, time)
}

const listenError = async (server: Server): Promise<never> => {
  const [error] = (await once(server, 'error')) as [Error]
  throw error
}

class EmailStore {
  readonly #file: string
  #journal: Journal<ReceivedEmail> | null = null
  #all: ReceivedEmail[] = []

  constructor(file: string) {
    this.#file = file
  }

  async open(): Promise<void> {
    this.#journal = await Journal.open<ReceivedEmail>(this.#file, (email) => this.#all.push(email))
  }

  async close(): Promise<void> {
    await this.#journal?.close()
  }

  async synced(): Promise<void> {
    await this.#journal?.synced()
  }

  newest(count: number): ReceivedEmail[] {
    return this.#all.slice(-count).toReversed()
  }

  async add(bytes: Buffer, to: readonly string[], time: number): Promise<void> {
    const read = await PostalMime.parse(bytes)
    const email = {
      id: randomUUID(),
      messageId: read.messageId ?? '',
      to,
      from: read.from?.address ?? '',
      subject: read.subject ?? '',
      text: read.text ?? '',
      time,
    }
    this.#all.push(email)
    this.#journal?.append(email)
    await this.synced()
  }
}
