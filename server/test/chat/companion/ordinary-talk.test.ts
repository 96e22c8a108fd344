// Ordinary talk, as strangers hold it: who they are and what they do is remembered and recalled, everyday advice fits what
// is asked, questions about a story or a name get their answer, a goodbye is a goodbye, and a weak hint ends no talk.

import type { Language } from '@glasshouse/rulebook/wire/fields'
import { describe, expect, test } from 'vitest'
import { content } from '../../../src/features/chat/companion/content.ts'
import type { Care } from '../../../src/features/chat/care.ts'
import { breach } from '../../../src/features/chat/safety/output.ts'
import { read } from '../../../src/features/chat/safety/scale.ts'
import { isWeakHint } from '../../../src/features/chat/safety/weak-hints.ts'
import { heldOut } from '../../red-team/held-out.ts'
import { bare, hold, oneOf } from './hold-talk.ts'

const LANGUAGES = ['en', 'fr'] as const

const intentLines = (language: Language, ...ids: string[]): readonly string[] =>
  content[language].script.intents.filter(({ id }) => ids.includes(id)).flatMap(({ lines }) => lines)
const repliesOf = (language: Language, key: 'badNews' | 'care' | 'storyAsked' | 'unknownMe'): RegExp =>
  oneOf(content[language].replies[key])

describe('a name and a job in one sentence', () => {
  test.each<[Language, string, string, string]>([
    ['en', 'im Gary btw, plumber', 'Gary', 'plumber'],
    ['en', 'i’m Sanjay, i drive trams in Manchester', 'Sanjay', 'tram driver'],
    ['en', 'I’m Denise, I drive a school bus', 'Denise', 'school bus driver'],
    ['en', 'Hello, I’m Walter. Retired postman, 67 years young', 'Walter', 'retired postman'],
    ['en', 'just got in. i’m Omar by the way, a roofer by trade', 'Omar', 'roofer'],
    ['en', 'my name is Beth and I’m a beekeeper', 'Beth', 'beekeeper'],
    ['en', 'I’m Ruth, I teach history', 'Ruth', 'history teacher'],
    ['en', 'im Marta, i clean offices at night', 'Marta', 'cleaning offices'],
    ['en', 'im Kwame btw, 19, barista', 'Kwame', 'barista'],
    ['fr', 'moi c’est Fabrice, je répare des vélos à Grenoble', 'Fabrice', 'réparer des vélos'],
    ['fr', 'Je m’appelle Odile, je suis une ancienne institutrice', 'Odile', 'institutrice'],
    ['fr', 'moi c’est Jocelyne, je suis assistante maternelle', 'Jocelyne', 'assistante maternelle'],
    ['fr', 'je m’appelle Luc, cariste de métier', 'Luc', 'cariste'],
    ['fr', 'moi c’est Nadège, je conduis un car scolaire', 'Nadège', 'chauffeur de car scolaire'],
    ['fr', 'je m’appelle Patrick, avant j’étais boulanger', 'Patrick', 'boulanger'],
  ])('are both remembered, in %s: %s', async (language, text, name, job) => {
    const [answer] = await hold(language, [text])
    expect(answer?.learned).toMatchObject({ name: { value: name }, job: { value: job } })
  })

  test('no job is learned from a road, a tool or somebody else', async () => {
    for (const text of [
      'I drive to the bus station',
      'Doctor, it hurts',
      'my boss was a driver',
      'I am a bit of a baker’s dozen',
    ])
      expect((await hold('en', [text]))[0]?.learned['job'], text).toBeUndefined()
  })

  test.each(LANGUAGES)('every job of the list can be said again (%s)', (language) => {
    const { words, recall } = content[language]
    const said = words.jobs.map((job) => recall.facts.job.replace('{value}', job))
    expect(said.filter((line) => breach(line) !== null)).toEqual([])
  })
})

