// Tells people outside of the console about alarms that begin and end, by email and by a signed webhook. A notice is written
// in the transaction that saw the change, so each change is announced once, whichever node saw it. It is sent until the
// recipient has taken it, at least once; `id` lets a recipient recognise a repeat.

import { createHmac, randomUUID } from 'node:crypto'
import { fillText } from '@glasshouse/rulebook/text/text'
import type { AlarmKind } from '@glasshouse/rulebook/wire/backoffice/today'
import { BackgroundLoop } from '../platform/background-loop.ts'
import type { Database, Tx } from '../platform/db/tx.ts'
import type { Logger } from '../platform/log.ts'
import { callProvider, outcomeOfStatus } from '../platform/metrics/provider-calls.ts'

/** After this, another node may try again. Longer than any attempt takes. */
const CLAIM_MS = 120_000
const WEBHOOK_TIMEOUT_MS = 10_000
const RETRY_DELAYS_MS = [5000, 15_000, 60_000, 300_000]
const RETRY_MAX_MS = 600_000
const POLL_MS = 2000
const RETENTION_MS = 30 * 86_400_000

export interface AlarmChange {
  readonly kind: AlarmKind
  readonly subject: string
  readonly text: string
  readonly since: number
  /** When the alarm ended; null if it has begun. */
  readonly ended: number | null
}

interface NoticeEmail {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly messageId: string
}

export interface NoticeDeps {
  readonly db: Database
  readonly emails: readonly string[]
  readonly webhook: { readonly url: string; readonly secret: string } | null
  /** Null without a mail server. */
  readonly sendEmail: ((email: NoticeEmail) => Promise<void>) | null
  readonly log: Logger
  /** How long the webhook may take to answer. */
  readonly timeoutMs?: number
}

interface NoticeRow {
  id: bigint
  notice_id: string
  recipient: string
  alerts: AlarmChange[]
  tries: number
}

type Channel = 'email' | 'webhook'

export class AlarmNotices {
  readonly #deps: NoticeDeps
  readonly #loops: readonly BackgroundLoop[]

  constructor(deps: NoticeDeps) {
    this.#deps = deps
    // A loop for each channel: a slow webhook must not delay email.
    this.#loops = channelsOf(deps).map(
      (channel) =>
        new BackgroundLoop({
          name: `alarm notices by ${channel}`,
          intervalMs: POLL_MS,
          jitter: 0.1,
          run: async () => ((await this.sendNext(channel)) ? 0 : POLL_MS),
          log: deps.log,
        }),
    )
  }

  start(): void {
    for (const loop of this.#loops) loop.start()
  }

  async stop(): Promise<void> {
    await Promise.all(this.#loops.map((loop) => loop.stop()))
  }

  /** Writes one notice of these changes for each recipient. */
  async write(tx: Tx, changes: readonly AlarmChange[]): Promise<void> {
    if (changes.length === 0) return
    const recipients = channelsOf(this.#deps).flatMap((channel) =>
      this.#recipients(channel).map((recipient) => ({ channel, recipient })),
    )
    await tx.query(
      `insert into alarm_notices (notice_id, channel, recipient, alerts)
         select $1, r.channel, r.recipient, $2::text::jsonb from unnest($3::text[], $4::text[]) r(channel, recipient)`,
      [
        randomUUID(),
        JSON.stringify(changes),
        recipients.map(({ channel }) => channel),
        recipients.map(({ recipient }) => recipient),
      ],
    )
  }

  /** Sends one due notice; returns false if there is none. Notices to recipients that are no longer configured stay. */
  async sendNext(channel: Channel): Promise<boolean> {
    const { db } = this.#deps
    const [row] = await db.commit<NoticeRow>(
      `update alarm_notices set due_time = now_ms() + $1::int8, tries = tries + 1 where id = (
         select id from alarm_notices where sent_time is null and channel = $2 and recipient = any($3::text[])
             and due_time <= now_ms() order by due_time, id limit 1 for update skip locked)
       returning id, notice_id, recipient, alerts, tries`,
      [CLAIM_MS, channel, this.#recipients(channel)],
    )
    if (!row) return false
    try {
      await (channel === 'webhook' ? this.#post(row) : this.#email(row))
    } catch (error) {
      await this.#retry(channel, row, error)
      return true
    }
    await db.commit('update alarm_notices set sent_time = now_ms() where id = $1', [row.id])
    return true
  }

  async sweep(): Promise<void> {
    await this.#deps.db.commit(
      `delete from alarm_notices where sent_time < now_ms() - $1 or (sent_time is null and create_time < now_ms() - $1)`,
      [RETENTION_MS],
    )
  }

  #recipients = (channel: Channel): readonly string[] => (channel === 'webhook' ? [''] : this.#deps.emails)

  async #post({ notice_id: id, alerts }: NoticeRow): Promise<void> {
    const { webhook, timeoutMs = WEBHOOK_TIMEOUT_MS } = this.#deps
    if (!webhook) return
    const body = JSON.stringify(webhookBody(id, alerts))
    const time = Math.floor(Date.now() / 1000)
    const request = {
      method: 'POST',
      body,
      headers: {
        'content-type': 'application/json',
        'idempotency-key': id,
        'x-glasshouse-signature': signNotice(webhook.secret, time, body),
      },
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    } as const
    const response = await callProvider('alert_webhook', () => fetch(webhook.url, request), {
      outcomeOf: outcomeOfStatus,
    })
    await response.body?.cancel()
    if (!response.ok) throw new Error(`the webhook answered ${response.status}`)
  }

  async #email({ notice_id: id, recipient, alerts }: NoticeRow): Promise<void> {
    const { sendEmail } = this.#deps
    if (!sendEmail) throw new Error('no mail server is configured')
    await sendEmail({ ...noticeEmail(recipient, alerts), messageId: id })
  }

  async #retry(channel: Channel, { id, tries }: NoticeRow, error: unknown): Promise<void> {
    const { db, log } = this.#deps
    const retryMs = RETRY_DELAYS_MS[tries - 1] ?? RETRY_MAX_MS
    await db.commit('update alarm_notices set due_time = now_ms() + $2::int8 where id = $1', [id, retryMs])
    // The mail server's text may contain the address, the fetch error the URL with a token in it.
    const code = (error as { responseCode?: number }).responseCode
    log.warn({ noticeId: id, channel, tries, code, retryMs }, 'alarm notice not sent, will retry')
  }
}

