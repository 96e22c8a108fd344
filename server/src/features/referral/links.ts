// Invitations between accounts that may belong to one person. Their rebates are held until an operator decides.

import { Refusal } from '@glasshouse/rulebook/refusals/refusals'
import { recordAudit } from '../../platform/db/audit-log.ts'
import type { Database } from '../../platform/db/tx.ts'

interface LinkDecision {
  readonly state: 'released' | 'refused'
  readonly reason: string
  readonly operatorId: bigint
}

/** Only entries since the hold: earlier ones became due when they were written. */
const RELEASE_HELD = `insert into rebate_dues as d (player_id, micro)
  select r.player_id, sum(r.amount)::int8
    from rebates r join referral_links k on k.upline_id = r.player_id and k.friend_id = r.friend_id
    where r.player_id = $1 and r.friend_id = $2 and r.create_time >= k.create_time group by r.player_id
  on conflict (player_id) do update set micro = d.micro + excluded.micro`

export class Links {
  readonly #db: Database

  constructor(db: Database) {
    this.#db = db
  }

  /** Released: held and future rebates are paid. Refused: neither, permanently. */
  async decide(uplineId: bigint, friendId: bigint, { state, reason, operatorId }: LinkDecision): Promise<void> {
    await this.#db.transaction(async (tx) => {
      const [decided] = await tx.query(
        `update referral_links set state = $3 where upline_id = $1 and friend_id = $2 and state = 'held' returning state`,
        [uplineId, friendId, state],
      )
      if (!decided) throw new Refusal('alreadyDecided')
      if (state === 'released') await tx.query(RELEASE_HELD, [uplineId, friendId])
      await recordAudit(tx, operatorId, {
        act: `invitation.${state}`,
        subject: `${uplineId}:${friendId}`,
        after: { reason },
      })
    })
  }
}
