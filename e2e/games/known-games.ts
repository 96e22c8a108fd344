// The four draws: what wins and what loses once the result is known, how it is chosen on the screen, and what the
// picture shows of it.

import * as fruits from '@glasshouse/rulebook/games/fruit/rules'
import type { Fruit, FruitChoice, FruitOutcome } from '@glasshouse/rulebook/games/fruit/rules'
import { BET_TYPES, BETS, digitSum, lucky3, multiplierOf } from '@glasshouse/rulebook/games/lucky3/rules'
import type { BetType, Lucky3Choice, Lucky3Outcome } from '@glasshouse/rulebook/games/lucky3/rules'
import * as wheel from '@glasshouse/rulebook/games/roulette/rules'
import type { RouletteChoice, RouletteOutcome } from '@glasshouse/rulebook/games/roulette/rules'
import { COLOURS, coloursOf, DIGITS, SELECTIONS, wingo } from '@glasshouse/rulebook/games/wingo/rules'
import type { Selection, WingoChoice, WingoOutcome } from '@glasshouse/rulebook/games/wingo/rules'
import type { Locator } from '@playwright/test'
import { whole, type Draw } from './known-draw.ts'

const { BOMB, fruitAt, FRUITS } = fruits
const { colourAt } = wheel

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)
const and = (words: readonly string[]): string => new Intl.ListFormat('en-GB').format(words)

/** Presses what is to change, so that exactly these stand chosen. */
async function press<Name extends string>(
  all: readonly Name[],
  chosen: readonly Name[],
  button: (name: Name) => Locator,
): Promise<void> {
  for (const name of all) {
    const isPressed = (await button(name).getAttribute('aria-pressed')) === 'true'
    if (isPressed !== chosen.includes(name)) await button(name).click()
  }
}

export const rouletteDraw: Draw<RouletteChoice, RouletteOutcome> = {
  rules: wheel.roulette,
  at: 'roulette',
  mine: '/api/roulette/mine_recored/0',
  records: '/api/roulette/recored/0',
  stake: 500,
  parts: () => 1,
  showMs: 4000,
  enoughMs: 10_500,
  winning: ({ slot }) => [{ colour: colourAt(slot) }],
  losing: ({ slot }) => wheel.COLOURS.filter((one) => one !== colourAt(slot)).map((colour) => ({ colour })),
  choose: (page, { colour }) =>
    page.getByRole('radio', { name: new RegExp(`^${capital(colour)}`) }).check({ force: true }),
  words: ({ colour }) => colour,
  said: ({ slot }) => `${capital(colourAt(slot))}, pocket ${slot}`,
  picture: () => {
    const svg = document.querySelector<HTMLElement>('[data-phase] svg[style*="rotate"]')
    const turned = 10 * Number(/^rotate\((-?[\d.]+)deg\)$/.exec(svg?.style.transform ?? '')?.[1] ?? 0)
    return `${Math.round(turned)} ${document.querySelector('[data-phase] [data-phase] p')?.textContent ?? ''}`
  },
  // The middle of the field at the top, and its colour in the wheel's middle; while it turns, nothing is announced.
  shows: (phase, { drawn, last }) => {
    const rest = phase === 'result' ? drawn : last
    if (phase === 'draw') return /^-?\d+ $/
    if (!rest) return /^0 $/
    const colour = colourAt(rest.slot)
    return whole(`${-18 * (2 * rest.slot + 1)} ${wheel.PAY_TABLE[colour].multiplier / 100}×${capital(colour)}`)
  },
}

const inTable = (selections: readonly Selection[]): WingoChoice => ({
  selections: SELECTIONS.filter((one) => selections.includes(one)),
})