const channelsOf = ({ emails, webhook }: Pick<NoticeDeps, 'emails' | 'webhook'>): Channel[] => [
  ...(emails.length > 0 ? (['email'] as const) : []),
  ...(webhook ? (['webhook'] as const) : []),
]

/** `t=<seconds>,v1=<hex>`: HMAC-SHA256 over `<seconds>.<body>`. The time lets a receiver refuse a replay. */
export const signNotice = (secret: string, time: number, body: string): string =>
  `t=${time},v1=${createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')}`

/** The format of Alertmanager's webhooks, and `text` for chats such as Slack. */
const webhookBody = (id: string, alerts: readonly AlarmChange[]) => ({
  version: '4',
  id,
  receiver: 'glasshouse',
  status: alerts.some(({ ended }) => ended === null) ? 'firing' : 'resolved',
  text: alerts.map(line).join('\n'),
  alerts: alerts.map(({ kind, subject, text, since, ended }) => ({
    status: ended === null ? 'firing' : 'resolved',
    labels: { alertname: kind, subject },
    annotations: { summary: text },
    startsAt: new Date(since).toISOString(),
    ...(ended !== null && { endsAt: new Date(ended).toISOString() }),
    fingerprint: `${kind} ${subject} ${since}`,
  })),
})

const shown = (time: number): string => `${new Date(time).toISOString().slice(0, 16).replace('T', ' ')} UTC`

const line = ({ kind, text, since, ended }: AlarmChange): string =>
  ended === null
    ? `Alarm (${kind}) since ${shown(since)}. ${text}`
    : `Ended at ${shown(ended)} (${kind}, since ${shown(since)}). It was: ${text}`

function noticeEmail(to: string, alerts: readonly AlarmChange[]): Omit<NoticeEmail, 'messageId'> {
  const begun = alerts.filter(({ ended }) => ended === null).length
  const [kind, n] = [alerts[0]?.kind ?? '', begun || alerts.length]
  const what = begun > 0 ? '{n} {n|alarm|alarms}: {kind}' : '{n} {n|alarm|alarms} ended: {kind}'
  const lines = [...alerts.map(line), 'Open Today in the console.']
  return {
    to,
    subject: `Glasshouse: ${fillText('en', what, { n, kind })}`,
    text: lines.join('\n\n'),
    html: `<!doctype html>\n<html lang="en">\n<body>\n${lines.map((each) => `<p>${escapeHtml(each)}</p>`).join('\n')}\n</body>\n</html>\n`,
  }
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (character) => ESCAPES[character] as string)
