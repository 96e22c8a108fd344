// Writes the answers, one at a time per chat. Text goes to this node's connections at once, and is saved regularly for
// those on other nodes. If the process ends in the middle, the answer can be continued.

import type { ChatMessage, ChatQuota } from '@glasshouse/rulebook/wire/chat/chat'
import type { Language } from '@glasshouse/rulebook/wire/fields'
import { BackgroundLoop } from '../../platform/background-loop.ts'
import type { Database } from '../../platform/db/tx.ts'
import type { Logger } from '../../platform/log.ts'
import { counter } from '../../platform/metrics/registry.ts'
import type { Budget } from './budget.ts'
import { flagUnderAge } from './age-flags.ts'
import { changeCare, NO_CARE } from './care.ts'
import type { Article, Turn } from './companion/companion.ts'
import type { Persona } from './companion/persona.ts'
import { noteLearned, type Edit, type Edits } from './edits.ts'
import type { Memories } from './memory.ts'
import { nameOf, type ChatKey } from './message-rows.ts'
import type { Job, Messages } from './messages.ts'
import { SUMMARISE_AT, shareable, type Summaries } from './summaries.ts'
import type { Answer, Talk } from './talk.ts'

const written = counter(
  'glasshouse_chat_answers_total',
  'Answers by who wrote them (offline, remote, safety or none) and how they ended (done, stopped or cut)',
  'engine',
  'state',
)

/** How often the text so far is saved, and the lease on the chat renewed. */
const SAVE_MS = 250
const LEASE_RENEWAL_MS = 3000
/** The most messages before the question that an engine receives. */
const TURNS = 40
const REMIND_MS = 3 * 3_600_000
const BREAK_MS = 3_600_000

export interface AnswerDeps {
  readonly db: Database
  readonly nodeId: string
  readonly messages: Messages
  readonly edits: Edits
  readonly memories: Memories
  readonly summaries: Summaries
  readonly budget: Budget
  readonly talk: Talk
  readonly personaOf: (id: string) => Persona | undefined
  readonly knowledge: (query: string, language: Language) => Article | null
  readonly isVip: (playerId: bigint) => Promise<boolean>
  readonly countryOf: (playerId: bigint) => Promise<string>
  /** Sends to the connections on this node. */
  readonly broadcast: (key: ChatKey, message: ChatMessage) => void
  /** Notifies other nodes of a change that this node's connections already have. */
  readonly notifyOtherNodes: (key: ChatKey) => void
  /** The same where no connection has the change yet. */
  readonly notifyAll: (key: ChatKey) => void
  /** Ends every connection of a player to whom the chats are closed. */
  readonly closeChats: (playerId: bigint) => void
  readonly broadcastQuota: (key: ChatKey, quota: ChatQuota) => void
  readonly log: Logger
}

interface Running {
  readonly stop: AbortController
  language: Language
  isRequestedAgain: boolean
  job: Job | null
  /** Already claimed: written before another job is claimed. */
  next: Job | null
  text: string
  quota: ChatQuota | null
  /** Enough messages since the last summary for a new one. */
  isFull: boolean
  done: Promise<void>
}

export class Answers {
  readonly #deps: AnswerDeps
  readonly #running = new Map<string, Running>()
  #isClosing = false

  constructor(deps: AnswerDeps) {
    this.#deps = deps
  }

  /** The answer that this node is writing for a chat, with its current text. */
  current(key: ChatKey): ChatMessage | null {
    const running = this.#running.get(nameOf(key))
    return running?.job ? { ...running.job.answer, text: running.text } : null
  }

