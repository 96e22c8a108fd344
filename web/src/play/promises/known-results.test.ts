// @vitest-environment happy-dom
// What a visitor's browser notices of a server that takes real money and players' money into its bankroll, without a beacon.

import { QUICKNET } from '@glasshouse/rulebook/beacon/network'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { readShield } from './evidence.ts'
import { fakeStorage } from './fake-storage.ts'
import { checkKnownResults } from './known-results.ts'

const MANIFEST = { epoch: 3, saltRule: 'btc:900000', beacon: null }
let answers: Record<string, unknown>

beforeEach(() => {
  vi.stubGlobal('localStorage', fakeStorage(new Map()))
  answers = {
    '/api/health': { mode: 'real' },
    '/api/investment': { pool: { units: 600, operatorUnits: 500, entering: 0 }, mine: null },
    '/api/solvency': { latest: null },
    '/api/fair/epochs': [{ epoch: 3, games: ['crash', 'wingo'] }],
    '/api/fair/manifest/3': { manifest: JSON.stringify(MANIFEST) },
  }
  vi.stubGlobal('fetch', async (url: string) => {
    const path = new URL(url, 'http://server.example').pathname
    return path in answers
      ? Response.json({ errno: 0, message: '', data: answers[path] })
      : Response.json({ errno: 404, message: '', data: null }, { status: 404 })
  })
})
afterEach(() => void vi.unstubAllGlobals())

const alarms = () => readShield().alarms.map(([, { value }]) => value)

it('raises an alarm with the figures and answers that show it (dishonest operator 5)', async () => {
  await checkKnownResults()
  expect(alarms()).toMatchObject([
    {
      name: 'investors',
      about: '3 (crash, wingo)',
      came: 'no beacon, units 600, operator’s 500, entering 0',
      details: { investment: answers['/api/investment'], 'manifest 3': answers['/api/fair/manifest/3'] },
      isRead: false,
    },
  ])
  expect(readShield().state).toBe('red')
  // One fact is one alarm, however often it is looked at.
  await checkKnownResults()
  expect(alarms()).toHaveLength(1)
})

it('believes the page or the server, whichever says real money', async () => {
  answers['/api/health'] = { mode: 'sandbox' }
  await checkKnownResults()
  expect(alarms()).toEqual([])
  document.head.innerHTML = '<meta name="glasshouse-mode" content="real">'
  await checkKnownResults()
  expect(alarms()).toHaveLength(1)
  document.head.innerHTML = ''
})

it('raises none with the operator’s own money, or with a beacon', async () => {
  answers['/api/investment'] = { pool: { units: 500, operatorUnits: 500, entering: 0 }, mine: null }
  await checkKnownResults()
  answers['/api/investment'] = { pool: { units: 600, operatorUnits: 500, entering: 0 }, mine: null }
  answers['/api/fair/manifest/3'] = { manifest: JSON.stringify({ ...MANIFEST, beacon: QUICKNET }) }
  await checkKnownResults()
  expect(alarms()).toEqual([])
})

it('claims nothing if a page can’t be read', async () => {
  delete answers['/api/investment']
  await expect(checkKnownResults()).rejects.toThrow()
  expect(alarms()).toEqual([])
})
