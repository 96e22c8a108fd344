// Statements with wrong claims, which sql-types.test.ts expects to be found. Nothing runs them.

import { named, type Database, type NotNull } from '../../src/platform/db/tx.ts'

const COLUMNS = 'id, nickname'

export const wrong = {
  missing: (db: Database) => db.read<{ id: bigint; nick: string }>(`select ${COLUMNS} from players`),
  kind: (db: Database) => db.read<{ id: number }>('select id from players'),
  neverNull: (db: Database) => db.read<{ payout: bigint }>('select payout from bets'),
  canBeNull: (db: Database) => db.read<{ id: bigint | null }>('select id from players'),
  invalid: (db: Database) => db.commit('update players set no_such_column = 1'),
  view: (db: Database) => db.read<{ id: bigint | null }>('select id from players_public'),
  valueless: (db: Database) =>
    db.read(...named('select 1 from players where id = $id and avatar = $avatar', { id: 1n })),
}

export const right = {
  asserted: (db: Database) => db.read<{ payout: NotNull<bigint> }>(`select payout from bets where state = 'settled'`),
  outer: (db: Database) =>
    db.read<{ id: bigint | null }>('select p.id from bets b left join players p on p.id = b.player_id'),
  named: (db: Database) => db.read<{ id: bigint }>(...named('select id from players where id = $id', { id: 1n })),
  part: (db: Database) => db.read<{ nickname: string }>(`select ${COLUMNS} from players`),
}
