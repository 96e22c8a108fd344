// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest'
import { CallError } from '../../client/call.ts'
import { clearPlayerToken, setPlayerToken } from '../../client/tokens.ts'
import { keepIntent, type Intent } from './intent.ts'
import { Unanswered } from './request.ts'

const refused = new CallError('Not enough gold', { errno: 1004, status: 400, network: false })
const busy = new CallError('Busy', { errno: 1007, status: 503, network: false })

/** Sends it under a new id, and tells the id under which it went. */
async function sentAs(intent: Intent<string>, what: object, fresh: string, failure?: Error): Promise<string> {
  let sent = ''
  const ask = (id: string): Promise<void> => {
    sent = id
    return failure ? Promise.reject(failure) : Promise.resolve()
  }
  const error = await intent.send(what, fresh, ask).catch((caught: unknown) => caught)
  expect(error).toBe(failure)
  return sent
}

afterEach(clearPlayerToken)

describe('an intent', () => {
  it('keeps its id until it is answered', async () => {
    const intent = keepIntent<string>()
    expect(await sentAs(intent, { gold: 1 }, 'a', new Unanswered())).toBe('a')
    expect(intent.open({ gold: 1 })).toBe('a')
    expect(await sentAs(intent, { gold: 1 }, 'b', new Unanswered())).toBe('a')
    expect(await sentAs(intent, { gold: 1 }, 'c')).toBe('a')
    expect(await sentAs(intent, { gold: 1 }, 'd')).toBe('d')
  })

  it('treats a refusal as final, but retries when the server is too busy', async () => {
    const intent = keepIntent<string>()
    expect(await sentAs(intent, { gold: 1 }, 'a', busy)).toBe('a')
    expect(await sentAs(intent, { gold: 1 }, 'b', new Unanswered())).toBe('b')
    expect(await sentAs(intent, { gold: 1 }, 'c', busy)).toBe('b')
    expect(await sentAs(intent, { gold: 1 }, 'd', refused)).toBe('b')
    expect(await sentAs(intent, { gold: 1 }, 'e')).toBe('e')
  })

  it('is another one where something else is wanted', async () => {
    const intent = keepIntent<string>()
    await sentAs(intent, { gold: 1 }, 'a', new Unanswered())
    expect(intent.open({ gold: 2 })).toBeUndefined()
    expect(await sentAs(intent, { gold: 2 }, 'b')).toBe('b')
  })

  it('is not the next player’s, whose own one an older answer leaves alone', async () => {
    const intent = keepIntent<string>()
    const [older, newer] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const first = intent.send({ gold: 1 }, 'a', () => older.promise)
    expect(intent.isUnderWay()).toBe(true)
    setPlayerToken('x_other')
    expect(intent.isUnderWay()).toBe(false)
    const second = intent.send({ gold: 1 }, 'b', () => newer.promise)
    expect(intent.open({ gold: 1 })).toBe('b')
    older.resolve()
    await first
    expect(intent.isUnderWay()).toBe(true)
    newer.resolve()
    await second
    expect(intent.isUnderWay()).toBe(false)
  })
})
