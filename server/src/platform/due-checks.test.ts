import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Logger } from './log.ts'
import { DueChecks, type DueTask } from './due-checks.ts'
import type { Database } from './db/tx.ts'

let due: Record<string, boolean>
let statements: string[]
let woken: string[]

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] })
  due = { mail: false, wallet: false }
  statements = []
  woken = []
})
afterEach(() => void vi.useRealTimers())

const task = (name: string, more: Partial<DueTask> = {}): DueTask => ({
  name,
  isDue: `exists (select 1 from ${name}_outbox)`,
  wake: () => void woken.push(name),
  ...more,
})

function checksOf(...tasks: DueTask[]): DueChecks {
  const read = (sql: string) => {
    statements.push(sql)
    return Promise.resolve([due])
  }
  return new DueChecks({ db: { read } as unknown as Database, tasks, log: {} as Logger })
}

test('asks for all tasks in one statement, and wakes those that are due', async () => {
  const checks = checksOf(task('mail'), task('wallet'))
  due['wallet'] = true
  await checks.look()
  expect(statements).toEqual([
    'select (exists (select 1 from mail_outbox)) as "mail", (exists (select 1 from wallet_outbox)) as "wallet"',
  ])
  expect(woken).toEqual(['wallet'])
})

test('wakes a task at every look while it is due', async () => {
  const checks = checksOf(task('mail'))
  await checks.look()
  due['mail'] = true
  await checks.look()
  await checks.look()
  due['mail'] = false
  await checks.look()
  expect(woken).toEqual(['mail', 'mail'])
})

test('wakes a task that asks others no more often than it allows', async () => {
  const checks = checksOf(task('wallet', { wakeEveryMs: 4000 }))
  due['wallet'] = true
  await checks.look()
  vi.advanceTimersByTime(3999)
  await checks.look()
  expect(woken).toEqual(['wallet'])
  vi.advanceTimersByTime(1)
  await checks.look()
  expect(woken).toEqual(['wallet', 'wallet'])
})
