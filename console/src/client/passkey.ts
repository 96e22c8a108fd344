// Passkeys, as the browser itself reads and writes them in JSON.

import type {
  PasskeyAnswer,
  PasskeyCreation,
  PasskeyMade,
  PasskeyRequest,
} from '@glasshouse/rulebook/wire/account/passkeys'

/** Browsers make passkeys for names, over a line that nobody reads along. */
export const canUsePasskeys = (): boolean =>
  'PublicKeyCredential' in globalThis &&
  'parseCreationOptionsFromJSON' in PublicKeyCredential &&
  isSecureContext &&
  !/^[\d.]+$|^\[/.test(location.hostname)

export async function makePasskey(creation: PasskeyCreation): Promise<PasskeyMade> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(creation)
  return jsonOf(await navigator.credentials.create({ publicKey })) as PasskeyMade
}

export async function askPasskey(request: PasskeyRequest): Promise<PasskeyAnswer> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(request)
  return jsonOf(await navigator.credentials.get({ publicKey })) as PasskeyAnswer
}

function jsonOf(credential: Credential | null): unknown {
  if (!(credential instanceof PublicKeyCredential)) throw new Error('The passkey was not used.')
  return credential.toJSON()
}

/** In words: a browser's own are for programmers. */
export const passkeyWords = (error: Error): string =>
  error instanceof DOMException
    ? error.name === 'InvalidStateError'
      ? 'This device holds a passkey of yours already.'
      : 'The passkey was not used. Try again, or choose another way.'
    : error.message
