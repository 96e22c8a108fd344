// The offline companion: matching, memory and variety.

import { crash } from '@glasshouse/rulebook/games/crash/rules'
import { roulette } from '@glasshouse/rulebook/games/roulette/rules'
import type { Language } from '@glasshouse/rulebook/wire/fields'
import { describe, expect, test } from 'vitest'
import { appTexts } from '../../../src/features/chat/companion/app-texts.ts'
import type { Mind } from '../../../src/features/chat/companion/companion.ts'
import { Knowledge } from '../../../src/features/chat/companion/knowledge.ts'
import { acceptable, merged, type Memory } from '../../../src/features/chat/companion/memory/fact.ts'
import { isTypo } from '../../../src/features/chat/companion/match.ts'
import { OfflineCompanion, think } from '../../../src/features/chat/companion/offline.ts'
import { content } from '../../../src/features/chat/companion/content.ts'
import { topicActs } from '../../../src/features/chat/companion/topics.ts'
import type { Thought } from '../../../src/features/chat/companion/turn.ts'
import { fromCard, toCard } from '../../../src/features/chat/companion/persona.ts'
import { roster } from '../../../src/features/chat/companion/personas/roster.ts'
import { Talk, type Answer, type TalkContext } from '../../../src/features/chat/talk.ts'
import type { CareLevel } from '../../../src/features/chat/safety/scale.ts'
import { silentLog } from '../../support/logs.ts'

const facts = [crash, roulette]
const faq = [{ id: 'socks', question: 'Where are the glass socks?', answer: 'In the drawer of the operator.' }]
const knowledge = new Knowledge({ en: () => appTexts('en', facts, faq), fr: () => appTexts('fr', facts, []) })

class Conversation {
  readonly #language: Language
  readonly #persona
  #mind: Mind = {}
  #turn = 0
  memory: Memory = {}

  constructor(language: Language, persona = 0) {
    this.#language = language
    this.#persona = roster[persona]
  }

