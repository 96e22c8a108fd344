import { describe, expect, it } from 'vitest'
import { birthMatch, SANCTIONS_SCORE } from './levels.ts'
import { nameScore, nameTokens, similarity } from './names.ts'

const score = (one: string, other: string): number => nameScore(nameTokens(one), nameTokens(other))

describe('nameTokens', () => {
  it.each([
    ['José-María O’Brien', ['jose', 'maria', 'obrien']],
    ['  ŁUKASZ  Øster-Strauß ', ['lukasz', 'oster', 'strauss']],
    ['Иван Петров', ['иван', 'петров']],
    ['', []],
  ])('reads %j', (name, tokens) => expect(nameTokens(name)).toEqual(tokens))
})

describe('similarity', () => {
  it('is that of Jaro and Winkler', () => {
    expect(similarity('martha', 'marhta')).toBeCloseTo(0.9611, 4)
    expect(similarity('dixon', 'dicksonx')).toBeCloseTo(0.8133, 4)
    expect(similarity('abc', 'xyz')).toBe(0)
  })
})

describe('nameScore', () => {
  it.each([
    ['Saddam Hussein Al-Tikriti', 'al tikriti saddam hussein'],
    ['Saddam Hussein', 'Saddam Hussein Al-Tikriti'],
    ['Élodie Dupont', 'DUPONT Elodie'],
  ])('is complete for %j and %j', (one, other) => expect(score(one, other)).toBe(100))

  it.each([
    ['Mohammed Atta', 'Mohamed Atta'],
    ['Usama bin Laden', 'Osama bin Laden'],
    ['Aleksandr Petrov', 'Alexander Petrov'],
  ])('finds another spelling of %j in %j', (one, other) =>
    expect(score(one, other)).toBeGreaterThanOrEqual(SANCTIONS_SCORE),
  )

  it.each([
    ['Awa Ndiaye', 'Saddam Hussein'],
    ['Mohammed', 'Mohammed Atta'],
    ['Mohammed Diallo', 'Mohammed Atta'],
    ['', 'Mohammed Atta'],
  ])('tells %j from %j', (one, other) => expect(score(one, other)).toBeLessThan(SANCTIONS_SCORE))
})

describe('birthMatch', () => {
  it.each([
    [[], 'unknown'],
    [['1960-05-17'], 'same'],
    [['1975', '1960-05-17'], 'same'],
    [['1960-05-18'], 'near'],
    [['1961'], 'near'],
    [['1950-1959'], 'near'],
    [['1950-1958'], 'different'],
    [['1962-05-17'], 'different'],
  ] as const)('compares with %j', (listed, match) => expect(birthMatch('1960-05-17', listed)).toBe(match))
})
