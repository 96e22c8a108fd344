import { describe, expect, test } from 'vitest'
import {
  AuditChain,
  entryHash,
  entryText,
  EMPTY_HEAD,
  type AuditBreak,
  type AuditHead,
  type ChainedAuditEntry,
} from './audit.ts'

function written(count: number): ChainedAuditEntry[] {
  const rows: ChainedAuditEntry[] = []
  for (let seq = 1; seq <= count; seq++) {
    const row = {
      seq,
      createTime: 1_800_000_000_000 + seq,
      operatorId: 7,
      operator: 'léa',
      role: 'risk',
      act: 'withdrawal.approve',
      subject: String(seq),
      before: seq % 2 ? null : '{"state":"review"}',
      after: '{"state":"approved"}',
      previous: rows.at(-1)?.hash ?? EMPTY_HEAD.hash,
    }
    rows.push({ ...row, hash: entryHash(row) })
  }
  return rows
}

function check(rows: readonly ChainedAuditEntry[], head: AuditHead): AuditBreak | null {
  const chain = new AuditChain()
  for (const row of rows) chain.add(row)
  return chain.end(head)
}

const whole = written(5)
const head = { seq: 5, hash: whole[4]?.hash ?? '' }

test('accepts an unchanged chain and an empty one', () => {
  expect(check(whole, head)).toBeNull()
  expect(check([], EMPTY_HEAD)).toBeNull()
})

describe('a changed field', () => {
  const changes: { [K in keyof ChainedAuditEntry]: ChainedAuditEntry[K] } = {
    seq: 9,
    createTime: 1,
    operatorId: 8,
    operator: 'lea',
    role: 'owner',
    act: 'withdrawal.reject',
    subject: '33',
    before: '{}',
    after: null,
    previous: 'ab'.repeat(32),
    hash: 'cd'.repeat(32),
  }
  test.each(Object.entries(changes))('%s', (field, value) => {
    const rows = whole.map((row) => (row.seq === 3 ? { ...row, [field]: value } : row))
    expect(check(rows, head)).toEqual({ seq: field === 'seq' ? 9 : 3, why: field === 'seq' ? 'missing' : 'changed' })
  })

  test('breaks the link of the next row when it is rehashed', () => {
    const rows = whole.map((row) =>
      row.seq === 3 ? { ...row, subject: '4', hash: entryHash({ ...row, subject: '4' }) } : row,
    )
    expect(check(rows, head)).toEqual({ seq: 4, why: 'unlinked' })
  })

  test('does not match the head when the last row is rehashed', () => {
    const rows = whole.map((row) =>
      row.seq === 5 ? { ...row, subject: '4', hash: entryHash({ ...row, subject: '4' }) } : row,
    )
    expect(check(rows, head)).toEqual({ seq: 5, why: 'end' })
  })
})

test('detects a row removed from the middle, the beginning or the end', () => {
  expect(check(whole.toSpliced(2, 1), head)).toEqual({ seq: 4, why: 'missing' })
  expect(check(whole.slice(1), head)).toEqual({ seq: 2, why: 'missing' })
  expect(check(whole.slice(0, 3), head)).toEqual({ seq: 4, why: 'end' })
  expect(check([], head)).toEqual({ seq: 1, why: 'end' })
})

test('detects two swapped rows', () => {
  const [one, two, three, four, five] = whole as [
    ChainedAuditEntry,
    ChainedAuditEntry,
    ChainedAuditEntry,
    ChainedAuditEntry,
    ChainedAuditEntry,
  ]
  expect(check([one, three, two, four, five], head)).toEqual({ seq: 3, why: 'missing' })
  const swapped = { ...three, seq: two.seq }
  expect(check([one, swapped, { ...two, seq: three.seq }, four, five], head)).toEqual({ seq: 2, why: 'changed' })
})

test('detects a row inserted in the middle or after the end', () => {
  const made = { ...(whole[2] as ChainedAuditEntry), subject: 'made up' }
  expect(check(whole.toSpliced(3, 0, made), head)).toEqual({ seq: 3, why: 'missing' })
  expect(check(written(6), head)).toEqual({ seq: 6, why: 'end' })
})

test('distinguishes fields that would concatenate to the same text', () => {
  const [row] = whole as [ChainedAuditEntry]
  const texts = [
    { ...row, act: 'a', subject: 'bc' },
    { ...row, act: 'ab', subject: 'c' },
    { ...row, act: 'a,2:bc', subject: '' },
    { ...row, before: null },
    { ...row, before: '-' },
    { ...row, before: '' },
  ].map(entryText)
  expect(new Set(texts).size).toBe(texts.length)
  expect(entryText({ ...row, operator: 'é' })).toContain('2:é,')
})
