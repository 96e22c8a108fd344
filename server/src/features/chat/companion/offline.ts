// The built-in companion. It only uses scripted replies, with safe words in their placeholders, so a misunderstanding is
// harmless. It has no clock, randomness or state of its own: the same context gives the same answer.

import { createHash } from 'node:crypto'
import { typeset } from '@glasshouse/rulebook/text/text'
import type { MemorySlot } from '@glasshouse/rulebook/wire/chat/chat'
import type { Language } from '@glasshouse/rulebook/wire/fields'
import { plain } from '../safety/normalise.ts'
import type { Article, Companion, Delta, Memory, Mind, Outcome, ReplyContext } from './companion.ts'
import { content } from './content.ts'
import { learn } from './learn.ts'
import { tokens } from './match.ts'
import type { VoiceKey } from './persona.ts'
import { beginPlay, continuePlay, type RandomIndex } from './play.ts'
import { bestHit, type Hit, type Intent, type Script } from './script.ts'

export const scriptOf = (language: Language): Script => content[language].script

/** How many recent lines are not repeated. */
const REMEMBERED = 24
/** A long message that shares only one word with a rule probably does not mean it. */
const WEAK = 1.5
const LONG = 7
const PLAIN_INTENTS = new Set(['hello', 'bye', 'thanks', 'are-you-ai', 'privacy', 'name-me', 'yes', 'no'])

export interface Thought extends Outcome {
  readonly text: string
}

/** One complete answer. */
export function think(context: ReplyContext): Thought {
  const talk = new Talk(context)
  return talk.answer()
}

/** What a message teaches, whichever engine answers it. */
export const learned = ({ text, language, level }: ReplyContext): Memory =>
  level !== 'low' ? {} : learn(bestHit(scriptOf(language), tokens(text, language)), text)

class Talk {
  readonly #context: ReplyContext
  readonly #language: Language
  readonly #message: readonly string[]
  readonly #said: string[]
  readonly #random: RandomIndex
  readonly #learned: Memory

  constructor(context: ReplyContext) {
    this.#context = context
    this.#language = context.language
    this.#message = tokens(context.text, context.language)
    this.#said = [...(context.mind.said ?? [])]
    this.#random = randomFrom(context.seed)
    this.#learned = learned(context)
  }