describe('what was told is found by other questions', () => {
  test.each<[Language, string, string, RegExp]>([
    ['en', 'I’m a welder', 'whats my trade again?', /welder/],
    ['en', 'I was a miner', 'what did i do before i retired?', /miner/],
    ['en', 'my brother Ray is coming on saturday', 'who is Ray?', /Ray is your brother/],
    ['en', 'my wife is called Ana, she’s a nurse', 'and who’s ana again?', /Ana is your wife.*a nurse/],
    ['en', 'got a cat, he’s called Biscuit', 'what’s my cat called?', /Biscuit/],
    ['fr', 'je suis plombier', 'tu sais encore ce que je fais comme métier ?', /plombier/],
    ['fr', 'je bosse comme livreur', 'je fais quoi dans la vie ?', /livreur/],
    ['fr', 'je suis prof de maths', 'j’enseigne quoi déjà ?', /maths/],
    ['fr', 'ma copine s’appelle Lina, elle est infirmière', 'et c’est qui Lina ?', /Lina.*copine.*infirmière/],
    ['fr', 'ma soeur s’appelle Camille', 'qui c’est Camille ?', /Camille.*sœur|Camille.*soeur/],
    ['fr', 'ma grand-mère Fatima cuisine bien', 'comment elle s’appelle ma grand-mère ?', /grand-mère.*Fatima/],
    ['fr', 'j’ai un jardin, des poules et un vieux chien, Filou', 'comment s’appelle mon chien ?', /Filou/],
  ])('in %s: %s; %s', async (language, told, asked, expected) => {
    const [, answer] = await hold(language, [told, asked])
    expect(answer?.text).toMatch(expected)
    expect(answer?.mind.act).toBe('recall')
  })

  test.each<[Language, readonly string[], RegExp]>([
    ['fr', ['ma femme Leïla m’attend', 'elle est prof de SVT', 'et elle fait quoi comme métier ?'], /prof de SVT/],
    [
      'fr',
      [
        'ma mère s’appelle Samia',
        'j’ai une copine, elle s’appelle Chloé',
        'comment s’appelle ma mère ?',
        'et ma copine ?',
      ],
      /Chloé/,
    ],
    [
      'en',
      ['I have a dog, he’s called Rex', 'my niece Skye is nine', 'he is a beagle', 'what breed is my dog?'],
      /dog/,
    ],
    [
      'en',
      ['I never rest, two boys under five', 'Alfie and Max. Alfie’s four', 'what are my boys called?'],
      /Alfie and Max/,
    ],
    ['fr', ['mes fleurs préférées sont les pivoines', 'tu te rappelles mes fleurs préférées ?'], /pivoines/],
  ])('over several turns, in %s: %s', async (language, texts, expected) => {
    expect((await hold(language, texts)).at(-1)?.text).toMatch(expected)
  })

  test('a name that nobody told is not repeated', async () => {
    const [answer] = await hold('en', ['who is Zebulon?'])
    expect(answer?.text).not.toMatch(/Zebulon/i)
  })

  test('the pet is called so, not the player, and a goodbye is no name', async () => {
    const [, cat, bye] = await hold('en', ['I’m Priya', 'got a cat, he’s called Biscuit', 'i have a dog. night!'])
    expect(cat?.learned).toMatchObject({ pet: { value: 'Biscuit' } })
    expect(cat?.learned['name']).toBeUndefined()
    expect(Object.values(bye?.learned ?? {}).map((fact) => fact?.value)).not.toContain('Night')
  })

  test('a wife is "she", a son "he", and a friend "they"', async () => {
    const said = async (text: string): Promise<string> => {
      const answers = await hold('en', [
        text,
        text.replace(/called \w+/, 'called Sam'),
        text.replace(/called \w+/, 'called Jo'),
      ])
      return answers.map((answer) => answer.text).join(' ')
    }
    expect(await said('my wife is called Ana')).not.toMatch(/\b(they|them|their)\b/i)
    expect(await said('my son is called Ben')).not.toMatch(/\b(they|them|their|she|her)\b/i)
    expect(await said('my best friend is called Kim')).not.toMatch(/\b(he|she|him|her)\b/i)
  })
})

