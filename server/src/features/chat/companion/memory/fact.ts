// What a character remembers about a player: facts, each with the sentence that it comes from. Pure; storage is in
// features/chat/memory.ts.

import { MEMORY_VALUE_MAX, memoryKinds, type MemoryKind } from '@glasshouse/rulebook/wire/chat/chat'
import { breach } from '../../safety/output.ts'
import { plain } from '../../safety/normalise.ts'
import { screen } from '../../safety/screen.ts'

export interface Fact {
  readonly kind: MemoryKind
  /** What the value belongs to, the same in both languages: `sister`, `dog`, `exam`. Empty where the kind says it. */
  readonly subject: string
  /** The subject as the player said it. */
  readonly label: string
  readonly value: string
  /** The sentence that it comes from; empty where the player has edited it. */
  readonly sentence: string
  /** When a plan is over, in milliseconds since 1970. */
  readonly due: number | null
  /** When it was told, in milliseconds since 1970. */
  readonly time: number
}

/** Facts by slot: `name`, `pet`, `pet-2`. */
export type Memory = Readonly<Partial<Record<string, Fact>>>
/** Changes of the memory by slot; null deletes. */
export type Learned = Readonly<Record<string, Fact | null>>

/** A fact read from a message, before it has a slot. */
export interface Told extends Omit<Fact, 'time'> {
  /** It replaces what was known of the same subject: a correction, or "my dog is called Rex". */
  readonly replaces: boolean
}

/** Subjects of our own: a plan in the player’s own words, as its label, and a job of the past. */
export const SAID = 'said'
export const BEFORE = 'before'

const MOST_OF_A_KIND = 12
/** Facts of these kinds are told apart by their subject, and by their value where a player may have several. */
const BY_SUBJECT: ReadonlySet<MemoryKind> = new Set(['person', 'pet', 'plan', 'detail', 'job'])
const BY_VALUE: ReadonlySet<MemoryKind> = new Set(['like', 'dislike', 'hobby'])

export const kindOf = (slot: string): MemoryKind | null =>
  memoryKinds.find((kind) => kind === slot.replace(/-\d+$/, '')) ?? null

export const factsOf = (memory: Memory): Fact[] => Object.values(memory).filter((fact) => fact !== undefined)

/** The memory with changes applied. */
export const merged = (memory: Memory, learned: Learned): Memory =>
  Object.fromEntries(Object.entries({ ...memory, ...learned }).filter((entry): entry is [string, Fact] => !!entry[1]))

/** Finds a slot for each fact. The same fact again changes nothing, and a taste replaces its opposite. */
export function placeFacts(memory: Memory, told: readonly Told[], now: number): Learned {
  const changes: Record<string, Fact | null> = {}
  for (const { replaces, ...fact } of told) {
    const current = merged(memory, changes)
    const opposite = slotWhere(current, (one) => isOpposite(one, fact))
    if (opposite) changes[opposite] = null
    const same = slotWhere(current, (one) => isSame(one, fact))
    const known = same ?? (replaces || !isOneOfSeveral(fact) ? slotWhere(current, (one) => isAbout(one, fact)) : null)
    const before = known ? current[known] : undefined
    if (before && before.value === fact.value && before.due === fact.due && before.sentence) continue
    const slot = known ?? freeSlot(current, fact.kind)
    changes[slot] = { ...fact, time: now }
  }
  return changes
}

const isSame = (one: Fact, fact: Omit<Fact, 'time'>): boolean =>
  one.kind === fact.kind &&
  one.subject === fact.subject &&
  plain(one.value) === plain(fact.value) &&
  (fact.subject !== SAID || one.label === fact.label)

const isAbout = (one: Fact, fact: Omit<Fact, 'time'>): boolean => {
  if (one.kind !== fact.kind) return false
  if (BY_VALUE.has(fact.kind)) return false
  return BY_SUBJECT.has(fact.kind) ? one.subject === fact.subject : true
}

/** A second sister, dog or detail does not replace the first. */
const isOneOfSeveral = ({ kind, subject }: Omit<Fact, 'time'>): boolean =>
  kind === 'pet' || kind === 'detail' || subject === SAID || (kind === 'person' && !ONLY.has(subject))
const ONLY = new Set('mother father wife husband girlfriend boyfriend partner boss'.split(' '))

const isOpposite = (one: Fact, fact: Omit<Fact, 'time'>): boolean =>
  ((one.kind === 'like' && fact.kind === 'dislike') || (one.kind === 'dislike' && fact.kind === 'like')) &&
  plain(one.value) === plain(fact.value)

/** The newest slot whose fact fits. */
const slotWhere = (memory: Memory, fits: (fact: Fact) => boolean): string | null =>
  Object.entries(memory)
    .filter((entry): entry is [string, Fact] => entry[1] !== undefined && fits(entry[1]))
    .toSorted(([, a], [, b]) => b.time - a.time)[0]?.[0] ?? null

/** The first free slot of a kind, or the one of its oldest fact. */
function freeSlot(memory: Memory, kind: MemoryKind): string {
  const slots = Array.from({ length: MOST_OF_A_KIND }, (_, i) => (i === 0 ? kind : `${kind}-${i + 1}`))
  const [oldest = kind] = slots.toSorted((a, b) => (memory[a]?.time ?? 0) - (memory[b]?.time ?? 0))
  return slots.find((slot) => !memory[slot]) ?? oldest
}

/** Words that a phrase may capture but that are never a name or a taste. */
const NOTHING = new Set(
  'not so very here there fine good bad ok sure going to it that this you me him her them what who rien pas ca cela toi vous moi lui elle tout bien mal quoi qui ne te vraiment trop'.split(
    ' ',
  ),
)
const NAMES: ReadonlySet<MemoryKind> = new Set(['name', 'pet', 'person', 'city'])

/** The normalised value if it may be stored, or null. No long numbers: they could be a phone number or an address. */
export function acceptable(value: string, kind: MemoryKind): string | null {
  const trimmed = value.normalize('NFC').replaceAll("'", '’').replace(/\s+/g, ' ').trim()
  if (trimmed.length === 0 || [...trimmed].length > MEMORY_VALUE_MAX) return null
  const allowed = kind === 'plan' ? /^[\p{L}\p{M}\d][\p{L}\p{M}\d ’.,:&-]*$/u : /^[\p{L}\p{M}][\p{L}\p{M} ’.,&-]*$/u
  if (!allowed.test(trimmed) || /\d{3}/.test(trimmed)) return null
  if (
    plain(trimmed)
      .split(' ')
      .every((word) => NOTHING.has(word))
  )
    return null
  if (screen(trimmed) || breach(trimmed)) return null
  return NAMES.has(kind) ? capitalised(trimmed) : trimmed
}

export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** What is answered first of several things told in one message. */
const FIRST: readonly MemoryKind[] = [
  'name',
  'pet',
  'person',
  'plan',
  'job',
  'city',
  'study',
  'work',
  'detail',
  'music',
  'film',
  'food',
  'colour',
  'hobby',
  'like',
  'dislike',
  'mood',
]

export const mostTelling = (told: readonly Told[]): Told | undefined =>
  told.toSorted((a, b) => FIRST.indexOf(a.kind) - FIRST.indexOf(b.kind))[0]

/** Nobody is asked what their mother or their boss is called. */
const UNASKED = new Set('mother father boss teacher colleague neighbour'.split(' '))
export const isUnasked = ({ subject }: Pick<Told, 'subject'>): boolean => UNASKED.has(subject)
