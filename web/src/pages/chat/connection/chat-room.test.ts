// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ChatFrame, ChatMessage } from '@glasshouse/rulebook/wire/chat/chat'
import { ChatRoom } from './chat-room.ts'
import { saveOutbox, loadOutbox } from './outbox.ts'

class FakeSocket extends EventTarget {
  static readonly CONNECTING = 0
  static readonly OPEN = 1
  static all: FakeSocket[] = []
  readonly sent: Record<string, unknown>[] = []
  readonly url: string
  readyState = FakeSocket.CONNECTING
  constructor(url: string) {
    super()
    this.url = url
    FakeSocket.all.push(this)
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>)
  }
  close(): void {
    this.readyState = 3
  }
  say(frame: ChatFrame): void {
    this.readyState = FakeSocket.OPEN
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(frame) }))
  }
  fall(): void {
    this.readyState = 3
    this.dispatchEvent(new Event('close'))
  }
  said = (what: string): unknown[] => this.sent.filter((one) => one['type'] === what)
}

const hello: ChatFrame = {
  type: 'hello',
  character: 'mira',
  engine: 'offline',
  isVip: false,
  textMax: 140,
  quota: { used: null, max: 20, resetTime: 0 },
  lastMessage: 0,
  readUpTo: 0,
}
let tickets = 0
let ticketAnswer: () => object
let page: ChatMessage[] = []
let leave: () => void = () => undefined

