import { countryName } from '@glasshouse/rulebook/core/countries'
import { placeRulesContract, placesContract } from '@glasshouse/rulebook/wire/account/geo'
import { keepAct } from '../../platform/db/audit-log.ts'
import { implement, type Route } from '../../platform/http/route.ts'
import type { Places } from './geo.ts'

/** For players and for those who decide about countries. */
export const placeRoutes = (places: Places): Route[] => [...ownRoutes(places), ...ruleRoutes(places)]

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

const ruleRoutes = (places: Places): Route[] =>
  implement(placeRulesContract, {
    placeRules: () => places.rules(),
    setPlaceRules: async ({ changes, reason }, { operatorId }) => {
      await places.setRules(changes, async (tx) => {
        for (const isAllowed of [true, false]) {
          const named = changes.filter((change) => change.isAllowed === isAllowed).map(({ country }) => country)
          const act = isAllowed ? 'country.open' : 'country.close'
          if (named.length > 0) await keepAct(tx, operatorId, { act, subject: named.join(' '), after: { reason } })
        }
      })
      return await places.rules()
    },
  })
