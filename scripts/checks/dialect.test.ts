import { describe, expect, it } from 'vitest'
import { crowdedFolders, FOLDER_FILES_MAX } from './folders.ts'
import { findDialect } from './dialect.ts'

describe('findDialect', () => {
  const find = (path: string, text: string): string[] => findDialect([{ path, text }])

  it('finds an old word inside an identifier, with its line', () => {
    expect(find('server/src/a.ts', 'const a = 1\nfunction openDoor() {}\n')).toEqual([
      'server/src/a.ts:2: openDoor (say server)',
    ])
    expect(find('server/src/a.ts', 'class A { #onTrouble = TROUBLE_MS }')).toHaveLength(2)
  })

  it('finds an old name of the database in SQL and in statements', () => {
    expect(find('server/src/a.sql', 'select 1;\nselect stake_bar(1);')).toEqual([
      'server/src/a.sql:2: stake_bar (say bet_restriction)',
    ])
    expect(find('server/src/a.ts', 'const sql = `select * from operator_acts`')).toHaveLength(1)
  })

  it('ignores words in texts and comments, longer words, and other rooms', () => {
    expect(find('server/src/a.ts', '// a door\nconst text = "door"\nconst indoors = explanes')).toEqual([])
    expect(find('web/src/a.ts', 'const door = 1')).toEqual([])
  })
})

describe('crowdedFolders', () => {
  const files = (folder: string, count: number): string[] =>
    Array.from({ length: count }, (_, index) => `${folder}/f${index}.ts`)

  it('names a folder with one file too many, and none at the limit', () => {
    expect(crowdedFolders(files('server/src/a', FOLDER_FILES_MAX))).toEqual([])
    expect(crowdedFolders(files('server/src/a', FOLDER_FILES_MAX + 1))).toHaveLength(1)
  })

  it('counts source files only, and each folder by itself', () => {
    const pictures = Array.from({ length: 40 }, (_, index) => `docs/p${index}.png`)
    const nested = [...files('a', FOLDER_FILES_MAX), ...files('a/b', FOLDER_FILES_MAX)]
    expect(crowdedFolders([...pictures, ...nested])).toEqual([])
  })
})
