// Settings for the sandbox's stand-in for Google Play, so that VIP orders work without an account there.

import { createPublicKey, generateKeyPairSync } from 'node:crypto'
import type { ChatSettings } from '../config/chat.ts'

/** As in sandbox/src/google/keys.ts. */
const PACKAGE_NAME = 'org.example.glasshouse'
const SERVICE_ACCOUNT = 'glasshouse@sandbox.iam.gserviceaccount.example'
const PUSH_ACCOUNT = 'pubsub@sandbox.iam.gserviceaccount.example'

export type GoogleSettings = Pick<ChatSettings, 'google' | 'googleAccount' | 'googlePush'>

/** An RSA key in PEM. */
export const newGoogleKey = (): string =>
  generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'pem', type: 'pkcs8' }).toString()

export const sandboxGoogle = (googleUrl: string, googleKey: string, serverUrl: string): GoogleSettings => ({
  google: {
    packageName: PACKAGE_NAME,
    licenceKey: createPublicKey(googleKey).export({ format: 'der', type: 'spki' }).toString('base64'),
    grantsTests: true,
  },
  googleAccount: {
    account: { client_email: SERVICE_ACCOUNT, private_key: googleKey, token_uri: `${googleUrl}/token` },
    apiUrl: googleUrl,
  },
  googlePush: {
    audience: `${serverUrl}/api/hook/google`,
    email: PUSH_ACCOUNT,
    certsUrl: `${googleUrl}/oauth2/v3/certs`,
  },
})
