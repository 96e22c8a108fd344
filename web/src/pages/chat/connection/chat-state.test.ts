import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ChatFrame, ChatMessage, ChatRequest } from '@glasshouse/rulebook/wire/chat/chat'
import * as states from './chat-state.ts'
import { emptyChat, receive, PAGE, type ChatState } from './chat-state.ts'

const message = (id: number, more: Partial<ChatMessage> = {}): ChatMessage => ({
  id,
  author: 'character',
  text: `text ${id}`,
  createTime: id * 10,
  state: 'done',
  clientId: null,
  replyTo: null,
  take: 0,
  engine: 'offline',
  kind: 'talk',
  links: [],
  helpLines: [],
  suggestions: [],
  notes: [],
  isReported: false,
  ...more,
})
const told = (chat: ChatState): string[] => chat.messages.map(({ id, text }) => `${id}:${text}`)
const typing = (messageId: number, take = 0, replyTo = 1): ChatFrame => ({
  type: 'typing',
  messageId,
  take,
  replyTo,
  createTime: messageId * 10,
})
const delta = (messageId: number, n: number, text: string, take = 0): ChatFrame => ({
  type: 'delta',
  messageId,
  take,
  n,
  text,
})
const after = (frames: readonly ChatFrame[], chat = emptyChat()): ChatState => frames.reduce(receive, chat)

describe('frames', () => {
  it('a reply grows by its offsets despite repeats, and its final text replaces it', () => {
    const frames = [typing(2), delta(2, 0, 'Hel'), delta(2, 3, 'lo'), delta(2, 0, 'Hel'), delta(2, 3, 'lo')]
    expect(told(after(frames))).toEqual(['2:Hello'])
    const done = after([...frames, { type: 'done', message: message(2, { text: 'Hello!', replyTo: 1 }) }])
    expect(told(done)).toEqual(['2:Hello!'])
    expect(told(after([delta(2, 6, ' late'), typing(2)], done))).toEqual(['2:Hello!'])
  })
  it('a piece behind a gap is left out instead of put in a wrong place', () => {
    expect(told(after([typing(2), delta(2, 0, 'He'), delta(2, 4, 'o')]))).toEqual(['2:He'])
  })
  it('a new take wipes the old one, and what is still said of the old one is not heard', () => {
    const anew = [typing(2), delta(2, 0, 'old'), typing(2, 1), delta(2, 3, ' text'), delta(2, 0, 'new', 1)]
    expect(told(after(anew))).toEqual(['2:new'])
    const late: ChatFrame = { type: 'done', message: message(2, { text: 'old text', replyTo: 1 }) }
    expect(told(after([...anew, late]))).toEqual(['2:new'])
  })
  it('an answer that was cut off grows on, with or without being begun again', () => {
    const cut: ChatFrame = { type: 'done', message: message(2, { text: 'One', state: 'cut', replyTo: 1 }) }
    for (const frames of [[delta(2, 3, ' two')], [typing(2), delta(2, 0, 'One'), delta(2, 3, ' two')]]) {
      const chat = after([cut, ...frames])
      expect(told(chat)).toEqual(['2:One two'])
      expect(states.isWriting(chat)).toBe(true)
    }
  })
  it('an edited message replaces the old text, and its reply starts again', () => {
    const own = message(1, { author: 'player', text: 'old', state: 'answered', clientId: 'a' })
    const chat = after([
      { type: 'message', message: own },
      { type: 'done', message: message(2, { text: 'reply', replyTo: 1 }) },
    ])
    expect(states.editable(chat)?.id).toBe(1)
    const edited: ChatFrame = { type: 'message', message: { ...own, text: 'new', clientId: 'b', take: 1 } }
    const anew = after([edited, typing(2, 1), { type: 'message', message: own }], chat)
    expect(told(anew)).toEqual(['1:new', '2:'])
    expect(states.editable(anew)).toBeNull()
  })
  it('a message is editable only while it is the last and nothing waits', () => {
    const own = message(1, { author: 'player', state: 'answered' })
    const reply: ChatFrame = { type: 'done', message: message(2, { replyTo: 1 }) }
    const chat = after([{ type: 'message', message: own }, reply])
    expect(states.editable(emptyChat())).toBeNull()
    expect(states.editable(after([{ type: 'message', message: message(1, { kind: 'greeting' }) }]))).toBeNull()
    expect(states.editable(states.write(chat, 'x', 'next'))).toBeNull()
    const next: ChatFrame = { type: 'message', message: message(3, { author: 'player', state: 'waiting' }) }
    expect(states.editable(after([next], chat))).toBeNull()
  })
  it('a sent message leaves the outbox once, whether it is accepted or comes whole', () => {
    const sent = states.write(emptyChat(), 'a', ' hi ')
    const accepted: ChatFrame = { type: 'accepted', clientId: 'a', messageId: 3, createTime: 30, isRepeat: false }
    const whole: ChatFrame = { type: 'message', message: message(3, { author: 'player', text: 'hi', clientId: 'a' }) }
    for (const frames of [[accepted], [whole], [accepted, whole], [whole, accepted], [accepted, accepted]]) {
      const chat = after(frames, sent)
      expect(told(chat)).toEqual(['3:hi'])
      expect(chat.outbox).toEqual([])
    }
    expect(after([typing(4, 0, 3)], after([accepted], sent)).messages[0]?.state).toBe('answered')
  })
  it('a refused message stays with its reason and is not resent automatically; sent again, it keeps its id', () => {
    const refused = after(
      [{ type: 'refused', errno: 1602, code: 'chatQueueFull', message: 'Wait.', clientId: 'a', isEnd: false }],
      states.write(emptyChat(), 'a', 'hi'),
    )
    expect(refused.outbox).toEqual([{ clientId: 'a', text: 'hi', refusal: 'Wait.' }])
    expect(states.resumeWith(refused).map((one) => one.type)).toEqual(['resume'])
    expect(states.write(refused, 'a', 'hi').outbox).toEqual([{ clientId: 'a', text: 'hi', refusal: null }])
    expect(states.discard(refused, 'a').outbox).toEqual([])
  })
  it('a read mark never goes back, and after a deletion only what is unsent stays', () => {
    const chat = after(
      [
        { type: 'read', upTo: 50 },
        { type: 'read', upTo: 20 },
        { type: 'message', message: message(1) },
      ],
      states.write(emptyChat(), 'a', 'x'),
    )
    expect(chat.readUpTo).toBe(50)
    const gone = receive(chat, { type: 'gone' })
    expect([gone.messages.length, gone.outbox.length, gone.readUpTo, gone.hasOlder]).toEqual([0, 1, 0, false])
  })
})