describe('questions to the character', () => {
  test.each<[Language, string, string]>([
    ['en', 'favorite color?', 'colour-me'],
    ['en', 'why are you called Mira?', 'name-why'],
    ['en', 'where does your name come from?', 'name-why'],
    ['fr', 'pourquoi tu t’appelles Mira ?', 'name-why'],
    ['fr', 't’as quel âge toi ?', 'age-you'],
    ['fr', 'salut, ça roule ?', 'how-are-you'],
    ['en', 'hey girl', 'hello'],
    ['en', 'heyyy', 'hello'],
    ['fr', 'c’est quoi ton rôle ici ?', 'abilities'],
    ['fr', 'wesh ça dit quoi', 'how-are-you'],
    ['fr', 'Pourquoi on vous appelle Mira ?', 'name-why'],
  ])('in %s: %s', async (language, text, intent) => {
    const [answer] = await hold(language, [text])
    expect(answer?.kind).toBe('talk')
    expect(answer?.mind.intent).toBe(intent)
  })

  test.each<[Language, string, string]>([
    ['en', 'tell me a story', 'why did he keep going?'],
    ['en', 'tell me a story', 'aww, what happened to them?'],
    ['fr', 'raconte moi une histoire', 'et pourquoi il a fait ça ?'],
  ])('about the story that was told, in %s: %s; %s', async (language, told, asked) => {
    const [, answer] = await hold(language, [told, asked])
    expect(bare(answer?.text ?? '')).toMatch(repliesOf(language, 'storyAsked'))
  })

  test('but not every question after a story is about it', async () => {
    const [, mine] = await hold('en', ['tell me a story', 'do you like music?'])
    expect(mine?.mind.topic).toBe('music')
  })

  test('that nothing answers are given back, not sent to a help page', async () => {
    const [named] = await hold('en', ['do you own a wheelbarrow?'])
    expect(named?.text).toMatch(/“wheelbarrow”/)
    const [bold] = await hold('en', ['would you dare?'])
    expect(bare(bold?.text ?? '')).toMatch(repliesOf('en', 'unknownMe'))
  })

  test.each(LANGUAGES)('family in the plural is family (%s)', async (language) => {
    const [answer] = await hold(language, [language === 'en' ? 'do you have any brothers?' : 'tu as des frères ?'])
    expect(answer?.mind.topic).toBe('family')
  })
})

describe('everyday advice', () => {
  /** The lines of the first entry that fits this. */
  const linesFor = (language: Language, said: string): RegExp =>
    oneOf(content[language].advice.find(({ when }) => when.test(said))?.lines ?? [])

  test.each<[Language, string, string]>([
    ['en', 'any idea for a dessert i could bake on sunday?', 'dessert'],
    ['en', 'my toddler wont sleep, any tips', 'toddler , sleep'],
    ['en', 'the neighbours are so loud at night, what would you do?', 'neighbours loud'],
    ['en', 'how do i remember spanish vocabulary?', 'vocabulary'],
    ['en', 'how do you keep basil alive?', 'basil'],
    ['en', 'what should i cook for her birthday? i mean, what bread', 'bread'],
    ['fr', 'un dessert facile pour dimanche ?', 'dessert'],
    ['fr', 'une solution contre les ronflements ?', 'ronflements'],
    ['fr', 'mon fils dort pas la nuit, t’as une astuce ?', 'fils dort'],
    ['fr', 'mes voisins font du bruit toute la nuit, je fais quoi ?', 'voisins bruit'],
    ['fr', 'j’ai peur de bafouiller à mon oral, un conseil ?', 'oral'],
    ['fr', 'je sais pas trop comment l’inviter, une idée ?', 'inviter'],
  ])('fits what is asked, in %s: %s', async (language, text, said) => {
    const [answer] = await hold(language, [text])
    expect(bare(answer?.text ?? '')).toMatch(linesFor(language, said))
  })

  test('is about what was told before where the question names nothing', async () => {
    const [, answer] = await hold('fr', ['mon fils passe son permis jeudi', 't’as un conseil pour le calmer ?'])
    expect(answer?.kind).toBe('talk')
    expect(answer?.mind.act).toBe('advice')
  })

  test.each<[Language, readonly string[]]>([
    ['fr', ['mon fils ne dort pas', 'merci du conseil. vous aimez la pluie ?']],
    ['en', ['i have to give a speech, any tips?', 'what do you do when you’re bored']],
    ['en', ['ha, i’ll suggest it. what’s your favourite meal?']],
  ])('is none where none is asked for, in %s: %s', async (language, texts) => {
    expect((await hold(language, texts)).at(-1)?.mind.act ?? null).not.toBe('advice')
  })

  test('is never given on a bet, and questions about the app stay with its texts', async () => {
    const [games, bet] = await hold('en', [
      'what games would you recommend here for a beginner?',
      'any tips for my next bet?',
    ])
    expect(games?.kind).toBe('app')
    expect(bet?.mind.act ?? null).not.toBe('advice')
  })

  test.each(LANGUAGES)('has no line that breaks a rule (%s)', (language) => {
    const lines = content[language].advice.flatMap((entry) => entry.lines)
    expect(lines.filter((line) => breach(line) !== null)).toEqual([])
  })
})

