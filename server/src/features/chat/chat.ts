// Chats with the AI characters: admits players, accepts messages, has them answered, and updates every device of a player
// on every node. It never reads a balance or a bet, and passes nothing about a player to an engine except their messages.

import { Refusal } from '@glasshouse/rulebook/refusals/refusals'
import { CHAT_TEXT_MAX, CHAT_TEXT_MAX_VIP, type ChatMessage } from '@glasshouse/rulebook/wire/chat/chat'
import type { Language } from '@glasshouse/rulebook/wire/fields'
import { BackgroundLoop } from '../../platform/background-loop.ts'
import type { Database } from '../../platform/db/tx.ts'
import type { Vault } from '../../platform/db/vault.ts'
import type { SocketServerDeps } from '../../platform/realtime/socket-server.ts'
import type { Calendar } from '../../play/stats/days.ts'
import { Answers } from './answers.ts'
import { Budget } from './budget.ts'
import { greetingOf } from './characters.ts'
import type { Article, Companion } from './companion/companion.ts'
import type { Guard } from './engines/guard.ts'
import { Edits, type Edit } from './edits.ts'
import { Memories } from './memory.ts'
import { nameOf } from './message-rows.ts'
import { Messages, type ChatKey } from './messages.ts'
import type { Roster } from './roster.ts'
import { ChatSocketServer, type ChatService, type AdmittedPlayer, type Hello } from './socket.ts'
import { Summaries, type WriteSummary } from './summaries.ts'
import { Talk } from './talk.ts'
import { isTicket, redeemTicket } from './tickets.ts'
import type { Vips } from './vip.ts'

const TOPIC = 'chat:'
const CLOSED_TOPIC = 'chat-closed:'
/** How often to check for chats whose writing node is gone. */
const ABANDONED_CHECK_MS = 2000
/** How long an answer is still written after the last connection closed. */
const UNWATCHED_MS = 30_000

export interface ChatDeps extends SocketServerDeps {
  readonly db: Database
  readonly vault: Vault
  readonly calendar: Calendar
  readonly nodeId: string
  readonly notifier: { notify(topic: string): void; onNotification(listener: (topic: string) => void): void }
  readonly vips: Vips
  readonly roster: Roster
  readonly offline: Companion
  readonly remote: (Companion & { readonly summarise: WriteSummary }) | null
  readonly guard: Guard | null
  readonly knowledge: (query: string, language: Language) => Article | null
  /** The sentences of the app's own texts, which an engine may quote. */
  readonly ours: (language: Language) => ReadonlySet<string>
  readonly hashToken: (token: string) => Buffer
  readonly holderOf: (tokenHash: Buffer) => Promise<bigint>
  /** Throws a refusal for a player who takes a break. */
  readonly mayChat: (playerId: bigint) => Promise<void>
}

export class Chat implements ChatService {
  readonly #deps: ChatDeps
  readonly #budget: Budget
  readonly #talk: Talk
  readonly #answers: Answers
  /** Pending notifications of this node's own; true where this node's connections already have the change. */
  readonly #ownNotifications = new Map<string, boolean>()
  readonly #unwatchedTimers = new Map<string, NodeJS.Timeout>()
  readonly #resumeLoop: BackgroundLoop
  readonly messages: Messages
  readonly memories: Memories
  readonly summaries: Summaries
  readonly socketServer: ChatSocketServer

