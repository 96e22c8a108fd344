// Ordinary talk with the offline companion: it answers the part of a message that asks, reacts to news, chooses between two
// things, and goes on after a hint of need that was none.

import type { Language } from '@glasshouse/rulebook/wire/fields'
import { describe, expect, test } from 'vitest'
import { content } from '../../../src/features/chat/companion/content.ts'
import type { Care } from '../../../src/features/chat/care.ts'
import { bare, hold, oneOf } from './hold-talk.ts'

const linesOf = (language: Language, topic: string, act: 'mine' | 'why'): RegExp =>
  oneOf(content[language].topics.find(({ id }) => id === topic)?.lines[act] ?? [])
const repliesOf = (language: Language, key: 'badNews' | 'goodNews' | 'choose' | 'care'): RegExp =>
  oneOf(content[language].replies[key])

describe('the part of a message that asks is answered', () => {
  test.each<[Language, string, string, 'mine' | 'why']>([
    ['en', 'haha my mom grows those. do you like music?', 'music', 'mine'],
    ['en', 'ok pasta it is. why do you like plants so much?', 'plants', 'why'],
    ['en', 'the kids are asleep. whats your favourite season?', 'seasons', 'mine'],
    ['fr', 'ma soeur est là. tu aimes les voyages ?', 'travel', 'mine'],
    ['fr', 'je rentre du boulot. c est quoi ta saison préférée ?', 'seasons', 'mine'],
  ])('in %s: %s', async (language, text, topic, act) => {
    const [answer] = await hold(language, [text])
    expect(bare(answer?.text ?? '')).toMatch(linesOf(language, topic, act))
  })

  test.each<[Language, string, string]>([
    ['en', 'im more of an action films person. tell me a joke', 'joke'],
    ['fr', 'j’ai parlé à ma sœur. bon, on change de sujet, tu connais une blague ?', 'joke'],
    ['fr', 'c est pas grave, raconte moi une histoire drole', 'joke'],
    ['en', 'sure, tell me a story then. after that im off to bed', 'story'],
  ])('in %s: %s', async (language, text, intent) => {
    const [answer] = await hold(language, [text])
    expect(answer?.mind.intent).toBe(intent)
  })

  test.each<[Language, string, RegExp]>([
    ['en', 'gotta put the kids to bed. where do i find the deposit limit thing?', /Limits page/],
    ['en', 'yep thats him. how do i change my password in this app?', /Security page/],
    ['en', 'close enough. what games would you recomend here for a beginner?', /twelve games/],
    ['fr', 'bravo ! au fait c est quoi les jeux les plus sympas sur l appli ?', /douze jeux/],
  ])('in %s: %s', async (language, text, expected) => {
    const [answer] = await hold(language, [text])
    expect(answer?.kind).toBe('app')
    expect(answer?.text).toMatch(expected)
  })
})

describe('what was told is answered', () => {
  test.each<[Language, string, string, RegExp]>([
    ['en', 'i drive a forklift', 'do you remember what job i do?', /forklift driver/],
    ['en', 'I teach at a primary school', 'and what do i do for a living, do you know that too?', /primary school/],
    ['fr', 'je suis infirmière', 'au fait je t’ai dit mon boulot, c’est quoi déjà ?', /infirmière/],
    ['fr', 'j’habite à Nantes', 'et ma ville, vous l’avez retenue ?', /Nantes/],
  ])('in %s: %s; %s', async (language, told, asked, expected) => {
    const [, answer] = await hold(language, [told, asked])
    expect(answer?.text).toMatch(expected)
  })

  test('an age that was never told is not answered with a name', async () => {
    const [, answer] = await hold('fr', ['mon fils s’appelle Léo', 'vous vous souvenez de l’âge de mon fils ?'])
    expect(answer?.text).not.toMatch(/Léo|prénom/)
  })
})

