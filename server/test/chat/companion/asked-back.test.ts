// What a player asks about themself: it is answered from what was told, or named as untold, never with the character's own
// life. Also what a day, a hobby, a goodbye and a present for somebody teach or get.

import type { Language } from '@glasshouse/rulebook/wire/fields'
import { describe, expect, test } from 'vitest'
import { content } from '../../../src/features/chat/companion/content.ts'
import { clausesOf } from '../../../src/features/chat/companion/memory/mirror.ts'
import { sentencesOf } from '../../../src/features/chat/companion/memory/reading.ts'
import { read } from '../../../src/features/chat/safety/scale.ts'
import { bare, hold, oneOf } from './hold-talk.ts'

const last = async (language: Language, ...texts: string[]) => {
  const answer = (await hold(language, texts)).at(-1)
  if (!answer) throw new Error('no answer')
  return answer
}

describe('a question about the player', () => {
  test.each<[Language, readonly string[], RegExp]>([
    ['en', ['my aunt Vera is staying on friday', 'wait, what day did I say my aunt’s staying?'], /friday/i],
    ['en', ['we’re flying to Porto next month', 'where did I tell you I’m travelling to?'], /Porto/],
    ['en', ['my cousin Nell and I are going to Oslo in june', 'who am I going on the trip with again?'], /Nell/],
    ['en', ['my mum and I are off to Genoa in june', 'where did I say we’re off to?'], /Genoa/],
    ['en', ['I started an evening course in pottery', 'what am I studying again?'], /pottery/],
    ['en', ['my nephew Abel is starting at the mill on monday', 'which day did I say Abel starts?'], /monday/i],
    ['en', ['we’re moving to Hull in june', 'which town am I moving to?'], /Hull/],
    ['fr', ['je bosse dans une librairie', 'tu te rapelles dans quoi je bosse ?'], /librairie/],
    ['fr', ['vendredi je déménage à Dijon', 'dans quelle ville je vais vivre ?'], /Dijon/],
    ['fr', ['moi mon truc c’est la poterie', 'c’est quoi déjà la passion que j’ai ?'], /poterie/],
  ])('is answered from what was told (%s): %s', async (language, texts, expected) => {
    const answer = await last(language, ...texts)
    expect(answer.text).toMatch(expected)
    expect(answer.mind.act).toBe('recall')
  })

  test.each<[Language, string, string]>([
    ['en', 'when am I leaving again?', 'when you’re leaving'],
    ['en', 'do you remember what I’m painting?', 'what you’re painting'],
    ['en', 'how many nephews do I have?', 'how many nephews you have'],
    ['fr', 'tu te souviens quel jour je pars ?', 'quel jour vous partez'],
    ['fr', 'je vois qui dimanche ?', 'qui vous voyez dimanche'],
    ['fr', 'tu te rappelles de ce que je prépare ?', 'ce que vous préparez'],
  ])('that nothing told answers is named (%s): %s', async (language, text, asked) => {
    const lines = content[language].recall.untold.map((line) => line.replace('{asked}', asked))
    expect(bare((await last(language, text)).text)).toMatch(oneOf(lines))
  })

  test('is not about somebody else’s plan', async () => {
    const answer = await last('en', 'my sister is moving in on thursday', 'where am I moving to?')
    expect(answer.text).not.toMatch(/sister/)
  })

  test.each(['what am I doing wrong?', 'what do I do?', 'where do I start?', 'what did I do to deserve this?'])(
    'is another one where help is wanted: %s',
    async (text) => {
      const answer = await last('en', 'we’re off to Bath on friday', text)
      expect(answer.text).not.toMatch(/Bath|friday/i)
      expect(answer.text).not.toMatch(/wrong|start/)
    },
  )

  test('and its name, asked for in two parts, is not about who was spoken of last', async () => {
    const texts = [
      'mon lapin s’appelle Noisette',
      'mon voisin perce la nuit',
      'et mon lapin, tu te souviens de son nom ?',
    ]
    expect((await last('fr', ...texts)).text).toMatch(/Noisette/)
  })
})

