// Operators: login, account security, and what owners decide about them. A session is complete once its second factor
// was verified; until then it may only call endpoints marked `entering`.

import { z } from 'zod'
import { listEndpoints, moment } from './lists.ts'
import { areas } from '../areas.ts'
import { contract, endpoint, nothing, pieces, ROLES, type Role, shareSchemas } from '../endpoint.ts'
import { coins, time } from '../fields.ts'
import { passkeyAnswer, passkeyCreation, passkeyMade, passkeyRequest } from '../account/passkeys.ts'
import { code } from '../account/step-up.ts'

/** How long an invitation is valid. */
export const INVITATION_HOURS = 48
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
})

shareSchemas({ Invitation: invitation })

/** Coming in. */
export const enterContract = contract('operatorAccess', areas.operatorAccess, {
  login: endpoint('POST /api/console/login', {
    auth: 'none',
    costly: true,
    summary: 'Log an operator in; the session is complete only after its second factor',
    input: z.strictObject({ name: z.string().min(1).max(64), password }),
    output: entered,
  }),
  openInvitation: endpoint('POST /api/console/invitation/open', {
    auth: 'none',
    costly: true,
    summary: 'The operator that an invitation is for',
    input: z.strictObject({ secret: z.string().max(100) }),
    output: z.object({ name: z.string(), role, expiresAt: time }),
  }),
  acceptInvitation: endpoint('POST /api/console/invitation/accept', {
    auth: 'none',
    costly: true,
    summary: 'Accept an invitation once by setting a password; a second factor comes next',
    input: z.strictObject({ secret: z.string().max(100), password }),
    output: entered,
  }),
  logout: endpoint('POST /api/console/logout', {
    auth: 'operator',
    roles: 'entering',
    summary: 'End this session',
    input: nothing,
    output: z.null(),
  }),
  me: endpoint('GET /api/console/me', {
    auth: 'operator',
    roles: 'entering',
    summary: 'The logged-in operator, and what this session still needs',
    input: nothing,
    output: operator,
  }),
  password: endpoint('PUT /api/console/password', {
    auth: 'operator',
    roles: 'entering',
    summary: 'Change my password; the one-time password must be changed before anything else',
    input: z.strictObject({ oldPassword: password, newPassword: password }),
    output: operator,
  }),
  beginSecond: endpoint('POST /api/console/second/begin', {
    auth: 'operator',
    roles: 'entering',
    summary: 'The factors that can complete this session',
    input: nothing,
    output: z.object({ ways: z.array(z.enum(['code', 'passkey', 'recovery'])), passkey: passkeyRequest.nullable() }),
  }),
  second: endpoint('POST /api/console/second', {
    auth: 'operator',
    roles: 'entering',
    summary: 'Complete the session with a second factor',
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
  beginAuthenticator: endpoint('POST /api/console/authenticator/begin', {
    auth: 'operator',
    roles: 'entering',
    summary: 'Create a secret for an authenticator app; a complete session must confirm its password',
    input: z.strictObject({ password: password.optional() }),
    output: z.object({ secret: z.string(), uri: z.string() }),
  }),
  addAuthenticator: endpoint('POST /api/console/authenticator', {
    auth: 'operator',
    roles: 'entering',
    summary: 'Activate the authenticator app by entering a code',
    input: z.strictObject({ code }),
    output: z.object({ operator, recoveryCodes: recoveryCodes.nullable() }),
  }),
  beginPasskey: endpoint('POST /api/console/passkeys/begin', {
    auth: 'operator',
    roles: 'entering',
    summary: 'WebAuthn options to create a passkey; a complete session must confirm its password',
    input: z.strictObject({ password: password.optional() }),
    output: passkeyCreation,
  }),
  addPasskey: endpoint('POST /api/console/passkeys', {
    auth: 'operator',
    roles: 'entering',
    summary: 'Save a new passkey',
    input: z.strictObject({ name: z.string().trim().min(1).max(40), passkey: passkeyMade }),
    output: z.object({ operator, recoveryCodes: recoveryCodes.nullable() }),
  }),
})
export type EnterContract = typeof enterContract

/** My own account. */
export const ownAccountContract = contract('ownOperatorAccount', areas.operatorAccess, {
  security: endpoint('GET /api/console/security', {
    auth: 'operator',
    roles: ROLES,
    summary: 'My security settings',
    input: nothing,
    output: z.object({
      authenticatorSince: time.nullable(),
      passkeys: z.array(passkey),
      recoveryCodesLeft: z.int(),
    }),
  }),
  removeAuthenticator: endpoint('POST /api/console/authenticator/remove', {
    auth: 'operator',
    roles: ROLES,
    summary: 'Remove the authenticator app, if a passkey remains',
    input: z.strictObject({ password }),
    output: z.null(),
  }),
  removePasskey: endpoint('POST /api/console/passkeys/{id}/remove', {
    auth: 'operator',
    roles: ROLES,
    summary: 'Remove a passkey, if another factor remains',
    input: z.strictObject({ id: idInPath, password }),
    output: z.null(),
  }),
  renewRecoveryCodes: endpoint('POST /api/console/recovery_codes', {
    auth: 'operator',
    roles: ROLES,
    summary: 'Create new recovery codes; the old ones become invalid',
    input: z.strictObject({ password }),
    output: z.object({ recoveryCodes }),
  }),
  sessions: endpoint('GET /api/console/sessions', {
    auth: 'operator',
    roles: ROLES,
    summary: 'My sessions, most recently seen first',
    input: nothing,
    output: z.array(session),
  }),
  endSession: endpoint('DELETE /api/console/sessions/{id}', {
    auth: 'operator',
    roles: ROLES,
    summary: 'End one of my sessions',
    input: z.strictObject({ id: z.uuid() }),
    output: z.null(),
  }),
})
export type OwnAccountContract = typeof ownAccountContract

export const operatorList = listEndpoints({
  name: 'operators',
  roles: OWNER,
  summary: 'Operators',
  row: z.object({
    id: z.int(),
    name: z.string(),
    role,
    status: z.enum(['active', 'suspended']),
    hasSecond: z.boolean(),
    lastSeen: time.nullable(),
    createTime: time,
  }),
  filters: { role, status: z.enum(['active', 'suspended']), name: z.string().max(40) },
  sorts: ['name', 'createTime'],
  sort: 'name',
})
export type OperatorList = typeof operatorList

/** What owners decide about operators. */
export const operatorsContract = contract('operators', areas.operators, {
  invitations: endpoint('GET /api/console/invitation', {
    auth: 'operator',
    roles: OWNER,
    summary: 'Pending invitations',
    input: nothing,
    output: z.array(invitation),
  }),
  invite: endpoint('POST /api/console/invitation', {
    auth: 'operator',
    roles: OWNER,
    summary: 'Invite an operator; the link’s secret is returned here only',
    input: z.strictObject({ name: operatorName, role }),
    output: z.object({ invitation, secret: z.string() }),
  }),
  revokeInvitation: endpoint('DELETE /api/console/invitation/{id}', {
    auth: 'operator',
    roles: OWNER,
    summary: 'Revoke an invitation',
    input: z.strictObject({ id: idInPath }),
    output: z.null(),
  }),
  setRole: endpoint('PUT /api/console/operator/role', {
    auth: 'operator',
    roles: OWNER,
    summary: "Change an operator's role",
    input: z.strictObject({ id, role }),
    output: z.null(),
  }),
  setStatus: endpoint('PUT /api/console/operator/status', {
    auth: 'operator',
    roles: OWNER,
    summary: 'Suspend an operator, which ends all their sessions, or lift the suspension',
    input: z.strictObject({
      id,
      status: z.enum(['active', 'suspended']),
      reason: z.string().trim().min(1).max(200),
    }),
    output: z.null(),
  }),
  resetSecond: endpoint('POST /api/console/operator/reset', {
    auth: 'operator',
    roles: OWNER,
    summary:
      'Remove the second factors of an operator who lost them; a one-time password, returned here only, lets them start again',
    input: z.strictObject({ id, reason: z.string().trim().min(1).max(200) }),
    output: z.object({ oneTimePassword: z.string() }),
  }),
})
export type OperatorsContract = typeof operatorsContract

export const auditList = listEndpoints({
  name: 'acts',
  roles: AUDITORS,
  summary: 'The audit log',
  row: z.object({
    seq: z.int(),
    createTime: time,
    operatorId: z.int(),
    operator: z.string(),
    role: z.string(),
    act: z.string(),
    subject: z.string(),
    /** JSON as it was stored. */
    before: z.string().nullable(),
    after: z.string().nullable(),
    hash: z.string(),
  }),
  filters: {
    operator: z.string().max(64).describe('The name of an operator.'),
    act: z.string().max(100).describe('The action that was recorded.'),
    subject: z.string().max(200).describe('What the action changed.'),
    from: moment,
    to: moment,
  },
  sorts: ['createTime'],
  sort: '-createTime',
})
export type AuditList = typeof auditList

/** The operators' journal. */
export const auditContract = contract('audit', areas.operators, {
  verifyAudit: endpoint('GET /api/console/audit/verify', {
    auth: 'operator',
    roles: AUDITORS,
    summary: 'Verify the audit log; returns the first broken row, if there is one',
    input: nothing,
    output: z.object({
      rows: z.int(),
      head: z.object({ seq: z.int(), hash: z.string() }),
      broken: z.object({ seq: z.int(), words: z.string() }).nullable(),
      checkedAt: time,
    }),
  }),
  exportActs: endpoint('GET /api/console/audit/export', {
    auth: 'operator',
    roles: AUDITORS,
    summary: 'The audit log as lines of JSON, its head last, for `npm run audit`',
    input: nothing,
    output: pieces,
    file: { type: 'application/x-ndjson', name: 'audit.jsonl' },
  }),
})
export type AuditContract = typeof auditContract

export const ledgerContract = contract('ledger', areas.operators, {
  ledger: endpoint('GET /api/console/ledger', {
    auth: 'operator',
    roles: ROLES,
    summary: 'The ledger’s invariants, each checked by one query, and the totals by account type',
    input: nothing,
    output: z.object({
      checkedAt: time,
      laws: z.array(z.object({ law: z.string(), holds: z.boolean(), broken: z.int() })),
      sum: coins,
      accounts: z.array(z.object({ kind: z.string(), accounts: z.int(), balance: coins })),
      journals: z.int(),
      entries: z.int(),
      bets: z.int(),
    }),
  }),
})
export type LedgerContract = typeof ledgerContract
