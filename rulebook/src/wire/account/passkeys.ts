// WebAuthn requests and responses in the standard's JSON form. Bytes are base64url.

import { z } from 'zod'
import { shareSchemas } from '../endpoint.ts'

const bytes = (most: number) =>
  z
    .string()
    .max(most)
    .regex(/^[\w-]*$/)
const transport = z.string().max(20)
const known = z.object({ id: z.string(), type: z.literal('public-key'), transports: z.array(transport) })

/** Browsers may send additional fields: they are ignored, never refused. */
const credential = {
  id: bytes(1400),
  rawId: bytes(1400),
  type: z.literal('public-key'),
  authenticatorAttachment: z.string().max(40).nullish(),
}

export const passkeyRequest = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.int(),
  userVerification: z.literal('required'),
  /** Empty where any passkey registered here is accepted. */
  allowCredentials: z.array(known),
})
export type PasskeyRequest = z.infer<typeof passkeyRequest>

export const passkeyCreation = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.int() })),
  timeout: z.int(),
  attestation: z.literal('none'),
  excludeCredentials: z.array(known),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
})
export type PasskeyCreation = z.infer<typeof passkeyCreation>

export const passkeyMade = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(4000),
    attestationObject: bytes(16_000),
    transports: z.array(transport).max(8).optional(),
  }),
})
export type PasskeyMade = z.infer<typeof passkeyMade>

export const passkeyAnswer = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(4000),
    authenticatorData: bytes(4000),
    signature: bytes(4000),
    userHandle: bytes(100).nullish(),
  }),
})
export type PasskeyAnswer = z.infer<typeof passkeyAnswer>

shareSchemas({
  PasskeyRequest: passkeyRequest,
  PasskeyCreation: passkeyCreation,
  PasskeyCreated: passkeyMade,
  PasskeyAnswer: passkeyAnswer,
})
