// Identity: a player's level with its limits, documents for review, and what operators decide about them.

import { z } from 'zod'
import {
  birthMatches,
  caseKinds,
  caseReasons,
  documentKinds,
  documentSides,
  hitStates,
  IMAGE_BYTES,
  imageTypes,
  identityLevels,
  identityStates,
  refuseReasons,
  sanctionsSources,
} from '../../identity/levels.ts'
import { fundsRefuseReasons, fundsSources, FUNDS_TEXT_MAX } from '../../identity/funds.ts'
import { areas } from '../areas.ts'
import { contract, operatorEndpoint, playerEndpoint, shareSchemas, type Role } from '../endpoint.ts'
import { coins, requestId, time } from '../fields.ts'

const NAME_MAX = 80
const IDENTITY_NOTE_MAX = 500
/** The length of an image in base64. */
const IMAGE_TEXT_MAX = Math.ceil(IMAGE_BYTES / 3) * 4
const BODY_BYTES = IMAGE_TEXT_MAX + 1024

const level = z.enum(identityLevels)
const limits = z.object({ withdrawDay: coins, withdrawMonth: coins, depositMonth: coins })
const id = z.int().min(1)

const identity = z.object({
  level,
  /** Of the player's level, in gold. */
  limits,
  /** In the last 24 hours or 30 days, orders in progress included. */
  used: limits,
  levels: z.array(limits.extend({ level })),
  /** The newest submission; null before the first. */
  submission: z
    .object({
      id: z.int(),
      state: z.enum(identityStates),
      documentKind: z.enum(documentKinds),
      reason: z.enum(refuseReasons).nullable(),
      createTime: time,
      decideTime: time.nullable(),
    })
    .nullable(),
  /** Images that are uploaded and not submitted yet. */
  uploaded: z.array(z.enum(documentSides)),
  funds: z.object({
    /** Deposits within the period beyond which a statement about the source of funds is needed, and those so far. */
    limit: coins,
    used: coins,
    /** Until when the last approved statement counts; null without one. */
    validUntil: time.nullable(),
    /** The newest statement; null before the first. */
    statement: z
      .object({
        id: z.int(),
        state: z.enum(identityStates),
        reason: z.enum(fundsRefuseReasons).nullable(),
        createTime: time,
        decideTime: time.nullable(),
      })
      .nullable(),
  }),
})
export type Identity = z.infer<typeof identity>

shareSchemas({ Identity: identity })

export const identityContract = contract('identity', areas.identity, {
  identity: playerEndpoint('GET /api/user/identity', {
    summary: 'My identity level, its limits, and the state of my documents',
    output: identity,
  }),
  uploadImage: playerEndpoint('PUT /api/user/identity/image/{side}', {
    summary: 'Upload one image of a document or a selfie, replacing an earlier one that isn’t submitted',
    bodyBytes: BODY_BYTES,
    // Without a pattern: a regular expression over megabytes is slow, and the content is checked byte by byte.
    input: z.strictObject({
      side: z.enum(documentSides),
      data: z.string().max(IMAGE_TEXT_MAX).describe('A JPEG, PNG or WebP file in base64.'),
    }),
    output: identity,
    refusals: ['identityImage', 'identityImageLarge', 'identityImageVirus', 'identityScanDown', 'identityTooMany'],
  }),
  submitIdentity: playerEndpoint('POST /api/user/identity', {
    summary: 'Send the uploaded images and my details for review, replacing any pending submission',
    /** Empty names and impossible dates are refused with their own message, so the schema accepts them. */
    input: z.strictObject({
      requestId,
      documentKind: z.enum(documentKinds),
      firstName: z.string().max(NAME_MAX),
      lastName: z.string().max(NAME_MAX),
      birthDate: z.string().max(10).describe('YYYY-MM-DD'),
    }),
    output: identity,
    refusals: ['identityName', 'identityBirthDate', 'identityMinor', 'identityImageMissing', 'identityDone'],
  }),
  submitFunds: playerEndpoint('POST /api/user/identity/funds', {
    summary: 'Say where my money comes from, with an uploaded image of a statement if there is one',
    input: z.strictObject({
      requestId,
      source: z.enum(fundsSources),
      /** A short text is refused with its own message, so the schema accepts it. */
      text: z.string().max(FUNDS_TEXT_MAX),
    }),
    output: identity,
    refusals: ['fundsText'],
  }),
})
export type IdentityContract = typeof identityContract

