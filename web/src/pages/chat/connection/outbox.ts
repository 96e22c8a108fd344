// What was written and not yet taken, kept for this tab so that a reload does not lose it. It belongs to one player.

import type { Outgoing } from './chat-state.ts'

const nameOf = (playerId: number, character: string): string => `chat-outbox:${playerId}:${character}`

export function loadOutbox(playerId: number, character: string): Outgoing[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(nameOf(playerId, character)) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isOutgoing) : []
  } catch {
    return []
  }
}

export function saveOutbox(playerId: number, character: string, outbox: readonly Outgoing[]): void {
  const name = nameOf(playerId, character)
  if (outbox.length === 0) sessionStorage.removeItem(name)
  else sessionStorage.setItem(name, JSON.stringify(outbox))
}

const isOutgoing = (one: unknown): one is Outgoing =>
  typeof one === 'object' &&
  one !== null &&
  'clientId' in one &&
  typeof one.clientId === 'string' &&
  'text' in one &&
  typeof one.text === 'string' &&
  'refusal' in one &&
  (one.refusal === null || typeof one.refusal === 'string')