export const wingoDraw: Draw<WingoChoice, WingoOutcome> = {
  rules: wingo,
  at: 'wingo',
  mine: '/api/wingo/mine_recored/0',
  records: '/api/wingo/recored/0',
  stake: 500,
  parts: ({ selections }) => selections.length,
  showMs: 1000,
  enoughMs: 15_000,
  winning: ({ digit }) => {
    const [hit, missed] = [DIGITS[digit] as Selection, DIGITS[(digit + 3) % 10] as Selection]
    return [...[hit, ...coloursOf(digit)].map((one) => inTable([one])), inTable([...coloursOf(digit), hit, missed])]
  },
  losing: ({ digit }) => {
    const colours = COLOURS.filter((colour) => !coloursOf(digit).includes(colour))
    const missed = DIGITS.filter((_, name) => name !== digit)
    return [
      ...[...colours, ...missed.slice(0, 1)].map((one) => inTable([one])),
      inTable([...colours, ...missed.slice(1, 4)]),
    ]
  },
  choose: (page, { selections }) => {
    const button = (name: Selection): Locator =>
      COLOURS.some((colour) => colour === name)
        ? page.getByRole('group', { name: 'Colours' }).getByRole('button', { name: new RegExp(capital(name)) })
        : page.getByRole('group', { name: 'Digits' }).getByRole('button', { name: new RegExp(`^${name}`) })
    return press(SELECTIONS, selections, button)
  },
  words: ({ selections }) => and(selections),
  said: ({ digit }) => `${digit}, ${and(coloursOf(digit))}`,
  picture: () => {
    const balls = [...document.querySelectorAll<HTMLElement>('[aria-label^="Ten glass balls"] > span')]
    return balls
      .filter(({ style }) => style.transform.endsWith('scale(1)'))
      .map((ball) => ball.querySelector('b')?.textContent)
      .join()
  },
  // The ball in the middle; it leaves at the lock, and the drawn one comes by the end of the draw.
  shows: (phase, { drawn, last }) =>
    ({
      betting: whole(String(last?.digit ?? '')),
      locked: new RegExp(`^(${last?.digit ?? ''})?$`),
      draw: new RegExp(`^(${drawn.digit})?$`),
      result: whole(String(drawn.digit)),
    })[phase],
}

const sumText = (digits: string): string => {
  const names = (['small', 'big', 'odd', 'even', 'triple'] as const).filter((type) => BETS[type].wins(digits, ''))
  return [`${[...digits].join(' + ')} = ${digitSum(digits)}`, ...names].join(' · ')
}

export const lucky3Draw: Draw<Lucky3Choice, Lucky3Outcome> = {
  rules: lucky3,
  at: 'luckyFairLottery',
  mine: '/api/lucky3/my/game/0',
  records: '/api/lucky3/game/0',
  stake: 100,
  parts: () => 1,
  showMs: 3200,
  enoughMs: 90_000,
  // One of every kind and of every amount that the kind can pay for these digits: a ticket has three.
  winning: ({ digits }) => {
    const found = new Map<string, Lucky3Choice>()
    for (const choice of lucky3.choices()) {
      const pays = multiplierOf(choice, digits)
      if (pays > 0 && !found.has(`${choice.type} ${pays}`)) found.set(`${choice.type} ${pays}`, choice)
    }
    return [...found.values()]
  },
  losing: ({ digits }) => {
    const all = [...lucky3.choices()]
    const first = (wanted: BetType) =>
      all.find(({ type, pick }) => type === wanted && !multiplierOf({ type, pick }, digits))
    return BET_TYPES.flatMap((type) => first(type) ?? [])
  },
  choose: async (page, { type, pick }) => {
    const back = page.getByRole('button', { name: 'All types of bet' })
    if (await back.isVisible()) await back.click()
    const kinds = page.getByRole('group', { name: 'Type of bet' })
    await kinds.getByRole('button', { name: new RegExp(`^${capital(type)}`) }).click()
    const pad = page.getByRole('group', { name: 'Number pad' })
    for (const digit of pick) await pad.getByRole('button', { name: digit, exact: true }).click()
  },
  words: ({ type, pick }) => `${type} ${pick}`.trim(),
  said: ({ digits }) => `${digits} · sum ${digitSum(digits)}`,
  picture: () => {
    const drums = document.querySelector('[data-phase] > div [aria-hidden="true"]:has(span)')
    const faces = [...(drums?.querySelectorAll('span') ?? [])].filter(({ style }) => style.transform.includes('(0deg)'))
    const tickets = [...document.querySelectorAll<HTMLElement>('ul[aria-label="My tickets in this round"] > li')]
    const told = tickets.filter(({ dataset }) => dataset['tone'])
    const digits = faces.map((face) => face.textContent).join('')
    return `${digits}; ${drums?.nextElementSibling?.textContent}; ${told.length} of ${tickets.length} tickets told`
  },
  shows: (phase, { drawn: { digits }, last, bets }) => {
    const before = last?.digits ?? '000'
    const tickets = `${phase === 'result' ? bets : 0} of ${bets} tickets told`
    if (phase === 'draw')
      return new RegExp(`^\\d*; ${[...digits].map((digit) => `[${digit}·]`).join(' \\+ ')}( = .*)?; ${tickets}$`)
    if (phase === 'locked') return whole(`${before}; Betting is closed. The draw is about to start.; ${tickets}`)
    if (phase === 'result') return whole(`${digits}; ${sumText(digits)}; ${tickets}`)
    return whole(`${before}; ${last ? `Last result ${sumText(before)}` : 'This is the first round.'}; ${tickets}`)
  },
}

