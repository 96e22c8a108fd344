// Operators: login, account security, and what owners decide about them. A session is complete once its second factor
// was verified; until then it may only call endpoints marked `entering`.

import { z } from 'zod'
import { ROLES } from '../../backoffice/values.ts'
import { areas } from '../areas.ts'
import { contract, pieces, type Role, shareSchemas, operatorEndpoint, publicEndpoint } from '../endpoint.ts'
import { coins, time } from '../fields.ts'
import { passkeyAnswer, passkeyCreation, passkeyMade, passkeyRequest } from '../account/passkeys.ts'
import { code } from '../account/step-up.ts'

/** How long an invitation is valid. */
export const INVITATION_HOURS = 48
/** How long a new operator, role or access waits until it decides about money. */
export const DECIDES_AFTER_HOURS = 24
/** After so long an owner may agree to their own proposal, if there is no other owner who could. */
export const ALONE_AFTER_DAYS = 7
const AUDITORS: readonly Role[] = ['finance', 'risk', 'owner']
const OWNER: readonly Role[] = ['owner']

const role = z.enum(ROLES)
const id = z.int().min(1)
const idInPath = z.coerce.number().int().min(1)
const password = z.string().min(1).max(200)
const operatorName = z
  .string()
  .trim()
  .regex(/^[\p{L}\p{N}][\p{L}\p{N} ._-]{1,39}$/u)
/** What a session still needs: a new password, a first factor, the second factor, or nothing. */
const stage = z.enum(['password', 'enrol', 'second', 'in'])
export type Stage = z.infer<typeof stage>

const operator = z.object({ id: z.int(), name: z.string(), role, stage })
const entered = z.object({ token: z.string(), operator })
/** Shown once, right after creation; null where the operator already has some. */
const recoveryCodes = z.array(z.string())
const passkey = z.object({
  id: z.int(),
  name: z.string(),
  isSynced: z.boolean(),
  createTime: time,
  lastUsed: time.nullable(),
})
const session = z.object({
  id: z.uuid(),
  browser: z.string().nullable(),
  system: z.string().nullable(),
  firstSeen: time,
  lastSeen: time,
  isThis: z.boolean(),
})
const invitation = z.object({
  id: z.int(),
  name: z.string(),
  role,
  invitedBy: z.string(),
  createTime: time,
  expiresAt: time,
  /** False until another owner has agreed: the link does not work yet. */
  isAgreed: z.boolean(),
})
const proposal = z.object({
  id: z.int(),
  kind: z.enum(['invite', 'role', 'reset']),
  /** The operator or invitee. */
  name: z.string(),
  /** The role they would have; null for a reset. */
  role: role.nullable(),
  reason: z.string(),
  proposedBy: z.string(),
  createTime: time,
  /** From when its proposer may agree, if there is no other owner. */
  aloneFrom: time,
})
export type OperatorProposal = z.infer<typeof proposal>

shareSchemas({ Invitation: invitation, OperatorProposal: proposal })

