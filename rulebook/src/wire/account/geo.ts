// Where one may play. A place is a country and nothing finer: a position never leaves the browser.

import { z } from 'zod'
import { isCountry } from '../../core/countries.ts'
import { endpoint, nothing } from '../endpoint.ts'
import { time } from '../fields.ts'

/** Two capital letters, of a country that exists. */
const country = z
  .string()
  .length(2)
  .refine((text) => isCountry(text))
/** Found by the browser's position, or chosen by hand. */
const how = z.enum(['position', 'hand'])
export const claimedPlace = z.strictObject({ country, how })

const place = z.object({
  country: z.string(),
  /** `phone`: nothing was chosen yet, so the country of the phone number stands. */
  how: z.enum(['position', 'hand', 'phone']),
  isAllowed: z.boolean(),
})
export type Place = z.infer<typeof place>

const listed = z.object({ country: z.string(), name: z.string(), isAllowed: z.boolean() })

export const geoContract = {
  places: endpoint('GET /api/places', {
    auth: 'optional',
    summary: 'Every country by its name, whether one may play there, and where I am as far as the house knows',
    input: nothing,
    output: z.object({ countries: z.array(listed), own: place.nullable() }),
  }),
  setPlace: endpoint('PUT /api/user/place', {
    auth: 'player',
    summary: 'Say in which country I am',
    input: z.strictObject({ country, how: how.optional() }),
    output: place,
  }),
}
export type GeoContract = typeof geoContract

const rules = z.object({
  /** What holds for every country that is not named: true in a sandbox, false with real money. */
  othersAllowed: z.boolean(),
  rules: z.array(z.object({ country: z.string(), isAllowed: z.boolean(), changeTime: time, players: z.int() })),
})

/** What operators decide about countries. */
export const geoRulesContract = {
  geoRules: endpoint('GET /api/console/places', {
    auth: 'operator',
    roles: ['risk', 'owner'],
    summary: 'Countries that are closed or open against the rule, with how many players are there',
    input: nothing,
    output: rules,
  }),
  setGeoRules: endpoint('PUT /api/console/places', {
    auth: 'operator',
    roles: ['risk', 'owner'],
    summary: 'Close or open countries; it counts from the next stake, deposit and registration on',
    input: z.strictObject({
      changes: z
        .array(z.strictObject({ country, isAllowed: z.boolean() }))
        .min(1)
        .max(300),
      /** Kept in the audit log. */
      reason: z.string().trim().max(200).default(''),
    }),
    output: rules,
  }),
}
export type GeoRulesContract = typeof geoRulesContract
