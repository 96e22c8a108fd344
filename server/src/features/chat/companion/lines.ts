// Chooses what is said: no line again within forty turns, and only lines whose placeholders can be filled.

import { createHash } from 'node:crypto'
import type { Language } from '@glasshouse/rulebook/wire/fields'
import { memoryKinds } from '@glasshouse/rulebook/wire/chat/chat'
import { content } from './content.ts'
import { capitalised, factsOf, type Fact } from './memory/fact.ts'
import { pronounsFor } from './pronouns.ts'
import type { VoiceKey } from './persona.ts'
import type { RandomIndex } from './play.ts'
import { factText, type Self } from './self.ts'

/** Up to three lines a turn, for forty turns. */
const REMEMBERED = 120

export type Params = Readonly<Record<string, string>>

export class Lines {
  readonly random: RandomIndex
  readonly #said: string[]
  readonly #self: Self
  readonly #language: Language

  constructor(self: Self, language: Language, said: readonly string[], seed: string) {
    this.#self = self
    this.#language = language
    this.#said = [...said]
    this.random = randomFrom(seed)
  }

  /** What was said, oldest first, for the next turn. */
  get said(): readonly string[] {
    return this.#said.slice(-REMEMBERED)
  }

  /**
   * A line that was not used recently; null where all were, or none can be filled. Lines of the character's own come first,
   * then its share of the others, so that two characters seldom say the same.
   */
  choose(lines: readonly string[], params: Params = {}): string | null {
    const free = (line: string): boolean => !this.wasSaid(line)
    const usable = this.#usable(lines, params)
    const own = this.#usable(lines.filter(isOwn), params).filter(free)
    const shared = usable.filter(free)
    const [some = []] = [own, shareOf(usable, this.#self.id).filter(free), shared].filter((list) => list.length > 0)
    if (some.length === 0) return null
    const line = some[this.random(some.length)] ?? ''
    this.note(line)
    return line
  }

  /** A frame around the player's words, chosen as the lines are, but known by itself: other words in it are no new line. */
  frame(frames: readonly string[], params: Params): string {
    const free = frames.filter((frame) => !this.wasSaid(frame))
    const own = shareOf(frames, this.#self.id).filter((frame) => free.includes(frame))
    const [some = frames] = [own, free].filter((list) => list.length > 0)
    const frame = some[this.random(some.length)] ?? ''
    this.note(frame)
    return this.fill(frame, params)
  }

  /** A line that was not used recently, or else one of them behind another beginning. */
  chooseOr(lines: readonly string[], beginnings: readonly string[], params: Params = {}): string {
    return this.choose(lines, params) ?? this.combine(beginnings, lines, params)
  }

  /** Two parts that were not said together recently; the parts that are least recent come first. */
  combine(first: readonly string[], second: readonly string[], params: Params = {}): string {
    const [openings, endings] = [this.#byAge(this.#usable(first, params)), this.#byAge(this.#usable(second, params))]
    for (let sum = 0; sum < openings.length + endings.length - 1; sum++) {
      for (let i = 0; i <= sum; i++) {
        const [opening, ending] = [openings[i], endings[sum - i]]
        if (opening === undefined || ending === undefined || this.wasSaid(`${opening} ${ending}`)) continue
        for (const line of [opening, ending, `${opening} ${ending}`]) this.note(line)
        return `${opening} ${ending}`
      }
    }
    return `${openings[0] ?? ''} ${endings[0] ?? ''}`
  }

  wasSaid(line: string): boolean {
    return this.#said.includes(lineHash(line))
  }

  note(line: string): void {
    this.#said.push(lineHash(line))
  }

  /** Marks a riddle or word as used. */
  noteId(id: string): void {
    this.#said.push(id)
  }

  wasUsed(id: string): boolean {
    return this.#said.includes(id)
  }

  fill(line: string, params: Params = {}): string {
    const filled = line
      .replace(/\{, name\}/g, () => (this.#value('name') ? `, ${this.#value('name')}` : ''))
      .replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? this.#word(name) ?? '')
    // A remembered word that starts a sentence takes a capital.
    return line.startsWith('{') ? capitalised(filled) : filled
  }

  /** The character's share of the lines first, then by how long ago each was said. */
  #byAge(lines: readonly string[]): string[] {
    const own = shareOf(lines, this.#self.id)
    const start = lines.indexOf(own[own.length > 1 ? this.random(own.length) : 0] ?? '')
    const turned = [...lines.slice(Math.max(start, 0)), ...lines.slice(0, Math.max(start, 0))]
    return turned.toSorted((a, b) => this.#said.lastIndexOf(lineHash(a)) - this.#said.lastIndexOf(lineHash(b)))
  }

  /** Lines with @names replaced by the character's own, and only those whose placeholders can be filled. */
  #usable(lines: readonly string[], params: Params): string[] {
    const { voice } = this.#self.words
    return lines
      .flatMap((line) => (line.startsWith('@') ? voice[line.slice(1) as VoiceKey] : [line]))
      .filter((line) =>
        [...line.matchAll(/\{(\w+)\}/g)].every(([, name = '']) => (params[name] ?? this.#word(name)) !== null),
      )
      .map((line) => this.fill(line, params))
  }

  #word(name: string): string | null {
    const { name: me, age, isFemale, lesson } = this.#self
    if (name === 'me') return me
    if (name === 'age') return String(age)
    if (name === 'e') return isFemale ? 'e' : ''
    const pronoun = pronounsFor(lesson.about)[name]
    if (pronoun !== undefined) return pronoun
    return memoryKinds.some((kind) => kind === name) ? this.#value(name) : null
  }

  #value(kind: string): string | null {
    return newest(factsOf(this.#self.memory).filter((fact) => fact.kind === kind))?.value ?? null
  }

  factLine(fact: Fact, now: number): string {
    return factText(fact, this.#language, now)
  }

  get replies() {
    return content[this.#language].replies
  }
}

const isOwn = (line: string): boolean => line.startsWith('@')

/** The six built-in characters have six different shares. */
const SHARES = 6

function shareOf<T>(lines: readonly T[], id: string): readonly T[] {
  const share = createHash('sha256').update(`manner:${id}`).digest().readUInt32BE(0) % SHARES
  const from = Math.floor((share * lines.length) / SHARES)
  return lines.slice(from, Math.max(from + 1, Math.floor(((share + 1) * lines.length) / SHARES)))
}

const newest = (facts: readonly Fact[]): Fact | undefined => facts.toSorted((a, b) => b.time - a.time)[0]

const lineHash = (line: string): string => createHash('sha256').update(line).digest('base64url').slice(0, 10)

/** Deterministic choices from a seed. */
function randomFrom(seed: string): RandomIndex {
  let number = 0
  return (choices) => createHash('sha256').update(`${seed}:${number++}`).digest().readUInt32BE(0) % choices
}