  constructor(deps: ChatDeps) {
    const { db, vault, calendar, offline, remote, guard, log, notifier, nodeId, knowledge } = deps
    this.#deps = deps
    this.#budget = new Budget(db, calendar)
    this.#talk = new Talk({ offline, remote, guard, ours: deps.ours, log })
    this.messages = new Messages(db, vault)
    this.memories = new Memories(db, vault)
    this.summaries = new Summaries({
      db,
      vault,
      messages: this.messages,
      budget: this.#budget,
      write: remote?.summarise ?? null,
      log,
    })
    this.socketServer = new ChatSocketServer(this, deps)
    this.#answers = new Answers({
      db,
      nodeId,
      messages: this.messages,
      edits: new Edits(db, vault),
      memories: this.memories,
      summaries: this.summaries,
      budget: this.#budget,
      talk: this.#talk,
      personaOf: deps.roster.personaOf,
      knowledge,
      isVip: (playerId) => this.#isVip(playerId),
      countryOf: (playerId) => this.#countryOf(playerId),
      broadcast: (key, message) => this.socketServer.broadcast(key, message),
      notifyOtherNodes: (key) => this.#notify(key, true),
      notifyAll: (key) => this.#notify(key, false),
      closeChats: (playerId) => notifier.notify(CLOSED_TOPIC + playerId),
      broadcastQuota: (key, quota) => this.socketServer.broadcastQuota(key, quota),
      log,
    })
    notifier.onNotification((topic) => {
      const warn = (error: unknown): void => log.warn({ err: error, topic }, 'chat not updated until its next change')
      this.#onNotification(topic).catch(warn)
    })
    const run = (): Promise<void> => this.#resumeAbandoned()
    this.#resumeLoop = new BackgroundLoop({ name: 'resume answers', intervalMs: ABANDONED_CHECK_MS, run, log }).start()
  }

  get engine(): 'offline' | 'remote' {
    return this.#talk.engine
  }

  async close(): Promise<void> {
    await this.#resumeLoop.stop()
    for (const timer of this.#unwatchedTimers.values()) clearTimeout(timer)
    await this.#answers.close()
    await this.summaries.close()
    await this.socketServer.server.close()
  }

  async admit(token: string, characterId: string): Promise<AdmittedPlayer> {
    const { db, hashToken, holderOf } = this.#deps
    if (!token) throw new Refusal('loginNeeded')
    const tokenHash = isTicket(token) ? await redeemTicket(db, token) : hashToken(token)
    const playerId = await holderOf(tokenHash)
    const key = { playerId, characterId }
    await this.mayTalk(key)
    const [player] = await db.read<{ language: Language }>('select language from players_public where id = $1', [
      playerId,
    ])
    return { ...key, tokenHash, language: player?.language === 'fr' ? 'fr' : 'en' }
  }

  async mayTalk({ playerId, characterId }: ChatKey): Promise<void> {
    const listed = this.#deps.roster.of(characterId)
    if (!listed) throw new Refusal('notFound')
    await this.#deps.mayChat(playerId)
    if (!listed.isOn) throw new Refusal('characterOff')
    if (listed.persona.isVipOnly && !(await this.isVipOpen(playerId))) throw new Refusal('chatVipOnly')
  }

  /** Where VIP is not sold, VIP characters are open to everyone. */
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

  /** Messages as stored, with the current text of an answer that this node is writing. */
  async recent(key: ChatKey, after?: number): Promise<{ messages: ChatMessage[]; readUpTo: number } | null> {
    const recent = await this.messages.recent(key, after)
    const current = this.#answers.current(key)
    if (!recent || !current) return recent
    // The writing node also publishes its end, so the answer cannot be regenerated before that.
    const isCurrent = ({ id, take }: ChatMessage): boolean => id === current.id && take === current.take
    return { ...recent, messages: recent.messages.map((one) => (isCurrent(one) ? current : one)) }
  }

  async send(key: ChatKey, language: Language, clientId: string, text: string) {
    const trimmed = await this.#accepted(key, text)
    const accepted =
      (await this.messages.accept(key, clientId, trimmed)) ?? (await this.#startAgain(key, language, clientId, trimmed))
    if (!accepted.isRepeat) this.#notify(key, true)
    return accepted
  }

  async edit(key: ChatKey, language: Language, edit: Edit): Promise<ChatMessage> {
    const { messageId, clientId } = edit
    return await this.#answers.edit(key, language, { messageId, clientId, text: await this.#accepted(key, edit.text) })
  }

  /** The text as it is stored; throws a refusal for an empty or a long one. */
  async #accepted(key: ChatKey, text: string): Promise<string> {
    const trimmed = text.replace(/\s+$/u, '').replace(/^\s+/u, '')
    // A message of invisible characters only counts as empty.
    if (!/[^\p{Cf}\p{Cc}\s]/u.test(trimmed)) throw new Refusal('chatTextEmpty')
    const { length } = [...trimmed]
    const max = length > CHAT_TEXT_MAX && (await this.#isVip(key.playerId)) ? CHAT_TEXT_MAX_VIP : CHAT_TEXT_MAX
    if (length > max) throw new Refusal('chatTextLong', { max })
    return trimmed
  }

  /** The chat was deleted while it was open: this message starts a new one. */
  async #startAgain(key: ChatKey, language: Language, clientId: string, text: string) {
    const persona = this.#deps.roster.personaOf(key.characterId)
    if (persona) await this.messages.open(key, greetingOf(persona, language, this.engine))
    const accepted = await this.messages.accept(key, clientId, text)
    if (!accepted) throw new Refusal('notFound')
    return accepted
  }

  revive(key: ChatKey, language: Language): void {
    const timer = this.#unwatchedTimers.get(nameOf(key))
    if (timer) clearTimeout(timer)
    this.#unwatchedTimers.delete(nameOf(key))
    this.#answers.start(key, language)
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
    this.#notify(key, true)
    return read
  }

  /** An engine costs money even when nobody reads: after a while the answer is cut off, and can be continued. */
  disconnected(key: ChatKey): void {
    const name = nameOf(key)
    const end = (): void => {
      this.#unwatchedTimers.delete(name)
      if (!this.socketServer.hasConnections(key)) this.#answers.cut(key)
    }
    const timer = setTimeout(end, UNWATCHED_MS)
    timer.unref()
    clearTimeout(this.#unwatchedTimers.get(name))
    this.#unwatchedTimers.set(name, timer)
  }

  async deleteHistory(key: ChatKey): Promise<void> {
    await this.messages.delete(key)
    this.#notify(key, false)
  }

  #notify(key: ChatKey, isSentHere: boolean): void {
    const name = nameOf(key)
    this.#ownNotifications.set(name, isSentHere && this.#ownNotifications.get(name) !== false)
    this.#deps.notifier.notify(TOPIC + name)
  }

  async #onNotification(topic: string): Promise<void> {
    if (topic.startsWith(CLOSED_TOPIC)) {
      return await this.socketServer.refuse(BigInt(topic.slice(CLOSED_TOPIC.length)), new Refusal('chatUnderAge'))
    }
    const found = /^chat:(\d+):([a-z]+)$/.exec(topic)
    if (!found) return
    const key = { playerId: BigInt(found[1] ?? 0), characterId: found[2] ?? '' }
    const isSentHere = this.#ownNotifications.get(nameOf(key)) ?? false
    this.#ownNotifications.delete(nameOf(key))
    if (isSentHere) return
    // It may have been stopped or deleted elsewhere, which ends an answer that is being written here.
    await this.#answers.check(key)
    if (this.socketServer.hasConnections(key)) await this.socketServer.catchUp(key)
  }

  async #resumeAbandoned(): Promise<void> {
    const keys = this.socketServer.keys()
    if (keys.length === 0) return
    for (const key of await this.messages.findAbandoned(keys)) {
      this.#answers.start(key, this.socketServer.languageOf(key))
    }
  }

  async #isVip(playerId: bigint): Promise<boolean> {
    return (await this.#deps.vips.of(playerId)).isVip
  }

  async #countryOf(playerId: bigint): Promise<string> {
    const [row] = await this.#deps.db.read<{ country: string }>('select country from players_public where id = $1', [
      playerId,
    ])
    return row?.country ?? '*'
  }
}
