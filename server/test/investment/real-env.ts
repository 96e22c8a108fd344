// The least settings with which MODE=real starts: no beacon, and nobody may invest.

import { randomBytes } from 'node:crypto'

export const REAL_ENV = {
  MODE: 'real',
  PASSWORD_MEMORY_KIB: '19456',
  SECRET_KEY: randomBytes(32).toString('hex'),
  MAIL_URL: 'smtps://mail.example',
  PUBLIC_URL: 'https://house.example',
  SALT_RULE: 'btc:1000000',
  METRICS_TOKEN: 'metrics',
  ALERT_EMAIL: 'owner@house.example',
  FLUTTERWAVE_CLIENT_ID: 'id',
  FLUTTERWAVE_CLIENT_SECRET: 'secret',
  FLUTTERWAVE_HOOK_SECRET: 'hook',
  FLUTTERWAVE_CUSTOMER_EMAIL: 'players@house.example',
  FLUTTERWAVE_SENDER_NAME: 'Glasshouse',
  FLUTTERWAVE_COUNTRIES: 'NG',
  FLUTTERWAVE_CURRENCY: 'NGN',
  FLUTTERWAVE_PER_1000_GOLD: '1500',
  FLUTTERWAVE_RATE_DATE: '2026-01-01',
  BEACON: 'off',
  INVESTMENT: 'closed',
}
