// What operators do about players who said in a chat that they are under age.

import { z } from 'zod'
import { areas } from '../areas.ts'
import { contract, operatorEndpoint } from '../endpoint.ts'

export const ageFlagContract = contract('ageFlags', areas.backofficePlayers, {
  clearAgeFlag: operatorEndpoint(['support', 'risk', 'owner'])('POST /api/console/chat/age', {
    summary: 'Clear an age flag, which opens the chats for the player again',
    input: z.strictObject({ id: z.int().min(1), reason: z.string().trim().min(3).max(300) }),
  }),
})
