// A player's profile for operators, read from the tables of all features. Read-only.

import parsePhone from 'libphonenumber-js/max'
import { toWire, type Coins } from '@glasshouse/rulebook/core/coins'
import { Refusal } from '@glasshouse/rulebook/refusals/refusals'
import type { PlayerProfile, PlayerRow } from '@glasshouse/rulebook/wire/backoffice/players'
import type { Database, NotNull } from '../platform/db/tx.ts'
import type { Vault } from '../platform/db/vault.ts'
import { FOR_EVER } from '../play/risk/bet-restrictions.ts'
import type { FingerprintKind } from '../play/risk/identity-fingerprints.ts'
import { readRows } from './list.ts'
import { players } from './players-lists.ts'

const MAX_SEARCH_ROWS = 20
const MAX_LINKED_PLAYERS = 50
const MAX_NOTES = 100

interface ProfileRow {
  id: bigint
  nickname: string
  state: NotNull<PlayerProfile['state']>
  suspend_words: string | null
  suspend_time: bigint | null
  out_kind: 'timeout' | 'exclusion' | null
  out_until: bigint | null
  phone_sealed: Uint8Array
  email_sealed: Uint8Array | null
  country: string
  place: string
  language: string
  invitation_code: string
  has_second: boolean
  vip_until: bigint | null
  google_order: string | null
  google_state: NonNullable<PlayerProfile['googleOrder']>['state'] | null
  google_reason: string | null
  create_time: bigint
  closed_time: bigint | null
  gold: Coins
  reward: Coins
  held: Coins
  recharged: Coins
  withdrawn: Coins
  staked: Coins
  paid: Coins
  inviter_id: bigint | null
  inviter: string | null
  invited: bigint
  matches: bigint
  is_under_age: boolean
}

const PROFILE = `select p.id, p.nickname, p.state, p.suspend_words, p.suspend_time, g.out_kind, g.out_until, p.phone_sealed,
    p.email_sealed, p.country, player_country(p.id) as place, p.language, p.invitation_code, p.create_time, p.closed_time,
    (exists (select 1 from authenticators a where a.holder_kind = 'player' and a.holder_id = p.id and a.confirmed is not null)
     or exists (select 1 from passkeys k where k.player_id = p.id)) as has_second,
    (select v.until from vips v where v.player_id = p.id and v.until > now_ms()) as vip_until,
    o.order_id as google_order, o.state as google_state, o.reason as google_reason,
    coalesce(a.balance, 0)::int8 as gold, coalesce(a.reward, 0)::int8 as reward,
    (select coalesce(sum(h.balance), 0) from accounts h where h.owner_id = p.id and h.kind = 'hold')::int8 as held,
    (select coalesce(sum(r.gold), 0) from recharges r where r.player_id = p.id and r.state = 'credited')::int8 as recharged,
    (select coalesce(sum(w.gold), 0) from withdrawals w where w.player_id = p.id and w.state = 'confirmed')::int8 as withdrawn,
    d.staked, d.paid, p.inviter_id, i.nickname as inviter,
    (select count(*) from players f where f.inviter_id = p.id)::int8 as invited,
    (select count(*) from exclusion_matches m where m.player_id = p.id and m.state <> 'lifted' and m.until > now_ms())::int8 as matches,
    exists (select 1 from chat_age_flags f where f.player_id = p.id and f.clear_time is null) as is_under_age
  from players p
  left join accounts a on a.owner_id = p.id and a.kind = 'player'
  left join player_guards g on g.player_id = p.id and g.out_until > now_ms()
  left join players i on i.id = p.inviter_id
  left join lateral (select v.order_id, c.state, c.reason from google_checks c join vip_grants v on v.id = c.grant_id
                       where c.player_id = p.id order by c.grant_id desc limit 1) o on true
  cross join lateral (select coalesce(sum(s.staked), 0)::int8 as staked, coalesce(sum(s.paid), 0)::int8 as paid
                        from played_days s where s.player_id = p.id) d
  where p.id = $1`

const LINKED_PLAYERS = `select distinct on (o.player_id, o.kind) o.player_id as id, p.nickname, p.state, o.kind
  from identity_fingerprints m join identity_fingerprints o on o.mark = m.mark and o.player_id <> m.player_id
  join players p on p.id = o.player_id where m.player_id = $1 order by o.player_id, o.kind limit ${MAX_LINKED_PLAYERS}`

const NOTES = `select n.id, o.name as operator, n.text, n.create_time from player_notes n
  join operators o on o.id = n.operator_id where n.player_id = $1 order by n.id desc limit ${MAX_NOTES}`

export interface Contact {
  readonly phone: string
  readonly email: string | null
}

export class PlayerProfiles {
  readonly #db: Database
  readonly #vault: Vault

  constructor(db: Database, vault: Vault) {
    this.#db = db
    this.#vault = vault
  }

