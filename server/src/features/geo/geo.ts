// Country rules set by operators, and each player's claimed country. The database enforces them on bets (country_restriction).
// With an address file, the country of the network address is a veto in addition: no claim overrules it. This module must
// never block a withdrawal, nor store a location finer than a country.

import { countryCodes } from '@glasshouse/rulebook/core/countries'
import { Refusal } from '@glasshouse/rulebook/refusals/refusals'
import type { GeoRulesView, Place } from '@glasshouse/rulebook/wire/account/geo'
import { only, type Database, type Tx } from '../../platform/db/tx.ts'
import type { AddressCountries } from './address-countries.ts'

/** The rule for all countries without a rule of their own. */
const OTHERS = '*'
/** How long a node trusts the rules that it has read for the veto. */
const RULES_MS = 1000
/** Bounds the memory of players' last countries; a full cache starts again empty. */
const SEEN_MAX = 50_000

export type LocationSource = 'position' | 'hand'

export interface LocationClaim {
  readonly country: string
  readonly how: LocationSource
}

export interface Pace {
  readonly country: string
  readonly minPlayMs: number
  readonly isAutoBetAllowed: boolean
}

interface LocationRow {
  country: string
  how: LocationSource | null
  is_allowed: boolean
}

const OWN = `select player_country(p.id) as country, is_country_allowed(player_country(p.id)) as is_allowed,
    case when p.location_country is not null
      then (select c.how from place_changes c where c.player_id = p.id and c.how <> 'address' order by c.id desc limit 1) end as how
  from players p where p.id = $1`

interface BlockRow {
  restriction: string | null
  country: string
}

const BLOCK = 'select country_restriction($1) as restriction, player_country($1) as country'

const RULES = `select r.place as country, r.is_allowed, r.change_time,
    (select count(*) from players p where coalesce(p.location_country, p.country) = r.place) as players
  from place_rules r where r.place <> '*' order by r.place`

interface PaceRow {
  place: string
  min_play_ms: number
  is_auto_bet_allowed: boolean
  change_time: bigint
}

const PACES = 'select place, min_play_ms, is_auto_bet_allowed, change_time from play_paces order by place'
const SAVE_PACE = `insert into play_paces as c (place, min_play_ms, is_auto_bet_allowed) values ($1, $2, $3)
  on conflict (place) do update set min_play_ms = excluded.min_play_ms,
    is_auto_bet_allowed = excluded.is_auto_bet_allowed, change_time = now_ms()`

/** Without a previous row, or with another country in it. */
const RECORD_ADDRESS = `insert into place_changes (player_id, country, how)
  select $1, $2, 'address' where $2 is distinct from (
    select c.country from place_changes c where c.player_id = $1 and c.how = 'address' order by c.id desc limit 1)`

export class GeoRules {
  readonly #db: Database
  /** Null without an address file: then only claims and phone numbers count. */
  readonly #addresses: AddressCountries | null
  #rules: { readonly allowed: ReadonlyMap<string, boolean>; readonly until: number } | null = null
  readonly #seen = new Map<bigint, string>()

  constructor(db: Database, addresses: AddressCountries | null) {
    this.#db = db
    this.#addresses = addresses
  }

  /** Refuses bets and deposits from an address in a closed country. Private and unknown addresses pass. */
  async refuseAddress(playerId: bigint, address: string): Promise<void> {
    const country = this.#addresses?.countryOf(address) ?? null
    if (country === null) return
    if (this.#seen.get(playerId) !== country) await this.#recordAddress(playerId, country)
    if (!(await this.#isAllowed(country))) throw new Refusal('addressBlocked', { country })
  }

  async #recordAddress(playerId: bigint, country: string): Promise<void> {
    await this.#db.commit(RECORD_ADDRESS, [playerId, country])
    if (this.#seen.size >= SEEN_MAX) this.#seen.clear()
    this.#seen.set(playerId, country)
  }

  /** The same answer as is_country_allowed, without a query for each bet. */
  async #isAllowed(country: string): Promise<boolean> {
    const now = performance.now()
    if (!this.#rules || this.#rules.until < now) {
      const rows = await this.#db.read<{ place: string; is_allowed: boolean }>(
        'select place, is_allowed from place_rules',
      )
      const allowed = new Map(rows.map(({ place, is_allowed }) => [place, is_allowed]))
      this.#rules = { allowed, until: now + RULES_MS }
    }
    const { allowed } = this.#rules
    return allowed.get(country) ?? allowed.get(OTHERS) ?? true
  }

  async countries(): Promise<{ country: string; isAllowed: boolean }[]> {
    const rows = await this.#db.read<{ country: string; is_allowed: boolean }>(
      'select c as country, is_country_allowed(c) as is_allowed from unnest($1::text[]) c',
      [countryCodes],
    )
    return rows.map(({ country, is_allowed }) => ({ country, isAllowed: is_allowed }))
  }

