// What a character may keep of a player: a few plain words that a rule asked for, and nothing that the checks would stop.

import { MEMORY_VALUE_MAX, type MemorySlot } from '@glasshouse/rulebook/wire/chat/chat'
import { breach } from '../safety/output.ts'
import { screen } from '../safety/screen.ts'
import { plain } from '../safety/normalise.ts'
import type { Memory } from './companion.ts'
import type { Hit } from './script.ts'

/** Words that a phrase may catch and that are nobody's name or taste. */
const NOTHING = new Set(
  'not so very here there fine good bad ok sure going to it that this you me him her them rien pas ca cela toi vous moi lui elle tout bien mal quoi ne te vraiment'.split(
    ' ',
  ),
)

export function learn(hit: Hit | null, text: string): Memory {
  const slot = hit?.intent.learns
  const value = slot ? hit.slots[slot] : undefined
  if (!slot || !value) return {}
  const kept = fitting(asWritten(value, text), slot)
  return kept ? { [slot]: kept } : {}
}

/** A value that may be kept, or null. No digits: they would be a phone number or an address. */
export function fitting(value: string, slot: MemorySlot): string | null {
  const trimmed = value.normalize('NFC').replace(/\s+/g, ' ').trim()
  if (trimmed.length === 0 || [...trimmed].length > MEMORY_VALUE_MAX) return null
  if (!/^[\p{L}\p{M}][\p{L}\p{M}' ’.&-]*$/u.test(trimmed)) return null
  if (
    plain(trimmed)
      .split(' ')
      .every((word) => NOTHING.has(word))
  )
    return null
  if (screen(trimmed) || breach(trimmed)) return null
  return slot === 'name' || slot === 'pet' || slot === 'city'
    ? trimmed.charAt(0).toUpperCase() + trimmed.slice(1)
    : trimmed
}

/** The rules see plain words; what is kept should look as it was written, accents and capitals included. */
function asWritten(value: string, text: string): string {
  const wanted = value.split(' ')
  const words = text.match(/[\p{L}\p{M}\p{N}'’-]+/gu) ?? []
  const read = words.map((word) => plain(word))
  const at = read.findIndex((_, i) => wanted.every((one, j) => read[i + j] === one))
  return at < 0 ? value : words.slice(at, at + wanted.length).join(' ')
}
