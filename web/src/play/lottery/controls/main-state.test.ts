import { expect, it } from 'vitest'
import { mainState, type MainFacts } from './main-state.ts'

const facts: MainFacts = {
  phase: 'betting',
  isPaused: false,
  isAsking: false,
  isChecking: false,
  connection: 'online',
  isPlaced: false,
  isQueued: false,
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
  ['offers the next round from the lock on', { phase: 'locked' }, 'next'],
  ['offers the next round while it is drawn', { phase: 'draw' }, 'next'],
  ['offers the next round after ten bets in this one', { phase: 'result', placed: 10 }, 'next'],
  ['keeps nothing half chosen for the next round', { phase: 'draw', isChoice: false }, 'unfinished'],
  ['offers to cancel a bet that waits', { phase: 'result', isQueued: true }, 'queued'],
  ['offers to cancel it while no round is known', { phase: null, isQueued: true }, 'queued'],
  ['does not offer to cancel once its window is open', { isQueued: true }, 'asking'],
  ['confirms a bet', { isPlaced: true, placed: 1 }, 'placed'],
  ['confirms a bet before it offers the next round', { isPlaced: true, phase: 'locked' }, 'placed'],
  ['confirms the tenth bet before it says that there are ten', { isPlaced: true, placed: 10 }, 'placed'],
  ['offers nothing without a network', { connection: 'offline' }, 'offline'],
  ['offers nothing while the server is silent', { connection: 'silent', phase: 'draw' }, 'silent'],
  ['says that no answer came', { isAsking: true, connection: 'silent' }, 'noAnswer'],
  ['looks up a bet whose answer was lost', { isChecking: true }, 'checking'],
  ['still lets a waiting bet be cancelled', { isQueued: true, phase: 'draw', connection: 'offline' }, 'queued'],
  ['a pause before all else', { isPaused: true, phase: null }, 'paused'],
  ['nothing before a round is known', { phase: null }, 'unknown'],
])('%s', (_, part, state) => expect(mainState({ ...facts, ...part })).toBe(state))
