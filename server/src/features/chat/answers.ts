// Writes the answers, one at a time for each chat. What is written is told to who listens here, and written down now and
// then for those who listen elsewhere; whatever ends this process in the middle leaves an answer that can be continued.

import type { ChatMessage, ChatQuota } from '@glasshouse/rulebook/wire/chat/chat'
import type { Language } from '@glasshouse/rulebook/wire/fields'
import type { Database } from '../../platform/db/tx.ts'
import type { Budget } from './budget.ts'
import type { Article, Turn } from './companion/companion.ts'
import type { Persona } from './companion/persona.ts'
import type { Memories } from './memory.ts'
import { nameOf, type ChatKey } from './message-rows.ts'
import type { Job, Messages } from './messages.ts'
import { FOLD_AT, tellable, type Summaries } from './summaries.ts'
import type { Answer, Talk } from './talk.ts'

/** How often the text so far is written down, and the claim on the chat renewed. */
const SAVE_MS = 250
const BEAT_MS = 3000
/** Messages before the question that an engine is told, at most. */
const TURNS = 40
const REMIND_MS = 3 * 3_600_000
const BREAK_MS = 3_600_000

export interface AnswerDeps {
  readonly db: Database
  readonly nodeId: string
  readonly messages: Messages
  readonly memories: Memories
  readonly summaries: Summaries
  readonly budget: Budget
  readonly talk: Talk
  readonly personaOf: (id: string) => Persona | undefined
  readonly knowledge: (query: string, language: Language) => Article | null
  readonly isVip: (playerId: bigint) => Promise<boolean>
  readonly countryOf: (playerId: bigint) => Promise<string>
  /** Tells those who listen on this node. */
  readonly tell: (key: ChatKey, message: ChatMessage) => void
  /** Tells the other nodes that something has changed, which those who listen here were told. */
  readonly wake: (key: ChatKey) => void
  /** The same where nobody was told yet. */
  readonly wakeAll: (key: ChatKey) => void
  readonly tellQuota: (key: ChatKey, quota: ChatQuota) => void
  readonly onError: (error: unknown) => void
}

interface Running {
  readonly stop: AbortController
  language: Language
  isAskedAgain: boolean
  job: Job | null
  /** Claimed already: it is written before another is asked for. */
  next: Job | null
  text: string
  quota: ChatQuota | null
  /** Enough was said since the last summary. */
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

  /** What is being written here for a chat, as far as it is. */
  current(key: ChatKey): ChatMessage | null {
    const running = this.#running.get(nameOf(key))
    return running?.job ? { ...running.job.answer, text: running.text } : null
  }