const timesHit = (name: Fruit, lit: readonly number[]): number => lit.filter((cell) => fruitAt(cell) === name).length
const fruitsOf = (lit: readonly number[]): Fruit[] => FRUITS.filter((name) => timesHit(name, lit) > 0)

export const fruitDraw: Draw<FruitChoice, FruitOutcome> = {
  rules: fruits.fruit,
  at: 'fruitBomb',
  mine: '/api/fruit/mine_recored/0',
  records: '/api/fruit/recored/0',
  stake: 500,
  parts: ({ selections }) => selections.length,
  showMs: 4000,
  enoughMs: 10_500,
  winning: ({ lit }) => [{ selections: fruitsOf(lit).slice(0, 1) }, { selections: FRUITS }],
  losing: ({ lit }) => {
    const missed = FRUITS.filter((name) => !fruitsOf(lit).includes(name))
    return [{ selections: missed.slice(0, 1) }, { selections: missed }]
  },
  choose: (page, { selections }) =>
    press(FRUITS, selections, (name) =>
      page.getByRole('group', { name: 'Fruits' }).getByRole('button', { name: new RegExp(`^${capital(name)}`) }),
    ),
  words: ({ selections }) => and(selections),
  said: ({ cell, lit }) => {
    const [first] = fruitsOf(lit)
    if (cell !== BOMB && first) return `${capital(first)}, ${(fruits.PAY_TABLE[first].multiplier / 100).toFixed(2)}×`
    const hits = fruitsOf(lit).map((name) => (timesHit(name, lit) === 1 ? name : `${timesHit(name, lit)} × ${name}`))
    return `Bomb: ${hits.join(', ')}`
  },
  picture: () => {
    const cells = [...document.querySelectorAll<HTMLElement>('[data-cell][data-hit]')]
    const names = [...document.querySelectorAll('ul[aria-label="Hits"] .sr')]
    return `${cells.map(({ dataset }) => dataset['cell']).join()}; ${names.map((name) => name.textContent).join()}`
  },
  // No cell is hit before the light has stopped, and what was hit is named with the result.
  shows: (phase, { drawn: { lit } }) => {
    const cells = lit.toSorted((a, b) => a - b).join()
    if (phase === 'result') return whole(`${cells}; ${lit.map((cell) => capital(fruitAt(cell))).join()}`)
    return phase === 'draw' ? new RegExp(`^(${cells})?; $`) : /^; $/
  },
}
