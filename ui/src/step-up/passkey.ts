// Passkeys: bytes in the browser, base64url on the wire. The requests are JSON as WebAuthn defines it. Bytes are
// converted here because older browsers lack the JSON methods.

interface Credential {
  readonly id: string
  readonly type: 'public-key'
  readonly transports: readonly string[]
}

export interface PasskeyRequest extends Omit<PublicKeyCredentialRequestOptions, 'challenge' | 'allowCredentials'> {
  challenge: string
  allowCredentials: readonly Credential[]
}

export interface PasskeyCreation extends Omit<
  PublicKeyCredentialCreationOptions,
  'challenge' | 'user' | 'excludeCredentials'
> {
  challenge: string
  user: { id: string; name: string; displayName: string }
  excludeCredentials: readonly Credential[]
}

/** Browsers offer passkeys only for host names, not addresses, and only over a secure connection. */
export const canUsePasskeys = (): boolean =>
  'PublicKeyCredential' in globalThis && isSecureContext && !/^[\d.]+$|^\[/.test(location.hostname)

/** True when the browser's own dialog was closed or timed out. */
export const isCancelled = (error: unknown): boolean =>
  error instanceof DOMException && (error.name === 'NotAllowedError' || error.name === 'AbortError')

/** True when this device already holds a passkey of the account. */
export const isRegistered = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'InvalidStateError'

export async function askPasskey({ challenge, allowCredentials, ...rest }: PasskeyRequest) {
  const publicKey = { ...rest, challenge: bytesOf(challenge), allowCredentials: allowCredentials.map(descriptorOf) }
  const { response, ...credential } = read(await navigator.credentials.get({ publicKey }))
  const { clientDataJSON, authenticatorData, signature, userHandle } = response as AuthenticatorAssertionResponse
  return {
    ...credential,
    response: {
      clientDataJSON: textOf(clientDataJSON),
      authenticatorData: textOf(authenticatorData),
      signature: textOf(signature),
      userHandle: userHandle && textOf(userHandle),
    },
  }
}

export async function makePasskey({ challenge, user, excludeCredentials, ...rest }: PasskeyCreation) {
  const publicKey = {
    ...rest,
    challenge: bytesOf(challenge),
    user: { ...user, id: bytesOf(user.id) },
    excludeCredentials: excludeCredentials.map(descriptorOf),
  }
  const { response, ...credential } = read(await navigator.credentials.create({ publicKey }))
  const made = response as AuthenticatorAttestationResponse
  return {
    ...credential,
    response: {
      clientDataJSON: textOf(made.clientDataJSON),
      attestationObject: textOf(made.attestationObject),
      transports: made.getTransports(),
    },
  }
}

function read(credential: globalThis.Credential | null) {
  if (!(credential instanceof PublicKeyCredential)) throw new DOMException('no passkey', 'NotAllowedError')
  const { id, rawId, response } = credential
  return { id, rawId: textOf(rawId), type: 'public-key' as const, response }
}

const descriptorOf = ({ id, type, transports }: Credential): PublicKeyCredentialDescriptor => ({
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