  say(text: string, level: CareLevel = 'low'): Thought {
    if (!this.#persona) throw new Error('no persona')
    const thought = think({
      persona: this.#persona,
      language: this.#language,
      text,
      turns: [],
      summary: '',
      memory: this.memory,
      mind: this.#mind,
      seed: `seed:${this.#turn++}`,
      level,
      knowledge: (query, language) => knowledge.find(query, language),
      begun: '',
    })
    this.#mind = JSON.parse(JSON.stringify(thought.mind)) as Mind
    this.memory = merged(this.memory, thought.learned)
    return thought
  }
}

test('has six adult characters with their own lines, as character cards', () => {
  expect(roster.map(({ age }) => age).every((age) => age >= 18)).toBe(true)
  expect(new Set(roster.map(({ id }) => id)).size).toBe(6)
  for (const persona of roster) {
    const card = toCard(persona)
    expect(card).toMatchObject({ spec: 'chara_card_v3', spec_version: '3.0', data: { name: persona.name } })
    expect(fromCard(JSON.parse(JSON.stringify(card)))).toEqual({ persona, portrait: null })
  }
})

describe.each(['en', 'fr'] as const)('the companion in %s', (language) => {
  test('knows 120 things to answer or more: intents, and what is said on each topic', () => {
    const { script, topics } = content[language]
    const { intents } = script
    const acts = topics.flatMap(({ lines }) => topicActs.filter((act) => lines[act].length > 0))
    expect(intents.length + acts.length).toBeGreaterThanOrEqual(120)
    expect(topics.filter(({ lines }) => topicActs.some((act) => lines[act].length === 0))).toEqual([])
    expect(new Set(intents.map(({ id }) => id)).size).toBe(intents.length)
    expect(intents.filter(({ lines, phrases }) => lines.length === 0 || phrases.length === 0)).toEqual([])
  })

  test('never repeats itself within forty turns', () => {
    const [hi, nonsense, ask] =
      language === 'en'
        ? ['how are you', 'qwpoei zxmnb', 'how does crash work?']
        : ['comment ça va', 'qwpoei zxmnb', 'comment marche crash ?']
    for (const text of [hi, nonsense, ask]) {
      const talk = new Conversation(language)
      const said = Array.from({ length: 45 }, () => talk.say(text ?? '').text)
      for (let i = 0; i + 40 <= said.length; i++)
        expect(new Set(said.slice(i, i + 40)).size, said.slice(i, i + 40).join('\n')).toBe(40)
    }
  })

  test('is deterministic, and says goodbye without holding the player', () => {
    const [one, other] = [new Conversation(language), new Conversation(language)]
    const words = language === 'en' ? ['hello', 'a riddle', 'bye'] : ['bonjour', 'une énigme', 'au revoir']
    for (const text of words) expect(one.say(text)).toEqual(other.say(text))
    const bye = new Conversation(language).say(words[2] ?? '')
    expect(bye.text).not.toMatch(/\?/)
    expect(bye.suggestions).toEqual([])
  })

  test('admits what it does not know, with three suggestions', () => {
    const { suggestions, kind, links } = new Conversation(language).say('zxqw vbnm plok')
    expect(suggestions).toHaveLength(3)
    expect([kind, links]).toEqual(['talk', []])
  })

  test('has an answer to every suggestion of its own', () => {
    const silent = roster.flatMap(({ words }, persona) =>
      words[language].suggestions.filter(
        (text) => new Conversation(language, persona).say(text).suggestions.length > 0,
      ),
    )
    expect(silent).toEqual([])
  })

  test('plays no games after a cry for help', () => {
    const talk = new Conversation(language)
    const { text, mind } = talk.say(language === 'en' ? 'a riddle please' : 'une énigme', 'danger')
    expect(mind.play ?? null).toBeNull()
    expect(text.length).toBeGreaterThan(10)
  })
})

test('gives every French answer its no-break spaces, also when it streams or continues', async () => {
  const talk = new Talk({ offline: new OfflineCompanion(0), remote: null, log: silentLog })
  const answer = async (text: string, begun = ''): Promise<{ streamed: string[]; answer: Answer }> => {
    const streamed: string[] = []
    const persona = roster[5]
    if (!persona) throw new Error('no persona')
    const context: TalkContext = {
      persona,
      language: 'fr',
      text,
      turns: [],
      summary: '',
      memory: {},
      mind: { turns: 2 },
      seed: 'seed:1',
      care: { level: 'low', kind: null },
      knowledge: (query, language) => knowledge.find(query, language),
      begun,
      country: 'FR',
      spend: () => Promise.resolve(true),
      refund: () => Promise.resolve(),
    }
    for await (const event of talk.reply(context, new AbortController().signal)) {
      if ('answer' in event) return { streamed, answer: event.answer }
      streamed.push(event.text)
    }
    throw new Error(`no answer to: ${text}`)
  }
  const loose = / [;:!?%»]|« |\d \d{3}/
  const asked = [
    'bonjour',
    'une énigme',
    'pierre papier ciseaux',
    'quelle mise maximale ?',
    'envoie une photo nue',
    'TRJ de crash ?',
  ]
  const told = await Promise.all(asked.map((text) => answer(text)))
  for (const one of told) {
    const { text, suggestions, links } = one.answer
    const shown = [text, ...suggestions, ...links.map(({ label }) => label)]
    expect(shown.filter((line) => loose.test(line))).toEqual([])
    expect(one.streamed.filter((part) => !text.startsWith(part))).toEqual([])
  }
  expect(told.some((one) => /[\u202F\u00A0]/.test(one.answer.text))).toBe(true)
  const [, , , whole] = told
  const begun = whole?.answer.text.slice(0, 90) ?? ''
  expect((await answer(asked[3] ?? '', begun)).answer.text).toBe(whole?.answer.text)
})

test('remembers facts as written, and repeats them', () => {
  const talk = new Conversation('fr')
  talk.say('je m’appelle Élodie')
  talk.say('mon chat s’appelle Minou')
  expect(talk.memory).toMatchObject({
    name: { value: 'Élodie', sentence: 'je m’appelle Élodie' },
    pet: { subject: 'cat', label: 'chat', value: 'Minou', sentence: 'mon chat s’appelle Minou' },
  })
  expect(talk.say('que sais-tu de moi ?').text).toMatch(/Élodie.*Minou/)
})

test.each([
  ['0612345678', null],
  ['Anna', 'Anna'],
  ['a@b.c', null],
  ['kill myself', null],
  ['<script>', null],
  ['x'.repeat(41), null],
  ['jean-luc', 'Jean-luc'],
])('stores only a few plain words: %s', (value, kept) => expect(acceptable(value, 'name')).toBe(kept))

test('tolerates some typing errors', () => {
  expect(isTypo('recieve', 'receive')).toBe(true)
  expect(isTypo('helo', 'hello')).toBe(true)
  expect(isTypo('word', 'ward')).toBe(false)
  expect(isTypo('bored', 'lured')).toBe(false)
  expect(new Conversation('en').say('good mornign').text).toBe(new Conversation('en').say('good morning').text)
})

test('plays riddles, words and hands, and can be stopped', () => {
  const talk = new Conversation('en')
  expect(talk.say('rock paper scissors').mind.play).toMatchObject({ kind: 'hands' })
  expect(talk.say('rock').mind.play).toMatchObject({ kind: 'hands' })
  expect(talk.say('stop').mind.play).toBeNull()
  expect(talk.say('a riddle').mind.play).toMatchObject({ kind: 'riddle', tries: 0 })
  expect(talk.say('a wrong guess').mind.play).toMatchObject({ tries: 1 })
  expect(talk.say('another wrong guess').mind.play).toBeNull()
  expect(talk.say('guessing game').mind.play).toMatchObject({ kind: 'guess', hints: 1 })
})

test.each([
  ['en', 'how does crash work?', 'crash', '/pages/homeGames/crashRules/crashRules'],
  ['en', 'what is the return of roulette', '98%', '/pages/fairness/returns'],
  ['en', 'what are the withdrawal fees?', 'fee', '/pages/wallets/withdrawal/withdrawal'],
  ['en', 'how do I verify a bet', 'Verify', '/pages/fairness/fairness'],
  ['en', 'what is the minimum bet', '100', '/pages/accounts/faq'],
  ['en', 'can I exclude myself or set a limit', 'limit', '/pages/accounts/limits'],
  ['en', 'what about glass socks', 'drawer', '/pages/accounts/faq'],
  ['en', 'how do I take a time-out?', 'time-out', '/pages/accounts/limits'],
  ['en', 'what is the RTP of crash', '99%', '/pages/fairness/returns'],
  ['en', 'how do I make a deposit', 'Recharge', '/pages/wallet/wallet'],
  ['en', 'where is my wallet', 'Wallet', '/pages/wallet/wallet'],
  ['en', 'how do I cash out to my bank', 'Cash out', '/pages/wallets/withdrawal/withdrawal'],
  ['en', 'how do I turn on two-step verification', 'two-step', '/pages/accounts/security'],
  ['en', 'what does auto-bet do', 'stop rules', '/pages/accounts/faq'],
  ['fr', 'comment prendre une pause ?', 'pause', '/pages/accounts/limits'],
  ['fr', 'quel est le TRJ de crash ?', '99\u00A0%', '/pages/fairness/returns'],
  ['fr', 'comment faire un dépôt ?', 'Recharger', '/pages/wallet/wallet'],
  ['fr', 'où est mon portefeuille ?', 'portefeuille', '/pages/wallet/wallet'],
  ['fr', 'comment activer la validation en deux étapes ?', 'deux étapes', '/pages/accounts/security'],
  ['fr', 'à quoi sert la mise auto ?', 'règles d’arrêt', '/pages/accounts/faq'],
  ['fr', 'comment marche crash ?', 'Crash', '/pages/homeGames/crashRules/crashRules'],
  ['fr', 'quel est le retour de la roulette ?', '98', '/pages/fairness/returns'],
  ['fr', 'quels sont les frais de retrait ?', 'frais', '/pages/wallets/withdrawal/withdrawal'],
  ['fr', 'comment vérifier une mise ?', 'Vérifier', '/pages/fairness/fairness'],
  ['fr', 'comment faire une pause ou fixer une limite', 'pause', '/pages/accounts/limits'],
] as const)('knows the app (%s): %s', (language, question, word, page) => {
  const { kind, text, links } = new Conversation(language).say(question)
  expect(kind).toBe('app')
  expect(text.toLowerCase()).toContain(word.toLowerCase())
  expect(links[0]?.to).toBe(page)
})
