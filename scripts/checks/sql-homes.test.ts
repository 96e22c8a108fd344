// Every SQL function has one home, server/src/platform/db/functions/<area>/<name>.sql, and the README there lists all triggers
// and all functions that write ledger entries.

import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, it } from 'vitest'

interface Source {
  readonly file: string
  readonly text: string
}

const root = join(import.meta.dirname, '..', '..')
const HOME = 'server/src/platform/db/functions/'
const DEFINITION = /\bcreate\s+(?:or\s+replace\s+)?function\s+(?:public\.)?"?(\w+)/gi

const read = (pattern: string): Source[] =>
  globSync(pattern, { cwd: root })
    .filter((file) => !file.endsWith('.test.ts'))
    .map((file) => ({ file: file.replaceAll('\\', '/'), text: readFileSync(join(root, file), 'utf8') }))

const definedIn = ({ text }: Source): string[] =>
  Array.from(text.replaceAll(/--.*$/gm, '').matchAll(DEFINITION), ([, name]) => (name ?? '').toLowerCase())

function problemsOf(sources: readonly Source[]): string[] {
  const homes = new Map<string, string[]>()
  for (const source of sources)
    for (const name of definedIn(source)) homes.set(name, [...(homes.get(name) ?? []), source.file])
  const twice = [...homes].filter(([, files]) => files.length > 1)
  const wrong = sources.filter(({ file }) => file.startsWith(HOME))
  return [
    ...twice.map(([name, files]) => `${name} is defined more than once: ${files.toSorted().join(', ')}`),
    ...wrong
      .filter((source) => `${definedIn(source).join(' ')}.sql` !== basename(source.file))
      .map((source) => `${source.file} has to define the function of its name and no other`),
    ...[...homes].flatMap(([name, files]) =>
      files.filter((file) => !file.startsWith(HOME)).map((file) => `${name} is defined in ${file}, outside of ${HOME}`),
    ),
  ]
}

describe('the homes of SQL functions', () => {
  const sources = [...read('server/src/**/*.sql'), ...read('server/src/**/*.ts')]
  const plant = (file: string, text: string): string[] => problemsOf([...sources, { file, text }])

  it('are one file for each function, with its name', () => {
    expect(sources.flatMap(definedIn).length).toBeGreaterThan(40)
    expect(problemsOf(sources)).toEqual([])
  })

  it('are reported when a function is defined in two files', () => {
    const text = 'create or replace function day_ms() returns int8 language sql as $$ select 1::int8 $$;'
    expect(plant('server/src/platform/db/migrations/0001_day.sql', text)).toEqual([
      `day_ms is defined more than once: ${HOME}platform/day_ms.sql, server/src/platform/db/migrations/0001_day.sql`,
      `day_ms is defined in server/src/platform/db/migrations/0001_day.sql, outside of ${HOME}`,
    ])
  })

  it('are reported when a file defines another function, two of them or none', () => {
    const other = 'create function other() returns int8 language sql as $$ select 1::int8 $$;\n'
    const complaint = `${HOME}planted.sql has to define the function of its name and no other`
    expect(plant(`${HOME}planted.sql`, other)).toEqual([complaint])
    expect(plant(`${HOME}planted.sql`, other + other.replace('other', 'planted'))).toEqual([complaint])
    expect(plant(`${HOME}planted.sql`, '-- create function planted()')).toEqual([complaint])
    expect(plant(`${HOME}planted.sql`, other.replace('other', 'planted'))).toEqual([])
  })
})

describe('the README of the functions', () => {
  const WRITES = /insert into (entries|journals)\b/
  const { text: readme = '' } = read(`${HOME}README.md`)[0] ?? {}
  const rows = readme.split('\n').filter((line) => line.startsWith('|'))

  it('lists every trigger', () => {
    const schema = read('server/src/platform/db/{schema,migrations}/*.sql')
    const triggers = schema.flatMap(({ text }) =>
      Array.from(text.matchAll(/create trigger (\w+)/g), ([, name]) => name),
    )
    expect(triggers.length).toBeGreaterThan(30)
    expect(triggers.filter((name) => !rows.some((row) => row.includes(`\`${name}\``)))).toEqual([])
  })

  it('lists every function that writes ledger entries', () => {
    const writers = read(`${HOME}**/*.sql`).filter(({ text }) => WRITES.test(text))
    expect(writers.length).toBeGreaterThan(4)
    expect(writers.flatMap(definedIn).filter((name) => !rows.some((row) => row.startsWith(`| \`${name}\``)))).toEqual(
      [],
    )
    const others = read('server/src/**/*.{ts,sql}').filter(
      ({ file, text }) => !file.startsWith(HOME) && WRITES.test(text),
    )
    expect(others.map(({ file }) => file)).toEqual([])
  })
})
