// What a message teaches, what a question gets from the memory, and that both engines have the same memory and voice.

import type { Language } from '@glasshouse/rulebook/wire/fields'
import { describe, expect, test } from 'vitest'
import type { Mind, ReplyContext } from '../../../src/features/chat/companion/companion.ts'
import { factsOf, merged, type Memory } from '../../../src/features/chat/companion/memory/fact.ts'
import { learnFrom } from '../../../src/features/chat/companion/memory/learn.ts'
import { think } from '../../../src/features/chat/companion/offline.ts'
import { roster } from '../../../src/features/chat/companion/personas/roster.ts'
import { learned, selfOf } from '../../../src/features/chat/companion/self.ts'
import { promptOf } from '../../../src/features/chat/engines/prompt.ts'

const THURSDAY = Date.UTC(2026, 10, 19, 12)

/** What is remembered after these messages, as `slot: value`. */
function remembered(language: Language, ...texts: string[]): Record<string, string> {
  const [memory] = told(language, texts)
  return Object.fromEntries(Object.entries(memory).map(([slot, fact]) => [slot, fact?.value ?? '']))
}

function told(language: Language, texts: readonly string[]): [Memory, Mind] {
  let memory: Memory = {}
  let mind: Mind = {}
  for (const text of texts) {
    const lesson = learnFrom({ text, language, memory, mind, now: THURSDAY })
    memory = merged(memory, lesson.learned)
    mind = { about: lesson.about }
  }
  return [memory, mind]
}

function contextWith(language: Language, text: string, change: Partial<ReplyContext> = {}): ReplyContext {
  const [persona] = roster
  if (!persona) throw new Error('no persona')
  return {
    persona,
    language,
    text,
    turns: [],
    summary: '',
    memory: {},
    mind: {},
    now: THURSDAY,
    seed: 'seed',
    level: 'low',
    knowledge: () => null,
    begun: '',
    ...change,
  }
}

describe('a message teaches', () => {
  test.each<[Language, readonly string[], Record<string, string>]>([
    ['en', ['my brother Paul lives in Leeds'], { person: 'Paul' }],
    ['en', ['I have two cats, Tom and Jerry'], { pet: 'Tom and Jerry' }],
    ['en', ['I have a dog', 'he’s called Bruno', 'he is a poodle'], { pet: 'Bruno', detail: 'a poodle' }],
    [
      'en',
      ['I’m a plumber and I live in Bristol with my wife Kate'],
      { person: 'Kate', city: 'Bristol', job: 'plumber' },
    ],
    ['en', ['I love hiking and I hate mushrooms'], { like: 'hiking', dislike: 'mushrooms' }],
    ['en', ['my best friend is called Sam', 'my friend Zoe is funny'], { person: 'Sam', 'person-2': 'Zoe' }],
    ['en', ['i feel really tired today'], { mood: 'tired' }],
    ['fr', ['mon frere s’appelle thomas et il est plombier'], { person: 'Thomas', detail: 'plombier' }],
    ['fr', ['j habite a besancon'], { city: 'Besançon' }],
    ['fr', ['je suis infirmiere'], { job: 'infirmière' }],
    ['fr', ['jadore le cinema mais jaime pas les epinards'], { like: 'le cinéma', dislike: 'les épinards' }],
    ['fr', ['je travaille dans une banque'], { work: 'une banque' }],
    // A clause that begins like a question, and French with a space for the apostrophe.
    ['en', ['when i was a kid we had a cat called Tibs'], { pet: 'Tibs' }],
    ['fr', ['quand j étais petit on avait un chat qui s appelait Tibert'], { pet: 'Tibert' }],
    ['en', ['im a truck driver, on the road since five'], { job: 'truck driver' }],
    ['fr', ['Bonsoir ! moi c est Karim'], { name: 'Karim' }],
    ['en', ['i drive a forklift at night'], { job: 'forklift driver' }],
    ['en', ['got a little lad too, Alfie'], { person: 'Alfie' }],
    ['en', ['took the dog out. shes called Biscuit'], { pet: 'Biscuit' }],
    ['en', ['we live like ten minutes away in Whitby'], { city: 'Whitby' }],
    ['en', ['I teach at a primary school'], { work: 'a primary school' }],
    ['fr', ['je conduis un bus à Lyon'], { job: 'chauffeur de bus' }],
  ])('in %s: %j', (language, texts, values) => expect(remembered(language, ...texts)).toEqual(values))

  test('keeps the sentence, and when a plan is over', () => {
    const [memory] = told('en', ['Hi. My driving test is tomorrow'])
    const plan = { kind: 'plan', subject: 'driving-test', label: 'driving test', value: 'tomorrow' }
    expect(factsOf(memory)).toMatchObject([{ ...plan, sentence: 'My driving test is tomorrow' }])
    expect(memory['plan']?.due).toBe(Date.UTC(2026, 10, 21))
  })

  test.each<[Language, string]>([
    ['en', 'is my name Bob?'],
    ['en', 'do you remember my dog Rex?'],
    ['en', 'she said my name is Bob'],
    ['en', 'if my dog was called Fido'],
    ['en', 'my mum is tired'],
    ['en', 'I like you'],
    ['en', 'my phone number is 0612345678'],
    ['fr', 'est-ce que je m’appelle Paul ?'],
    ['fr', 'tu te souviens de mon chien Rex ?'],
    ['fr', 'ma mère est malade'],
  ])('nothing in %s: %s', (language, text) => expect(remembered(language, text)).toEqual({}))

  test.each<[Language, string, string, string, string]>([
    ['en', 'my dog is called Max', 'no, my dog is called Rex', 'pet', 'Rex'],
    ['en', 'my brother Paul lives here', 'actually his name is Peter', 'person', 'Peter'],
    ['en', 'my exam is on Friday', 'no it’s on Monday', 'plan', 'on Monday'],
    ['en', 'my name is Tom', 'is my name Bob?', 'name', 'Tom'],
    ['fr', 'mon chien s’appelle Max', 'non, mon chien s’appelle Filou', 'pet', 'Filou'],
    ['fr', 'j’ai un examen vendredi', 'en fait c’est jeudi', 'plan', 'jeudi'],
  ])('by a correction, never by a question (%s): %s, %s', (language, first, second, slot, value) =>
    expect(remembered(language, first, second)).toEqual({ [slot]: value }),
  )
})

