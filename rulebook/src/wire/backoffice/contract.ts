// Every contract of the console as one type, for its client. Types only: no schema is part of the browser bundle.

import type { geoRulesContract, GeoContract } from '../account/geo.ts'
import type { identityBackofficeContract } from '../account/identity.ts'
import type { protectionBackofficeContract } from '../account/protection.ts'
import type { agencyContract } from '../account/referral.ts'
import type { supportBackofficeContract } from '../account/support.ts'
import type { ageFlagContract } from '../chat/age-flags.ts'
import type { charactersContract } from '../chat/characters.ts'
import type { chatReportContract } from '../chat/chat.ts'
import type { Endpoint } from '../endpoint.ts'
import type { HomeContract } from '../home.ts'
import type { ownShareContract } from '../wallet/investment.ts'
import type { treasuryContract } from '../wallet/treasury.ts'
import type * as content from './content.ts'
import type * as games from './games.ts'
import type { ListContracts } from './lists.ts'
import type * as money from './money.ts'
import type * as operators from './operators.ts'
import type * as players from './players.ts'
import type * as texts from './texts.ts'
import type * as today from './today.ts'

/** The endpoints of a contract or of a list. */
type EndpointsOf<C> = C extends unknown ? Extract<C[keyof C], Endpoint> : never
/** The endpoints of everything that a file exports. */
type EndpointsIn<F> = { [K in keyof F]: EndpointsOf<F[K]> }[keyof F]

/** Property names may collide between contracts, so endpoints are indexed by key. */
type Endpoints =
  | EndpointsIn<typeof content>
  | EndpointsIn<typeof games>
  | EndpointsIn<ListContracts>
  | EndpointsIn<typeof money>
  | EndpointsIn<typeof operators>
  | EndpointsIn<typeof players>
  | EndpointsIn<typeof texts>
  | EndpointsIn<typeof today>
  | EndpointsOf<typeof ageFlagContract>
  | EndpointsOf<typeof agencyContract>
  | EndpointsOf<typeof charactersContract>
  | EndpointsOf<typeof chatReportContract>
  | EndpointsOf<typeof geoRulesContract>
  | EndpointsOf<typeof identityBackofficeContract>
  | EndpointsOf<typeof ownShareContract>
  | EndpointsOf<typeof protectionBackofficeContract>
  | EndpointsOf<typeof supportBackofficeContract>
  | EndpointsOf<typeof treasuryContract>
  // Names of games and countries, from the public endpoints.
  | HomeContract['games']
  | GeoContract['places']

export type ConsoleContract = { readonly [E in Endpoints as E['key']]: E }
