// The files that hold what the characters say: all valid, and a mistake is named with its file and place.

import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { content, readContent } from '../../../src/features/chat/companion/content.ts'
import { readRoster, roster } from '../../../src/features/chat/companion/personas/roster.ts'
import { OutputFilter } from '../../../src/features/chat/safety/output.ts'

const companion = new URL('../../../src/features/chat/companion/', import.meta.url)

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'companion-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** A copy of the files in which one is changed. */
function changed(from: 'texts' | 'personas', file: string, change: (text: string) => string): URL {
  cpSync(new URL(`${from}/`, companion), folder, { recursive: true })
  const path = join(folder, file)
  const before = readFileSync(path, 'utf8')
  const after = change(before)
  expect(after).not.toBe(before)
  writeFileSync(path, after)
  return pathToFileURL(`${folder}/`)
}

/** Every text in it. */
const textsOf = (part: unknown): string[] => {
  if (typeof part === 'string') return [part]
  if (typeof part !== 'object' || part === null || part instanceof RegExp) return []
  return Object.values(part).flatMap(textsOf)
}

/** The output rule that withholds a line while it is streamed word by word. */
function withheldBy(line: string): string | null {
  const filter = new OutputFilter(true)
  const isSent = (line.match(/\S+\s*/g) ?? []).every((piece) => filter.push(piece) !== null) && filter.end() !== null
  return isSent ? null : `${filter.rule}: ${line}`
}

describe('the texts of the characters', () => {
  test.each(['en', 'fr'] as const)('are never withheld by the rules for answers, in %s', (language) => {
    const { replies, recall, play, topics, script } = content[language]
    const written = { replies, recall, play, topics: topics.map(({ lines }) => lines) }
    const said = [written, script.intents.map(({ lines }) => lines), roster.map(({ words }) => words[language])]
    const lines = textsOf(said).map((line) => line.replace(/\{, name\}/g, ', Tom').replace(/\{\w+\}/g, 'Tom'))
    expect(lines.length).toBeGreaterThan(800)
    expect(lines.map(withheldBy).filter((one) => one !== null)).toEqual([])
  })

  test('are valid, with the same intents, topics, games and app texts in both languages', () => {
    const { en, fr } = readContent(new URL('texts/', companion))
    const keys = ({ script, topics, games, app }: typeof en) => [
      script.intents.map(({ id }) => id).toSorted(),
      topics.map(({ id }) => id).toSorted(),
      games.map(({ id }) => id).toSorted(),
      app.texts.map(({ id }) => id).toSorted(),
    ]
    expect(keys(fr)).toEqual(keys(en))
    expect(content.en.script.intents.length).toBe(en.script.intents.length)
  })

  test.each([
    ['en/talk.txt', (text: string) => `> an answer first\n${text}`, /en\/talk\.txt:1 is an answer without an intent/],
    ['fr/more.txt', (text: string) => `${text}pas une intention\n`, /fr\/more\.txt:\d+ is neither an intent/],
    ['fr/talk.txt', (text: string) => text.replace(/^hello:/m, 'salut:'), /intent hello has no French/],
    ['en/talk.txt', (text: string) => text.replace('> @hello', '> @hallo'), /hello answers @hallo/],
    ['en/talk.txt', (text: string) => text.replace('Hello{, name}', 'Hello {nom}'), /hello contains \{nom\}/],
    ['en/more.txt', (text: string) => text.replace('#hobby', '#hobbies'), /topic hobbies/],
    ['en/topics.txt', (text: string) => text.replace('mine >', 'my >'), /en\/topics\.txt:2 is neither a topic/],
    ['fr/topics.txt', (text: string) => text.replace(/^music:/m, 'song:'), /topic music has no French/],
    ['fr/words.json', (text: string) => text.replace('"sister"', '"sisters"'), /word sister has no French/],
    ['en/recall.json', (text: string) => text.replace('"planOver"', '"planover"'), /en\/recall\.json: facts/],
    ['en/talk.txt', (text: string) => `${text}\nhello: hi again\n> Hi.\n`, /hello is written twice/],
    ['en/play.json', (text: string) => text.slice(0, -3), /en\/play\.json is not JSON/],
    ['fr/play.json', (text: string) => text.replace('"ask"', '"asks"'), /fr\/play\.json: riddles\.0/],
    ['en/replies.json', (text: string) => text.replace('"unknown"', '"unknwon"'), /en\/replies\.json: unknown/],
    ['en/echo.json', (text: string) => text.replace('"^(?:he|she', '"^((?:he|she'), /en\/echo\.json: tenses\.1\.when/],
    ['fr/echo.json', (text: string) => text.replace('"quote"', '"quotes"'), /fr\/echo\.json: quote/],
    ['fr/games.json', (text: string) => text.replace('"/pages/', '"pages/'), /fr\/games\.json: 0\.page/],
    ['en/app.json', (text: string) => text.replace('"id": "gold"', '"id": "silver"'), /app text gold has no English/],
  ])('name a mistake in %s (%#)', (file, change, message) => {
    const url = changed('texts', file, change)
    expect(() => readContent(url)).toThrow(message)
  })
})

describe('the built-in characters', () => {
  test('are in order, and were added on a day', () => {
    expect(roster.map(({ id }) => id)).toEqual(['mira', 'noah', 'zuri', 'elio', 'ines', 'kofi'])
    expect(roster.every(({ createTime }) => createTime > Date.UTC(2026, 0) && createTime % 86_400_000 === 0)).toBe(true)
  })

  test.each([
    ['noah.json', (text: string) => text.replace(/"age": \d+/, '"age": 17'), /personas\/noah\.json: age/],
    ['noah.json', (text: string) => text.replace('"id": "noah"', '"id": "noa"'), /noah\.json has the id noa/],
    ['mira.json', (text: string) => text.replaceAll('"joke"', '"jokes"'), /personas\/mira\.json: words\.en\.voice/],
    ['mira.json', (text: string) => text.replace('2026-', '26-'), /personas\/mira\.json: added/],
  ])('name a mistake in %s (%#)', (file, change, message) => {
    const url = changed('personas', file, change)
    expect(() => readRoster(url)).toThrow(message)
  })
})
