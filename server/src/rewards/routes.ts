import { signInContract } from '@glasshouse/rulebook/wire/sign-in'
import { implement, type Route } from '../http/route.ts'
import type { SignIn } from './sign-in.ts'

/** `refuseIfOut` refuses whoever is on a break: no gold is given to bring him back. */
export const signInRoutes = (signIn: SignIn, refuseIfOut: (playerId: bigint) => Promise<void>): Route[] =>
  implement(signInContract, {
    state: (_, { playerId }) => signIn.state(playerId),
    sign: async (_, { playerId }) => {
      await refuseIfOut(playerId)
      return await signIn.sign(playerId)
    },
  })