beforeEach(() => {
  vi.useFakeTimers()
  sessionStorage.clear()
  FakeSocket.all = []
  tickets = 0
  page = []
  ticketAnswer = () => ({ errno: 0, message: '', data: { ticket: `ct_${++tickets}`, expiresAt: 0 } })
  vi.stubGlobal('WebSocket', FakeSocket)
  vi.stubGlobal('fetch', (url: string) =>
    Promise.resolve(Response.json(url.includes('/ticket') ? ticketAnswer() : { errno: 0, message: '', data: page })),
  )
})
afterEach(() => {
  leave()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function enter(): Promise<ChatRoom> {
  const room = new ChatRoom(7, 'mira')
  leave = room.start(true)
  await vi.advanceTimersByTimeAsync(0)
  return room
}
const socket = (): FakeSocket => FakeSocket.all.at(-1) as FakeSocket

describe('a chat whose line breaks', () => {
  it('notices a silent connection soon after a message, and sends it again on the next', async () => {
    const room = await enter()
    socket().say(hello)
    room.send('Are you there?', 'a-name')
    await vi.advanceTimersByTimeAsync(5_900)
    expect(room.view().link).toBe('open')
    await vi.advanceTimersByTimeAsync(200)
    expect(room.view().link).toBe('connecting')
    expect(room.view().chat.outbox).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1_000)
    socket().say(hello)
    expect(FakeSocket.all).toHaveLength(2)
    expect(socket().said('send')).toMatchObject([{ clientId: 'a-name', text: 'Are you there?' }])
  })

  it('reconnects with another ticket, and resends unaccepted messages under the same id', async () => {
    const room = await enter()
    socket().say(hello)
    room.send('hi')
    const [first] = socket().said('send')
    socket().fall()
    expect(room.view().link).toBe('connecting')
    await vi.advanceTimersByTimeAsync(1000)
    expect(FakeSocket.all.map(({ url }) => url.split('token=')[1])).toEqual(['ct_1', 'ct_2'])
    socket().say(hello)
    expect(socket().sent.map((one) => one['type'])).toEqual(['language', 'resume', 'send'])
    expect(socket().said('send')).toEqual([first])
  })
  it('sends an edit again on a new connection, until it is confirmed', async () => {
    const room = await enter()
    socket().say(hello)
    const own: ChatMessage = {
      id: 1,
      author: 'player',
      text: 'old',
      createTime: 10,
      state: 'answered',
      clientId: 'a',
      replyTo: null,
      take: 0,
      engine: null,
      kind: 'talk',
      links: [],
      helpLines: [],
      suggestions: [],
      notes: [],
      isReported: false,
    }
    room.editMessage(own, 'new')
    const [first] = socket().said('edit') as { clientId: string }[]
    socket().fall()
    await vi.advanceTimersByTimeAsync(1000)
    socket().say(hello)
    expect(socket().said('edit')).toEqual([first])
    socket().say({ type: 'message', message: { ...own, text: 'new', take: 1, clientId: first?.clientId ?? null } })
    socket().fall()
    await vi.advanceTimersByTimeAsync(1000)
    socket().say(hello)
    expect(socket().said('edit')).toEqual([])
  })
  it('keeps what waits over a reload, for this player alone, until it is taken', async () => {
    const room = await enter()
    room.send('before the line stands')
    expect(socket().said('send')).toEqual([])
    leave()
    const again = await enter()
    expect(again.view().chat.outbox).toEqual(room.view().chat.outbox)
    expect(loadOutbox(8, 'mira')).toEqual([])
    socket().say(hello)
    const { clientId } = room.view().chat.outbox[0] ?? { clientId: '' }
    expect(socket().said('send')).toMatchObject([{ clientId }])
    socket().say({ type: 'accepted', clientId, messageId: 1, createTime: 10, isRepeat: false })
    expect(loadOutbox(7, 'mira')).toEqual([])
  })
  it('is silent for too long: it is taken for dead', async () => {
    await enter()
    socket().say(hello)
    await vi.advanceTimersByTimeAsync(13_000)
    expect(FakeSocket.all).toHaveLength(2)
  })
  it('hears nothing of a line that it has left', async () => {
    const room = await enter()
    const old = socket()
    old.say(hello)
    old.fall()
    await vi.advanceTimersByTimeAsync(1000)
    old.say({ type: 'accepted', clientId: 'x', messageId: 1, createTime: 10, isRepeat: false })
    old.say({ ...hello, textMax: 1 })
    expect(room.view().chat.hello?.textMax).toBe(140)
  })
})

describe('a house that says no', () => {
  const refused = (code: string, errno: number): ChatFrame => ({
    type: 'refused',
    errno,
    code,
    message: 'No.',
    clientId: null,
    isEnd: true,
  })
  it('is not retried automatically, and earlier messages stay readable', async () => {
    page = [{ id: 1, createTime: 10, author: 'character', take: 0, clientId: null, replyTo: null } as ChatMessage]
    const room = await enter()
    socket().say(refused('chatOut', 1604))
    await vi.advanceTimersByTimeAsync(120_000)
    expect(FakeSocket.all).toHaveLength(1)
    expect(room.view()).toMatchObject({ link: 'refused', refusal: { message: 'No.', errno: 1604 } })
    expect(room.view().chat.messages).toHaveLength(1)
    room.retry()
    await vi.advanceTimersByTimeAsync(0)
    expect(FakeSocket.all).toHaveLength(2)
  })
  it('gets another ticket where the first came too late', async () => {
    const room = await enter()
    socket().say(refused('chatLineGone', 1607))
    await vi.advanceTimersByTimeAsync(1000)
    expect([FakeSocket.all.length, room.view().link]).toEqual([2, 'connecting'])
  })
  it('may say so before there is a line', async () => {
    ticketAnswer = () => ({ errno: 1604, message: 'You are taking a break.', data: null })
    const room = await enter()
    expect(FakeSocket.all).toHaveLength(0)
    expect(room.view().refusal?.message).toBe('You are taking a break.')
  })
})

describe('the outbox of a tab', () => {
  it('ignores an invalid outbox', () => {
    for (const kept of ['', 'nonsense', '{}', '[1]', '[{"clientId":1}]']) {
      sessionStorage.setItem('chat-outbox:7:mira', kept)
      expect(loadOutbox(7, 'mira')).toEqual([])
    }
    saveOutbox(7, 'mira', [{ clientId: 'a', text: 'b', refusal: null }])
    expect(loadOutbox(7, 'mira')).toHaveLength(1)
    saveOutbox(7, 'mira', [])
    expect(sessionStorage).toHaveLength(0)
  })
})
