// The mailbox over raw SMTP, and how its page shows a malicious email.

import { once } from 'node:events'
import fs from 'node:fs'
import { connect } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startMailbox, type Mailbox } from '../src/mail/mailbox.ts'

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'mailbox-test-'))
const open = () =>
  startMailbox({
    dataDir: folder,
    key: { id: 'key', secret: 'secret' },
    clock: Date,
    host: '127.0.0.1',
    mailPort: 0,
    mailboxPort: 0,
  })

/** Sends each line after the previous one was answered; returns the server's replies. */
async function converse({ mailUrl }: Mailbox, lines: readonly string[]): Promise<string[]> {
  const { hostname, port } = new URL(mailUrl)
  const socket = connect(Number(port), hostname)
  const answers: string[] = []
  for (const line of [null, ...lines]) {
    if (line !== null) socket.write(`${line}\r\n`)
    let answer = ''
    // The last line of a reply has a space after its code.
    while (!/^\d{3} .*\r\n$/m.test(answer)) answer += String(((await once(socket, 'data')) as [Buffer])[0])
    answers.push(answer.trim().split('\r\n').at(-1) ?? '')
  }
  socket.destroy()
  return answers
}

const letter = (subject: string, text: string): string[] => [
  'EHLO house.example',
  'MAIL FROM:<post@house.example>',
  'RCPT TO:<ada@example.com>',
  'DATA',
  `From: House <post@house.example>\r\nTo: ada@example.com\r\nSubject: ${subject}\r\nMessage-ID: <1@house.example>\r\n\r\n${text}\r\n.`,
]

describe('the mailbox', () => {
  let mailbox: Mailbox
  beforeAll(async () => void (mailbox = await open()))
  afterAll(async () => {
    await mailbox.close()
    fs.rmSync(folder, { recursive: true })
  })
  const page = async (lang = 'en') => await (await fetch(`${mailbox.mailboxUrl}/?lang=${lang}`)).text()

  test('shows that it is empty, in both languages', async () => {
    expect(await page()).toContain('No messages yet')
    expect(await page('fr')).toContain('Aucun message pour le moment')
  })

  test('accepts an email and shows it as text, without running anything in it', async () => {
    const answers = await converse(mailbox, letter('<script>alert(1)</script>', 'Hello & <b>goodbye</b>'))
    expect(answers.map((answer) => answer.slice(0, 3))).toEqual(['220', '250', '250', '250', '354', '250'])
    const shown = await page()
    expect(shown).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
    expect(shown).toContain('Hello &amp; &lt;b&gt;goodbye&lt;/b&gt;')
    expect(shown).toContain('ada@example.com')
    const { headers } = await fetch(mailbox.mailboxUrl)
    expect(headers.get('content-security-policy')).toContain("default-src 'none'")
  })

  const sendSms = (sms: object) =>
    fetch(`${mailbox.mailboxUrl}/sms`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(sms),
    })

  test('shows a text message once, however often it is sent', async () => {
    const sms = { id: '6f6a1f2e-5b0e-4f7c-9d3b-0f6a2b1c3d4e', to: '+33612345678', text: '123456 is your <b>code</b>' }
    for (const { status } of [await sendSms(sms), await sendSms(sms)]) expect(status).toBe(200)
    const shown = await page('fr')
    expect(shown.split('123456 is your &lt;b&gt;code&lt;/b&gt;')).toHaveLength(2)
    expect(shown).toContain('+33612345678')
  })

  test.each([{ to: 'nobody' }, { text: '' }, { id: '1' }])('refuses a text message with %j', async (change) => {
    const sms = { id: '7f6a1f2e-5b0e-4f7c-9d3b-0f6a2b1c3d4e', to: '+33612345678', text: 'hello' }
    expect((await sendSms({ ...sms, ...change })).status).toBe(400)
  })

  test('refuses large emails, and keeps the others after a restart', async () => {
    const answers = await converse(mailbox, letter('Large', 'x'.repeat(300 * 1024)))
    expect(answers.at(-1)).toMatch(/^552/)
    await mailbox.close()
    mailbox = await open()
    const shown = await page()
    expect(shown).toContain('goodbye')
    expect(shown).toContain('+33612345678')
    expect(shown).not.toContain('Large')
  })
})