  /** Answers whatever waits in a chat, unless somebody is at it; before that `first`, which this node has claimed. */
  kick(key: ChatKey, language: Language, first: Job | null = null): void {
    const known = this.#running.get(nameOf(key))
    if (known) {
      known.isAskedAgain = true
      known.language = language
      known.next = first ?? known.next
      return
    }
    if (this.#isClosing) return
    const running: Running = {
      stop: new AbortController(),
      language,
      isAskedAgain: false,
      job: null,
      next: first,
      text: '',
      quota: null,
      isFull: false,
      done: Promise.resolve(),
    }
    this.#running.set(nameOf(key), running)
    running.done = this.#loop(key, running).catch(this.#deps.onError)
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
    if (job) this.kick(key, language, job)
  }

  async stop(key: ChatKey): Promise<void> {
    const running = this.#running.get(nameOf(key))
    if (running?.job) return running.stop.abort('stopped')
    await this.#deps.messages.stop(key)
    this.#deps.wakeAll(key)
  }

  /** Ends what nobody waits for. */
  cut(key: ChatKey): void {
    this.#running.get(nameOf(key))?.stop.abort('cut')
  }

  /** Something has changed elsewhere: whether the answer that is written here is still wanted. */
  async check(key: ChatKey): Promise<boolean> {
    const running = this.#running.get(nameOf(key))
    if (!running?.job) return false
    const { job } = running
    // Meanwhile the next answer may have begun, which the same signal would stop.
    if (!(await this.#deps.messages.progress(job, running.text)) && running.job === job) running.stop.abort('stopped')
    return true
  }

  /** What is under way is marked as cut off, so that it can be continued after a restart. */
  async close(): Promise<void> {
    this.#isClosing = true
    for (const { stop } of this.#running.values()) stop.abort('cut')
    await Promise.all([...this.#running.values()].map(({ done }) => done))
  }

  async #loop(key: ChatKey, running: Running): Promise<void> {
    try {
      for (;;) {
        running.isAskedAgain = false
        const job = takeNext(running) ?? (await this.#next(key))
        const isMore = job ? await this.#write(job, running) : false
        if (this.#isClosing || (!isMore && !running.isAskedAgain)) return
        if (running.stop.signal.aborted) break
      }
    } finally {
      this.#running.delete(nameOf(key))
      // Handed over meanwhile: it is written even where to claim another has failed.
      if (running.next) this.kick(key, running.language, running.next)
    }
    // One that was stopped has used up its signal: what waits behind it gets a new one.
    this.kick(key, running.language)
  }

  async #next(key: ChatKey): Promise<Job | null> {
    const { messages, nodeId, wakeAll } = this.#deps
    const { job, hasCut } = await messages.claim(key, nodeId)
    if (hasCut) wakeAll(key)
    return job
  }

  /** Whether something else waits behind it. */
  async #write(job: Job, running: Running): Promise<boolean> {
    const { messages, tell, wake, onError } = this.#deps
    const { key } = job
    running.job = job
    running.text = job.begun
    tell(key, { ...job.answer, text: job.begun })
    wake(key)
    const beat = setInterval(() => void this.check(key).catch(onError), BEAT_MS)
    let answer: Answer | null = null
    let savedAt = performance.now()
    try {
      for await (const word of this.#words(job, running)) {
        if ('answer' in word) {
          answer = word.answer
          break
        }
        running.text = word.text
        tell(key, { ...job.answer, text: word.text })
        if (performance.now() - savedAt < SAVE_MS) continue
        savedAt = performance.now()
        if (!(await messages.progress(job, word.text))) break
        wake(key)
      }
    } catch (error) {
      onError(error)
    } finally {
      clearInterval(beat)
    }
    return await this.#end(job, running, answer)
  }

  async *#words(job: Job, running: Running) {
    const { deps, language } = { deps: this.#deps, language: running.language }
    const { key, question, mind, thread, begun, answer } = job
    const persona = deps.personaOf(key.characterId)
    if (!persona) throw new Error(`nobody is called ${key.characterId}`)
    const [before, memory, country] = await Promise.all([
      deps.messages.history(key, answer.createTime, TURNS),
      deps.memories.of(key),
      deps.countryOf(key.playerId),
    ])
    const said = before.filter(
      ({ id, createTime }) => id !== answer.replyTo && createTime > Number(thread.summary_up_to),
    )
    const turns: Turn[] = tellable(said.toReversed()).map(({ author, text }) => ({ author, text }))
    running.isFull = said.length + 2 >= FOLD_AT
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
        seed: `${answer.id}:${answer.take}`,
        isCare: thread.care_until > thread.now,
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
        giveBack: async () => {
          if (day !== null) await deps.budget.giveBack(key.playerId, day)
        },
      },
      running.stop.signal,
    )
  }

  async #end(job: Job, running: Running, answer: Answer | null): Promise<boolean> {
    const { db, messages, memories, tell, wake, wakeAll, tellQuota, summaries } = this.#deps
    const { key, thread } = job
    const reason = running.stop.signal.aborted ? String(running.stop.signal.reason) : null
    const isReminded = Number(thread.now - thread.disclosed_time) > REMIND_MS
    const isLong = Number(thread.now - thread.sitting_time) > BREAK_MS && (job.mind.turns ?? 0) % 20 === 0
    const notes = [
      ...(answer?.notes ?? []),
      ...(isReminded ? (['aiReminder'] as const) : []),
      ...(isLong ? (['takeBreak'] as const) : []),
    ]
    const { message, isMore } = await db.transaction(async (tx) => {
      const ended = await messages.finish(tx, job, {
        state: reason === 'stopped' ? 'stopped' : reason || !answer || answer.isCut ? 'cut' : 'done',
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
        isCare: answer?.isCare ?? false,
        isDisclosed: isReminded,
      })
      if (ended.message && answer && reason === null) await memories.keep(tx, key, answer.learned)
      if (answer?.rule) await countRule(tx, answer.rule.rule, answer.rule.place)
      return ended
    })
    running.job = null
    if (message) tell(key, message)
    // What was ended elsewhere is read back.
    if (message) wake(key)
    else wakeAll(key)
    if (answer?.engine === 'remote' && running.quota) tellQuota(key, running.quota)
    if (running.isFull) summaries.kick(key, running.language)
    return isMore
  }
}

function takeNext(running: Running): Job | null {
  const { next } = running
  running.next = null
  return next
}

/** How often each rule was met, by day; not by whom. */
const countRule = (
  tx: { query: (sql: string, params: readonly unknown[]) => Promise<unknown> },
  rule: string,
  place: string,
) =>
  tx.query(
    `insert into chat_rule_counts as c (day, rule, place, times) values ((now_ms() / 86400000)::int4, $1, $2, 1)
       on conflict (day, rule, place) do update set times = c.times + 1`,
    [rule, place],
  )