describe('advice', () => {
  test('for a dog that steals food is no recipe', async () => {
    const [, answer] = await hold('en', ['my dog ate my sandwich', 'what should i do about her pinching food?'])
    expect(bare(answer?.text ?? '')).toMatch(oneOf(content.en.replies.advice))
  })

  test.each<[Language, string, string]>([
    ['en', 'my niece turns six, any ideas for a present?', 'gift'],
    ['fr', 'c’est l’anniversaire de ma sœur, une idée de cadeau ?', 'gift'],
    ['fr', 'je sais pas si je passe de jour au boulot ou si je reste de nuit, t’en penses quoi ?', 'dilemma'],
  ])('in %s: %s', async (language, text, intent) => {
    const [answer] = await hold(language, [text])
    expect(answer?.mind.intent).toBe(intent)
  })
})

describe('news', () => {
  test.each<[Language, string, 'badNews' | 'goodNews']>([
    ['en', 'my boss shouted at everyone today', 'badNews'],
    ['en', 'the wifi is dead and i had an awful day', 'badNews'],
    ['en', 'my sister finally bought her house', 'goodNews'],
    ['fr', 'j’ai raté mon train et il pleuvait', 'badNews'],
    ['fr', 'ma voiture est en panne depuis lundi', 'badNews'],
    ['fr', 'ma cousine a eu son diplôme, quelle bonne nouvelle', 'goodNews'],
  ])('in %s gets a reaction: %s', async (language, text, key) => {
    const [answer] = await hold(language, [text])
    expect(bare(answer?.text ?? '')).toMatch(repliesOf(language, key))
  })

  test('told with a laugh is none', async () => {
    const [answer] = await hold('en', ['lol that was an awful day for my cake'])
    expect(bare(answer?.text ?? '')).not.toMatch(repliesOf('en', 'badNews'))
  })
})

describe('a choice between two things', () => {
  test.each<[Language, string, RegExp]>([
    ['en', 'do you prefer tea or coffee?', /\b(tea|coffee)\b/i],
    ['en', 'cats or dogs?', /\b(cats|dogs)\b/i],
    ['fr', 'tu préfères le thé ou le café ?', /le (thé|café)/i],
    ['fr', 'plutôt plage ou montagne ?', /\b(plage|montagne)\b/i],
  ])('in %s: %s', async (language, text, expected) => {
    const [answer] = await hold(language, [text])
    expect(answer?.text).toMatch(expected)
    expect(bare(answer?.text ?? '')).toMatch(repliesOf(language, 'choose'))
  })

  test('never repeats words that are not ours, and never chooses a bet', async () => {
    const [open] = await hold('en', ['would you rather have blorps or zinkels?'])
    expect(open?.text).not.toMatch(/blorp|zinkel/)
    for (const text of ['red or black?', 'do you prefer crash or roulette?', 'vous préférez rouge ou noir ?']) {
      const [answer] = await hold(text.startsWith('v') ? 'fr' : 'en', [text])
      expect(bare(answer?.text ?? '')).not.toMatch(repliesOf('en', 'choose'))
      expect(bare(answer?.text ?? '')).not.toMatch(repliesOf('fr', 'choose'))
    }
  })
})

describe('after a hint of need', () => {
  const raised: Care = { level: 'raised', kind: 'crisis' }

  test('small talk goes on: what was told is remembered, and questions are answered', async () => {
    const [told, liked, recalled] = await hold(
      'en',
      ['my cat is called Moustache', 'do you like music?', 'whats my cats name?'],
      raised,
    )
    expect(told?.learned).toMatchObject({ pet: { value: 'Moustache' } })
    expect(bare(liked?.text ?? '')).toMatch(linesOf('en', 'music', 'mine'))
    expect(recalled?.text).toMatch(/Moustache/)
    for (const answer of [told, liked, recalled]) expect(answer?.suggestions).toHaveLength(2)
  })

  test('but there are no jokes, games or texts of the app', async () => {
    const asked = ['tell me a joke', 'ask me a riddle', 'how do I withdraw?', 'what is the RTP of crash?']
    for (const answer of await hold('en', asked, raised)) {
      expect(answer.kind).toBe('talk')
      expect(answer.mind.play ?? null).toBeNull()
      expect(bare(answer.text)).toMatch(repliesOf('en', 'care'))
    }
  })

  test('and in danger nothing but care', async () => {
    const [answer] = await hold('en', ['do you like music?'], { level: 'danger', kind: 'crisis' })
    expect(bare(answer?.text ?? '')).toMatch(repliesOf('en', 'care'))
  })
})
