// Talks with the AI characters: lets in who may, takes what is said, has it answered, and tells every device of a player
// on every node. It must never look at a balance or a bet, nor hand anything of a player to an engine but what he wrote.

import { Refusal } from '@glasshouse/rulebook/refusals/refusals'
import { CHAT_TEXT_MAX, CHAT_TEXT_MAX_VIP, type ChatMessage } from '@glasshouse/rulebook/wire/chat/chat'
import type { Language } from '@glasshouse/rulebook/wire/fields'
import type { IncomingMessage } from 'node:http'
import type { Database } from '../../platform/db/tx.ts'
import type { Vault } from '../../platform/db/vault.ts'
import type { Calendar } from '../../play/stats/days.ts'
import { Answers } from './answers.ts'
import { Budget } from './budget.ts'
import { greetingOf } from './characters.ts'
import type { Article, Companion } from './companion/companion.ts'
import { Memories } from './memory.ts'
import { nameOf } from './message-rows.ts'
import { Messages, type ChatKey } from './messages.ts'
import type { Roster } from './roster.ts'
import { ChatSocketServer, type ChatHouse, type Guest, type Hello } from './socket.ts'
import { Summaries, type WriteSummary } from './summaries.ts'
import { Talk } from './talk.ts'
import { isTicket, takeTicket } from './tickets.ts'
import type { Vips } from './vip.ts'

const TOPIC = 'chat:'
/** How often to look for chats whose writer is gone. */
const LOOK_MS = 2000
/** How long an answer is written on when nobody listens any more. */
const UNHEARD_MS = 30_000

export interface ChatDeps {
  readonly db: Database
  readonly vault: Vault
  readonly calendar: Calendar
  readonly nodeId: string
  readonly notifier: { notify(topic: string): void; onNotification(listener: (topic: string) => void): void }
  readonly vips: Vips
  readonly roster: Roster
  readonly offline: Companion
  readonly remote: (Companion & { readonly summarise: WriteSummary }) | null
  readonly knowledge: (query: string, language: Language) => Article | null
  readonly hashToken: (token: string) => Buffer
  readonly holderOf: (tokenHash: Buffer) => Promise<bigint>
  /** Refuses whoever takes a break from the house. */
  readonly mayChat: (playerId: bigint) => Promise<void>
  readonly addressOf: (request: IncomingMessage) => string
  readonly isOurPage: (request: IncomingMessage) => boolean
  readonly rateFactor: number
  readonly onError: (error: unknown) => void
}

export class Chat implements ChatHouse {
  readonly #deps: ChatDeps
  readonly #budget: Budget
  readonly #talk: Talk
  readonly #answers: Answers
  /** Wakes of this node's own on their way; true where those who listen here were told before. */
  readonly #waking = new Map<string, boolean>()
  readonly #unheard = new Map<string, NodeJS.Timeout>()
  readonly #looking: NodeJS.Timeout
  readonly messages: Messages
  readonly memories: Memories
  readonly summaries: Summaries
  readonly httpServer: ChatSocketServer

