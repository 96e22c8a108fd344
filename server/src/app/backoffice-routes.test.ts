import { describe, expect, test } from 'vitest'
import type { Config } from '../config/config.ts'
import { moneySources } from './backoffice-routes.ts'

const flutterwave: Config['flutterwave'] = {
  clientId: 'client',
  clientSecret: 'secret',
  hookSecret: 'hook',
  customerEmail: 'players@glasshouse.example',
  senderName: 'Glasshouse',
  countries: ['NG'],
  currency: 'NGN',
  per1000Gold: '1500',
  rateTime: 0,
  baseUrl: null,
  tokenUrl: null,
}

describe('gold of the casino comes from', () => {
  test('the gateway and the networks that hold money', () => {
    expect(moneySources({ mode: 'real', flutterwave }, 'flutterwave', ['tron'])).toEqual([
      'gateway:flutterwave',
      'chain:tron',
    ])
  })

  test('no gateway where only its stand-in has a name', () => {
    expect(moneySources({ mode: 'real', flutterwave: null }, 'none', ['tron', 'bsc'])).toEqual([
      'chain:tron',
      'chain:bsc',
    ])
    expect(moneySources({ mode: 'real', flutterwave: null }, 'none', [])).toEqual([])
  })

  test('play money in test mode', () => {
    expect(moneySources({ mode: 'sandbox', flutterwave: null }, 'sandbox', ['tron'])).toEqual(['sandbox'])
  })
})
