// Leaderboards: the largest single wins and net winners of the UTC day or week. Reads the sums kept as bets settle, so
// the cost does not depend on volume.

import { toWire, type Coins } from '@glasshouse/rulebook/core/coins'
import { mondayOf } from '@glasshouse/rulebook/core/referral'
import { leadersContract } from '@glasshouse/rulebook/wire/play/leaders'
import type { Database, NotNull } from '../../platform/db/tx.ts'
import { implement, type Route } from '../../platform/http/route.ts'
import { publicName, type NamedRow } from './mask-name.ts'
import { shared } from './paging.ts'
import { DAY_WINS } from '../stats/player-days.ts'

const FRESH_MS = 10_000

interface WinRow extends NamedRow {
  id: bigint
  game: string
  stake: Coins
  payout: NotNull<Coins>
}
interface NetRow extends NamedRow {
  net: Coins
  bets: bigint
}

const WINS = `select b.id, b.game, b.stake, b.payout, p.nickname, p.hide_name
  from (select bet_id, profit from day_wins where day >= $1 order by profit desc, bet_id limit ${DAY_WINS}) w
  join bets b on b.id = w.bet_id join players_public p on p.id = b.player_id order by w.profit desc, b.id`
const NET = `select p.nickname, p.hide_name, n.net, n.bets from (
    select player_id, sum(paid - staked)::int8 as net, sum(bets)::int8 as bets from player_days where day >= $1
      group by player_id having sum(paid - staked) > 0 order by net desc, player_id limit ${DAY_WINS}) n
  join players_public p on p.id = n.player_id order by n.net desc, n.player_id`

export function leaderRoutes(db: Database): Route[] {
  const read = async (firstDay: (today: number) => number) => {
    const [day] = await db.read<{ number: number }>('select number from days where close_time is null')
    const from = firstDay(day?.number ?? 0)
    const wins = await db.read<WinRow>(WINS, [from])
    const net = await db.read<NetRow>(NET, [from])
    return {
      wins: wins.map((row) => ({
        id: Number(row.id),
        game: row.game,
        player: publicName(row),
        gold: toWire(row.stake),
        payout: toWire(row.payout),
      })),
      net: net.map((row, i) => ({
        place: i + 1,
        player: publicName(row),
        net: toWire(row.net),
        bets: Number(row.bets),
      })),
    }
  }
  const spans = {
    today: shared(() => read((today) => today), FRESH_MS),
    week: shared(() => read(mondayOf), FRESH_MS),
  }
  return implement(leadersContract, { leaders: ({ span }) => spans[span]() })
}
