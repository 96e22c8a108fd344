import { z } from 'zod'
import { TERMS_VERSION } from '../../core/terms.ts'
import { areas } from '../areas.ts'
import { contract, shareSchemas, playerEndpoint, publicEndpoint } from '../endpoint.ts'
import { coins, language, time } from '../fields.ts'
import { claimedPlace } from './geo.ts'
import { challenge } from './step-up.ts'

export const AVATARS = 12

/** A time-out or self-exclusion that applies now; `until` is null when it is permanent. */
const restriction = z.object({ kind: z.enum(['timeout', 'exclusion']), until: time.nullable() })
export type Restriction = z.infer<typeof restriction>

export const user = z.object({
  id: z.int(),
  nickname: z.string(),
  /** Which of the drawn avatars, from 0. */
  avatar: z.int(),
  /** The phone number with its middle hidden. */
  phone: z.string(),
  country: z.string(),
  language,
  invitationCode: z.string(),
  gold: coins,
  /** Whether strangers see the nickname with its middle hidden. */
  hideName: z.boolean(),
  createTime: time,
  /** Whether the phone number or an email address is verified: withdrawals and rewards need one of them. */
  contactVerified: z.boolean(),
  /** Known with the profile, so that no page invites a player to bet before it knows. */
  restriction: restriction.nullable(),
  /** The terms have changed since the player accepted them: bets and deposits are refused until they accept again. */
  termsDue: z.boolean(),
})
export type User = z.infer<typeof user>

const termsState = z.object({
  version: z.string(),
  isDue: z.boolean(),
  /** Newest first. */
  accepted: z.array(z.object({ version: z.string(), time })),
})

const phone = z.string().min(1).max(32)
const password = z.string().min(1).max(200)
const login = z.object({ token: z.string(), user })
/** For accounts with a second factor: the token is issued after step-up. */
const stepUp = challenge.extend({ token: z.null(), user: z.null() })

const EXAMPLE_TOKEN = 'q3Jm0vZtK4xWb1Yc8sLrT6hGfD2nPaUe'
const exampleUser: User = {
  id: 1001,
  nickname: 'Anemone',
  avatar: 3,
  phone: '+336****5678',
  country: 'FR',
  language: 'en',
  invitationCode: '0A1B2C3D4E',
  gold: 100_000,
  hideName: true,
  createTime: 1_794_900_000_000,
  contactVerified: false,
  restriction: null,
  termsDue: false,
}

shareSchemas({ User: user, Terms: termsState, Restriction: restriction, Login: login, SecondFactorNeeded: stepUp })

export const playersContract = contract('players', areas.account, {
  anonymous: publicEndpoint('GET /api/auth', {
    costly: true,
    summary: 'Get an anonymous token (es-token) for a browser that has none',
    output: z.string(),
  }),
  register: publicEndpoint('POST /api/user/register', {
    costly: true,
    summary: 'Open an account with a phone number and a password, and log in',
    input: z.strictObject({
      phone,
      password,
      confirmPassword: z.string().max(200),
      invitationCode: z.string().max(32).optional(),
      adult: z.boolean(),
      agreement: z.boolean(),
      language: language.optional(),
      /** The location that the browser reports; otherwise the country of the phone number applies. */
      place: claimedPlace.optional(),
    }),
    refusals: [
      'adultsOnly',
      'agreementNeeded',
      'phoneInvalid',
      'phoneTaken',
      'passwordShort',
      'passwordCommon',
      'passwordsDiffer',
      'invitationUnknown',
      'countryClosed',
      'registrationBarred',
    ],
    example: {
      input: {
        phone: '+33612345678',
        password: 'a glass of water',
        confirmPassword: 'a glass of water',
        adult: true,
        agreement: true,
      },
      output: { token: EXAMPLE_TOKEN, user: exampleUser },
    },
    output: login,
  }),
  login: publicEndpoint('POST /api/user/login', {
    costly: true,
    summary: 'Log in and get the x-token, or a challenge if the account uses two-step verification',
    input: z.strictObject({ phone, password }),
    refusals: ['phoneInvalid', 'loginWrong', 'lockedOut', 'accountClosed'],
    example: {
      input: { phone: '+33612345678', password: 'a glass of water' },
      output: { token: EXAMPLE_TOKEN, user: exampleUser },
    },
    output: z.union([login, stepUp]),
  }),
  logout: playerEndpoint('POST /api/user/logout', {
    summary: 'Log out of this session',
  }),
  user: playerEndpoint('GET /api/user', { summary: 'My profile', output: user }),
  terms: playerEndpoint('GET /api/user/terms', {
    summary: 'The current version of the agreement, and each version that I accepted',
    output: termsState,
  }),
  acceptTerms: playerEndpoint('POST /api/user/terms', {
    summary: 'Accept the current version of the agreement',
    /** The version that was shown, so that no newer one is accepted unread. */
    input: z.strictObject({ version: z.string().min(1).max(32) }),
    refusals: ['termsOutdated'],
    example: {
      input: { version: TERMS_VERSION },
      output: {
        version: TERMS_VERSION,
        isDue: false,
        accepted: [{ version: TERMS_VERSION, time: 1_794_900_000_000 }],
      },
    },
    output: termsState,
  }),
  update: playerEndpoint('PUT /api/user/{id}', {
    summary: 'Change my nickname, avatar or language, or whether my name is shown',
    input: z.strictObject({
      id: z.coerce.number().int().describe('The player’s own id. Any other id is not found.'),
      nickname: z.string().trim().min(2).max(20).optional(),
      avatar: z
        .int()
        .min(0)
        .max(AVATARS - 1)
        .optional(),
      language: language.optional(),
      hideName: z.boolean().optional(),
    }),
    refusals: ['notFound', 'nicknameInvalid', 'nicknameReserved'],
    output: user,
  }),
  balance: playerEndpoint('GET /api/user/only_balance', {
    summary: 'My gold balance',
    output: z.object({ gold: coins }),
  }),
})
export type PlayersContract = typeof playersContract
