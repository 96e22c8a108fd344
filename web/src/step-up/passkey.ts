// Passkeys as the browser speaks of them: bytes there, base64url on the wire.

import type {
  PasskeyAnswer,
  PasskeyCreation,
  PasskeyMade,
  PasskeyRequest,
} from '@glasshouse/rulebook/wire/account/passkeys'

/** Browsers make passkeys for names, over a line that nobody reads along. */
export const canUsePasskeys = (): boolean =>
  'PublicKeyCredential' in globalThis && isSecureContext && !/^[\d.]+$|^\[/.test(location.hostname)

/** True where the player has closed the browser's own window, or let it wait too long. */
export const isCancelled = (error: unknown): boolean =>
  error instanceof DOMException && (error.name === 'NotAllowedError' || error.name === 'AbortError')

/** True where this device holds a passkey of the account already. */
export const isMadeAlready = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'InvalidStateError'

export async function askPasskey(request: PasskeyRequest): Promise<PasskeyAnswer> {
  const { challenge, allowCredentials, ...rest } = request
  const credential = await navigator.credentials.get({
    publicKey: { ...rest, challenge: bytesOf(challenge), allowCredentials: allowCredentials.map(known) },
  })
  if (!(credential instanceof PublicKeyCredential)) throw new DOMException('no passkey', 'NotAllowedError')
  const { clientDataJSON, authenticatorData, signature, userHandle } =
    credential.response as AuthenticatorAssertionResponse
  return {
    ...named(credential),
    response: {
      clientDataJSON: textOf(clientDataJSON),
      authenticatorData: textOf(authenticatorData),
      signature: textOf(signature),
      userHandle: userHandle && textOf(userHandle),
    },
  }
}

export async function makePasskey(creation: PasskeyCreation): Promise<PasskeyMade> {
  const { challenge, user, excludeCredentials, ...rest } = creation
  const credential = await navigator.credentials.create({
    publicKey: {
      ...rest,
      challenge: bytesOf(challenge),
      user: { ...user, id: bytesOf(user.id) },
      excludeCredentials: excludeCredentials.map(known),
    },
  })
  if (!(credential instanceof PublicKeyCredential)) throw new DOMException('no passkey', 'NotAllowedError')
  const response = credential.response as AuthenticatorAttestationResponse
  return {
    ...named(credential),
    response: {
      clientDataJSON: textOf(response.clientDataJSON),
      attestationObject: textOf(response.attestationObject),
      transports: response.getTransports(),
    },
  }
}

const named = ({ id, rawId }: PublicKeyCredential) => ({ id, rawId: textOf(rawId), type: 'public-key' as const })

const known = ({
  id,
  type,
  transports,
}: PasskeyRequest['allowCredentials'][number]): PublicKeyCredentialDescriptor => ({
  id: bytesOf(id),
  type,
  transports: transports as AuthenticatorTransport[],
})

const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0))

const textOf = (bytes: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