  constructor(deps: ChatDeps) {
    const { db, vault, calendar, offline, remote, onError, notifier, nodeId, knowledge } = deps
    this.#deps = deps
    this.#budget = new Budget(db, calendar)
    this.#talk = new Talk({ offline, remote, onError })
    this.messages = new Messages(db, vault)
    this.memories = new Memories(db, vault)
    this.summaries = new Summaries({
      db,
      vault,
      messages: this.messages,
      budget: this.#budget,
      write: remote?.summarise ?? null,
      onError,
    })
    this.httpServer = new ChatSocketServer({ ...deps, house: this })
    this.#answers = new Answers({
      db,
      nodeId,
      messages: this.messages,
      memories: this.memories,
      summaries: this.summaries,
      budget: this.#budget,
      talk: this.#talk,
      personaOf: deps.roster.personaOf,
      knowledge,
      isVip: (playerId) => this.#isVip(playerId),
      countryOf: (playerId) => this.#countryOf(playerId),
      tell: (key, message) => this.httpServer.tell(key, message),
      wake: (key) => this.#wake(key, true),
      wakeAll: (key) => this.#wake(key, false),
      tellQuota: (key, quota) => this.httpServer.tellQuota(key, quota),
      onError,
    })
    notifier.onNotification((topic) => void this.#hear(topic).catch(onError))
    this.#looking = setInterval(() => void this.#look().catch(onError), LOOK_MS)
    this.#looking.unref()
  }

  get engine(): 'offline' | 'remote' {
    return this.#talk.engine
  }

  async close(): Promise<void> {
    clearInterval(this.#looking)
    for (const timer of this.#unheard.values()) clearTimeout(timer)
    await this.#answers.close()
    await this.summaries.close()
    this.httpServer.close()
  }

  async admit(token: string, characterId: string): Promise<Guest> {
    const { db, hashToken, holderOf } = this.#deps
    if (!token) throw new Refusal('loginNeeded')
    const tokenHash = isTicket(token) ? await takeTicket(db, token) : hashToken(token)
    const playerId = await holderOf(tokenHash)
    const key = { playerId, characterId }
    await this.mayTalk(key)
    const [player] = await db.read<{ language: Language }>('select language from players where id = $1', [playerId])
    return { ...key, tokenHash, language: player?.language === 'fr' ? 'fr' : 'en' }
  }

  async mayTalk({ playerId, characterId }: ChatKey): Promise<void> {
    const listed = this.#deps.roster.of(characterId)
    if (!listed) throw new Refusal('notFound')
    await this.#deps.mayChat(playerId)
    if (!listed.isOn) throw new Refusal('characterOff')
    if (listed.persona.isVipOnly && !(await this.isVipOpen(playerId))) throw new Refusal('chatVipOnly')
  }

  /** Where VIP is not sold, what would be for VIPs is for everyone. */
  async isVipOpen(playerId: bigint | undefined): Promise<boolean> {
    if (!this.#deps.vips.isSold) return true
    return playerId !== undefined && (await this.#isVip(playerId))
  }

  holderOf = (tokenHash: Buffer): Promise<bigint> => this.#deps.holderOf(tokenHash)

  async hello(key: ChatKey, language: Language): Promise<{ hello: Hello; messages: ChatMessage[] }> {
    const persona = this.#deps.roster.personaOf(key.characterId)
    if (!persona) throw new Refusal('notFound')
    await this.messages.open(key, greetingOf(persona, language, this.engine))
    const isVip = await this.#isVip(key.playerId)
    const recent = await this.messages.recent(key)
    const hello = {
      engine: this.engine,
      isVip,
      textMax: isVip ? CHAT_TEXT_MAX_VIP : CHAT_TEXT_MAX,
      quota: await this.#budget.quota(key.playerId, isVip, this.engine === 'remote'),
      lastMessage: recent?.lastTime ?? 0,
      readUpTo: recent?.readUpTo ?? 0,
    }
    return { hello, messages: recent?.messages ?? [] }
  }

  /** As it is written down, with what is being written here as far as it is now. */
  async recent(key: ChatKey, after?: number): Promise<{ messages: ChatMessage[]; readUpTo: number } | null> {
    const recent = await this.messages.recent(key, after)
    const current = this.#answers.current(key)
    if (!recent || !current) return recent
    // Its end too is told by who writes it: not before it can be written anew.
    const isCurrent = ({ id, take }: ChatMessage): boolean => id === current.id && take === current.take
    return { ...recent, messages: recent.messages.map((one) => (isCurrent(one) ? current : one)) }
  }

  async send(key: ChatKey, language: Language, clientId: string, text: string) {
    const trimmed = text.replace(/\s+$/u, '').replace(/^\s+/u, '')
    // Nothing but signs that nobody sees is nothing.
    if (!/[^\p{Cf}\p{Cc}\s]/u.test(trimmed)) throw new Refusal('chatTextEmpty')
    const { length } = [...trimmed]
    const max = length > CHAT_TEXT_MAX && (await this.#isVip(key.playerId)) ? CHAT_TEXT_MAX_VIP : CHAT_TEXT_MAX
    if (length > max) throw new Refusal('chatTextLong', { max })
    const taken =
      (await this.messages.accept(key, clientId, trimmed)) ?? (await this.#begin(key, language, clientId, trimmed))
    if (!taken.isRepeat) this.#wake(key, true)
    return taken
  }

  /** The chat was deleted while it was open: what is said begins it anew. */
  async #begin(key: ChatKey, language: Language, clientId: string, text: string) {
    const persona = this.#deps.roster.personaOf(key.characterId)
    if (persona) await this.messages.open(key, greetingOf(persona, language, this.engine))
    const taken = await this.messages.accept(key, clientId, text)
    if (!taken) throw new Refusal('notFound')
    return taken
  }

  revive(key: ChatKey, language: Language): void {
    const timer = this.#unheard.get(nameOf(key))
    if (timer) clearTimeout(timer)
    this.#unheard.delete(nameOf(key))
    this.#answers.kick(key, language)
  }

  stop = (key: ChatKey): Promise<void> => this.#answers.stop(key)

  rewrite(
    key: ChatKey,
    language: Language,
    messageId: number,
    take: number,
    how: 'regenerate' | 'continue',
  ): Promise<void> {
    return this.#answers.rewrite(key, language, messageId, take, how)
  }

  async read(key: ChatKey, upTo: number): Promise<number> {
    const read = await this.messages.read(key, upTo)
    this.#wake(key, true)
    return read
  }

  /** What an engine writes for nobody costs all the same: after a while it is cut off, and can be continued. */
  left(key: ChatKey): void {
    const name = nameOf(key)
    const end = (): void => {
      this.#unheard.delete(name)
      if (!this.httpServer.follows(key)) this.#answers.cut(key)
    }
    const timer = setTimeout(end, UNHEARD_MS)
    timer.unref()
    clearTimeout(this.#unheard.get(name))
    this.#unheard.set(name, timer)
  }

  async deleteHistory(key: ChatKey): Promise<void> {
    await this.messages.delete(key)
    this.#wake(key, false)
  }

  #wake(key: ChatKey, isTold: boolean): void {
    const name = nameOf(key)
    this.#waking.set(name, isTold && this.#waking.get(name) !== false)
    this.#deps.notifier.notify(TOPIC + name)
  }

  async #hear(topic: string): Promise<void> {
    const found = /^chat:(\d+):([a-z]+)$/.exec(topic)
    if (!found) return
    const key = { playerId: BigInt(found[1] ?? 0), characterId: found[2] ?? '' }
    const isTold = this.#waking.get(nameOf(key)) ?? false
    this.#waking.delete(nameOf(key))
    if (isTold) return
    // It may have been stopped or deleted: what is written here ends then.
    await this.#answers.check(key)
    if (this.httpServer.follows(key)) await this.httpServer.catchUp(key)
  }

  async #look(): Promise<void> {
    const keys = this.httpServer.keys()
    if (keys.length === 0) return
    for (const key of await this.messages.findAbandoned(keys)) {
      this.#answers.kick(key, this.httpServer.languageOf(key))
    }
  }

  async #isVip(playerId: bigint): Promise<boolean> {
    return (await this.#deps.vips.of(playerId)).isVip
  }

  async #countryOf(playerId: bigint): Promise<string> {
    const [row] = await this.#deps.db.read<{ country: string }>('select country from players where id = $1', [playerId])
    return row?.country ?? '*'
  }
}
