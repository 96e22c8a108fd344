// Invitations between accounts that may be one person's: held until an operator has looked at them.

import { Refusal } from '@glasshouse/rulebook/core/refusals'
import { toWire } from '@glasshouse/rulebook/core/coins'
import { keepAct } from '../db/acts.ts'
import type { Database } from '../db/tx.ts'

const ROWS_MAX = 200

interface LinkRow {
  upline_id: bigint
  upline: string
  friend_id: bigint
  friend: string
  state: 'held' | 'released' | 'refused'
  reasons: ('device' | 'payout' | 'phone')[]
  held: bigint
  create_time: bigint
}

interface LinkDecision {
  readonly state: 'released' | 'refused'
  readonly reason: string
  readonly operatorId: bigint
}

const DUE = `insert into rebate_dues as d (player_id, micro)
  select player_id, sum(amount)::int8 from rebates where player_id = $1 and friend_id = $2 group by player_id
  on conflict (player_id) do update set micro = d.micro + excluded.micro`

export class Links {
  readonly #db: Database

  constructor(db: Database) {
    this.#db = db
  }

  async list(state: LinkRow['state']) {
    const rows = await this.#db.read<LinkRow>(
      `select k.*, u.nickname as upline, f.nickname as friend,
           (select coalesce(sum(r.amount), 0)::int8 from rebates r
              where r.player_id = k.upline_id and r.friend_id = k.friend_id and k.state = 'held') as held
         from referral_links k join players u on u.id = k.upline_id join players f on f.id = k.friend_id
         where k.state = $1 order by k.create_time, k.friend_id limit ${ROWS_MAX}`,
      [state],
    )
    return rows.map((row) => ({
      uplineId: Number(row.upline_id),
      upline: row.upline,
      friendId: Number(row.friend_id),
      friend: row.friend,
      state: row.state,
      reasons: row.reasons,
      microHeld: toWire(row.held),
      createTime: Number(row.create_time),
    }))
  }

  /** Released: what was held is to be paid, and so is what comes. Refused: neither, for good. */
  async decide(uplineId: bigint, friendId: bigint, { state, reason, operatorId }: LinkDecision): Promise<void> {
    await this.#db.transaction(async (tx) => {
      const [decided] = await tx.query(
        `update referral_links set state = $3 where upline_id = $1 and friend_id = $2 and state = 'held' returning state`,
        [uplineId, friendId, state],
      )
      if (!decided) throw new Refusal('alreadyDecided')
      if (state === 'released') await tx.query(DUE, [uplineId, friendId])
      await keepAct(tx, operatorId, {
        act: `invitation.${state}`,
        subject: `${uplineId}:${friendId}`,
        after: { reason },
      })
    })
  }
}