/** Coming in. */
export const enterContract = contract('operatorAccess', areas.operatorAccess, {
  login: publicEndpoint('POST /api/console/login', {
    costly: true,
    summary: 'Log an operator in (the session is complete only after the second step)',
    input: z.strictObject({ name: z.string().min(1).max(64), password }),
    output: entered,
  }),
  openInvitation: publicEndpoint('POST /api/console/invitation/open', {
    costly: true,
    summary: 'Who an invitation is for',
    input: z.strictObject({ secret: z.string().max(100) }),
    output: z.object({ name: z.string(), role, expiresAt: time }),
  }),
  acceptInvitation: publicEndpoint('POST /api/console/invitation/accept', {
    costly: true,
    summary: 'Accept an invitation by setting a password, before setting up two-step verification',
    input: z.strictObject({ secret: z.string().max(100), password }),
    output: entered,
  }),
  logout: operatorEndpoint('entering')('POST /api/console/logout', {
    summary: 'Log out of this session',
  }),
  me: operatorEndpoint('entering')('GET /api/console/me', {
    summary: 'The logged-in operator, and what this session still needs',
    output: operator,
  }),
  password: operatorEndpoint('entering')('PUT /api/console/password', {
    summary: 'Change my password (required before anything else if it’s a one-time password)',
    input: z.strictObject({ oldPassword: password, newPassword: password }),
    output: operator,
  }),
  beginSecond: operatorEndpoint('entering')('POST /api/console/second/begin', {
    summary: 'The methods that can complete this session',
    output: z.object({ ways: z.array(z.enum(['code', 'passkey', 'recovery'])), passkey: passkeyRequest.nullable() }),
  }),
  second: operatorEndpoint('entering')('POST /api/console/second', {
    summary: 'Complete the session with the second step',
    input: z
      .strictObject({
        code: code.optional(),
        recoveryCode: z.string().min(1).max(40).optional(),
        passkey: passkeyAnswer.optional(),
      })
      .refine((given) => Object.values(given).filter((value) => value !== undefined).length === 1, {
        error: 'one way',
        path: ['code'],
      }),
    output: operator,
  }),
  beginAuthenticator: operatorEndpoint('entering')('POST /api/console/authenticator/begin', {
    summary: 'Create a secret for an authenticator app (once logged in, the operator must confirm the password)',
    input: z.strictObject({ password: password.optional() }),
    output: z.object({ secret: z.string(), uri: z.string() }),
  }),
  addAuthenticator: operatorEndpoint('entering')('POST /api/console/authenticator', {
    summary: 'Activate the authenticator app by entering a code',
    input: z.strictObject({ code }),
    output: z.object({ operator, recoveryCodes: recoveryCodes.nullable() }),
  }),
  beginPasskey: operatorEndpoint('entering')('POST /api/console/passkeys/begin', {
    summary: 'WebAuthn options to create a passkey (once logged in, the operator must confirm the password)',
    input: z.strictObject({ password: password.optional() }),
    output: passkeyCreation,
  }),
  addPasskey: operatorEndpoint('entering')('POST /api/console/passkeys', {
    summary: 'Save a new passkey',
    input: z.strictObject({ name: z.string().trim().min(1).max(40), passkey: passkeyMade }),
    output: z.object({ operator, recoveryCodes: recoveryCodes.nullable() }),
  }),
})

/** My own account. */
export const ownAccountContract = contract('ownOperatorAccount', areas.operatorAccess, {
  security: operatorEndpoint(ROLES)('GET /api/console/security', {
    summary: 'My security settings',
    output: z.object({
      authenticatorSince: time.nullable(),
      passkeys: z.array(passkey),
      recoveryCodesLeft: z.int(),
    }),
  }),
  removeAuthenticator: operatorEndpoint(ROLES)('POST /api/console/authenticator/remove', {
    summary: 'Remove the authenticator app (only if a passkey remains)',
    input: z.strictObject({ password }),
  }),
  removePasskey: operatorEndpoint(ROLES)('POST /api/console/passkeys/{id}/remove', {
    summary: 'Remove a passkey (only if another method remains)',
    input: z.strictObject({ id: idInPath, password }),
  }),
  renewRecoveryCodes: operatorEndpoint(ROLES)('POST /api/console/recovery_codes', {
    summary: 'Create new recovery codes, which invalidates the old ones',
    input: z.strictObject({ password }),
    output: z.object({ recoveryCodes }),
  }),
  sessions: operatorEndpoint(ROLES)('GET /api/console/sessions', {
    summary: 'My sessions, most recently seen first',
    output: z.array(session),
  }),
  endSession: operatorEndpoint(ROLES)('DELETE /api/console/sessions/{id}', {
    summary: 'End one of my sessions',
    input: z.strictObject({ id: z.uuid() }),
  }),
})

