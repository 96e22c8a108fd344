// Managing characters: invalid sheets, concurrent editors, card export and import, active content in portraits, and chats
// with a disabled character.

import { chatContract, type Character } from '@glasshouse/rulebook/wire/chat/chat'
import {
  charactersContract,
  type CharacterSheet,
  type CharacterDetail,
} from '@glasshouse/rulebook/wire/chat/characters'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { listCharacters, Talkers } from '../../src/features/chat/characters.ts'
import { roster as builtIn } from '../../src/features/chat/companion/personas/roster.ts'
import { Roster } from '../../src/features/chat/roster.ts'
import { checkSheet } from '../../src/features/chat/safety/sheet.ts'
import { ChatGuest } from './chat-guest.ts'
import { silentLog } from '../support/logs.ts'
import { databases, openServer, type TestServer } from '../support/open-server.ts'
import { auditEntriesSeenBy, signInOperator, type EnrolledOperator } from '../support/operators.ts'

interface Card {
  spec: string
  spec_version: string
  data: {
    name: string
    assets?: object[]
    extensions: { glasshouse: Omit<CharacterSheet, 'name'> & { id: string; createTime: number } }
  }
}

const sheetOf = (id: string): CharacterSheet => {
  const persona = builtIn.find((one) => one.id === id)
  if (!persona) throw new Error(`no ${id}`)
  const { id: _, createTime: __, ...sheet } = structuredClone(persona)
  return sheet as CharacterSheet
}
/** A sheet with one changed text. */
const sheetWith = (change: (sheet: CharacterSheet) => void): CharacterSheet => {
  const sheet = sheetOf('mira')
  change(sheet)
  return sheet
}
const svg = (inner: string): { type: 'image/svg+xml'; data: string } => ({
  type: 'image/svg+xml',
  data: Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${inner}</svg>`).toString('base64'),
})
const PNG = Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), Buffer.alloc(40)])

describe('checkSheet', () => {
  test.each(builtIn.map(({ id }) => id))('accepts %s', (id) => {
    expect(() => checkSheet(sheetOf(id))).not.toThrow()
  })
  const unfit: [string, (sheet: CharacterSheet) => void][] = [
    ['characterYoung', (sheet) => void (sheet.age = 17)],
    ['characterYoung', (sheet) => void sheet.words.en.voice.story.push('I am 16 and bored.')],
    ['characterYoung', (sheet) => void sheet.words.fr.voice.story.push('J’ai 15 ans et demi.')],
    ['characterUrges', (sheet) => void (sheet.words.en.greeting = 'You should bet more tonight.')],
    ['characterUrges', (sheet) => void sheet.words.fr.voice.bye.push('Misez encore, tentez votre chance.')],
    ['characterUrges', (sheet) => void sheet.words.en.suggestions.push('Which number will win?')],
    ['characterImproper', (sheet) => void sheet.words.en.moods.push('naked and waiting')],
    ['characterPretends', (sheet) => void (sheet.words.en.about = 'I am a real human, not a program.')],
    ['characterHarmful', (sheet) => void sheet.words.en.voice.fact.push('Take 500 mg of it, twice.')],
    ['characterMarkup', (sheet) => void (sheet.name = '<b>Mira</b>')],
    ['characterMarkup', (sheet) => void sheet.words.fr.topics.push('www.example.com')],
  ]
  test.each(unfit)('%s', (code, change) => {
    expect(() => checkSheet(sheetWith(change))).toThrow(expect.objectContaining({ code }))
  })
})

describe.each(databases)('characters on %s', (kind) => {
  let server: TestServer
  let nodes: TestServer[]
  let editor: EnrolledOperator
  const open: ChatGuest[] = []
  beforeAll(async () => {
    server = await openServer(kind)
    nodes = kind === 'postgresql' ? [server, await server.secondNode()] : [server, server]
    editor = await signInOperator(server, 'content')
  })
  afterEach(() => {
    for (const guest of open.splice(0)) guest.close()
  })
  afterAll(async () => {
    for (const node of new Set(nodes.toReversed())) await node.close()
  })

  const desk = <T>(key: string, body?: object, node = server) => node.call<T>(key, body, editor.token)
  const kept = async (id: string): Promise<CharacterDetail> =>
    (await desk<CharacterDetail>(`GET /api/console/character/${id}`)).data
  const write = (id: string, version: number, sheet: CharacterSheet, more: object = {}, node = server) =>
    desk<CharacterDetail>(`PUT /api/console/character/${id}`, { version, sheet, ...more }, node)
  const listed = async (node = server): Promise<Character[]> =>
    (await node.call<Character[]>('GET /api/ai_lady/all')).data
  const enter = async (token: string, id: string, node = server): Promise<ChatGuest> => {
    const guest = await ChatGuest.at(node, token, id)
    open.push(guest)
    return guest
  }

  test('seeds the six built-in characters, and does not overwrite changed ones', async () => {
    const { data } = await desk<{ id: string }[]>('GET /api/console/character')
    expect(charactersContract.listedCharacters.output.safeParse(data).error).toBeUndefined()
    expect(data.map(({ id }) => id)).toEqual(builtIn.map(({ id }) => id))
    const zuri = await kept('zuri')
    expect((await write('zuri', zuri.version, { ...zuri.sheet, name: 'Zora' })).errno).toBe(0)
    // As on the next start.
    const again = await Roster.open({
      db: server.db,
      notifier: { notify: () => {}, onNotification: () => {} },
      log: silentLog,
    })
    expect(again.personaOf('zuri')?.name).toBe('Zora')
    expect(again.all()).toHaveLength(6)
    await again.close()
  })

  test('is open to the content and owner roles only', async () => {
    const supporter = await signInOperator(server, 'support')
    const { token } = await server.player()
    for (const who of [supporter.token, token, '']) {
      const { version, sheet } = await kept('mira')
      const tried = await server.call('PUT /api/console/character/mira', { version, sheet }, who)
      expect(tried.errno).not.toBe(0)
      expect((await kept('mira')).version).toBe(version)
    }
  })

  test('applies a change on every node, and refuses the second of two editors', async () => {
    const { version, sheet } = await kept('noah')
    const words = structuredClone(sheet.words)
    words.en.about = 'Somebody new.'
    words.en.greeting = 'Ahoy from the new sheet.'
    const both = await Promise.all([
      write('noah', version, { ...sheet, words }, {}, nodes[0]),
      write('noah', version, { ...sheet, words }, {}, nodes[1]),
    ])
    expect(both.map(({ errno }) => errno).toSorted((a, b) => a - b)).toEqual([0, 1631])
    expect(await kept('noah')).toMatchObject({ version: version + 1, sheet: { words } })
    for (const node of nodes) {
      const about = async () => (await listed(node)).find(({ id }) => id === 'noah')?.about
      await expect.poll(about).toBe('Somebody new.')
      const guest = await enter((await server.player()).token, 'noah', node)
      guest.ask({ type: 'resume', lastCreateTime: 0 })
      expect((await guest.hears('message')).message.text).toContain('Ahoy')
    }
    const acts = await auditEntriesSeenBy(server, await signInOperator(server, 'owner'))
    const act = acts.find((one) => one.act === 'character.write')
    expect(act?.subject).toBe('noah')
    expect(act?.before).not.toContain('Ahoy')
    expect(act?.after).toContain('Ahoy')
  })

  test('creates a character once, at the end, and opens it for chats', async () => {
    const sheet = sheetWith((one) => void (one.name = 'Luna'))
    const made = await Promise.all([write('luna', 0, sheet), write('luna', 0, sheet, {}, nodes[1])])
    expect(made.map(({ errno }) => errno).toSorted((a, b) => a - b)).toEqual([0, 1631])
    await expect.poll(async () => (await listed()).at(-1)?.id).toBe('luna')
    const list = await listed()
    expect(chatContract.characters.output.safeParse(list).error).toBeUndefined()
    expect(list.at(-1)).toMatchObject({ id: 'luna', name: 'Luna', portrait: null })
    const { token } = await server.player()
    const guest = await enter(token, 'luna')
    await guest.hears('hello')
    expect((await guest.talk('hello')).engine).toBe('offline')
    for (const wrong of [
      sheetWith((one) => void (one.age = 12)),
      sheetWith((one) => void (one.words.fr.greeting = 'Vous devriez miser encore.')),
    ]) {
      expect([1632, 1633]).toContain((await write('lunb', 0, wrong)).errno)
    }
    const { fr: _, ...half } = sheet.words
    expect((await write('lunb', 0, { ...sheet, words: half as CharacterSheet['words'] })).errno).toBe(1000)
    expect((await desk('GET /api/console/character/lunb')).status).toBe(404)
  })

  test('round-trips a card through export and import', async () => {
    const { version, sheet } = await kept('ines')
    const portrait = { type: 'image/png' as const, data: PNG.toString('base64') }
    await write('ines', version, sheet, { portrait })
    const { data: card } = await desk<Card>('GET /api/console/character/ines/card')
    expect(card).toMatchObject({ spec: 'chara_card_v3', spec_version: '3.0', data: { name: sheet.name } })
    const renamed = structuredClone(card)
    renamed.data.extensions.glasshouse.id = 'inez'
    const take = (given: object, at = 0) =>
      desk<CharacterDetail>('POST /api/console/character/card', { version: at, card: given })
    expect((await take(renamed)).data).toMatchObject({ id: 'inez', sheet, portrait: '/portraits/inez?v=1' })
    const out = (await desk<Card>('GET /api/console/character/inez/card')).data
    out.data.extensions.glasshouse.createTime = renamed.data.extensions.glasshouse.createTime
    expect(out).toEqual(renamed)
    // It would overwrite an existing character.
    expect((await take(renamed)).errno).toBe(1631)
    expect((await take(renamed, 1)).data.version).toBe(2)

    const broken: [number, (one: Card) => void][] = [
      [1638, (one) => void (one.spec = 'chara_card_v2')],
      [1638, (one) => void Reflect.deleteProperty(one.data.extensions, 'glasshouse')],
      [1638, (one) => void Reflect.deleteProperty(one.data.extensions.glasshouse.words, 'fr')],
      [1638, (one) => void one.data.extensions.glasshouse.words.en.topics.push('x'.repeat(41))],
      [1632, (one) => void (one.data.extensions.glasshouse.age = 17)],
      [1633, (one) => void (one.data.extensions.glasshouse.words.en.greeting = 'Go all in with me.')],
      [1637, (one) => void (one.data.extensions.glasshouse.words.en.about = '<img src=x onerror=alert(1)>')],
      [
        1639,
        (one) =>
          void (one.data.assets = [
            {
              type: 'icon',
              uri: `data:image/png;base64,${Buffer.from('no').toString('base64')}`,
              name: 'main',
              ext: 'png',
            },
          ]),
      ],
    ]
    for (const [errno, change] of broken) {
      const bad = structuredClone(renamed)
      bad.data.extensions.glasshouse.id = 'bada'
      change(bad)
      expect((await take(bad)).errno, String(change)).toBe(errno)
    }
    expect((await desk('GET /api/console/character/bada')).status).toBe(404)
  })

  test('serves portraits without active content, and refuses those that have some', async () => {
    const { sheet } = await kept('elio')
    const dress = async (portrait: object | null) => write('elio', (await kept('elio')).version, sheet, { portrait })
    const still = svg('<circle r="4" fill="#345"/>')
    expect((await dress(still)).errno).toBe(0)
    const at = (await listed()).find(({ id }) => id === 'elio')?.portrait ?? ''
    const served = await server.app.httpServer.inject({ url: at })
    expect(served.body).toBe(Buffer.from(still.data, 'base64').toString())
    expect(served.headers).toMatchObject({ 'content-type': 'image/svg+xml', 'x-content-type-options': 'nosniff' })
    expect(served.headers['content-security-policy']).toMatch(/default-src 'none'.*sandbox/)
    for (const inner of [
      '<script>alert(1)</script>',
      '<rect onload="alert(1)"/>',
      '<a href="/x"><rect/></a>',
      '<image href="https://example.com/x.png"/>',
      '<foreignObject><p/></foreignObject>',
      '<!-- x -->',
      '<rect style="fill:url(https://example.com)"/>',
    ]) {
      expect((await dress(svg(inner))).errno, inner).toBe(1639)
    }
    const big = Buffer.concat([PNG, Buffer.alloc(102_400 - PNG.length)])
    const png = (bytes: Buffer) => ({ type: 'image/png', data: bytes.toString('base64') })
    expect((await dress(png(big))).errno).toBe(0)
    expect((await dress(png(Buffer.concat([big, Buffer.alloc(1)])))).errno).toBe(1639)
    expect((await dress({ type: 'image/webp', data: PNG.toString('base64') })).errno).toBe(1639)
    expect((await dress(null)).errno).toBe(0)
    expect((await server.app.httpServer.inject({ url: at })).statusCode).toBe(404)
    expect((await server.app.httpServer.inject({ url: '/portraits/..%2fmira' })).statusCode).toBe(404)
  })

  test('counts talkers at most once a minute', async () => {
    const calendar = { time: 0, now: () => calendar.time }
    let [reads, isDown] = [0, false]
    const read = async <Row extends object>(sql: string): Promise<Row[]> => {
      reads++
      if (isDown) throw new Error('the database is down')
      return await server.db.read<Row>(sql)
    }
    const { db, vault } = server
    const roster = await Roster.open({
      db,
      notifier: { notify: () => {}, onNotification: () => {} },
      log: silentLog,
    })
    const talkers = new Talkers({ read }, calendar)
    const isVipOpen = () => Promise.resolve(true)
    const parts = { db, vault, calendar, roster, talkers, engine: 'offline' as const, isVipOpen }
    const count = async (): Promise<number> => {
      const list = await listCharacters(parts, 'popular', undefined, 'en')
      return list.find(({ id }) => id === 'mira')?.talkers ?? -1
    }
    const [before] = await Promise.all([count(), count(), count()])
    await (await enter((await server.player()).token, 'mira')).hears('hello')
    expect([await count(), reads]).toEqual([before, 1])
    calendar.time += 60_000
    expect([await count(), reads]).toEqual([before + 1, 2])
    // A failed count is not cached.
    calendar.time += 60_000
    isDown = true
    await expect(count()).rejects.toThrow('down')
    isDown = false
    expect([await count(), reads]).toEqual([before + 1, 4])
    await roster.close()
  })

  test('hides a disabled character, refuses messages to it, and keeps its history', async () => {
    const { token } = await server.player()
    const character = (await listed()).find(({ isVipOnly }) => !isVipOnly)?.id ?? ''
    const talking = await enter(token, character)
    await talking.hears('hello')
    await talking.talk('hello')
    const turn = async (isOn: boolean) =>
      desk(`PUT /api/console/character/${character}/state`, { version: (await kept(character)).version, isOn })
    const stale = (await kept(character)).version
    expect((await turn(false)).errno).toBe(0)
    expect((await desk(`PUT /api/console/character/${character}/state`, { version: stale, isOn: true })).errno).toBe(
      1631,
    )
    expect((await listed()).map(({ id }) => id)).not.toContain(character)
    const clientId = talking.send('are you there?')
    expect(await talking.hears('refused', (frame) => frame.clientId === clientId)).toMatchObject({
      errno: 1630,
      isEnd: false,
    })
    const late = await enter(token, character, nodes[1])
    expect(await late.hears('refused')).toMatchObject({ errno: 1630, isEnd: true })
    const history = await server.call<object[]>(`GET /api/ai_lady/message/0?id=${character}`, undefined, token)
    expect(history.data).toHaveLength(3)
    expect((await server.call(`GET /api/ai_lady/export/${character}`, undefined, token)).errno).toBe(0)
    expect((await turn(true)).errno).toBe(0)
    expect((await talking.talk('and now?')).engine).toBe('offline')
  })

  test('requires an order to list each character once', async () => {
    const ids = (await desk<{ id: string }[]>('GET /api/console/character')).data.map(({ id }) => id)
    const order = (given: readonly string[]) => desk('POST /api/console/character/order', { ids: given })
    for (const wrong of [ids.slice(1), [...ids, 'nobody'], [...ids.slice(1), ids[1] ?? '']]) {
      expect((await order(wrong)).errno).toBe(1640)
    }
    expect((await order(ids.toReversed())).errno).toBe(0)
    expect((await listed()).map(({ id }) => id)).toEqual(ids.toReversed())
  })
})
