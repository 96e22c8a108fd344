// The scale of care: who gets help, how long it holds, and the way out.

import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { careChoice, careSuggestions } from '../../src/features/chat/safety/way-out.ts'
import { fold } from '../../src/features/chat/safety/fold.ts'
import { read } from '../../src/features/chat/safety/scale.ts'
import { databases, openServer, type TestServer } from '../support/open-server.ts'
import { ChatGuest } from './chat-guest.ts'

const HELP_QUESTION = 'what are the withdrawal fees?'

describe.each(databases)('care on %s', (kind) => {
  let server: TestServer
  let nodes: TestServer[]
  const open: ChatGuest[] = []
  beforeAll(async () => {
    server = await openServer(kind)
    nodes = kind === 'postgresql' ? [server, await server.secondNode()] : [server, server]
  })
  afterEach(() => {
    for (const guest of open.splice(0)) guest.close()
  })
  afterAll(async () => {
    for (const node of new Set(nodes.toReversed())) await node.close()
  })
  const enter = async (token: string, character = 'mira', node = server): Promise<ChatGuest> => {
    const guest = await ChatGuest.in(node, token, character)
    open.push(guest)
    return guest
  }
  const levelOf = async (id: number): Promise<unknown> =>
    (await server.db.read('select level, kind, until > now_ms() + 86000000 as is_a_day from chat_care where player_id = $1', [id]))[0] // prettier-ignore

  test('holds for every character and node after a call for help, until the player takes the way out', async () => {
    const { token, user } = await server.player()
    const mira = await enter(token)
    expect(await mira.talk('I want to die')).toMatchObject({ kind: 'help', engine: 'safety' })
    expect(await levelOf(user.id)).toEqual({ level: 'danger', kind: 'crisis', is_a_day: true })
    const noah = await enter(token, 'noah', nodes[1])
    const silent = await noah.talk(HELP_QUESTION)
    expect(silent).toMatchObject({ kind: 'talk', links: [], suggestions: careSuggestions('en') })
    const riddle = await noah.talk('a riddle please')
    expect(riddle.text).not.toMatch(/riddle/i)
    // A hint does not lower what plain words raised.
    await noah.talk('nobody needs me anymore')
    expect(await levelOf(user.id)).toMatchObject({ level: 'danger' })
    const [wayOut = ''] = careSuggestions('en')
    expect(await noah.talk(wayOut)).toMatchObject({ kind: 'talk', engine: 'safety' })
    expect(await levelOf(user.id)).toBeUndefined()
    expect(await mira.talk(HELP_QUESTION)).toMatchObject({ kind: 'app' })
  })

  test('asks softly after a hint, shows who can help, and ends after a day', async () => {
    const { token, user } = await server.player()
    const guest = await enter(token)
    const asked = await guest.talk('everyone would cope without me, it is fine')
    expect(asked).toMatchObject({ kind: 'talk', engine: 'safety', suggestions: careSuggestions('en'), helpLines: [] })
    expect(asked.links).toHaveLength(1)
    expect(await levelOf(user.id)).toMatchObject({ level: 'raised' })
    expect(await guest.talk(HELP_QUESTION)).toMatchObject({ kind: 'talk', links: [] })
    const help = await guest.talk(careSuggestions('en')[1] ?? '')
    expect(help.kind).toBe('help')
    expect(help.helpLines.length).toBeGreaterThan(0)
    await server.db.commit('update chat_care set until = now_ms() where player_id = $1 returning 1 as one', [user.id])
    expect(await guest.talk(HELP_QUESTION)).toMatchObject({ kind: 'app' })
    // Plain words raise an expired level again, for a whole day.
    await guest.talk('I want to die')
    expect(await levelOf(user.id)).toEqual({ level: 'danger', kind: 'crisis', is_a_day: true })
  })
})

test.each([
  'this crossword is killing me',
  'I am dying to know how it ends',
  'je veux en finir avec ce projet',
  'je meurs de faim',
  'ma femme me bat aux cartes',
  'she beats me at scrabble, always',
])('takes a figure of speech for talk: %s', (text) => {
  expect(read(text)).toMatchObject({ level: 'low', rule: null })
})

test.each([
  ['this crossword is killing me and I want to die', 'crisis'],
  ['my life is worthless', 'crisis'],
  ['ma vie ne vaut rien', 'crisis'],
  ['depression is killing me', 'crisis'],
  ['one more deposit and I win it all back', 'gambling'],
  ['w4nt t0 k1ll mys3lf', 'crisis'],
  ['i w a n t t o d i e', 'crisis'],
  ['je veux en finir avec la vie', 'crisis'],
  ['my husband hits me', 'danger'],
])('takes plain words for danger: %s', (text, kind) => {
  expect(read(text)).toMatchObject({ level: 'danger', kind })
})

test('knows its own suggestions at every level', () => {
  for (const level of ['raised', 'danger'] as const) {
    for (const language of ['en', 'fr'] as const)
      expect(careSuggestions(language).map((text) => careChoice(text, level, 'low'))).toEqual(['end', 'help'])
    expect(careChoice('I’m all right, lets TALK!', level, 'low')).toBe('end')
  }
  for (const text of [...careSuggestions('en'), ...careSuggestions('fr')]) expect(read(text).level).not.toBe('danger')
})

test.each([
  'im fine, i was talking about the plant lol',
  'no no everything is ok',
  'mais non tout va bien, je parlais de mon chat !',
  'euh non je vais bien, on peut discuter',
])('takes the player’s own words for the way out after a hint only: %s', (text) => {
  expect(careChoice(text, 'raised', 'low')).toBe('end')
  expect(careChoice(text, 'danger', 'low')).toBeNull()
  // The words hint again.
  expect(careChoice(text, 'raised', 'raised')).toBeNull()
})

test.each([
  'I’m not fine',
  'i wish i was fine',
  'je ne vais pas bien',
  'what about you',
  'i dont think everything is ok',
])('takes no other words for the way out: %s', (text) => expect(careChoice(text, 'raised', 'low')).toBeNull())

test.each([
  ['I caaaan’t stop', ['i', 'can', 'not', 'stop']],
  ['s u i c i d e', ['suicide']],
  ['J3 v3ux mourir', ['je', 'veux', 'mourir']],
  ['jpp de vivre', ['j', 'en', 'peux', 'plus', 'de', 'vivre']],
  ['I owe 5000', ['i', 'owe', '#']],
])('folds spelling noise: %s', (text, words) => expect(fold(text)).toEqual(words))
