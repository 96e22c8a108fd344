// Account security: sessions, password, second factors, and the step-up proof that sensitive actions require. No token,
// hash or secret is returned except the one that its owner has just requested.

import { z } from 'zod'
import { areas } from '../areas.ts'
import { contract, shareSchemas, playerEndpoint, publicEndpoint } from '../endpoint.ts'
import { time } from '../fields.ts'
import { passkeyAnswer, passkeyCreation, passkeyMade, passkeyRequest } from './passkeys.ts'
import { user } from './players.ts'
import { answer, challenge, code } from './step-up.ts'

/** How long a challenge and its proof are valid. */
export const CHALLENGE_MINUTES = 5
/** How long withdrawals are blocked after a password or second factor was changed. */
export const HOLD_HOURS = 24
export const PASSKEYS_MAX = 10
export const RECOVERY_CODES = 10

/** A proof is valid for one purpose only. */
const purposes = ['withdrawal', 'password', 'secondFactor', 'deleteAccount'] as const
export type Purpose = (typeof purposes)[number]

const proof = z.string().max(100)
/** Shown once, right after creation. */
const recoveryCodes = z.array(z.string())
const passkey = z.object({
  id: z.int(),
  name: z.string(),
  /** True where the passkey provider syncs it, so that it survives the loss of the device. */
  isSynced: z.boolean(),
  createTime: time,
  lastUsed: time.nullable(),
})
const passkeyName = z.string().trim().min(1).max(40)
const entered = z.object({ token: z.string(), user })

const session = z.object({
  id: z.uuid(),
  /** Such as Chrome; null where it is unknown. */
  browser: z.string().nullable(),
  /** Such as Android. */
  system: z.string().nullable(),
  firstSeen: time,
  /** To the hour. */
  lastSeen: time,
  isThis: z.boolean(),
})
export type SessionView = z.infer<typeof session>

shareSchemas({ Passkey: passkey, SecondStepLogin: entered, Session: session })

export const sessionsContract = contract('sessions', areas.security, {
  sessions: playerEndpoint('GET /api/user/sessions', {
    summary: 'My sessions, most recently seen first',
    output: z.array(session),
  }),
  endSession: playerEndpoint('DELETE /api/user/sessions/{id}', {
    summary: 'End one session (its browser is logged out on its next request)',
    input: z.strictObject({ id: z.uuid() }),
  }),
  endOtherSessions: playerEndpoint('DELETE /api/user/sessions', {
    summary: 'End all other sessions',
    output: z.object({ ended: z.int() }),
  }),
})
export type SessionsContract = typeof sessionsContract

export const securityContract = contract('security', areas.security, {
  security: playerEndpoint('GET /api/user/security', {
    summary: 'My security settings, and until when withdrawals are blocked after a change',
    output: z.object({
      passwordChanged: time.nullable(),
      authenticatorSince: time.nullable(),
      passkeys: z.array(passkey),
      recoveryCodesLeft: z.int(),
      holdEnds: time.nullable(),
      serverNow: time,
    }),
  }),
  changePassword: playerEndpoint('PUT /api/user/password', {
    summary: 'Change my password and end every other session',
    input: z.strictObject({
      oldPassword: z.string().min(1).max(200),
      newPassword: z.string().min(1).max(200),
      proof: proof.optional(),
    }),
  }),
  loginSecond: publicEndpoint('POST /api/user/login/second', {
    costly: true,
    summary: 'Complete a login with the second step and get the x-token',
    input: answer,
    output: entered,
  }),
  beginPasskeyLogin: publicEndpoint('POST /api/user/login/passkey/begin', {
    costly: true,
    summary: 'Start a login with a passkey',
    output: passkeyRequest,
  }),
  passkeyLogin: publicEndpoint('POST /api/user/login/passkey', {
    costly: true,
    summary: 'Log in with a passkey and get the x-token',
    input: z.strictObject({ passkey: passkeyAnswer }),
    output: entered,
  }),
  beginStepUp: playerEndpoint('POST /api/user/step_up/begin', {
    summary: 'Start a step-up for one sensitive action',
    input: z.strictObject({ purpose: z.enum(purposes) }),
    output: challenge,
  }),
  stepUp: playerEndpoint('POST /api/user/step_up', {
    summary: 'Complete a step-up and get a proof that is valid for one action',
    input: answer,
    output: z.object({ proof: z.string(), expiresAt: time }),
  }),
  beginAuthenticator: playerEndpoint('POST /api/user/authenticator/begin', {
    summary: 'Create a secret for an authenticator app (active once a code is entered)',
    input: z.strictObject({ proof }),
    output: z.object({ secret: z.string(), uri: z.string() }),
  }),
  addAuthenticator: playerEndpoint('POST /api/user/authenticator', {
    summary: 'Activate the authenticator app by entering a code',
    input: z.strictObject({ code }),
    output: z.object({ recoveryCodes: recoveryCodes.nullable() }),
  }),
  removeAuthenticator: playerEndpoint('POST /api/user/authenticator/remove', {
    summary: 'Remove the authenticator app',
    input: z.strictObject({ proof }),
  }),
  renewRecoveryCodes: playerEndpoint('POST /api/user/recovery_codes', {
    summary: 'Create new recovery codes, which invalidates the old ones',
    input: z.strictObject({ proof }),
    output: z.object({ recoveryCodes }),
  }),
  beginPasskey: playerEndpoint('POST /api/user/passkeys/begin', {
    summary: 'WebAuthn options to create a passkey',
    input: z.strictObject({ proof }),
    output: passkeyCreation,
  }),
  addPasskey: playerEndpoint('POST /api/user/passkeys', {
    summary: 'Save a new passkey',
    input: z.strictObject({ name: passkeyName, passkey: passkeyMade }),
    output: z.object({ passkey, recoveryCodes: recoveryCodes.nullable() }),
  }),
  renamePasskey: playerEndpoint('PUT /api/user/passkeys/{id}', {
    summary: 'Rename a passkey',
    input: z.strictObject({ id: z.coerce.number().int().min(1), name: passkeyName }),
    output: passkey,
  }),
  removePasskey: playerEndpoint('POST /api/user/passkeys/{id}/remove', {
    summary: 'Remove a passkey',
    input: z.strictObject({ id: z.coerce.number().int().min(1), proof }),
  }),
})
export type SecurityContract = typeof securityContract
