// Account security: sessions, password, second factors, and the step-up proof that sensitive actions require. No token,
// hash or secret is returned except the one that its owner has just requested.

import { z } from 'zod'
import { areas } from '../areas.ts'
import { contract, endpoint, nothing, shareSchemas } from '../endpoint.ts'
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
  sessions: endpoint('GET /api/user/sessions', {
    auth: 'player',
    summary: 'My sessions, most recently seen first',
    input: nothing,
    output: z.array(session),
  }),
  endSession: endpoint('DELETE /api/user/sessions/{id}', {
    auth: 'player',
    summary: 'End one session; its browser is logged out on its next request',
    input: z.strictObject({ id: z.uuid() }),
    output: z.null(),
  }),
  endOtherSessions: endpoint('DELETE /api/user/sessions', {
    auth: 'player',
    summary: 'End all other sessions',
    input: nothing,
    output: z.object({ ended: z.int() }),
  }),
})
export type SessionsContract = typeof sessionsContract

export const securityContract = contract('security', areas.security, {
  security: endpoint('GET /api/user/security', {
    auth: 'player',
    summary: 'My security settings, and until when withdrawals are blocked after a change',
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
    summary: 'Complete a login with the second factor; returns the x-token',
    input: answer,
    output: entered,
  }),
  beginPasskeyLogin: endpoint('POST /api/user/login/passkey/begin', {
    auth: 'none',
    costly: true,
    summary: 'Begin a login with a passkey',
    input: nothing,
    output: passkeyRequest,
  }),
  passkeyLogin: endpoint('POST /api/user/login/passkey', {
    auth: 'none',
    costly: true,
    summary: 'Log in with a passkey; returns the x-token',
    input: z.strictObject({ passkey: passkeyAnswer }),
    output: entered,
  }),
  beginStepUp: endpoint('POST /api/user/step_up/begin', {
    auth: 'player',
    summary: 'Begin a step-up for one sensitive action',
    input: z.strictObject({ purpose: z.enum(purposes) }),
    output: challenge,
  }),
  stepUp: endpoint('POST /api/user/step_up', {
    auth: 'player',
    summary: 'Complete a step-up; returns a proof that is valid for one action',
    input: answer,
    output: z.object({ proof: z.string(), expiresAt: time }),
  }),
  beginAuthenticator: endpoint('POST /api/user/authenticator/begin', {
    auth: 'player',
    summary: 'Create a secret for an authenticator app; it is active once a code was entered',
    input: z.strictObject({ proof }),
    output: z.object({ secret: z.string(), uri: z.string() }),
  }),
  addAuthenticator: endpoint('POST /api/user/authenticator', {
    auth: 'player',
    summary: 'Activate the authenticator app by entering a code',
    input: z.strictObject({ code }),
    output: z.object({ recoveryCodes: recoveryCodes.nullable() }),
  }),
  removeAuthenticator: endpoint('POST /api/user/authenticator/remove', {
    auth: 'player',
    summary: 'Remove the authenticator app',
    input: z.strictObject({ proof }),
    output: z.null(),
  }),
  renewRecoveryCodes: endpoint('POST /api/user/recovery_codes', {
    auth: 'player',
    summary: 'Create new recovery codes; the old ones become invalid',
    input: z.strictObject({ proof }),
    output: z.object({ recoveryCodes }),
  }),
  beginPasskey: endpoint('POST /api/user/passkeys/begin', {
    auth: 'player',
    summary: 'WebAuthn options to create a passkey',
    input: z.strictObject({ proof }),
    output: passkeyCreation,
  }),
  addPasskey: endpoint('POST /api/user/passkeys', {
    auth: 'player',
    summary: 'Save a new passkey',
    input: z.strictObject({ name: passkeyName, passkey: passkeyMade }),
    output: z.object({ passkey, recoveryCodes: recoveryCodes.nullable() }),
  }),
  renamePasskey: endpoint('PUT /api/user/passkeys/{id}', {
    auth: 'player',
    summary: 'Rename a passkey',
    input: z.strictObject({ id: z.coerce.number().int().min(1), name: passkeyName }),
    output: passkey,
  }),
  removePasskey: endpoint('POST /api/user/passkeys/{id}/remove', {
    auth: 'player',
    summary: 'Remove a passkey',
    input: z.strictObject({ id: z.coerce.number().int().min(1), proof }),
    output: z.null(),
  }),
})
export type SecurityContract = typeof securityContract
