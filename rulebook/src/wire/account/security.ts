// Who may act for an account: where it is logged in, its password, its second factors, and the proof that sensitive acts
// want. No token, hash or secret of an account is told here but the one that its owner has just asked for.

import { z } from 'zod'
import { endpoint, nothing } from '../endpoint.ts'
import { time } from '../fields.ts'
import { passkeyAnswer, passkeyCreation, passkeyMade, passkeyRequest } from './passkeys.ts'
import { user } from './players.ts'
import { answer, challenge, code } from './step-up.ts'

/** How long a challenge and the proof that follows from it are good for. */
export const CHALLENGE_MINUTES = 5
/** How long nothing can be withdrawn after a password or a second factor was changed. */
export const HOLD_HOURS = 24
export const PASSKEYS_MAX = 10
export const RECOVERY_CODES = 10

/** What a proof is for; it is good for nothing else. */
const purposes = ['withdrawal', 'password', 'secondFactor', 'deleteAccount'] as const
export type Purpose = (typeof purposes)[number]

const proof = z.string().max(100)
/** Shown once, right after they were made. */
const recoveryCodes = z.array(z.string())
const passkey = z.object({
  id: z.int(),
  name: z.string(),
  /** True where its maker keeps a copy, so that it outlives the device. */
  isSynced: z.boolean(),
  createTime: time,
  lastUsed: time.nullable(),
})
const passkeyName = z.string().trim().min(1).max(40)
const entered = z.object({ token: z.string(), user })

const session = z.object({
  id: z.uuid(),
  /** Such as Chrome; null where the browser does not say. */
  browser: z.string().nullable(),
  /** Such as Android. */
  system: z.string().nullable(),
  firstSeen: time,
  /** To the hour. */
  lastSeen: time,
  isThis: z.boolean(),
})
export type SessionView = z.infer<typeof session>

export const sessionsContract = {
  sessions: endpoint('GET /api/user/sessions', {
    auth: 'player',
    summary: 'Where I am logged in, the last seen first',
    input: nothing,
    output: z.array(session),
  }),
  endSession: endpoint('DELETE /api/user/sessions/{id}', {
    auth: 'player',
    summary: 'Log out there: that browser is told so at its next step',
    input: z.strictObject({ id: z.uuid() }),
    output: z.null(),
  }),
  endOtherSessions: endpoint('DELETE /api/user/sessions', {
    auth: 'player',
    summary: 'Log out everywhere but here',
    input: nothing,
    output: z.object({ ended: z.int() }),
  }),
}
export type SessionsContract = typeof sessionsContract

export const securityContract = {
  security: endpoint('GET /api/user/security', {
    auth: 'player',
    summary: 'How my account is secured, and until when nothing can be withdrawn after a change of it',
    input: nothing,
    output: z.object({
      passwordChanged: time.nullable(),
      authenticatorSince: time.nullable(),
      passkeys: z.array(passkey),
      recoveryCodesLeft: z.int(),
      holdEnds: time.nullable(),
      serverNow: time,
    }),
  }),
  changePassword: endpoint('PUT /api/user/password', {
    auth: 'player',
    summary: 'Change my password; every other session ends',
    input: z.strictObject({
      oldPassword: z.string().min(1).max(200),
      newPassword: z.string().min(1).max(200),
      proof: proof.optional(),
    }),
    output: z.null(),
  }),
  loginSecond: endpoint('POST /api/user/login/second', {
    auth: 'none',
    costly: true,
    summary: 'The second step of a login; answers the x-token',
    input: answer,
    output: entered,
  }),
  beginPasskeyLogin: endpoint('POST /api/user/login/passkey/begin', {
    auth: 'none',
    costly: true,
    summary: 'Begin a login by passkey alone',
    input: nothing,
    output: passkeyRequest,
  }),
  passkeyLogin: endpoint('POST /api/user/login/passkey', {
    auth: 'none',
    costly: true,
    summary: 'Log in by passkey; answers the x-token',
    input: z.strictObject({ passkey: passkeyAnswer }),
    output: entered,
  }),
  beginStepUp: endpoint('POST /api/user/step_up/begin', {
    auth: 'player',
    summary: 'How I can show that it is me, for one sensitive act',
    input: z.strictObject({ purpose: z.enum(purposes) }),
    output: challenge,
  }),
  stepUp: endpoint('POST /api/user/step_up', {
    auth: 'player',
    summary: 'Show that it is me; answers a proof that is good for one act',
    input: answer,
    output: z.object({ proof: z.string(), expiresAt: time }),
  }),
  beginAuthenticator: endpoint('POST /api/user/authenticator/begin', {
    auth: 'player',
    summary: 'A new secret for an authenticator app; it counts once a code of it was entered',
    input: z.strictObject({ proof }),
    output: z.object({ secret: z.string(), uri: z.string() }),
  }),
  addAuthenticator: endpoint('POST /api/user/authenticator', {
    auth: 'player',
    summary: 'Enter a code of the app: from now on it is asked for',
    input: z.strictObject({ code }),
    output: z.object({ recoveryCodes: recoveryCodes.nullable() }),
  }),
  removeAuthenticator: endpoint('POST /api/user/authenticator/remove', {
    auth: 'player',
    summary: 'Do without the authenticator app',
    input: z.strictObject({ proof }),
    output: z.null(),
  }),
  renewRecoveryCodes: endpoint('POST /api/user/recovery_codes', {
    auth: 'player',
    summary: 'New recovery codes; the old ones are void',
    input: z.strictObject({ proof }),
    output: z.object({ recoveryCodes }),
  }),
  beginPasskey: endpoint('POST /api/user/passkeys/begin', {
    auth: 'player',
    summary: 'What the browser needs to make a passkey',
    input: z.strictObject({ proof }),
    output: passkeyCreation,
  }),
  addPasskey: endpoint('POST /api/user/passkeys', {
    auth: 'player',
    summary: 'Keep a passkey that was made',
    input: z.strictObject({ name: passkeyName, passkey: passkeyMade }),
    output: z.object({ passkey, recoveryCodes: recoveryCodes.nullable() }),
  }),
  renamePasskey: endpoint('PUT /api/user/passkeys/{id}', {
    auth: 'player',
    summary: 'Give a passkey of mine another name',
    input: z.strictObject({ id: z.coerce.number().int().min(1), name: passkeyName }),
    output: passkey,
  }),
  removePasskey: endpoint('POST /api/user/passkeys/{id}/remove', {
    auth: 'player',
    summary: 'Do without a passkey of mine',
    input: z.strictObject({ id: z.coerce.number().int().min(1), proof }),
    output: z.null(),
  }),
}
export type SecurityContract = typeof securityContract
