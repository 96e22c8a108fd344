import { expect, test } from 'vitest'
import { ConfigError, readConfig } from './config.ts'

test('every setting has a default', () => {
  expect(readConfig({})).toMatchObject({
    port: 8080,
    host: '127.0.0.1',
    mode: 'sandbox',
    databaseUrl: null,
    redisUrl: null,
  })
})

test.each([
  ['PORT', 'eighty'],
  ['PORT', '70000'],
  ['MODE', 'production'],
  ['DATABASE_URL', 'mysql://localhost/x'],
  ['DATABASE_URL', 'localhost'],
  ['REDIS_URL', 'http://localhost'],
  ['SECRET_KEY', 'short'],
  ['API_HOST', 'https://api.example.com/v1'],
  ['MAIL_URL', 'mail.example.com'],
  ['TRUST_PROXY', 'true'],
  ['PORT', '80.5'],
  ['CORS_ORIGINS', '*'],
  ['CORS_ORIGINS', 'https://a.example,https://b.example/'],
  ['SALT_RULE', 'dice'],
  ['RATE_FACTOR', '-1'],
])('a wrong %s (%s) is named', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(ConfigError)
  expect(() => readConfig({ [name]: value })).toThrow(name)
})

test('an address that may hold a password is not repeated', () => {
  expect(() => readConfig({ DATABASE_URL: 'mysql://root:hunter2@db/x' })).not.toThrow(/hunter2/)
})

test('real money does not start on what a sandbox makes up for itself', () => {
  expect(() => readConfig({ MODE: 'real' })).toThrow(/SECRET_KEY.*DATABASE_URL.*MAIL_URL.*GATEWAY_URL/)
})
