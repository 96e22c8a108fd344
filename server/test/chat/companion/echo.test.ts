// Talk that no script knows: what was said is picked up, what was told is found again by other words, and two characters
// do not answer with the same line.

import type { Language } from '@glasshouse/rulebook/wire/fields'
import { describe, expect, test } from 'vitest'
import type { ReplyContext } from '../../../src/features/chat/companion/companion.ts'
import { content } from '../../../src/features/chat/companion/content.ts'
import { clausesOf } from '../../../src/features/chat/companion/memory/mirror.ts'
import { sentencesOf } from '../../../src/features/chat/companion/memory/reading.ts'
import { echoOf } from '../../../src/features/chat/companion/echo.ts'
import { readActs } from '../../../src/features/chat/companion/acts.ts'
import { Lines } from '../../../src/features/chat/companion/lines.ts'
import { selfOf } from '../../../src/features/chat/companion/self.ts'
import { estimate } from '../../../src/features/chat/safety/classifier.ts'
import { read } from '../../../src/features/chat/safety/scale.ts'
import { heldOut } from '../../red-team/held-out.ts'
import { roster } from '../../../src/features/chat/companion/personas/roster.ts'
import type { Care } from '../../../src/features/chat/care.ts'
import { hold } from './hold-talk.ts'

const LANGUAGES = ['en', 'fr'] as const
const said = (language: Language, text: string): string[] =>
  sentencesOf(text, language).flatMap((sentence) => clausesOf(sentence, language).map((clause) => clause.said))

const contextOf = (language: Language, seed: string): ReplyContext => {
  const [persona] = roster
  if (!persona) throw new Error('no persona')
  const nothing = { turns: [], summary: '', memory: {}, mind: {}, begun: '', knowledge: () => null }
  return { persona, language, text: '', seed, level: 'low', ...nothing }
}

describe('a clause said back to the player', () => {
  test.each<[Language, string, string]>([
    ['en', 'my shoelace snapped on the stairs', 'Your shoelace snapped on the stairs'],
    ['en', 'tbh i was humming all morning lol', 'You were humming all morning'],
    ['en', 'we’re painting our shed', 'You’re painting your shed'],
    ['en', 'she didn’t like it because it was green', 'She didn’t like it'],
    ['fr', 'bah moi je repasse mes chemises', 'Vous repassez vos chemises'],
    ['fr', 'on a repeint notre salon mdr', 'Vous avez repeint votre salon'],
    ['fr', 'je me lève tard', 'Vous vous levez tard'],
    ['fr', 'ma valise m’énerve', 'Votre valise vous énerve'],
    ['fr', 'je n’aime pas les trajets', 'Vous n’aimez pas les trajets'],
  ])('changes sides (%s): %s', (language, text, expected) => {
    expect(said(language, text)[0]).toBe(expected)
  })

  test('is quoted where a French verb has no known form', () => {
    expect(said('fr', 'je vainc la flemme')[0]).toBe('« Je vainc la flemme »')
  })

  test.each<[Language, string]>([
    ['en', 'you told me so'],
    ['en', 'call me on 0612345678 tonight'],
    ['en', 'what the fuck is this thing'],
    ['fr', 'tu me l’as dit hier'],
    ['fr', 'quelle merde ce vélo'],
  ])('is none where it speaks of the character, holds a number or swears (%s): %s', (language, text) => {
    expect(said(language, text)).toEqual([])
  })
})

describe('something told that nothing else answers', () => {
  test.each<[Language, string, RegExp]>([
    ['en', 'my umbrella turned inside out', /^Your umbrella turned inside out/],
    ['en', 'our postman whistles', /^Your postman whistles/],
    ['fr', 'mon parapluie s’est retourné', /^Votre parapluie s’est retourné/],
  ])('is picked up (%s): %s', async (language, text, expected) => {
    const [answer] = await hold(language, [text])
    expect(answer?.text).toMatch(expected)
    expect(answer?.text.length).toBeGreaterThan(text.length + 5)
  })

  test('is met in its mood', async () => {
    const { said: leads } = content.en.echo
    const after = async (text: string): Promise<string> => (await hold('en', [text]))[0]?.text ?? ''
    const ends = (lines: readonly string[], text: string): boolean =>
      lines.some((line) => text.includes(line.replace('{said}', '')))
    expect(ends(leads.bad, await after('my kettle is broken'))).toBe(true)
    expect(ends(leads.good, await after('our porch looks gorgeous'))).toBe(true)
  })

  test.each(LANGUAGES)('is met soberly, or not at all, where a need can’t be ruled out (%s)', (language) => {
    const { said: leads, asks } = content[language].echo
    const unsure = heldOut(language).filter(({ kind, text }) => kind !== null && read(text).level === 'low')
    const lines = (seed: string) => new Lines(selfOf(contextOf(language, seed)), language, [], seed)
    const echoes = unsure
      .filter(({ text }) => estimate(text).need >= 0.25)
      .flatMap(({ text }) => echoOf(readActs(sentencesOf(text, language), language), language, lines(text)) ?? [])
    expect(echoes.length).toBeGreaterThan(3)
    const sober = [...leads.sober, ...asks.sober].map((line) => line.replace('{said}', ''))
    expect(echoes.filter(({ line }) => !sober.some((one) => line.includes(one)))).toEqual([])
  })

  test.each(LANGUAGES)('is not picked up twice (%s)', async (language) => {
    const text = language === 'en' ? 'my umbrella turned inside out' : 'mon parapluie s’est retourné'
    const [first, again] = await hold(language, [text, text])
    expect(again?.text.slice(0, 15)).not.toBe(first?.text.slice(0, 15))
  })

  test('is not repeated where it may be a bet or a need', async () => {
    for (const text of ['i put my gold on it', 'my stake was small']) {
      const [answer] = await hold('en', [text])
      expect(answer?.text, text).not.toMatch(/^Your? (?:put|stake)/)
    }
    const raised: Care = { level: 'raised', kind: 'crisis' }
    const [answer] = await hold('en', ['i don’t see a way on'], raised)
    expect(answer?.text).not.toMatch(/You don’t see/)
  })
})

