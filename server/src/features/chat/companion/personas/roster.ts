// The built-in characters, in order. Each is a file in this folder, checked when the server starts.

import { readdirSync, readFileSync } from 'node:fs'
import { characterSheet } from '@glasshouse/rulebook/wire/chat/characters'
import { z } from 'zod'
import { readJson } from '../content.ts'
import type { Persona } from '../persona.ts'

const sheet = characterSheet.extend({
  id: z.string().regex(/^[a-z]{2,20}$/),
  age: z.int().min(18),
  position: z.int().min(1),
  /** The day on which it was added, in UTC. */
  added: z.iso.date(),
})

/** Reads the characters of a folder. Throws an error that names the file and the field. */
export function readRoster(folder: URL): Persona[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => {
      const read = readJson(`personas/${file}`, readFileSync(new URL(file, folder), 'utf8'), sheet)
      if (file !== `${read.id}.json`) throw new Error(`personas/${file} has the id ${read.id}`)
      return read
    })
    .toSorted((a, b) => a.position - b.position)
    .map(({ id, name, age, isFemale, isVipOnly, words, added }) => ({
      id,
      name,
      age,
      isFemale,
      isVipOnly,
      createTime: Date.parse(added),
      words,
    }))
}

export const roster: readonly Persona[] = readRoster(new URL('./', import.meta.url))
