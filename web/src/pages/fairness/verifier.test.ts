import { bytesToHex, chainStep, hexToBytes } from '@glasshouse/rulebook/play/draws'
import { describe, expect, it } from 'vitest'
import { loadRules } from '../../play/fairness/game-rules.ts'
import { verifierPath } from '../../play/fairness/verifier-path.ts'
import { choiceFields, choiceOf, firstValues, valuesOf } from './choice-fields.ts'
import { commandOf, find, isProper, tidy } from './question.ts'
import { firstForm, questionOf } from './verifier-form.ts'
import { mustAsk, startOf, startOfBet } from './verifier-start.ts'

// The published test vectors.
const seed = 'f19f4732d5d2e601bbe70a7bd82dfae1d498f446b2ce89ff9de80ff9ac8a1ec5'
const seedFields = {
  serverSeed: seed,
  serverSeedHash: 'a7db6a19a83d3a84ea846a3f5d29ec72dad8359c3f938f70cb63af1698d63f55',
  clientSeed: 'player-seed_01',
  nonce: '0',
}
const salt = '000000000019d6689c085ae165831e934ff763ae46a2a6c172b3f1b60a8ce26f'
const hash = 'ec0156e5c4afe3e8333e72c74de93e72df3dff6c71cb72671ca199dfba3ba39a'
const roundFields = { hash, commit: bytesToHex(chainStep(hexToBytes(hash))), index: '1', salt }
const SHARED = ['crash', 'football', 'bomb', 'richbomb', 'roulette', 'wingo', 'lucky3', 'fruit']
const OWN = ['roller', 'turntable', 'scratch', 'minesweeper']

async function formOf(game: string, fields: object = SHARED.includes(game) ? roundFields : seedFields) {
  const rules = await loadRules(game)
  if (!rules) throw new Error(game)
  const choices = choiceFields(rules)
  const start = { game, betId: null, fields, gold: 1000, choice: null, claim: null }
  return { rules, choices, form: firstForm(start, choices) }
}

describe('the form', () => {
  it.each([...SHARED, ...OWN])('%s: begins with a choice that its rules know, and finds a result', async (game) => {
    const { rules, choices, form } = await formOf(game)
    const { question, problems } = questionOf(rules, choices, form)
    expect(problems).toBeNull()
    expect(question && find(question).kind).toBe(SHARED.includes(game) ? 'round' : 'bet')
  })

  it('asks for what the rules ask for', async () => {
    const kinds = async (game: string) => (await formOf(game)).choices.map(({ kind, name }) => [name, kind])
    expect(await kinds('roller')).toEqual([
      ['direction', 'one'],
      ['number', 'number'],
    ])
    expect(await kinds('lucky3')).toEqual([
      ['type', 'one'],
      ['pick', 'text'],
    ])
    expect(await kinds('fruit')).toEqual([['selections', 'many']])
    expect(await kinds('minesweeper')).toEqual([['mines', 'number']])
    expect(await kinds('scratch')).toEqual([])
    expect(await kinds('crash')).toEqual([])
  })

  it('names what must be put right', async () => {
    const { rules, choices, form } = await formOf('roller', { ...seedFields, serverSeed: 'abc', nonce: '-1' })
    const wrong = { ...form, gold: '0.5', choice: { direction: 'lower', number: '0' } }
    expect([...(questionOf(rules, choices, wrong).problems ?? [])]).toEqual(['serverSeed', 'nonce', 'gold', 'choice'])
    const mines = await formOf('minesweeper')
    const problems = (opened: string) => questionOf(mines.rules, mines.choices, { ...mines.form, opened }).problems
    for (const opened of ['25', '-1', '3, 3', 'x', '1.5']) expect(problems(opened)?.has('opened'), opened).toBe(true)
    expect(problems('3, 7 12')).toBeNull()
    const flight = await formOf('crash')
    const exits = (exit: string) => questionOf(flight.rules, flight.choices, { ...flight.form, exit })
    for (const exit of ['0.5', '2.345', '-2', 'soon']) expect(exits(exit).problems?.has('exit'), exit).toBe(true)
    expect(exits('2,5').question?.exit).toBe(250)
    expect(exits('0').question?.exit).toBe(0)
    expect(exits(' ').question?.exit).toBeNull()
  })

  it('accepts a bet without digits, whatever their field contains', async () => {
    const { rules, choices } = await formOf('lucky3')
    expect(choiceOf(rules, choices, { type: 'big', pick: '123' })).toEqual({ type: 'big', pick: '' })
    expect(choiceOf(rules, choices, { type: 'box', pick: '111' })).toBeNull()
    expect(valuesOf(choices, { type: 'front', pick: '07' })).toEqual({ type: 'front', pick: '07' })
    expect(valuesOf(choices, 'nonsense')).toEqual({})
    expect(choiceOf(rules, choices, firstValues(choices))).not.toBeNull()
  })

  it('reads hashes in whatever case they were pasted', () => {
    expect(tidy('serverSeed', ` ${seed.toUpperCase()}\n`)).toBe(seed)
    expect(tidy('clientSeed', ' Player ')).toBe('Player')
    expect(isProper('salt', `${salt}.${hash}`)).toBe(true)
    expect(isProper('salt', `${salt}.`)).toBe(false)
    expect(isProper('index', '0')).toBe(false)
    expect(isProper('nonce', '01')).toBe(false)
  })
})

