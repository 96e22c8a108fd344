// What a character may remember about a player: a few plain words that a rule asked for, and nothing that screening stops.

import { MEMORY_VALUE_MAX, type MemorySlot } from '@glasshouse/rulebook/wire/chat/chat'
import { breach } from '../safety/output.ts'
import { screen } from '../safety/screen.ts'
import { plain } from '../safety/normalise.ts'
import type { Memory } from './companion.ts'
import type { Hit } from './script.ts'

/** Words that a phrase may capture but that are never a name or a taste. */
const NOTHING = new Set(
  'not so very here there fine good bad ok sure going to it that this you me him her them rien pas ca cela toi vous moi lui elle tout bien mal quoi ne te vraiment'.split(
    ' ',
  ),
)

export function learn(hit: Hit | null, text: string): Memory {
  const slot = hit?.intent.learns
  const value = slot ? hit.slots[slot] : undefined
  if (!slot || !value) return {}
  const accepted = acceptable(asWritten(value, text), slot)
  return accepted ? { [slot]: accepted } : {}
}

/** The normalised value if it may be stored, or null. No digits: they could be a phone number or an address. */
export function acceptable(value: string, slot: MemorySlot): string | null {
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

/** Rules see normalised words; the stored value keeps the original accents and capitals. */
function asWritten(value: string, text: string): string {
  const target = value.split(' ')
  const words = text.match(/[\p{L}\p{M}\p{N}'’-]+/gu) ?? []
  const read = words.map((word) => plain(word))
  const at = read.findIndex((_, i) => target.every((one, j) => read[i + j] === one))
  return at < 0 ? value : words.slice(at, at + target.length).join(' ')
}
