// Operators in a test's hands: whole sessions by the calls that the console makes.

import { App } from './authenticator.ts'
import { ask } from './house.ts'

async function data<T>(url: string, key: string, body: object, token = ''): Promise<T> {
  const answer = await ask<T>(url, key, body, token)
  if (answer.errno !== 0) throw new Error(`${key}: ${answer.message}`)
  return answer.data as T
}

/** A session with the password alone. */
export const logIn = (url: string, name: string, password: string) =>
  data<{ token: string; operator: { stage: string } }>(url, 'POST /api/console/login', { name, password })

/** Sets an authenticator app up, which makes the session whole. */
async function enrol(url: string, token: string): Promise<{ app: App; recoveryCodes: string[] }> {
  const { secret } = await data<{ secret: string }>(url, 'POST /api/console/authenticator/begin', {}, token)
  const app = new App(secret)
  const add = () =>
    data<{ recoveryCodes: string[] }>(url, 'POST /api/console/authenticator', { code: app.next() }, token)
  // Its first code is of the half minute before: too old where another one began meanwhile.
  const { recoveryCodes } = await add().catch(add)
  return { app, recoveryCodes }
}

const codesOf = new Map<string, string[]>()

/** A whole session of an operator of a staffed house: the first one sets an app up, the next ones show recovery codes,
 * which go by no clock. A test that uses the last one creates new ones. */
export async function signIn(url: string, name: string, password: string): Promise<string> {
  const { token, operator } = await logIn(url, name, password)
  const codes = codesOf.get(url + name) ?? []
  if (operator.stage === 'enrol') codesOf.set(url + name, (await enrol(url, token)).recoveryCodes)
  else {
    await data(url, 'POST /api/console/second', { recoveryCode: codes.pop() ?? '' }, token)
    if (codes.length === 0) codesOf.set(url + name, await renew(url, token, password))
  }
  return token
}

async function renew(url: string, token: string, password: string): Promise<string[]> {
  const key = 'POST /api/console/recovery_codes'
  return (await data<{ recoveryCodes: string[] }>(url, key, { password }, token)).recoveryCodes
}

/** The first owner, with the one-time password that the house printed: a new password, an app, and in. */
export async function enterAsOwner(url: string, oldPassword: string, newPassword = 'clear as glass') {
  const { token } = await logIn(url, 'owner', oldPassword)
  await data(url, 'PUT /api/console/password', { oldPassword, newPassword }, token)
  return { token, ...(await enrol(url, token)) }
}