describe('pages', () => {
  const page = (from: number, to: number) =>
    Array.from({ length: from - to + 1 }, (_, at) => message(from - at)).slice(0, PAGE)
  it('older pages come before what is there, without a repeat, until there are none', () => {
    const first = states.takeNewest(emptyChat(), page(50, 1), new Set())
    expect([first.messages[0]?.id, first.messages.at(-1)?.id, first.hasOlder]).toEqual([31, 50, true])
    const second = states.addOlder(first, page(32, 1))
    expect(second.messages.map(({ id }) => id)).toEqual(Array.from({ length: 38 }, (_, at) => at + 13))
    const last = states.addOlder(second, page(12, 1))
    expect([last.messages.length, last.hasOlder]).toEqual([50, false])
  })
  it('drops messages deleted elsewhere, and keeps those that arrived in the meantime', () => {
    const chat = after([1, 2, 3].map((id): ChatFrame => ({ type: 'message', message: message(id) })))
    const meanwhile = receive(chat, { type: 'message', message: message(9) })
    const taken = states.takeNewest(meanwhile, [message(8)], new Set([1, 2, 3]))
    expect([told(taken), taken.hasOlder]).toEqual([['8:text 8', '9:text 9'], false])
  })
  it('leaves no gap after an absence of more than a page', () => {
    const chat = states.takeNewest(emptyChat(), page(20, 1), new Set())
    const known = new Set(chat.messages.map(({ id }) => id))
    const taken = states.takeNewest(chat, page(90, 1), known)
    expect([taken.messages[0]?.id, taken.messages.length, taken.hasOlder]).toEqual([71, 20, true])
    const near = states.takeNewest(chat, page(30, 1), known)
    expect([near.messages[0]?.id, near.messages.length, near.hasOlder]).toEqual([1, 30, true])
  })
  it('a late page doesn’t undo live updates, and completes replies that ended unseen', () => {
    const chat = after([typing(2), delta(2, 0, 'Hello')])
    const seen = new Set([2])
    expect(told(states.takeNewest(chat, [message(2, { text: 'He', state: 'writing' })], seen))).toEqual(['2:Hello'])
    expect(told(states.takeNewest(chat, [message(2, { text: 'Hello all' })], seen))).toEqual(['2:Hello all'])
  })
})

/** A house of few words: it answers each message in pieces, and tells a device what it lacks, as the real one does. */
class SmallHouse {
  readonly messages: ChatMessage[] = []
  #shown = new Map<number, { take: number; n: number; state: string }>()
  #frames: ChatFrame[] = []