describe('a question gets', () => {
  test.each<[Language, readonly string[], string, RegExp]>([
    ['en', ['my brother Paul lives here'], 'what’s my brother’s name?', /Paul/],
    ['en', ['I live in Bristol'], 'do you know where I live?', /Bristol/],
    ['en', ['I love hiking'], 'what do I like?', /hiking/],
    ['en', ['my driving test is tomorrow'], 'when is my driving test?', /tomorrow/],
    ['en', [], 'what’s my brother’s name?', /brother/],
    ['en', [], 'what do you know about me?', /anything about/],
    ['fr', ['mon chien s’appelle Max'], 'tu te souviens de mon chien ?', /Max/],
    ['fr', ['je suis infirmiere'], 'c’est quoi mon métier ?', /infirmière/],
    ['fr', [], 'j’habite où ?', /habitez/],
  ])('what was told, or that it was not (%s): %j, %s', (language, texts, question, answer) => {
    const [memory, mind] = told(language, texts)
    const thought = think(contextWith(language, question, { memory, mind }))
    expect(thought.text).toMatch(answer)
    expect(thought.learned).toEqual({})
  })
})

describe.each<Language>(['en', 'fr'])('both engines in %s', (language) => {
  const message = language === 'en' ? 'no, my dog is called Rex' : 'non, mon chien s’appelle Rex'
  const [memory] = told(language, [language === 'en' ? 'my dog is called Max' : 'mon chien s’appelle Max'])
  const context = contextWith(language, message, { memory, summary: '- kites' })
  const self = selfOf(context)
  const prompt = (changed: ReplyContext): string => promptOf(changed)[0]?.content ?? ''

  test('learn the same from a message', () => {
    expect(think(context).learned).toEqual(learned(context).learned)
    expect(learned(context).mind.about).toEqual(think(context).mind.about)
    expect(learned(context).learned).toMatchObject({ pet: { value: 'Rex' } })
  })

  test('have the corrected memory, the summary and the voice', () => {
    expect(self.known.join()).toMatch(/Rex/)
    for (const part of [...self.known, self.summary, ...self.words.voice.hobby, self.words.about])
      expect(prompt(context)).toContain(part)
    expect(prompt(context)).not.toContain('Max')
    const question = language === 'en' ? 'what’s my dog’s name?' : 'comment s’appelle mon chien ?'
    expect(think({ ...context, text: question, memory: self.memory }).text).toContain(self.known[0])
  })

  test('learn nothing while the player needs care', () => {
    for (const level of ['raised', 'danger'] as const) {
      expect(think({ ...context, level }).learned).toEqual({})
      expect(learned({ ...context, level }).learned).toEqual({})
    }
    // Small talk after a hint is remembered; after plain words nothing is.
    expect(learned({ ...context, level: 'raised', isCalm: true }).learned).not.toEqual({})
    expect(learned({ ...context, level: 'danger', isCalm: true }).learned).toEqual({})
  })
})
