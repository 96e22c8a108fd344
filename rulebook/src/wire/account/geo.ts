// Where players may play. A location is a country and nothing finer: coordinates never leave the browser.

import { z } from 'zod'
import { isCountry } from '../../core/countries.ts'
import { areas } from '../areas.ts'
import { contract, shareSchemas, operatorEndpoint, optionalPlayerEndpoint, playerEndpoint } from '../endpoint.ts'
import { time } from '../fields.ts'

const MIN_PLAY_MAX_MS = 60_000

/** A known two-letter country code. */
const country = z
  .string()
  .length(2)
  .refine((text) => isCountry(text))
/** Found by the browser's geolocation, or chosen manually. */
const how = z.enum(['position', 'hand'])
export const claimedPlace = z.strictObject({ country, how })

const place = z.object({
  country: z.string(),
  /** `phone`: nothing was chosen yet, so the country of the phone number applies. */
  how: z.enum(['position', 'hand', 'phone']),
  isAllowed: z.boolean(),
})
export type Place = z.infer<typeof place>

const listed = z.object({ country: z.string(), name: z.string(), isAllowed: z.boolean() })

shareSchemas({ ClaimedPlace: claimedPlace, Place: place })

export const geoContract = contract('geo', areas.geo, {
  places: optionalPlayerEndpoint('GET /api/places', {
    summary: 'Every country with its name and whether gambling is allowed there, and my current country',
    output: z.object({ countries: z.array(listed), own: place.nullable() }),
  }),
  setPlace: playerEndpoint('PUT /api/user/place', {
    summary: 'Set my country',
    input: z.strictObject({ country, how: how.optional() }),
    output: place,
  }),
})
export type GeoContract = typeof geoContract

const rules = z.object({
  /** Applies to every country that is not listed: true in a sandbox, false with real money. */
  othersAllowed: z.boolean(),
  rules: z.array(z.object({ country: z.string(), isAllowed: z.boolean(), changeTime: time, players: z.int() })),
  /** Countries whose law sets a pace of games. */
  paces: z.array(
    z.object({ country: z.string(), minPlayMs: z.int(), isAutoBetAllowed: z.boolean(), changeTime: time }),
  ),
})
export type GeoRulesView = z.infer<typeof rules>

/** What operators decide about countries. */
shareSchemas({ GeoRules: rules })

export const geoRulesContract = contract('geoRules', areas.backofficePlayers, {
  geoRules: operatorEndpoint(['risk', 'owner'])('GET /api/console/places', {
    summary: 'Countries that differ from the default rule, with their number of players',
    output: rules,
  }),
  setGeoRules: operatorEndpoint(['risk', 'owner'])('PUT /api/console/places', {
    summary: 'Close or open countries, from the next bet, deposit and registration',
    input: z.strictObject({
      changes: z
        .array(z.strictObject({ country, isAllowed: z.boolean() }))
        .min(1)
        .max(300),
      /** Stored in the audit log. */
      reason: z.string().trim().max(200).default(''),
    }),
    output: rules,
  }),
  setPace: operatorEndpoint(['risk', 'owner'])('PUT /api/console/places/pace', {
    summary: 'Set the pace of games in a country, from the next bet',
    input: z.strictObject({
      country,
      /** Between the starts of two instant or step games; 0 for none. */
      minPlayMs: z.int().min(0).max(MIN_PLAY_MAX_MS),
      /** Only tells the apps to hide auto-bet. */
      isAutoBetAllowed: z.boolean(),
      /** Stored in the audit log. */
      reason: z.string().trim().max(200).default(''),
    }),
    output: rules,
  }),
})
