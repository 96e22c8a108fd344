import { expect, test } from 'vitest'
import { amount } from './amount.ts'

test.each([
  ['0', '0.00'],
  ['999.5', '999.50'],
  ['1000', '1,000.00'],
  ['1000000.123456', '1,000,000.123456'],
  ['123456789012345678901234567890.1', '123,456,789,012,345,678,901,234,567,890.10'],
])('%s is read as %s', (decimal, read) => expect(amount(decimal)).toBe(read))