describe('a message teaches', () => {
  test.each<[Language, string, Record<string, string>]>([
    ['fr', 'lundi je passe mon concours', { plan: 'lundi' }],
    ['fr', 'je passe mon concours lundi', { plan: 'lundi' }],
    ['en', 'on friday at last I’ve got my driving test', { plan: 'on Friday' }],
    ['fr', 'moi mon truc c’est le trapèze', { hobby: 'le trapèze' }],
    ['fr', 'je fais du trampoline trois fois par semaine', { hobby: 'trampoline' }],
    ['en', 'I go bouldering three times a week', { hobby: 'bouldering' }],
    ['en', 'my thing is sudoku really', { hobby: 'sudoku' }],
    ['en', 'so I’m Ruth, 51, and I bake', { name: 'Ruth' }],
    ['fr', 'je bosse dans une crèche en fait', { work: 'une crèche' }],
  ])('(%s) %s', async (language, text, expected) => {
    const { learned } = await last(language, text)
    const values = Object.entries(learned).map(([slot, fact]) => [slot, fact?.value])
    expect(Object.fromEntries(values)).toMatchObject(expected)
  })
})

test.each<[string, boolean]>([
  ['bon j’y vais', true],
  ['le four sonne, j’y vais', true],
  ['la piscine, j’y vais tous les mardis', false],
  ['j’y vais deux fois par semaine', false],
])('“%s” is a goodbye: %s', async (text, isBye) => {
  const [answer] = await hold('fr', [text], undefined, 'elio')
  const { bye } = (await import('../../../src/features/chat/companion/personas/roster.ts')).roster.find(
    ({ id }) => id === 'elio',
  )?.words.fr.voice ?? { bye: [] }
  expect(oneOf(bye.map((line) => line.replace('{, name}', ''))).test(bare(answer?.text ?? ''))).toBe(isBye)
})

describe('too much work', () => {
  test.each([
    'c’est la clôture des comptes, je vois plus le jour',
    'trop de dossiers au bureau, je ne vois plus le bout',
    'dans quelle ville je vais vivre déjà ?',
  ])('is no need: %s', (text) => expect(read(text).level).toBe('low'))

  test.each([
    'on m’a licencié de mon travail, je ne vois plus le bout',
    'au boulot on me harcèle, je vois plus le jour',
    'je vois plus le jour, j’ai envie de mourir',
    'je sais plus dans quelle ville je vais vivre, j’ai envie de mourir',
  ])('is one where more is said: %s', (text) => expect(read(text).level).not.toBe('low'))
})

describe('said back', () => {
  const said = (language: Language, text: string): string[] =>
    sentencesOf(text, language).flatMap((one) => clausesOf(one, language).map((clause) => clause.said))

  test.each<[Language, string, readonly string[]]>([
    ['en', 'my friend Ann and I are painting', ['Your friend Ann and you both are painting']],
    ['fr', 'ma mère veut qu’on parte tôt', []],
    ['fr', 'en ce moment c’est la rentrée', ['En ce moment c’est la rentrée']],
    ['fr', 'en fait je repasse mes chemises', ['Vous repassez vos chemises']],
    ['fr', 'il dit qu’on mange ici', ['Il dit que vous mangez ici']],
  ])('whole, or not at all (%s): %s', (language, text, expected) => expect(said(language, text)).toEqual(expected))
})

describe('advice', () => {
  test.each<[Language, string, RegExp]>([
    ['en', 'any present ideas for my uncle? he loves fishing', /fishing/],
    ['fr', 'j’ai besoin d’une idée de cadeau pour Zoé, elle adore les volcans', /les volcans/],
    ['fr', 'un cadeau pour ma tante ? elle aime la broderie', /la broderie/],
    ['fr', 'une idée de cadeau pour mon oncle ? il adore la pêche', /la pêche/],
  ])('on a present is about what somebody likes (%s)', async (language, text, expected) => {
    expect((await last(language, text)).text).toMatch(expected)
  })

  test.each<[Language, string, string]>([
    ['en', 'how do I get wax out of a rug when it’s dry?', 'get wax out of a rug'],
    ['fr', 'comment tu ferais pour démonter un sommier sans outils ?', 'démonter un sommier'],
  ])('that nobody has written names what is asked (%s)', async (language, text, thing) => {
    const lines = content[language].replies.unknownAdvice.map((line) => line.replace('{thing}', thing))
    expect(lines.map(bare)).toContain(bare((await last(language, text)).text))
  })
})