/** The EU's file has some 3 MB when it is compressed. */
const LIST_BYTES = 32 * 1024 * 1024
const REVIEW: readonly Role[] = ['risk', 'owner']

const hit = z.object({
  id: z.int(),
  source: z.enum(sanctionsSources),
  /** The person's reference in the list. */
  reference: z.string(),
  listedName: z.string(),
  /** How alike the names are, in percent. */
  score: z.int(),
  birth: z.enum(birthMatches),
  /** Listed dates of birth: days, years or ranges of years. */
  births: z.array(z.string()),
  state: z.enum(hitStates),
  note: z.string(),
  operator: z.string().nullable(),
  createTime: time,
})
export type SanctionsHit = z.infer<typeof hit>

const sanctionsList = z.object({
  source: z.enum(sanctionsSources),
  /** When the publisher made the file, in the publisher's words. */
  generated: z.string(),
  persons: z.int(),
  operator: z.string(),
  createTime: time,
})
export type SanctionsList = z.infer<typeof sanctionsList>

const caseReason = z.enum(caseReasons)

const identityCase = z.object({
  id: z.int(),
  playerId: z.int(),
  nickname: z.string(),
  /** The level that the player has now. */
  level,
  country: z.string(),
  state: z.enum(identityStates),
  documentKind: z.enum(caseKinds),
  /** For `funds`; null after it was deleted. */
  funds: z.object({ source: z.enum(fundsSources), text: z.string(), deposited: coins }).nullable(),
  /** For identity documents; null after they were deleted. */
  details: z.object({ firstName: z.string(), lastName: z.string(), birthDate: z.string(), age: z.int() }).nullable(),
  images: z.array(
    z.object({
      id: z.int(),
      side: z.enum(documentSides),
      type: z.enum(imageTypes),
      bytes: z.int(),
      /** False where no virus scanner was configured. */
      isScanned: z.boolean(),
    }),
  ),
  reason: caseReason.nullable(),
  note: z.string(),
  operator: z.string().nullable(),
  createTime: time,
  decideTime: time.nullable(),
  /** Other accounts with the same name and date of birth. */
  samePerson: z.array(z.object({ id: z.int(), nickname: z.string() })),
  /** Sanctions matches of the player. The player never sees them. */
  hits: z.array(hit),
})
export type IdentityCase = z.infer<typeof identityCase>

export const identityBackofficeContract = contract('identityBackoffice', areas.backofficeIdentity, {
  // A POST, because each look is recorded.
  openCase: operatorEndpoint(REVIEW)('POST /api/console/identity/open', {
    summary: 'One submission with the player’s details (each view is recorded in the audit log)',
    input: z.strictObject({ id }),
    output: identityCase,
  }),
  openImage: operatorEndpoint(REVIEW)('POST /api/console/identity/image', {
    summary: 'One image of a submission, in base64 (each view is recorded in the audit log)',
    input: z.strictObject({ id }),
    output: z.object({ type: z.enum(imageTypes), data: z.string() }),
  }),
  decideCase: operatorEndpoint(REVIEW)('POST /api/console/identity/decide', {
    summary: 'Approve a submission, or refuse it with a reason that the player reads (each submission once)',
    input: z.strictObject({
      id,
      isApproved: z.boolean(),
      reason: caseReason.nullable(),
      note: z.string().trim().max(IDENTITY_NOTE_MAX),
    }),
    output: identityCase,
    refusals: ['identityClosed', 'identityReason', 'identityHitOpen'],
  }),
  decideHit: operatorEndpoint(REVIEW)('POST /api/console/sanctions/decide', {
    summary: 'Decide whether a sanctions match is a different person (each match once)',
    input: z.strictObject({ id, isCleared: z.boolean(), note: z.string().trim().min(3).max(IDENTITY_NOTE_MAX) }),
    refusals: ['hitDecided'],
  }),
  sanctionsLists: operatorEndpoint(REVIEW)('GET /api/console/sanctions', {
    summary: 'The sanctions lists that players are compared with',
    output: z.array(sanctionsList),
  }),
  uploadSanctions: operatorEndpoint(REVIEW)('POST /api/console/sanctions', {
    summary: 'Replace a sanctions list with a UN or EU file. Then compare all players with it.',
    bodyBytes: LIST_BYTES + 1024,
    input: z.strictObject({
      data: z.string().max(LIST_BYTES).describe('The XML file in base64, plain or compressed with gzip.'),
    }),
    output: z.array(sanctionsList),
    refusals: ['sanctionsFile'],
  }),
})
