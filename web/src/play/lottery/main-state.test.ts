import { expect, it } from 'vitest'
import { mainState, type MainFacts } from './main-state.ts'

const facts: MainFacts = {
  phase: 'betting',
  isPaused: false,
  isAsking: false,
  isChoice: true,
  placed: 0,
  betsPerRound: 10,
}

it.each<[string, Partial<MainFacts>, string]>([
  ['a bet while bets are taken', {}, 'bet'],
  ['the last bet of a round', { placed: 9 }, 'bet'],
  ['no eleventh one', { placed: 10 }, 'full'],
  ['nothing half chosen', { isChoice: false }, 'unfinished'],
  ['waits for an answer', { isAsking: true }, 'asking'],
  ['an answer that comes after the lock', { isAsking: true, phase: 'locked' }, 'asking'],
  ['closed at the lock', { phase: 'locked' }, 'closed'],
  ['closed while it is drawn', { phase: 'draw', isChoice: false }, 'closed'],
  ['closed while the result stands', { phase: 'result', placed: 10 }, 'closed'],
  ['a pause before all else', { isPaused: true, phase: null }, 'paused'],
  ['nothing before a round is known', { phase: null }, 'unknown'],
])('%s', (_, part, state) => expect(mainState({ ...facts, ...part })).toBe(state))
