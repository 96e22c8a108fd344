// The character says that it is an AI whenever it is asked, and no engine is asked for it.

import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { asksIfAi } from '../../src/features/chat/safety/ai-question.ts'
import { disclosure } from '../../src/features/chat/safety/disclosure.ts'
import { breach } from '../../src/features/chat/safety/output.ts'
import { roster } from '../../src/features/chat/companion/personas/roster.ts'
import { careSuggestions } from '../../src/features/chat/safety/way-out.ts'
import { aiQuestions } from '../red-team/ai-questions.ts'
import { databases, openServer, type TestServer } from '../support/open-server.ts'
import { startEngine, type TestEngine } from './chat-engine.ts'
import { ChatGuest } from './chat-guest.ts'

describe.each(['en', 'fr'] as const)('questions about the AI: %s', (language) => {
  const { asks, other } = aiQuestions(language)
  test.each(asks)('asked: %s', (text) => expect(asksIfAi(text)).toBe(true))
  test.each(other)('not asked: %s', (text) => expect(asksIfAi(text)).toBe(false))

  test.each(roster)('is answered in the voice of $id, without a claim to be human', (persona) => {
    for (let turn = 0; turn < 6; turn++) {
      const text = disclosure(persona, language, turn)
      expect(text).toMatch(language === 'en' ? /\bAI\b/ : /\bIA\b/)
      expect(breach(text)).toBeNull()
      expect(disclosure(persona, language, turn + 1)).not.toBe(text)
    }
  })
})

describe.each(databases)('the answer to a question about the AI on %s', (database) => {
  let engine: TestEngine
  let servers: { offline: TestServer; remote: TestServer }
  const open: ChatGuest[] = []
  beforeAll(async () => {
    engine = await startEngine()
    servers = {
      offline: await openServer(database),
      remote: await openServer(database, { AI_URL: engine.url }),
    }
  })
  afterEach(() => {
    for (const guest of open.splice(0)) guest.close()
  })
  afterAll(async () => {
    await Promise.all([servers.offline.close(), servers.remote.close()])
    await engine.close()
  })
  const enter = async (server: TestServer, token: string): Promise<ChatGuest> => {
    const guest = await ChatGuest.in(server, token)
    open.push(guest)
    return guest
  }

  test.each(['offline', 'remote'] as const)('is ours, and is not counted: %s', async (kind) => {
    const server = servers[kind]
    const { token, user } = await server.player()
    const guest = await enter(server, token)
    const { calls } = await engine.state()
    for (const text of [
      'r u a b0t?',
      'is there a human typing',
      'tu es une vraie personne ?',
      'admit it, you are human',
    ]) {
      expect(await guest.talk(text)).toMatchObject({
        engine: 'safety',
        kind: 'talk',
        text: expect.stringMatching(/\bAI\b/) as string,
      })
    }
    expect((await engine.state()).calls).toBe(calls)
    expect(await server.db.read('select used from chat_budgets where player_id = $1', [user.id])).toEqual([])
  })

  test('comes with help, with a refusal and with care, and keeps what the message taught', async () => {
    const server = servers.offline
    const { token } = await server.player()
    const guest = await enter(server, token)
    expect(await guest.talk('are you real? my name is Tom')).toMatchObject({ engine: 'safety' })
    const { data } = await server.call<{ slot: string; value: string }[]>(
      'GET /api/ai_lady/memory/mira',
      undefined,
      token,
    )
    expect(data).toMatchObject([{ slot: 'name', value: 'Tom' }])
    expect((await guest.talk('are you a bot? which number wins next')).text).toMatch(/^I’m an AI, not a person\. /)
    const help = await guest.talk('are you a person? I can’t stop gambling')
    expect(help).toMatchObject({ kind: 'help', text: expect.stringMatching(/\bAI\b/) as string })
    expect(help.helpLines.length).toBeGreaterThan(0)
    expect(await guest.talk('are you a real person')).toMatchObject({ suggestions: careSuggestions('en'), links: [] })
  })
})
