// Exports a player's personal data page by page, so that large accounts need little memory.

import { Refusal } from '@glasshouse/rulebook/refusals/refusals'
import { only, type Database } from '../../platform/db/tx.ts'
import type { Vault } from '../../platform/db/vault.ts'
import type { PersonalDataEntry } from './personal-data-entry.ts'
import { PERSONAL_DATA } from './personal-data.ts'

const PAGE_ROWS = 1000

export interface ExportDeps {
  readonly db: Database
  readonly vault: Vault
  /** Decrypts a withdrawal destination in the wallet's format. */
  readonly openDestination: (sealed: Uint8Array) => unknown
}

type Row = Record<string, unknown>

export interface ExportPage {
  readonly section: string
  readonly rows: Row[]
  readonly next: string | null
}

interface ProfileRow {
  phone_sealed: Uint8Array
  email_sealed: Uint8Array | null
  facts: Row
}

const PROFILE = `select phone_sealed, email_sealed, jsonb_build_object('id', id, 'nickname', nickname, 'avatar', avatar,
    'country', country, 'locationCountry', location_country, 'language', language, 'hideName', hide_name,
    'invitationCode', invitation_code, 'wasInvited', inviter_id is not null, 'status', status, 'termsVersion', terms_version,
    'adultConfirmed', adult_confirmed, 'passwordChanged', password_changed, 'emailTime', email_time,
    'createTime', create_time) as facts
  from players where id = $1`

export class Export {
  readonly #deps: ExportDeps

  constructor(deps: ExportDeps) {
    this.#deps = deps
  }

  /** `after` is the cursor of the page before: a section and its last key. */
  async page(playerId: bigint, after: string | undefined): Promise<ExportPage> {
    if (after === undefined) return await this.#profile(playerId)
    const [section, key] = parseCursor(after)
    const index = PERSONAL_DATA.findIndex((each) => each.section === section)
    const entry = PERSONAL_DATA[index]
    if (!entry) throw new Refusal('badInput', { field: 'after' })
    const rows = await this.#deps.db
      .read<{ row: Row; key: string }>(pageQuery(entry), [playerId, key, PAGE_ROWS])
      .catch((error: unknown) => {
        // A forged key fails to cast (SQLSTATE class 22).
        if ((error as { code?: string }).code?.startsWith('22')) throw new Refusal('badInput', { field: 'after' })
        throw error
      })
    const last = rows.at(-1)
    const hasMore = last && rows.length === PAGE_ROWS
    return {
      section: entry.section,
      rows: rows.map(({ row }) => this.#decrypted(entry, row)),
      next: hasMore ? `${entry.section}:${last.key}` : (PERSONAL_DATA[index + 1]?.section ?? null),
    }
  }

  async #profile(playerId: bigint): Promise<ExportPage> {
    const { db, vault } = this.#deps
    const row = only(await db.read<ProfileRow>(PROFILE, [playerId]))
    const phone = vault.unseal('phone', row.phone_sealed).toString()
    const email = row.email_sealed && vault.unseal('email', row.email_sealed).toString()
    return { section: 'profile', rows: [{ ...row.facts, phone, email }], next: PERSONAL_DATA[0]?.section ?? null }
  }

  /** Players get their own encrypted data in clear. */
  #decrypted({ section, sealed = {} }: PersonalDataEntry, row: Row): Row {
    const clear = { ...row }
    for (const [column, purpose] of Object.entries(sealed)) {
      const bytes = decodeBase64(row[column])
      if (bytes) clear[column] = this.#deps.vault.unseal(purpose, bytes).toString()
    }
    const destination = section === 'withdrawals' && decodeBase64(row['destination'])
    return destination ? { ...clear, destination: this.#deps.openDestination(destination) } : clear
  }
}

const decodeBase64 = (base64: unknown): Buffer | null =>
  typeof base64 === 'string' && base64 !== '' ? Buffer.from(base64, 'base64') : null

function parseCursor(after: string): [section: string, key: string | null] {
  const colon = after.indexOf(':')
  return colon < 0 ? [after, null] : [after.slice(0, colon), after.slice(colon + 1)]
}

/** The smallest key of each type. */
const LOWEST_KEY = {
  int8: '-9223372036854775808',
  text: '',
  uuid: '00000000-0000-0000-0000-000000000000',
} as const satisfies Record<PersonalDataEntry['type'], string>

/** PostgreSQL builds the JSON, so that int8 values stay numbers. */
const pageQuery = ({ columns, from, owner, key, type }: PersonalDataEntry): string =>
  `select to_jsonb(r) - 'page_key' as row, r.page_key::text as key from (
     select ${columns}, (${key})::${type} as page_key from ${from}
       where ${owner} and (${key})::${type} > coalesce($2::text, '${LOWEST_KEY[type]}')::${type}
       order by (${key})::${type} limit $3) r order by r.page_key`