  /** Answers everything that waits in a chat, unless a node is already at it; starts with `first` if it is given. */
  start(key: ChatKey, language: Language, first: Job | null = null): void {
    const known = this.#running.get(nameOf(key))
    if (known) {
      known.isRequestedAgain = true
      known.language = language
      known.next = first ?? known.next
      return
    }
    if (this.#isClosing) return
    const running: Running = {
      stop: new AbortController(),
      language,
      isRequestedAgain: false,
      job: null,
      next: first,
      text: '',
      quota: null,
      isFull: false,
      done: Promise.resolve(),
    }
    this.#running.set(nameOf(key), running)
    running.done = this.#loop(key, running).catch((error: unknown) => {
      this.#deps.log.warn({ err: error, ...key }, 'chat not answered, will be resumed')
    })
  }

  async rewrite(
    key: ChatKey,
    language: Language,
    messageId: number,
    take: number,
    how: 'regenerate' | 'continue',
  ): Promise<void> {
    const { messages, nodeId } = this.#deps
    const job = await messages.rewrite(key, nodeId, messageId, take, how)
    if (job) this.start(key, language, job)
  }

  async edit(key: ChatKey, language: Language, edit: Edit): Promise<ChatMessage> {
    const { message, job } = await this.#deps.edits.edit(key, this.#deps.nodeId, edit)
    if (job) this.start(key, language, job)
    return message
  }

  async stop(key: ChatKey): Promise<void> {
    const running = this.#running.get(nameOf(key))
    if (running?.job) return running.stop.abort('stopped')
    await this.#deps.messages.stop(key)
    this.#deps.notifyAll(key)
  }

  /** Cuts off an answer that nobody is waiting for. */
  cut(key: ChatKey): void {
    this.#running.get(nameOf(key))?.stop.abort('cut')
  }

  /** After a change elsewhere: stops the answer written here if it is no longer wanted. */
  async check(key: ChatKey): Promise<boolean> {
    const running = this.#running.get(nameOf(key))
    if (!running?.job) return false
    const { job } = running
    // The next answer may have started meanwhile, and the same signal would stop it.
    if (!(await this.#deps.messages.progress(job, running.text)) && running.job === job) running.stop.abort('stopped')
    return true
  }

  /** Marks unfinished answers as cut off, so that they can be continued after a restart. */
  async close(): Promise<void> {
    this.#isClosing = true
    for (const { stop } of this.#running.values()) stop.abort('cut')
    await Promise.all([...this.#running.values()].map(({ done }) => done))
  }

  async #loop(key: ChatKey, running: Running): Promise<void> {
    try {
      for (;;) {
        running.isRequestedAgain = false
        const job = takeNext(running) ?? (await this.#next(key))
        const isMore = job ? await this.#write(job, running) : false
        if (this.#isClosing || (!isMore && !running.isRequestedAgain)) return
        if (running.stop.signal.aborted) break
      }
    } finally {
      this.#running.delete(nameOf(key))
      // A job handed over meanwhile is written even if claiming another one failed.
      if (running.next) this.start(key, running.language, running.next)
    }
    // A stopped run has used up its abort signal, so what waits behind it gets a new one.
    this.start(key, running.language)
  }

  async #next(key: ChatKey): Promise<Job | null> {
    const { messages, nodeId, notifyAll } = this.#deps
    const { job, hasCut } = await messages.claim(key, nodeId)
    if (hasCut) notifyAll(key)
    return job
  }

  /** Returns whether another message waits behind it. */
  async #write(job: Job, running: Running): Promise<boolean> {
    const { messages, broadcast, notifyOtherNodes, log } = this.#deps
    const { key } = job
    running.job = job
    running.text = job.begun
    broadcast(key, { ...job.answer, text: job.begun })
    notifyOtherNodes(key)
    const keyLog = log.child(key)
    const run = async (): Promise<void> => void (await this.check(key))
    const loop = { name: 'renew lease', intervalMs: LEASE_RENEWAL_MS, run, log: keyLog }
    const renewal = new BackgroundLoop(loop).start()
    let answer: Answer | null = null
    let savedAt = performance.now()
    try {
      for await (const event of this.#events(job, running)) {
        if ('answer' in event) {
          answer = event.answer
          break
        }
        running.text = event.text
        broadcast(key, { ...job.answer, text: event.text })
        if (performance.now() - savedAt < SAVE_MS) continue
        savedAt = performance.now()
        if (!(await messages.progress(job, event.text))) break
        notifyOtherNodes(key)
      }
    } catch (error) {
      keyLog.error({ err: error }, 'answer failed, it is cut off')
    } finally {
      await renewal.stop()
    }
    return await this.#end(job, running, answer)
  }

  async *#events(job: Job, running: Running) {
    const { deps, language } = { deps: this.#deps, language: running.language }
    const { key, question, mind, thread, begun, answer } = job
    const persona = deps.personaOf(key.characterId)
    if (!persona) throw new Error(`unknown character ${key.characterId}`)
    const [before, memory, country] = await Promise.all([
      deps.messages.history(key, answer.createTime, TURNS),
      deps.memories.of(key),
      deps.countryOf(key.playerId),
    ])
    const recent = before.filter(
      ({ id, createTime }) => id !== answer.replyTo && createTime > Number(thread.summary_up_to),
    )
    const turns: Turn[] = shareable(recent.toReversed()).map(({ author, text }) => ({ author, text }))
    running.isFull = recent.length + 2 >= SUMMARISE_AT
    running.quota = null
    let day: number | null = null
    yield* deps.talk.reply(
      {
        persona,
        language,
        text: question,
        turns,
        summary: deps.summaries.open(thread.summary_sealed),
        memory,
        mind,
        now: Number(thread.now),
        seed: `${answer.id}:${answer.take}`,
        care: thread.care ?? NO_CARE,
        isUnderAge: thread.is_under_age,
        knowledge: deps.knowledge,
        begun,
        country,
        spend: async () => {
          if (job.isPaid) return true
          const spent = await deps.budget.spend(key.playerId, await deps.isVip(key.playerId))
          day = spent?.day ?? null
          running.quota = spent?.quota ?? null
          return spent !== null
        },
        refund: async () => {
          if (day !== null) await deps.budget.refund(key.playerId, day)
        },
      },
      running.stop.signal,
    )
  }

  async #end(job: Job, running: Running, answer: Answer | null): Promise<boolean> {
    const { db, messages, memories, broadcast, notifyOtherNodes, notifyAll, broadcastQuota, summaries } = this.#deps
    const { key, thread } = job
    const reason = running.stop.signal.aborted ? String(running.stop.signal.reason) : null
    const isReminded = Number(thread.now - thread.disclosed_time) > REMIND_MS
    const isLong = Number(thread.now - thread.sitting_time) > BREAK_MS && (job.mind.turns ?? 0) % 20 === 0
    const notes = [
      ...(answer?.notes ?? []),
      ...(isReminded ? (['aiReminder'] as const) : []),
      ...(isLong ? (['takeBreak'] as const) : []),
    ]
    const state = reason === 'stopped' ? 'stopped' : reason || !answer || answer.isCut ? 'cut' : 'done'
    const { message, isMore } = await db.transaction(async (tx) => {
      const ended = await messages.finish(tx, job, {
        state,
        text: reason === null && answer ? answer.text : running.text,
        engine: answer?.engine ?? null,
        extra: {
          kind: answer?.kind ?? 'talk',
          links: [...(answer?.links ?? [])],
          helpLines: [...(answer?.helpLines ?? [])],
          suggestions: [...(answer?.suggestions ?? [])],
          notes,
        },
        mind: reason === null && answer ? answer.mind : job.mind,
        isDisclosed: isReminded,
      })
      if (ended.message && answer && reason === null) {
        await memories.save(tx, key, answer.learned)
        if (job.answer.replyTo !== null) await noteLearned(tx, key, job.answer.replyTo, Object.keys(answer.learned))
      }
      // Also where the answer itself was stopped: what the player wrote counts.
      if (answer?.care) await changeCare(tx, key.playerId, answer.care)
      if (answer?.isUnderAge) await flagUnderAge(tx, key)
      if (answer?.rule) await countRule(tx, answer.rule.rule, answer.rule.place)
      return ended
    })
    running.job = null
    if (message) written.inc({ engine: answer?.engine ?? 'none', state })
    if (message) broadcast(key, message)
    // An answer that was ended elsewhere is read back from the database.
    if (message) notifyOtherNodes(key)
    else notifyAll(key)
    if (answer?.engine === 'remote' && running.quota) broadcastQuota(key, running.quota)
    // After the answer, which says why.
    if (answer?.isUnderAge && !isMore) this.#deps.closeChats(key.playerId)
    if (running.isFull) summaries.start(key, running.language)
    return isMore
  }
}

function takeNext(running: Running): Job | null {
  const { next } = running
  running.next = null
  return next
}

/** Counts how often each rule matched, by day and without the player. */
const countRule = (
  tx: { query: (sql: string, params: readonly unknown[]) => Promise<unknown> },
  rule: string,
  place: string,
) =>
  tx.query(
    `insert into chat_rule_counts as c (day, rule, place, times) values ((now_ms() / day_ms())::int4, $1, $2, 1)
       on conflict (day, rule, place) do update set times = c.times + 1`,
    [rule, place],
  )
