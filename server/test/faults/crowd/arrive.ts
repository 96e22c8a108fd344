// Registers new players, as many as a long storm needs.

import type { User } from '@glasshouse/rulebook/wire/account/players'
import { registration, verifyPhone } from '../../support/open-server.ts'
import type { PersistentCaller } from '../house/persistent-caller.ts'

export interface Arrived {
  readonly id: number
  readonly token: string
}

let phones = 0

export async function arrive(caller: PersistentCaller): Promise<Arrived> {
  const device = (await caller.try<string>('GET /api/auth', undefined, '')) ?? ''
  for (;;) {
    const phone = `+3361${String(phones++).padStart(7, '0')}`
    // Refused if an earlier, unanswered try already registered the number.
    const made = await caller.try<{ token: string; user: User }>(
      'POST /api/user/register',
      registration({ phone }),
      device,
    )
    if (!made) continue
    await verifyPhone(caller.db, made.user.id)
    return { id: made.user.id, token: made.token }
  }
}
