import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { Journal } from './journal.ts'

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sandbox-journal-'))
afterAll(() => fs.rmSync(folder, { recursive: true }))

let files = 0
const newFile = (): string => path.join(folder, `${(files += 1)}`, 'book.jsonl')
async function read(file: string): Promise<object[]> {
  const records: object[] = []
  const journal = await Journal.open(file, (record) => records.push(record))
  await journal.close()
  return records
}

describe('the journal', () => {
  test('persists synced records in order, and reads them again', async () => {
    const file = newFile()
    const journal = await Journal.open<{ n: number }>(file, () => undefined)
    for (let n = 0; n < 100; n++) journal.append({ n })
    await journal.synced()
    expect(fs.readFileSync(file, 'utf8').trim().split('\n')).toHaveLength(100)
    await journal.close()
    expect(await read(file)).toEqual(Array.from({ length: 100 }, (_, n) => ({ n })))
  })

  test('drops a torn last line, and continues with a complete one', async () => {
    const file = newFile()
    const journal = await Journal.open<{ n: number }>(file, () => undefined)
    journal.append({ n: 1 })
    journal.append({ n: 2 })
    await journal.close()
    fs.truncateSync(file, fs.statSync(file).size - 3)
    const again = await Journal.open<{ n: number }>(file, () => undefined)
    again.append({ n: 3 })
    await again.close()
    expect(await read(file)).toEqual([{ n: 1 }, { n: 3 }])
  })

  test('refuses a file that is damaged in the middle', async () => {
    const file = newFile()
    fs.mkdirSync(path.dirname(file))
    fs.writeFileSync(file, '{"n":1}\n{"n":\n{"n":3}\n')
    await expect(read(file)).rejects.toThrow()
  })

  test('never reports synced again after a failed write', async () => {
    const journal = await Journal.open<{ n: number }>(newFile(), () => undefined)
    await journal.close()
    journal.append({ n: 1 })
    await expect(journal.synced()).rejects.toThrow()
    journal.append({ n: 2 })
    await expect(journal.synced()).rejects.toThrow()
  })
})