/** What owners decide about operators. */
export const operatorsContract = contract('operators', areas.operators, {
  invitations: operatorEndpoint(OWNER)('GET /api/console/invitation', {
    summary: 'Pending invitations',
    output: z.array(invitation),
  }),
  invite: operatorEndpoint(OWNER)('POST /api/console/invitation', {
    summary:
      'Invite an operator. Only this response contains the link’s secret. For a role that moves money, another owner must agree.',
    input: z.strictObject({ name: operatorName, role }),
    output: z.object({ invitation, secret: z.string() }),
  }),
  revokeInvitation: operatorEndpoint(OWNER)('DELETE /api/console/invitation/{id}', {
    summary: 'Revoke an invitation',
    input: z.strictObject({ id: idInPath }),
  }),
  setRole: operatorEndpoint(OWNER)('PUT /api/console/operator/role', {
    summary: 'Change an operator’s role (a role that moves money needs the agreement of another owner)',
    input: z.strictObject({ id, role }),
    /** The proposal that waits; null where the role has changed. */
    output: z.object({ proposal: proposal.nullable() }),
  }),
  setStatus: operatorEndpoint(OWNER)('PUT /api/console/operator/status', {
    summary: 'Suspend an operator and end all their sessions, or lift the suspension',
    input: z.strictObject({
      id,
      status: z.enum(['active', 'suspended']),
      reason: z.string().trim().min(1).max(200),
    }),
  }),
  resetSecond: operatorEndpoint(OWNER)('POST /api/console/operator/reset', {
    summary: 'Propose to reset an operator’s lost two-step verification (another owner must agree)',
    input: z.strictObject({ id, reason: z.string().trim().min(1).max(200) }),
    output: z.object({ proposal }),
  }),
  proposals: operatorEndpoint(OWNER)('GET /api/console/operator/proposal', {
    summary: 'Pending invitations, roles and resets that another owner must agree to',
    output: z.array(proposal),
  }),
  decideProposal: operatorEndpoint(OWNER)('POST /api/console/operator/decide', {
    summary:
      'Agree to or decline what another owner proposed about an operator (for a reset, only this response contains the one-time password)',
    input: z.strictObject({ id, isAgreed: z.boolean() }),
    output: z.object({ oneTimePassword: z.string().nullable() }),
  }),
})

/** The operators' journal. */
export const auditContract = contract('audit', areas.operators, {
  verifyAudit: operatorEndpoint(AUDITORS)('GET /api/console/audit/verify', {
    summary: 'Verify the audit log and get the first broken entry, if any',
    output: z.object({
      rows: z.int(),
      head: z.object({ seq: z.int(), hash: z.string() }),
      broken: z.object({ seq: z.int(), words: z.string() }).nullable(),
      checkedAt: time,
    }),
  }),
  exportActs: operatorEndpoint(AUDITORS)('GET /api/console/audit/export', {
    summary: 'The audit log as lines of JSON with the head last, for `npm run audit`',
    output: pieces,
    file: { type: 'application/x-ndjson', name: 'audit.jsonl' },
  }),
})

const ledgerReport = {
  laws: z.array(z.object({ law: z.string(), holds: z.boolean(), broken: z.int() })),
  sum: coins,
  accounts: z.array(z.object({ kind: z.string(), accounts: z.int(), balance: coins })),
  entries: z.int(),
}

export const ledgerContract = contract('ledger', areas.operators, {
  ledger: operatorEndpoint(AUDITORS)('GET /api/console/ledger', {
    summary: 'What the hourly ledger checks have found, and the totals by account type',
    output: z.object({
      /** Null before the first check. */
      checkedAt: time.nullable(),
      /** When the last walk through the whole ledger ended; null before the first one has. */
      completeAt: time.nullable(),
      ...ledgerReport,
    }),
  }),
  checkLedger: operatorEndpoint(OWNER)('POST /api/console/ledger/check', {
    summary: 'Check the whole ledger now, which reads every entry (one check at a time)',
    output: z.object({ checkedAt: time, ...ledgerReport }),
  }),
})
