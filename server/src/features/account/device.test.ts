import { expect, test } from 'vitest'
import { parseUserAgent } from './device.ts'

const GECKO = '(KHTML, like Gecko)'
test.each([
  [
    `Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 ${GECKO} Chrome/131.0 Mobile Safari/537.36`,
    'Chrome',
    'Android',
  ],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 ${GECKO} Version/18.1 Mobile/15E148 Safari/604.1`,
    'Safari',
    'iPhone',
  ],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 ${GECKO} CriOS/131.0 Mobile/15E148 Safari/604.1`,
    'Chrome',
    'iPhone',
  ],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 ${GECKO} Chrome/131.0 Safari/537.36 Edg/131.0`,
    'Edge',
    'Windows',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0', 'Firefox', 'Linux'],
  [
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 ${GECKO} Version/18.1 Safari/605.1.15`,
    'Safari',
    'Mac',
  ],
  [
    `Mozilla/5.0 (Linux; Android 13; SM-S901B) AppleWebKit/537.36 ${GECKO} SamsungBrowser/26.0 Chrome/122.0 Mobile Safari/537.36`,
    'Samsung Internet',
    'Android',
  ],
  [
    `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 ${GECKO} Chrome/131.0 Safari/537.36`,
    'Chrome',
    'ChromeOS',
  ],
  ['curl/8.5.0', null, null],
  ['', null, null],
])('parses user agent "%s"', (userAgent, browser, system) =>
  expect(parseUserAgent(userAgent)).toEqual({ browser, system }),
)
