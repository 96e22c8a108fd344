/** How one part of a player's personal data is exported. */
export interface PersonalDataEntry {
  /** The section's name in the exported file. */
  readonly section: string
  /** The tables that this entry covers. */
  readonly tables: readonly string[]
  readonly columns: string
  readonly from: string
  /** SQL condition that selects the player's rows; $1 is the player. */
  readonly owner: string
  /** Paging key: unique per player, and backed by an index. */
  readonly key: string
  readonly type: 'int8' | 'text' | 'uuid'
  /** Encrypted columns (as base64) with the purpose each was encrypted for. */
  readonly sealed?: Readonly<Record<string, string>>
}

/** An entry for a table, or a view of it, with a `player_id` column. */
export const tableEntry = (
  section: string,
  name: string,
  key: string,
  type: PersonalDataEntry['type'],
  columns: string,
  view = name,
): PersonalDataEntry => ({
  section,
  tables: [name],
  columns,
  from: view,
  owner: 'player_id = $1',
  key,
  type,
})