  answer(): Thought {
    const { mind, level } = this.#context
    if (level === 'danger') return this.#care(PLAIN_INTENTS)
    if (level === 'raised') return this.#care(null)
    const move = mind.play ? continuePlay(mind.play, this.#message, this.#language, this.#random) : null
    const hit = this.#hit()
    // A game that only repeats itself is over; a repeated hand is not.
    const isStuck = move !== null && mind.play?.kind !== 'hands' && this.#said.includes(lineHash(move.text))
    if (move && !isStuck && !(hit && hit.score >= 2.5 && hit.intent.topic !== 'play')) {
      return this.#done(this.#fresh([move.text]), { topic: 'play', play: move.play })
    }
    const article = this.#article(hit)
    if (article) return this.#explain(article)
    const isWeak = !hit || (hit.score < WEAK && this.#message.length > LONG)
    if (hit && !isWeak) return this.#follow(hit.intent)
    return this.#reflect() ?? (hit ? this.#follow(hit.intent) : null) ?? this.#pickUp() ?? this.#unknown()
  }

  #hit(): Hit | null {
    return bestHit(scriptOf(this.#language), this.#message)
  }

  /** The app's texts answer where a question contains a term of the app and no rule fits better. */
  #article(hit: Hit | null): Article | null {
    if (hit && hit.score >= 3) return null
    return this.#context.knowledge(this.#context.text, this.#language)
  }

  #explain({ id, text, link }: Article): Thought {
    const leads = content[this.#language].replies.appLeads.map((lead) => this.#fill(lead))
    const lastSaid = (lead: string): number => this.#said.lastIndexOf(lineHash(id + lead))
    const [lead = ''] = leads.toSorted((a, b) => lastSaid(a) - lastSaid(b))
    this.#remember(lineHash(id + lead))
    return this.#done(lead + text, { topic: null, play: null, kind: 'app', links: link ? [link] : [] })
  }

  #follow(intent: Intent): Thought {
    const { mind } = this.#context
    const [first = ''] = intent.lines
    const game = /^\{play (\w+)\}$/.exec(first)
    if (game) {
      const kind = game[1] as 'riddle' | 'hands' | 'chain' | 'guess'
      const move = beginPlay(kind, this.#language, this.#random, new Set(this.#said))
      if (move.play && 'index' in move.play) this.#remember(`${kind}:${move.play.index}`)
      return this.#done(this.#fresh([move.text]), { topic: 'play', play: move.play })
    }
    const line = this.#choose(this.#linesOf(intent))
    if (line === null) return this.#pickUp(intent.topic) ?? this.#again()
    const done = this.#done(line, { topic: intent.topic ?? mind.topic ?? null, play: null })
    // A player who says goodbye gets no suggestions that would hold them.
    return intent.id === 'bye' ? { ...done, suggestions: [] } : done
  }

  /** Lines with @names replaced by the character's own, and only those whose placeholders can be filled. */
  #linesOf({ lines }: Intent): string[] {
    const voice = this.#context.persona.words[this.#language].voice
    return lines
      .flatMap((line) => (line.startsWith('@') ? voice[line.slice(1) as VoiceKey] : [line]))
      .filter((line) => [...line.matchAll(/\{(\w+)\}/g)].every(([, name]) => this.#word(name ?? '') !== null))
      .map((line) => this.#fill(line))
  }

  #reflect(): Thought | null {
    const message = plain(this.#message.join(' '))
    for (const { when, lines } of content[this.#language].replies.reflections) {
      const found = when.exec(message)
      if (!found) continue
      const rest = safeRest(found[1] ?? '', this.#language)
      const usable = lines.filter((line) => rest !== null || !line.includes('{rest}'))
      const line = this.#choose(usable.map((one) => one.replace('{rest}', rest ?? '')))
      if (line) return this.#done(line, { topic: 'feelings', play: null })
    }
    return null
  }

  #pickUp(topic = this.#context.mind.topic): Thought | null {
    const lines = topic ? content[this.#language].replies.followUps[topic] : undefined
    const line = lines ? this.#choose(lines) : null
    return line ? this.#done(line, { topic: topic ?? null, play: null }) : null
  }

  #again(): Thought {
    const { again, unknown } = content[this.#language].replies
    return this.#done(this.#fresh([...again, ...unknown]), { topic: null, play: null })
  }

  #unknown(): Thought {
    const { unknown, ways } = content[this.#language].replies
    const line = this.#fresh(unknown.map((one) => this.#fill(one)))
    return { ...this.#done(line, { topic: null, play: null }), suggestions: [...ways] }
  }

  /** Talk without games, jokes and texts of the app: scripted lines where an intent is allowed, and questions of care. */
  #care(allowed: ReadonlySet<string> | null): Thought {
    const hit = this.#hit()
    const isAllowed =
      hit && (allowed ? allowed.has(hit.intent.id) : hit.intent.topic !== 'play' && !isLight(hit.intent.lines))
    const lines =
      isAllowed && hit
        ? allowed
          ? plainLines(hit.intent).map((line) => this.#fill(line))
          : this.#linesOf(hit.intent)
        : []
    const line = this.#choose(lines) ?? this.#fresh(content[this.#language].replies.care)
    return { ...this.#done(line, { topic: null, play: null }), suggestions: [] }
  }

  /** A line that was not used recently; null where all were. */
  #choose(lines: readonly string[]): string | null {
    const free = lines.filter((line) => !this.#said.includes(lineHash(line)))
    if (free.length === 0) return null
    const line = free[this.#random(free.length)] ?? ''
    this.#remember(lineHash(line))
    return line
  }

  /** The same, but falls back to the least recently used line. */
  #fresh(lines: readonly string[]): string {
    const chosen = this.#choose(lines)
    if (chosen !== null) return chosen
    const [oldest = ''] = lines.toSorted(
      (a, b) => this.#said.lastIndexOf(lineHash(a)) - this.#said.lastIndexOf(lineHash(b)),
    )
    this.#remember(lineHash(oldest))
    return oldest
  }

  #remember(hash: string): void {
    this.#said.push(hash)
  }

  #fill(line: string): string {
    const filled = line
      .replace(/\{, name\}/g, () => (this.#memory('name') ? `, ${this.#memory('name')}` : ''))
      .replace(/\{(\w+)\}/g, (_, name: string) => this.#word(name) ?? '')
    // A remembered word that starts the line takes a capital.
    return line.startsWith('{') ? filled.charAt(0).toUpperCase() + filled.slice(1) : filled
  }

  #word(name: string): string | null {
    const { persona } = this.#context
    if (name === 'me') return persona.name
    if (name === 'age') return String(persona.age)
    if (name === 'e') return persona.isFemale ? 'e' : ''
    if (name === 'recall') return this.#recall()
    return this.#memory(name as MemorySlot)
  }

  #memory(slot: MemorySlot): string | null {
    return this.#learned[slot] ?? this.#context.memory[slot] ?? null
  }

  #recall(): string {
    const { recall, recallNothing } = content[this.#language].replies
    const known = Object.values(this.#context.memory).filter(Boolean)
    return known.length > 0 ? recall.replace('{facts}', known.join(', ')) : recallNothing
  }

  #done(text: string, change: Pick<Mind, 'topic' | 'play'> & Partial<Pick<Outcome, 'kind' | 'links'>>): Thought {
    const { persona, mind } = this.#context
    const turns = (mind.turns ?? 0) + 1
    const { suggestions } = persona.words[this.#language]
    return {
      text,
      kind: change.kind ?? 'talk',
      links: change.links ?? [],
      suggestions: change.play || turns % 3 !== 0 ? [] : [...suggestions],
      learned: this.#learned,
      mind: { said: this.#said.slice(-REMEMBERED), topic: change.topic ?? null, play: change.play ?? null, turns },
    }
  }
}

/** Games and jokes. */
const isLight = (lines: readonly string[]): boolean =>
  lines.some((line) => line.startsWith('{play') || line === '@joke' || line === '@fact')

const plainLines = ({ lines }: Intent): string[] => lines.filter((line) => !line.startsWith('@'))

const lineHash = (line: string): string => createHash('sha256').update(line).digest('base64url').slice(0, 10)

/** Deterministic choices from a seed. */
function randomFrom(seed: string): RandomIndex {
  let number = 0
  return (choices) => createHash('sha256').update(`${seed}:${number++}`).digest().readUInt32BE(0) % choices
}

/** A player's own words may be repeated if they are few and plain. */
function safeRest(rest: string, language: Language): string | null {
  const swapped: Readonly<Record<string, string>> =
    language === 'en' ? { my: 'your', me: 'you', i: 'you', am: 'are', myself: 'yourself' } : {}
  const words = rest.split(' ')
  if (words.length > 3 || !/^[\p{L} -]+$/u.test(rest)) return null
  return words.map((word) => swapped[word] ?? word).join(' ')
}

/** Streams a written answer as if typed: a few words at a time. */
export class OfflineCompanion implements Companion {
  readonly engine = 'offline'
  readonly #paceMs: number

  constructor(paceMs: number) {
    this.#paceMs = paceMs
  }

  async *reply(context: ReplyContext, signal: AbortSignal): AsyncIterable<Delta> {
    const { text: line, ...outcome } = think(context)
    // The existing text of a cut-off answer is not repeated. It was stored as it was shown, so it is compared that way.
    const text = typeset(context.language, line)
    const rest = text.startsWith(context.begun) ? text.slice(context.begun.length) : ` ${text}`
    for (const piece of rest.match(/\s*\S+\s*\S*/g) ?? []) {
      if (signal.aborted) return
      if (this.#paceMs > 0) await pause(this.#paceMs, signal)
      yield { text: piece, isHelp: outcome.kind === 'app' }
    }
    yield { outcome }
  }
}

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer)
      signal.removeEventListener('abort', end)
      resolve()
    }
    const timer = setTimeout(end, ms)
    signal.addEventListener('abort', end)
  })
