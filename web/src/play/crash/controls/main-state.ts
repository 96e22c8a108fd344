// What the main button is for at this moment: one thing, and exactly that. Pure.

import type { CrashBet, OwnCrashBets } from '@glasshouse/rulebook/wire/play/crash-engine'
import type { Connection } from '../../../client/connection.ts'
import type { Moment } from '../round/moment.ts'

/** What the server has been asked and has not answered yet. */
export type Asking =
  | { readonly what: 'join' }
  /** A bet was sent and never answered: whether it was placed is looked up when the connection is back. */
  | { readonly what: 'check' }
  | { readonly what: 'cancel' }
  /** At which value the player pressed. */
  | { readonly what: 'cashOut'; readonly value: number }

export type MainState =
  | { readonly kind: 'bet' }
  | { readonly kind: 'next' }
  /** No bet can be sent: nothing comes from the server, or there is no network. */
  | { readonly kind: 'cutOff'; readonly why: 'silent' | 'offline' }
  | { readonly kind: 'asking'; readonly what: 'join' | 'cancel' | 'check'; readonly isSilent: boolean }
  | { readonly kind: 'cancel'; readonly bet: CrashBet }
  | { readonly kind: 'cancelNext'; readonly bet: CrashBet }
  /** Locked in; the round has not started. */
  | { readonly kind: 'in'; readonly bet: CrashBet }
  /** Without an amount where nobody knows how far the round has come. */
  | { readonly kind: 'cashOut'; readonly bet: CrashBet; readonly isKnown: boolean }
  | { readonly kind: 'asked'; readonly value: number }
  /** Pressed before the first multiplier: cashes out there. */
  | { readonly kind: 'cashOutAtFirst'; readonly bet: CrashBet }

export function mainState(
  phase: Moment['phase'],
  { my, next }: OwnCrashBets,
  asking: Asking | null,
  earlyCashOutId: number | null,
  connection: Connection,
): MainState {
  if (asking?.what === 'cashOut') return { kind: 'asked', value: asking.value }
  if (asking) return { kind: 'asking', what: asking.what, isSilent: connection !== 'online' }
  if (my?.state === 'placed') {
    if (phase === 'betting') return { kind: 'cancel', bet: my }
    if (phase === 'running' && my.id === earlyCashOutId) return { kind: 'cashOutAtFirst', bet: my }
    if (phase === 'running') return { kind: 'cashOut', bet: my, isKnown: connection === 'online' }
    // A placed bet in a round that is over is about to be settled.
    return { kind: 'in', bet: my }
  }
  if (next) return { kind: 'cancelNext', bet: next }
  if (connection !== 'online') return { kind: 'cutOff', why: connection }
  return { kind: phase === 'betting' && !my ? 'bet' : 'next' }
}

/** Whoever meant to leave, or to stop a run, must not bet because the round had just ended. */
const AFTER_LEAVING_MS = 900

type Kind = MainState['kind'] | 'stop'
const leaving: ReadonlySet<Kind> = new Set(['cashOut', 'asked', 'cashOutAtFirst', 'stop'])

/** For how long no press is taken after the button has come to mean something else. */
export const guardMs = (before: Kind, now: Kind): number =>
  leaving.has(before) && !leaving.has(now) ? AFTER_LEAVING_MS : 0
