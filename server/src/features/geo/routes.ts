import { countryName } from '@glasshouse/rulebook/core/countries'
import { geoRulesContract, geoContract } from '@glasshouse/rulebook/wire/account/geo'
import { recordAudit } from '../../platform/db/audit-log.ts'
import { implement, type Route } from '../../platform/http/route.ts'
import type { GeoRules } from './geo.ts'

export const geoRoutes = (geo: GeoRules): Route[] => [...ownRoutes(geo), ...ruleRoutes(geo)]

const ownRoutes = (geo: GeoRules): Route[] =>
  implement(geoContract, {
    places: async (_, { playerId, language }) => ({
      countries: (await geo.countries())
        .map((each) => ({ ...each, name: countryName(each.country, language) }))
        .toSorted((one, other) => one.name.localeCompare(other.name, language)),
      own: playerId === undefined ? null : await geo.of(playerId),
    }),
    setPlace: ({ country, how = 'hand' }, { playerId, address }) => geo.choose(playerId, { country, how }, address),
  })

const ruleRoutes = (geo: GeoRules): Route[] =>
  implement(geoRulesContract, {
    geoRules: () => geo.rules(),
    setGeoRules: async ({ changes, reason }, { operatorId }) => {
      await geo.setRules(changes, async (tx) => {
        for (const isAllowed of [true, false]) {
          const named = changes.filter((change) => change.isAllowed === isAllowed).map(({ country }) => country)
          const act = isAllowed ? 'country.open' : 'country.close'
          if (named.length > 0) await recordAudit(tx, operatorId, { act, subject: named.join(' '), after: { reason } })
        }
      })
      return await geo.rules()
    },
    setPace: async ({ country, reason, ...pace }, { operatorId }) => {
      await geo.setPace({ country, ...pace }, (tx) =>
        recordAudit(tx, operatorId, { act: 'country.pace', subject: country, after: { ...pace, reason } }),
      )
      return await geo.rules()
    },
  })