  /** Tries each interpretation of the text and returns the first that matches. */
  async find(text: string): Promise<PlayerRow[]> {
    for (const [where, value] of this.#searchConditions(text)) {
      const rows = await readRows(this.#db, players, `${where} limit ${MAX_SEARCH_ROWS}`, [value])
      if (rows.length > 0) return rows
    }
    return []
  }

  /** Phone or email by prefix; otherwise id, invitation code or nickname prefix, since digits may be any of them. */
  #searchConditions(text: string): [string, unknown][] {
    if (text.startsWith('+')) {
      return [['p.phone_hash = $1', this.#vault.fingerprint('phone', parsePhone(text)?.number ?? text)]]
    }
    if (text.includes('@')) {
      return [['p.email_hash = $1', this.#vault.fingerprint('email', text.normalize('NFC').toLowerCase())]]
    }
    const readings: [string, unknown][] = [[BY_NAME, prefixPattern(text)]]
    if (/^[0-9a-f]{10}$/i.test(text)) readings.unshift([BY_CODE, text.toUpperCase()])
    if (/^\d{1,15}$/.test(text)) readings.unshift(['p.id = $1', BigInt(text)])
    return readings
  }

  async profile(playerId: bigint): Promise<Omit<PlayerProfile, 'sessions'>> {
    const [row] = await this.#db.read<ProfileRow>(PROFILE, [playerId])
    if (!row) throw new Refusal('notFound')
    const [shared, notes] = await Promise.all([
      this.#db.read<{ id: bigint; nickname: string; state: NotNull<PlayerRow['state']>; kind: FingerprintKind }>(
        LINKED_PLAYERS,
        [playerId],
      ),
      this.notes(playerId),
    ])
    const { phone, email } = this.#unsealContact(row)
    return {
      ...toProfile(row),
      phone: maskPhone(phone),
      email: email && maskEmail(email),
      shared: shared.map((each) => ({ ...each, id: Number(each.id) })),
      notes,
    }
  }

  async contact(playerId: bigint): Promise<Contact> {
    const [row] = await this.#db.read<Pick<ProfileRow, 'phone_sealed' | 'email_sealed'>>(
      'select phone_sealed, email_sealed from players where id = $1',
      [playerId],
    )
    if (!row) throw new Refusal('notFound')
    return this.#unsealContact(row)
  }

  async notes(playerId: bigint): Promise<PlayerProfile['notes']> {
    const rows = await this.#db.read<{ id: bigint; operator: string; text: string; create_time: bigint }>(NOTES, [
      playerId,
    ])
    return rows.map(({ id, operator, text, create_time }) => ({
      id: Number(id),
      operator,
      text,
      createTime: Number(create_time),
    }))
  }

  #unsealContact({ phone_sealed, email_sealed }: Pick<ProfileRow, 'phone_sealed' | 'email_sealed'>): Contact {
    return {
      phone: this.#vault.unseal('phone', phone_sealed).toString(),
      email: email_sealed && this.#vault.unseal('email', email_sealed).toString(),
    }
  }
}

const BY_CODE = 'p.invitation_code = $1'
const BY_NAME = 'lower(p.nickname) like $1'
const prefixPattern = (text: string): string => `${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`

const maskPhone = (phone: string): string => (phone ? `${phone.slice(0, 4)}•••${phone.slice(-2)}` : '')

function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return `${email.slice(0, 1)}•••${email.slice(at)}`
}

const toNumberOrNull = (value: bigint | null): number | null => (value === null ? null : Number(value))

const toProfile = (row: ProfileRow) => ({
  id: Number(row.id),
  nickname: row.nickname,
  state: row.state,
  suspension: row.suspend_time === null ? null : { words: row.suspend_words ?? '', time: Number(row.suspend_time) },
  out:
    row.out_kind === null || row.out_until === null
      ? null
      : { kind: row.out_kind, until: row.out_until >= FOR_EVER ? null : Number(row.out_until) },
  country: row.country,
  place: row.place,
  language: row.language,
  invitationCode: row.invitation_code,
  hasSecondFactor: row.has_second,
  vipUntil: toNumberOrNull(row.vip_until),
  googleOrder:
    row.google_order === null || row.google_state === null
      ? null
      : { orderId: row.google_order, state: row.google_state, reason: row.google_reason ?? '' },
  createTime: Number(row.create_time),
  closedTime: toNumberOrNull(row.closed_time),
  gold: toWire(row.gold),
  reward: toWire(row.reward),
  held: toWire(row.held),
  recharged: toWire(row.recharged),
  withdrawn: toWire(row.withdrawn),
  staked: toWire(row.staked),
  paid: toWire(row.paid),
  inviter: row.inviter_id === null ? null : { id: Number(row.inviter_id), nickname: row.inviter ?? '' },
  invited: Number(row.invited),
  exclusionMatches: Number(row.matches),
  isUnderAge: row.is_under_age,
})