  take(request: ChatRequest): void {
    if (request.type === 'resume') {
      if (request.answer) this.#shown.set(request.answer.messageId, { ...request.answer, state: 'writing' })
      for (const one of this.messages) {
        if (one.createTime > request.lastCreateTime || one.id === request.answer?.messageId) this.#show(one)
      }
    }
    if (request.type !== 'send') return
    const known = this.messages.find(({ clientId }) => clientId === request.clientId)
    const kept =
      known ?? this.#add({ author: 'player', state: 'waiting', text: request.text, clientId: request.clientId })
    this.#shown.set(kept.id, { take: 0, n: 0, state: 'waiting' })
    const { id: messageId, createTime } = kept
    this.#frames.push({ type: 'accepted', clientId: request.clientId, messageId, createTime, isRepeat: Boolean(known) })
  }
  sendFromElsewhere(text: string): void {
    this.#show(this.#add({ author: 'player', state: 'waiting', text }))
  }
  step(words: string): void {
    const writing = this.messages.find(({ state }) => state === 'writing')
    const waiting = this.messages.find(({ state }) => state === 'waiting')
    if (writing && words) this.#change(writing, { text: writing.text + words })
    else if (writing) this.#change(writing, { state: 'done', text: `${writing.text}.` })
    else if (waiting) {
      this.messages[this.messages.indexOf(waiting)] = { ...waiting, state: 'answered' }
      this.#show(this.#add({ author: 'character', state: 'writing', text: '', replyTo: waiting.id }))
    }
  }
  anew(): void {
    const last = this.messages.findLast(({ author }) => author === 'character')
    if (last?.state === 'done') this.#change(last, { state: 'writing', text: '', take: last.take + 1 })
  }
  /** What is on its way, so many frames of it; a line that breaks loses the rest. */
  deliver = (count: number): ChatFrame[] => this.#frames.splice(0, count)
  breakLine(): void {
    this.#frames = []
    this.#shown = new Map()
  }

  #add(more: Partial<ChatMessage>): ChatMessage {
    const id = this.messages.length + 1
    const added = message(id, more)
    this.messages.push(added)
    return added
  }
  #change(one: ChatMessage, more: Partial<ChatMessage>): void {
    const changed = { ...one, ...more }
    this.messages[this.messages.indexOf(one)] = changed
    this.#show(changed)
  }
  #show(one: ChatMessage): void {
    const { id, take, state, text } = one
    const shown = this.#shown.get(id)
    this.#shown.set(id, { take, n: text.length, state })
    if (one.author === 'player') return void (shown || this.#frames.push({ type: 'message', message: one }))
    if (state !== 'writing') return void this.#frames.push({ type: 'done', message: one })
    const isNew = shown?.take !== take || shown.state !== 'writing'
    if (isNew) this.#frames.push({ ...typing(id, take, one.replyTo ?? 0), createTime: one.createTime } as ChatFrame)
    const n = isNew ? 0 : shown.n
    if (text.length > n) this.#frames.push(delta(id, n, text.slice(n), take))
  }
}

const step = fc.oneof(
  fc.record({ type: fc.constant('write' as const), words: fc.string({ minLength: 1, maxLength: 4 }) }),
  fc.record({ type: fc.constant('elsewhere' as const), words: fc.string({ minLength: 1, maxLength: 4 }) }),
  fc.record({ type: fc.constant('answer' as const), words: fc.constantFrom('', 'ab', 'cde', 'f') }),
  fc.record({ type: fc.constantFrom('anew' as const, 'reconnect' as const, 'page' as const, 'repeat' as const) }),
  fc.record({ type: fc.constant('deliver' as const), count: fc.nat(4) }),
)

describe('any order of loss, repeat and return', () => {
  it('ends with each message once, in order, as on the server', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const house = new SmallHouse()
        let chat = emptyChat()
        let written = 0
        let lastFrames: ChatFrame[] = []
        const listen = (count: number): void => {
          lastFrames = house.deliver(count)
          chat = after(lastFrames, chat)
        }
        const reconnect = (): void => {
          house.breakLine()
          for (const request of states.resumeWith(chat)) house.take(request)
        }
        const page = (): ChatMessage[] => house.messages.slice(-PAGE).toReversed()
        for (const one of steps) {
          if (one.type === 'write') {
            const clientId = `c${written++}`
            chat = states.write(chat, clientId, one.words.trim() || '?')
            house.take({ type: 'send', clientId, text: chat.outbox.at(-1)?.text ?? '' })
          } else if (one.type === 'elsewhere') house.sendFromElsewhere(one.words)
          else if (one.type === 'answer') house.step(one.words)
          else if (one.type === 'deliver') listen(one.count)
          else if (one.type === 'anew') house.anew()
          else if (one.type === 'reconnect') reconnect()
          else if (one.type === 'repeat') chat = after(lastFrames, chat)
          else chat = states.takeNewest(chat, page(), new Set(chat.messages.map(({ id }) => id)))
          const times = chat.messages.map(({ createTime }) => createTime)
          expect(times).toEqual([...new Set(times)].toSorted((a, b) => a - b))
        }
        for (let rounds = 0; rounds < 200; rounds++) house.step('')
        reconnect()
        listen(1000)
        // What was said again on the new line is enough for all that came since; pages bring what is older.
        const whole = house.messages.map(({ id, text }) => `${id}:${text}`)
        expect(told(chat)).toEqual(whole.slice(whole.length - chat.messages.length))
        const known = new Set(chat.messages.map(({ id }) => id))
        chat = states.takeNewest(chat, page(), known)
        while (chat.hasOlder) {
          const oldest = chat.messages[0]?.createTime ?? 0
          const older = house.messages.filter(({ createTime }) => createTime < oldest)
          chat = states.addOlder(chat, older.slice(-PAGE).toReversed())
        }
        expect(told(chat)).toEqual(whole)
        expect(chat.outbox).toEqual([])
      }),
      { numRuns: 300 },
    )
  })
})
