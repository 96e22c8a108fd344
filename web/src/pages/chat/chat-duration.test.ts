import { describe, expect, it } from 'vitest'
import { chatDuration } from './chat-duration.ts'

const MINUTE = 60_000
const said = (...minutesAgo: number[]) =>
  minutesAgo.map(
    (ago, at) => ({ createTime: 1000 * MINUTE - ago * MINUTE, author: at % 2 ? 'character' : 'player' }) as const,
  )
const now = 1000 * MINUTE

describe('how long a talk has lasted', () => {
  it('counts from the first message after a pause of more than half an hour', () => {
    expect(chatDuration(said(90, 89, 40, 35, 6), now, false)).toEqual({ minutes: 40, isLonger: false })
    expect(chatDuration(said(60, 30), now, false)).toEqual({ minutes: 60, isLonger: false })
    expect(chatDuration(said(61, 30), now, false)).toBeNull()
  })
  it('is over after the pause, and none before the first word', () => {
    expect(chatDuration(said(31), now, false)).toBeNull()
    expect(chatDuration([], now, false)).toBeNull()
    expect(chatDuration([{ createTime: now, author: 'character' }], now, false)).toBeNull()
  })
  it('says that it is longer where its beginning is not loaded', () => {
    expect(chatDuration(said(20, 10), now, true)).toEqual({ minutes: 20, isLonger: true })
    expect(chatDuration(said(90, 10, 5), now, true)).toMatchObject({ isLonger: false })
  })
  it('does not run backwards where the clock of this browser is behind', () => {
    expect(chatDuration(said(-5, -6), now, false)).toEqual({ minutes: 0, isLonger: false })
  })
})
