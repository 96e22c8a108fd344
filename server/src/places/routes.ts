import { countryName } from '@glasshouse/rulebook/core/countries'
import { placeRulesContract, placesContract } from '@glasshouse/rulebook/wire/places'
import type { Database } from '../db/tx.ts'
import { implement, type Route } from '../http/route.ts'
import type { Places } from './places.ts'

/** For players and for those who decide about countries. */
export const placeRoutes = (db: Database, places: Places, keepers: PlaceKeepers): Route[] => [
  ...ownRoutes(places),
  ...ruleRoutes(db, places, keepers),
]

const ownRoutes = (places: Places): Route[] =>
  implement(placesContract, {
    places: async (_, { playerId, language }) => ({
      countries: (await places.countries())
        .map((each) => ({ ...each, name: countryName(each.country, language) }))
        .toSorted((one, other) => one.name.localeCompare(other.name, language)),
      own: playerId === undefined ? null : await places.of(playerId),
    }),
    setPlace: ({ country, how = 'hand' }, { playerId }) => places.choose(playerId, { country, how }),
  })

/** What this room needs of those who know operators. */
export interface PlaceKeepers {
  /** Refuses an operator who does not decide about countries. */
  readonly check: (db: Database, operatorId: bigint) => Promise<void>
  /** Notes what an operator asks for, before it is done. */
  readonly keepAct: (db: Database, operatorId: bigint, act: string, subject: string) => Promise<void>
}

const ruleRoutes = (db: Database, places: Places, keepers: PlaceKeepers): Route[] =>
  implement(placeRulesContract, {
    placeRules: async (_, { operatorId }) => {
      await keepers.check(db, operatorId)
      return await places.rules()
    },
    setPlaceRules: async ({ changes }, { operatorId }) => {
      await keepers.check(db, operatorId)
      for (const isAllowed of [true, false]) {
        const named = changes.filter((change) => change.isAllowed === isAllowed).map(({ country }) => country)
        if (named.length > 0) {
          await keepers.keepAct(db, operatorId, isAllowed ? 'country.open' : 'country.close', named.join(' '))
        }
      }
      await places.setRules(changes)
      return await places.rules()
    },
  })
