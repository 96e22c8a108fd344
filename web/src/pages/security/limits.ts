// The types hold these numbers to the server's; importing the values would bring all schemas along.

import type { PASSKEYS_MAX as MOST, RECOVERY_CODES as CODES } from '@glasshouse/rulebook/wire/account/security'

export const RECOVERY_CODES: typeof CODES = 10
export const PASSKEYS_MAX: typeof MOST = 10
