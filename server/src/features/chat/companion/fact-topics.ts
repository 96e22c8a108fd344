// Which topic a fact belongs to, so that the talk goes on from it.

import type { MemoryKind } from '@glasshouse/rulebook/wire/chat/chat'
import type { Language } from '@glasshouse/rulebook/wire/fields'
import type { Fact } from './memory/fact.ts'
import { tasteOfFact } from './memory/recall.ts'

const KINDS: Readonly<Partial<Record<MemoryKind, string>>> = {
  name: 'names',
  person: 'family',
  pet: 'pets',
  city: 'home',
  job: 'work',
  work: 'work',
  study: 'school',
  hobby: 'hobby',
  music: 'music',
  food: 'food',
  film: 'film',
  colour: 'art',
  mood: 'feelings',
  plan: 'day',
}
const EVENTS: Readonly<Record<string, string>> = {
  exam: 'school',
  interview: 'work',
  meeting: 'work',
  deadline: 'work',
  trip: 'travel',
  holiday: 'travel',
  match: 'sport',
  race: 'sport',
  concert: 'music',
  show: 'music',
  wedding: 'love',
  date: 'love',
  move: 'home',
  visit: 'family',
  party: 'friends',
  dinner: 'friends',
  birthday: 'friends',
}
const FRIENDS = new Set(['friend', 'roommate', 'neighbour'])
const LOVES = new Set(['girlfriend', 'boyfriend', 'partner'])
const ANIMALS = 'pets'

export function topicOfFact(fact: Omit<Fact, 'time'>, language: Language): string | null {
  const { kind, subject } = fact
  if (kind === 'plan') return EVENTS[subject] ?? 'day'
  if (kind === 'person') return FRIENDS.has(subject) ? 'friends' : LOVES.has(subject) ? 'love' : 'family'
  if (kind === 'like' || kind === 'dislike' || kind === 'hobby') {
    const taste = tasteOfFact({ ...fact, time: 0 }, language)
    return taste === 'animals' ? ANIMALS : taste === 'colour' ? 'art' : (taste ?? KINDS[kind] ?? null)
  }
  return KINDS[kind] ?? null
}
