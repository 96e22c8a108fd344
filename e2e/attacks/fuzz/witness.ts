// What the database holds of one player, as one number for each table: what was refused must have left it as it was.

import pg from 'pg'

/** Changed by being asked at all, whatever is answered. */
const NOTED_ANYWAY = new Set(['sessions', 'login_tries', 'chat_tickets', 'live_tickets'])

export class Witness {
  readonly #pool: pg.Pool
  #question = ''

  constructor(url: string) {
    this.#pool = new pg.Pool({ connectionString: url, max: 4 })
  }

  /** Which tables name a player, the schema itself says. */
  async prepare(): Promise<void> {
    const { rows } = await this.#pool.query<{ table_name: string }>(
      `select distinct c.table_name from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
         where c.table_schema = 'public' and c.column_name = 'player_id' and t.table_type = 'BASE TABLE' order by 1`,
    )
    const tables = rows.map(({ table_name: name }) => name).filter((name) => !NOTED_ANYWAY.has(name))
    const count = (table: string, where: string): string =>
      `select '${table}' as name, count(*) || ':' || coalesce(sum(hashtextextended(t::text, 0)::numeric), 0) as mark from ${table} t where ${where}`
    this.#question = [
      ...tables.map((table) => count(table, 'player_id = $1')),
      count('players', 'id = $1'),
      count('accounts', 'owner_id = $1'),
    ].join(' union all ')
  }

  async marks(playerId: number): Promise<Map<string, string>> {
    const { rows } = await this.#pool.query<{ name: string; mark: string }>(this.#question, [playerId])
    return new Map(rows.map(({ name, mark }) => [name, mark]))
  }

  /** Rounds settle by themselves; while a bet is open, its player's rows may change without being asked. */
  async isAtRest(playerId: number): Promise<boolean> {
    const { rows } = await this.#pool.query(`select 1 from bets where player_id = $1 and payout is null limit 1`, [
      playerId,
    ])
    return rows.length === 0
  }

  async close(): Promise<void> {
    await this.#pool.end()
  }
}

/** The tables that say something else now. */
export const changed = (before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): string[] =>
  [...after].filter(([name, mark]) => before.get(name) !== mark).map(([name]) => name)
