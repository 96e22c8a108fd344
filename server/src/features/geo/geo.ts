// Where one may play: the operator's word on countries, and each player's word on where he is. The database itself holds
// back stakes (place_bar); this room must never hold back a withdrawal, nor learn more than a country.

import { countryCodes } from '@glasshouse/rulebook/core/countries'
import { Refusal } from '@glasshouse/rulebook/refusals/refusals'
import type { Place } from '@glasshouse/rulebook/wire/account/geo'
import { only, type Database, type Tx } from '../../platform/db/tx.ts'

/** A house for real money is closed everywhere until its operator opens it; a sandbox is open to all. */
const OTHERS = '*'

export type How = 'position' | 'hand'

export interface Claim {
  readonly country: string
  readonly how: How
}

export interface PlaceRule {
  readonly country: string
  readonly isAllowed: boolean
  readonly changeTime: number
  readonly players: number
}

interface PlaceRow {
  country: string
  how: How | null
  is_allowed: boolean
}

const OWN = `select place_of(p.id) as country, is_place_allowed(place_of(p.id)) as is_allowed,
    case when p.location_country is not null
      then (select c.how from place_changes c where c.player_id = p.id order by c.id desc limit 1) end as how
  from players p where p.id = $1`

const RULES = `select r.place as country, r.is_allowed, r.change_time,
    (select count(*) from players p where coalesce(p.location_country, p.country) = r.place) as players
  from place_rules r where r.place <> '*' order by r.place`

export class GeoRules {
  readonly #db: Database

  constructor(db: Database) {
    this.#db = db
  }

  /** Each country, and whether one may play there. */
  async countries(): Promise<{ country: string; isAllowed: boolean }[]> {
    const rows = await this.#db.read<{ country: string; is_allowed: boolean }>(
      'select c as country, is_place_allowed(c) as is_allowed from unnest($1::text[]) c',
      [countryCodes],
    )
    return rows.map(({ country, is_allowed }) => ({ country, isAllowed: is_allowed }))
  }

  async of(playerId: bigint): Promise<Place> {
    return view(only(await this.#db.read<PlaceRow>(OWN, [playerId])))
  }

  /**
   * A player's word on where he is. Out of a country that is closed only the browser's position leads: else a closed country
   * would be no more than a button to press.
   */
  async choose(playerId: bigint, { country, how }: Claim): Promise<Place> {
    return await this.#db.transaction(async (tx) => {
      await tx.query('select 1 from players where id = $1 for no key update', [playerId])
      const held = only(await tx.query<PlaceRow>(OWN, [playerId]))
      if (held.country === country && (held.how === how || held.how === 'position')) return view(held)
      if (!held.is_allowed && how === 'hand' && held.country !== country) {
        throw new Refusal('placeByHand', { country: held.country })
      }
      await note(tx, playerId, { country, how })
      return view(only(await tx.query<PlaceRow>(OWN, [playerId])))
    })
  }

  /** With an account that is opened: neither the phone nor the browser may be of a closed country. */
  async begin(tx: Tx, playerId: bigint, claim: Claim | undefined): Promise<void> {
    const [phone] = await tx.query<{ country: string }>('select country from players where id = $1', [playerId])
    const claimed = [phone?.country ?? '', ...(claim ? [claim.country] : [])]
    const [closed] = await tx.query<{ country: string }>(
      'select c as country from unnest($1::text[]) c where not is_place_allowed(c) limit 1',
      [claimed],
    )
    if (closed) throw new Refusal('countryClosed', { country: closed.country })
    if (claim) await note(tx, playerId, claim)
  }

  /** For whoever lets gold in. Whether a stake is taken, the statement that takes it asks by itself. */
  async refuseIfBarred(playerId: bigint): Promise<void> {
    const { restriction, country } = only(
      await this.#db.read<{ restriction: string | null; country: string }>(
        'select place_bar($1) as restriction, place_of($1) as country',
        [playerId],
      ),
    )
    if (restriction !== null) throw new Refusal('countryBlocked', { country })
  }

  async rules(): Promise<{ othersAllowed: boolean; rules: PlaceRule[] }> {
    const rows = await this.#db.read<{ country: string; is_allowed: boolean; change_time: bigint; players: bigint }>(
      RULES,
    )
    const { others } = only(await this.#db.read<{ others: boolean }>(`select is_place_allowed('${OTHERS}') as others`))
    const rules = rows.map((row) => ({
      country: row.country,
      isAllowed: row.is_allowed,
      changeTime: Number(row.change_time),
      players: Number(row.players),
    }))
    return { othersAllowed: others, rules }
  }

  /** What says no more than the rule for all others is no rule: it is taken away. `keep` notes who did it, at the end. */
  async setRules(
    changes: readonly { country: string; isAllowed: boolean }[],
    keep: (tx: Tx) => Promise<void>,
  ): Promise<void> {
    const last = new Map(changes.map(({ country, isAllowed }) => [country, isAllowed]))
    await this.#db.transaction(async (tx) => {
      // One after the other, so that two operators at once leave what one of them said last.
      await tx.query('lock table place_rules in share row exclusive mode')
      await tx.query(
        `insert into place_rules as r (place, is_allowed) select * from unnest($1::text[], $2::boolean[])
           on conflict (place) do update set is_allowed = excluded.is_allowed, change_time = now_ms()
             where r.is_allowed <> excluded.is_allowed`,
        [[...last.keys()], [...last.values()]],
      )
      await tx.query(
        `delete from place_rules where place <> '${OTHERS}' and is_allowed = is_place_allowed('${OTHERS}')`,
      )
      await keep(tx)
    })
  }
}

/** Once at the start: what holds for every country that the operator has not named. */
export async function seedGeoRules(tx: Tx, isSandbox: boolean): Promise<void> {
  await tx.query(
    isSandbox
      ? 'delete from place_rules where place = $1'
      : 'insert into place_rules (place, is_allowed) values ($1, false) on conflict do nothing',
    [OTHERS],
  )
}

async function note(tx: Tx, playerId: bigint, { country, how }: Claim): Promise<void> {
  await tx.query('update players set location_country = $2 where id = $1', [playerId, country])
  await tx.query('insert into place_changes (player_id, country, how) values ($1, $2, $3)', [playerId, country, how])
}

const view = ({ country, how, is_allowed }: PlaceRow): Place => ({
  country,
  how: how ?? 'phone',
  isAllowed: is_allowed,
})