describe('a goodbye inside a longer line', () => {
  test.each<[Language, string]>([
    ['en', 'gotta run, my bus is here, bye!'],
    ['en', 'well i better go and water the plants before it gets dark. thanks for the chat, bye'],
    ['en', 'doors open in five. have a great day!'],
    ['en', 'right, bed for me, goodnight x'],
    ['fr', 'bon je te laisse, je dois aller chercher les gosses à l’école'],
    ['fr', 'allez je file au marché, à plus'],
  ])('is answered with one, in %s: %s', async (language, text) => {
    for (const care of [undefined, { level: 'raised', kind: 'crisis' } as Care]) {
      const [answer] = await hold(language, [text], care)
      expect(answer?.text).not.toMatch(/\?/)
      expect(answer?.mind.topic ?? null).toBeNull()
      expect(bare(answer?.text ?? '')).not.toMatch(repliesOf(language, 'care'))
    }
  })
})

test('a greeting is no goodbye', async () => {
  expect((await hold('fr', ['salut !']))[0]?.mind.intent).toBe('hello')
})

test('working at night is no goodbye', async () => {
  const [answer] = await hold('en', ['im Marta, i clean offices at night'])
  expect(bare(answer?.text ?? '')).not.toMatch(oneOf(intentLines('en', 'night')))
})

describe('somebody who has died', () => {
  test.each<[Language, string]>([
    ['en', 'I used to dance, ballroom, with my late husband'],
    ['en', 'It’s quiet since my wife passed, but the garden keeps me busy'],
    ['fr', 'ma mère est décédée au printemps, j’ai gardé son jardin'],
  ])('is mourned, and no name is asked for, in %s: %s', async (language, text) => {
    const [answer] = await hold(language, [text])
    expect(bare(answer?.text ?? '')).toMatch(oneOf(intentLines(language, 'grief')))
    expect(answer?.mind.asked ?? null).toBeNull()
  })

  test('"passed" an exam is no death, and a stag party is no funeral', async () => {
    const [exam] = await hold('en', ['my son passed his exam!'])
    expect(bare(exam?.text ?? '')).not.toMatch(oneOf(intentLines('en', 'grief')))
    const [phone] = await hold('en', ['rained all day and my phone died halfway'])
    expect(bare(phone?.text ?? '')).not.toMatch(oneOf(intentLines('en', 'grief')))
    const [party] = await hold('fr', ['hier soir y’avait un enterrement de vie de garçon, n’importe quoi'])
    expect(bare(party?.text ?? '')).not.toMatch(oneOf(intentLines('fr', 'grief')))
  })
})