  async of(playerId: bigint): Promise<Place> {
    return view(only(await this.#db.read<LocationRow>(OWN, [playerId])))
  }

  /**
   * Stores the country that the player claims. Leaving a closed country takes the browser's position; otherwise anybody could
   * bypass the rule by choosing another country by hand. With an address file, the address has to confirm the position.
   */
  async choose(playerId: bigint, { country, how }: LocationClaim, address: string): Promise<Place> {
    const isProven = !this.#addresses || this.#addresses.countryOf(address) === country
    return await this.#db.transaction(async (tx) => {
      await tx.query('select 1 from players where id = $1 for no key update', [playerId])
      const current = only(await tx.query<LocationRow>(OWN, [playerId]))
      if (current.country === country && (current.how === how || current.how === 'position')) return view(current)
      if (!current.is_allowed && how === 'hand' && current.country !== country) {
        throw new Refusal('placeByHand', { country: current.country })
      }
      if (!current.is_allowed && !isProven && current.country !== country) {
        throw new Refusal('placeNotProven', { country })
      }
      await saveLocation(tx, playerId, { country, how })
      return view(only(await tx.query<LocationRow>(OWN, [playerId])))
    })
  }

  /** At registration: refuses if the country of the phone, of the browser or of the address is closed. */
  async checkRegistration(tx: Tx, playerId: bigint, claim: LocationClaim | undefined, address: string): Promise<void> {
    const [phone] = await tx.query<{ country: string }>('select country from players where id = $1', [playerId])
    const seen = this.#addresses?.countryOf(address) ?? null
    const claimed = [phone?.country ?? '', ...(claim ? [claim.country] : []), ...(seen ? [seen] : [])]
    const [closed] = await tx.query<{ country: string }>(
      'select c as country from unnest($1::text[]) c where not is_country_allowed(c) limit 1',
      [claimed],
    )
    if (closed) throw new Refusal('countryClosed', { country: closed.country })
    if (claim) await saveLocation(tx, playerId, claim)
  }

  /** For deposits. Bets are checked by the statement that books them. */
  async refuseIfBlocked(playerId: bigint, tx?: Tx): Promise<void> {
    const rows = await (tx ? tx.query<BlockRow>(BLOCK, [playerId]) : this.#db.read<BlockRow>(BLOCK, [playerId]))
    const { restriction, country } = only(rows)
    if (restriction !== null) throw new Refusal('countryBlocked', { country })
  }

  async rules(): Promise<GeoRulesView> {
    const rows = await this.#db.read<{ country: string; is_allowed: boolean; change_time: bigint; players: bigint }>(
      RULES,
    )
    const { others } = only(
      await this.#db.read<{ others: boolean }>(`select is_country_allowed('${OTHERS}') as others`),
    )
    const rules = rows.map((row) => ({
      country: row.country,
      isAllowed: row.is_allowed,
      changeTime: Number(row.change_time),
      players: Number(row.players),
    }))
    const paces = await this.#db.read<PaceRow>(PACES)
    return {
      othersAllowed: others,
      rules,
      paces: paces.map((row) => ({
        country: row.place,
        minPlayMs: row.min_play_ms,
        isAutoBetAllowed: row.is_auto_bet_allowed,
        changeTime: Number(row.change_time),
      })),
    }
  }

  /** Removes the row of a country that has neither rule. `audit` runs at the end of the transaction. */
  async setPace({ country, minPlayMs, isAutoBetAllowed }: Pace, audit: (tx: Tx) => Promise<void>): Promise<void> {
    const isFree = minPlayMs === 0 && isAutoBetAllowed
    await this.#db.transaction(async (tx) => {
      await (isFree
        ? tx.query('delete from play_paces where place = $1', [country])
        : tx.query(SAVE_PACE, [country, minPlayMs, isAutoBetAllowed]))
      await audit(tx)
    })
  }

  /** Removes rules that equal the rule for all others. `audit` runs at the end of the transaction. */
  async setRules(
    changes: readonly { country: string; isAllowed: boolean }[],
    audit: (tx: Tx) => Promise<void>,
  ): Promise<void> {
    const final = new Map(changes.map(({ country, isAllowed }) => [country, isAllowed]))
    await this.#db.transaction(async (tx) => {
      // Serialises concurrent operators, so that the result is one operator's complete change.
      await tx.query('lock table place_rules in share row exclusive mode')
      await tx.query(
        `insert into place_rules as r (place, is_allowed) select * from unnest($1::text[], $2::boolean[])
           on conflict (place) do update set is_allowed = excluded.is_allowed, change_time = now_ms()
             where r.is_allowed <> excluded.is_allowed`,
        [[...final.keys()], [...final.values()]],
      )
      await tx.query(
        `delete from place_rules where place <> '${OTHERS}' and is_allowed = is_country_allowed('${OTHERS}')`,
      )
      await audit(tx)
    })
    this.#rules = null
  }
}

/** A real-money installation starts closed everywhere; a sandbox starts open. */
export async function seedGeoRules(tx: Tx, isSandbox: boolean): Promise<void> {
  await tx.query(
    isSandbox
      ? 'delete from place_rules where place = $1'
      : 'insert into place_rules (place, is_allowed) values ($1, false) on conflict do nothing',
    [OTHERS],
  )
}

async function saveLocation(tx: Tx, playerId: bigint, { country, how }: LocationClaim): Promise<void> {
  await tx.query('update players set location_country = $2 where id = $1', [playerId, country])
  await tx.query('insert into place_changes (player_id, country, how) values ($1, $2, $3)', [playerId, country, how])
}

const view = ({ country, how, is_allowed }: LocationRow): Place => ({
  country,
  how: how ?? 'phone',
  isAllowed: is_allowed,
})