describe('a plan in the player’s own words', () => {
  test.each<[Language, string, string, RegExp]>([
    ['en', 'we’re tiling the bathroom on saturday', 'what am I doing on saturday?', /tiling the bathroom/],
    ['en', 'my niece starts ballet on monday', 'when does my niece start ballet?', /monday/i],
    ['en', 'my brother Tim is visiting on friday', 'who’s coming on friday?', /Tim/],
    ['fr', 'samedi on carrelle la salle de bain', 'tu sais encore ce que je fais samedi ?', /salle de bain/],
    ['fr', 'mercredi je vois ma cousine', 'je vois qui mercredi ?', /cousine/],
    ['fr', 'demain on démonte le grenier', 'qu’est-ce que je fais demain ?', /grenier/],
  ])('is told again (%s): %s; %s', async (language, told, asked, expected) => {
    const [, , answer] = await hold(language, [told, language === 'en' ? 'ok' : 'd’accord', asked])
    expect(answer?.text).toMatch(expected)
    expect(answer?.mind.act).toBe('recall')
  })

  test('is stored with its day, and what was or always is so is no plan', async () => {
    const [plan] = await hold('en', ['we’re tiling the bathroom on saturday'])
    expect(plan?.learned).toMatchObject({
      plan: { kind: 'plan', label: 'You’re tiling the bathroom', value: 'on Saturday', subject: 'said' },
    })
    for (const text of ['we tiled the bathroom on saturday', 'i always tile on saturday', 'saturday was fun'])
      expect((await hold('en', [text]))[0]?.learned, text).toEqual({})
  })

  test('is not what another question is about', async () => {
    const [, answer] = await hold('en', ['my brother Tim is visiting on friday', 'what do you think of my brother?'])
    expect(answer?.mind.act).not.toBe('recall')
  })
})

describe('what was told of the past, of an age or of oneself', () => {
  test.each<[Language, readonly string[], RegExp]>([
    ['en', ['hello', 'I used to be a sailor', 'now I’m a baker', 'what did I do before?'], /sailor/],
    ['en', ['what’s your favourite colour?', 'mine is turquoise', 'what’s my favourite colour?'], /turquoise/],
    ['en', ['my daughter is called Mia', 'she’s seven', 'how old is my daughter?'], /seven/],
    [
      'fr',
      ['c’est quoi ta couleur préférée ?', 'moi c’est le bordeaux', 'c’est quoi ma couleur préférée ?'],
      /bordeaux/i,
    ],
    ['fr', ['mon fils s’appelle Tom', 'il a sept ans', 'quel âge a mon fils ?'], /sept ans/],
  ])('is known (%s): %s', async (language, texts, expected) => {
    expect((await hold(language, texts)).at(-1)?.text).toMatch(expected)
  })
})

describe('advice', () => {
  test.each<[Language, readonly string[]]>([
    ['en', ['what can we do with the kids this weekend?', 'and if it rains?']],
    ['fr', ['que faire avec les enfants ce week-end ?', 'et s’il pleut ?']],
  ])('goes on when the player asks on (%s)', async (language, texts) => {
    const [first, second] = await hold(language, texts)
    expect([first?.mind.act, second?.mind.act]).toEqual(['advice', 'advice'])
    expect(second?.text).not.toBe(first?.text)
  })

  test('is about what is to be done, not about where', async () => {
    const [answer] = await hold('en', ['what should I read on holiday?'])
    expect(content.en.topics.find(({ id }) => id === 'books')?.lines.advice).toContain(answer?.text)
  })
})

test.each(LANGUAGES)('six characters do not pick up the same thing in the same words (%s)', async (language) => {
  const text = language === 'en' ? 'my umbrella turned inside out' : 'mon parapluie s’est retourné'
  const answers = await Promise.all(
    roster.map(async ({ id }) => (await hold(language, [text], { level: 'low', kind: null }, id))[0]?.text),
  )
  expect(new Set(answers).size).toBe(roster.length)
})
