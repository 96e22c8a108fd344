// @vitest-environment happy-dom
import { payoutIfWon } from '@glasshouse/rulebook/games/roller/rules'
import { expect, test } from 'vitest'
import { messages } from './rules-messages.ts'

/** The stake and the winning rolls of the worst accepted bet, found by the test of the rulebook's rules. */
const WORST = { stake: 5, winning: 4901 }

test('the rules name the return of the worst accepted bet, to its last digit', () => {
  const payout = Number(payoutIfWon(BigInt(WORST.stake), WORST.winning))
  const percent = ((WORST.winning * payout) / WORST.stake / 1000).toFixed(2)
  expect(messages.en.rounding1).toContain(`${percent}%, never below`)
  expect(messages.fr.rounding1).toContain(`${percent.replace('.', ',')} %, jamais en dessous`)
})

test('no rule promises the house’s share without its rounding', () => {
  const promised = Object.values({ ...messages.en, ...messages.fr }).filter((text) => /99[ %]/.test(text))
  expect(promised.length).toBeGreaterThan(0)
  for (const text of promised.filter((each) => /RTP|TRJ/.test(each)))
    expect(text).toMatch(/before rounding|avant arrondi|98[.,]02/)
})