describe('what comes out', () => {
  it('is the known roll, and the payout of the choice', async () => {
    const { rules, choices, form } = await formOf('roller')
    const lower = { ...form, choice: { direction: 'higher', number: '70000' } }
    const { question } = questionOf(rules, choices, lower)
    expect(question && find(question)).toMatchObject({
      kind: 'bet',
      bet: { outcome: { roll: 73_508 }, payout: Math.floor((1000 * 99_000) / 29_999) },
    })
  })

  it('is compared with what was claimed', async () => {
    const { rules, choices, form } = await formOf('roulette')
    const question = questionOf(rules, choices, { ...form, claim: { outcome: { slot: 7 }, payout: 5 } }).question
    const finding = question && find(question)
    expect(finding).toMatchObject({ kind: 'round', round: { outcome: { slot: 7 } }, payout: { claimed: 5 } })
  })

  it('calculates no payout when the cash-out is unknown', async () => {
    const { rules, choices, form } = await formOf('crash')
    const { question } = questionOf(rules, choices, form)
    expect(question && find(question)).toMatchObject({ payout: null })
    const left = questionOf(rules, choices, { ...form, exit: '1.01' }).question
    expect(left && find(left)).toMatchObject({ payout: { claimed: null } })
  })

  it('can be asked of the script in one line', async () => {
    const ask = async (game: string, part: object): Promise<string> => {
      const { rules, choices, form } = await formOf(game)
      const { question } = questionOf(rules, choices, { ...form, ...part })
      return question ? commandOf(question, find(question)) : ''
    }
    const bet = `node verify.mjs bet turntable ${seed} ${seedFields.serverSeedHash} player-seed_01 0`
    expect(await ask('turntable', {})).toBe(`${bet} --choice '{"risk":"low"}' --gold 1000`)
    expect(await ask('turntable', { claim: { outcome: { segment: 3 }, payout: 2000 } })).toBe(
      `${bet} --choice '{"risk":"low"}' --gold 1000 --outcome '{"segment":3}' --payout 2000`,
    )
    const round = `node verify.mjs round crash ${hash} ${roundFields.commit} 1 ${salt}`
    expect(await ask('crash', {})).toBe(round)
    // What the player decided on the way is said with what came of it.
    expect(await ask('crash', { exit: '1.1' })).toMatch(/--gold 1000 --outcome '\{"bust":114,"exit":110\}'$/)
    expect(await ask('crash', { exit: '1.15' })).toMatch(/--outcome '\{"bust":114,"exit":0\}'$/)
    expect(await ask('minesweeper', { opened: '3' })).toMatch(/--outcome '\{"mines":\[[\d,]+\],"opened":\[3\]\}'$/)
  })
})

describe('an address', () => {
  const bet = {
    id: 10_001,
    game: 'roller',
    player: 'A•••a',
    gold: 1000,
    payout: 0,
    choice: { direction: 'lower', number: 50_000 },
    outcome: { roll: 73_508 },
    createTime: 1,
    proof: { seedPairId: 1, ...seedFields, nonce: 0 },
    round: null,
  } as const
  const queryOf = (path: string): URLSearchParams => new URLSearchParams(path.split('?')[1])

  it('carries all that is known of a bet', () => {
    expect(startOf(queryOf(verifierPath(bet)))).toEqual(startOfBet(bet))
    expect(mustAsk(startOf(queryOf(verifierPath(bet))))).toBe(false)
    const beacon = { lockTime: 1, beaconRound: 7, beacon: 'ab'.repeat(32), beaconSignature: null }
    const round = { epoch: 3, ...roundFields, index: 1, saltSource: 'btc', ...beacon } as const
    const finished = {
      ...bet,
      game: 'crash',
      outcome: { bust: 231, exit: 200 },
      choice: { auto: 200 },
      proof: null,
      round,
    }
    expect(startOf(queryOf(verifierPath(finished)))).toEqual(startOfBet(finished))
    // The verifier gets salt and beacon as they are hashed.
    expect(startOfBet(finished).fields.salt).toBe(`${roundFields.salt}.${beacon.beacon}`)
    const without = { ...finished, round: { ...round, beaconRound: null, beacon: null } }
    expect(startOf(queryOf(verifierPath(without)))).toEqual(startOfBet(without))
    expect(startOfBet(without).fields.salt).toBe(roundFields.salt)
  })

  it('leaves a secret out', () => {
    const secret = { ...bet, proof: { ...bet.proof, serverSeed: null } }
    expect(verifierPath(secret)).not.toContain('serverSeed=')
    expect(startOfBet(secret).fields.serverSeed).toBe('')
    // It may have been revealed since.
    expect(mustAsk(startOf(queryOf(verifierPath(secret))))).toBe(true)
  })

  it('that names but a bet has it asked for', () => {
    expect(mustAsk(startOf(new URLSearchParams('tab=verify&bet=10001')))).toBe(true)
    expect(mustAsk(startOf(new URLSearchParams('tab=verify&bet=x')))).toBe(false)
  })

  it('that is nonsense says nothing', () => {
    const start = startOf(new URLSearchParams('game=%00&choice={&outcome=[&payout=-1&gold=1e400&nonce=zero'))
    expect(start).toMatchObject({ gold: null, choice: null, claim: null, fields: { nonce: 'zero' } })
  })
})
