import { signInContract } from '@glasshouse/rulebook/wire/account/sign-in'
import { implement, type Route } from '../../platform/http/route.ts'
import type { SignIn } from './sign-in.ts'

export const signInRoutes = (signIn: SignIn): Route[] =>
  implement(signInContract, {
    state: (_, { playerId }) => signIn.state(playerId),
    sign: (_, { playerId }) => signIn.sign(playerId),
  })
