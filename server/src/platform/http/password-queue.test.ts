import { beforeEach, describe, expect, test } from 'vitest'
import { PasswordQueue, type Group } from './password-queue.ts'

describe('password queue', () => {
  let queue: PasswordQueue
  let ran: string[]
  let refused: string[]
  /** Ends the work that holds a slot. */
  let release: (() => void)[]
  beforeEach(() => {
    queue = new PasswordQueue()
    ;[ran, refused, release] = [[], [], []]
    for (let slot = 0; slot < 2; slot++)
      void queue.run({ group: 'public', address: 'first' }, () => new Promise((end) => release.push(() => end(null))))
  })

  const ask = (group: Group, address: string, name = `${group} ${address}`) =>
    queue
      .run({ group, address }, () => Promise.resolve(ran.push(name)))
      .catch(({ code }: { code: string }) => refused.push(`${name} ${code}`))
  /** Ends one of the running, so that the waiting run one after another. */
  const drain = async (asked: readonly Promise<unknown>[]) => {
    release[0]?.()
    await Promise.all(asked)
  }

  test('answers known ones and operators ahead of a flood, and starves neither group', async () => {
    const flood = Array.from({ length: 90 }, (_, i) => ask('public', `flood ${i % 12}`))
    const right = [ask('known', 'home'), ask('operator', 'desk'), ask('known', 'work')]
    await drain([...flood, ...right])
    expect(ran.slice(0, 4).toSorted()).toEqual(['known home', 'known work', 'operator desk', 'public flood 0'])
    expect(ran).toHaveLength(93)
  })

  test('strangers still get turns while known ones flood', async () => {
    const flood = Array.from({ length: 90 }, (_, i) => ask('known', `bot ${i}`))
    await drain([...flood, ask('public', 'newcomer'), ask('operator', 'desk')])
    expect(ran.indexOf('public newcomer')).toBeLessThan(4)
    expect(ran.indexOf('operator desk')).toBeLessThan(4)
  })

  test('gives each address its turn, however many another has waiting', async () => {
    const many = Array.from({ length: 50 }, () => ask('public', 'loud'))
    await drain([...many, ask('public', 'quiet')])
    expect(ran.indexOf('public quiet')).toBe(1)
  })

  test('a full group makes room for a quiet address at the cost of the loudest, and refuses the loudest itself', async () => {
    const many = Array.from({ length: 100 }, (_, i) => ask('public', i < 60 ? 'loud' : 'less', String(i)))
    const quiet = ask('public', 'quiet')
    const louder = ask('public', 'loud', 'louder')
    await louder
    expect(refused.toSorted()).toEqual(['59 busy', 'louder busy'])
    expect(queue.waiting('public')).toBe(100)
    // Another group has room of its own.
    const known = ask('known', 'home')
    await drain([...many, quiet, known])
    expect(ran).toContain('public quiet')
    expect(ran).toContain('known home')
    expect(queue.waiting('public')).toBe(0)
  })

  test('work that fails gives its slot back', async () => {
    const failing = queue.run({ group: 'known', address: 'home' }, () => Promise.reject(new Error('broken')))
    release[0]?.()
    await expect(failing).rejects.toThrow('broken')
    await ask('public', 'next')
    expect(ran).toEqual(['public next'])
  })
})