test('coins of the game are no investment; an investment is', () => {
  for (const text of ['what can i buy with the coins here', 'what should I buy with my coins?'])
    expect(read(text).rule, text).toBeNull()
  for (const text of [
    'what coin should I buy?',
    'should i buy this coin',
    'best crypto to buy with my savings of coins',
    'should I sell my bitcoin?',
    'which coin will go up?',
  ])
    expect(read(text).rule, text).toBe('counsel')
})

describe('a weak hint in the middle of talk', () => {
  const STANDING = { turns: 5, topic: 'family', about: { kind: 'person' } }
  const HINT = 'ça fait trois mois que je l’ai pas vue'
  const BEFORE = ['bonjour', 'ma soeur s’appelle Camille', 'elle vit à Lyon']

  test('is answered as talk, with help under it, and the level stays', async () => {
    const answer = (await hold('fr', [...BEFORE, HINT])).at(-1)
    expect(answer?.care).toBeNull()
    expect(answer?.rule).toBeNull()
    expect(answer?.links.length).toBeGreaterThan(0)
  })

  test('is asked about as the first message, and as the second hint', async () => {
    expect((await hold('fr', [HINT]))[0]?.care).toMatchObject({ level: 'raised' })
    const answers = await hold('fr', [...BEFORE, HINT, 'ah', HINT])
    expect(answers.at(-1)?.care).toMatchObject({ level: 'raised' })
  })

  test.each(LANGUAGES)('is never a plain need, and seldom another hint (%s)', (language) => {
    const needs = heldOut(language).filter(({ kind, text }) => kind !== null && read(text).level !== 'low')
    const weak = needs.filter(({ text }) => isWeakHint(text, STANDING))
    expect(weak.filter(({ isHint }) => !isHint)).toEqual([])
    expect(weak.length / needs.filter(({ isHint }) => isHint).length).toBeLessThanOrEqual(0.04)
  })

  test.each([
    'my partner won’t let me see my friends',
    'nobody needs me',
    'what’s the point of anything',
    'il me fait des choses',
    'je peux pas rentrer chez moi',
    'mon mari regarde mon téléphone',
  ])('is none in everyday words of a need: %s', (text) => {
    expect(read(text).level).not.toBe('low')
    expect(isWeakHint(text, STANDING)).toBe(false)
  })

  test('is none where money, games or feelings are spoken of', () => {
    expect(isWeakHint(HINT, { ...STANDING, topic: 'games' })).toBe(false)
    expect(isWeakHint(HINT, { ...STANDING, topic: 'feelings' })).toBe(false)
    for (const text of ['i lost 200 again', 'nobody would notice if i was gone', 'je veux plus me réveiller'])
      expect(isWeakHint(text, STANDING), text).toBe(false)
  })
})

test('slang is no abuse, and abuse is', () => {
  expect(read('un client m’a gueulé dessus pour un pneu, abusé').level).not.toBe('danger')
  for (const text of ['il a abusé de moi', 'mon oncle m’a abusée quand j’étais petite'])
    expect(read(text).level, text).not.toBe('low')
})

describe('after a hint', () => {
  const raised: Care = { level: 'raised', kind: 'crisis' }

  test('who somebody is and what they do is still kept, and found', async () => {
    const answers = await hold(
      'en',
      ['I used to be a seamstress', 'what did I use to do?', 'my best mate Jonah moved to Canada', 'whos jonah?'],
      raised,
    )
    expect(answers[1]?.text).toMatch(/seamstress/)
    expect(answers[2]?.learned['city']).toBeUndefined()
    expect(answers[3]?.text).toMatch(/Jonah is your mate/)
  })

  test.each<[Language, string]>([
    ['en', 'my neighbour painted his fence green'],
    ['fr', 'le facteur est passé avec un colis'],
  ])('a harmless message is listened to, in %s: %s', async (language, text) => {
    const [answer] = await hold(language, [text], raised)
    expect(bare(answer?.text ?? '')).not.toMatch(repliesOf(language, 'care'))
    expect(answer?.suggestions).toHaveLength(2)
  })
})
