// Several nodes on PostgreSQL and Redis, with players betting on all of them, while the leader of a game is killed with
// kill -9 in each phase. Afterwards every answered bet must exist once, be paid by the rules, and every coin be
// accounted for. Prints the counts.

import { setTimeout as sleep } from 'node:timers/promises'
import { checkLedger } from '../../src/ledger/laws.ts'
import { audit, type StormGame } from './audit.ts'
import { Leaders, type Round } from './leaders.ts'
import { Gamblers, type Habit } from './gamblers.ts'
import { HouseNodes } from './house/house-nodes.ts'

const NODES = 3
/** A round must move on this soon after it was due. */
const LATE_MS = 5000

export interface StormPlan {
  readonly games: readonly StormGame[]
  readonly habits: readonly Habit[]
  /** The phases to kill in, as named in the database. */
  readonly phases: readonly string[]
  readonly kills: number
}

/** Returns whether everything was correct. */
export async function storm(plan: StormPlan): Promise<boolean> {
  const nodes = await HouseNodes.open({ size: NODES })
  try {
    return await new Storm(nodes, plan).blow()
  } finally {
    await nodes.close()
  }
}

class Storm {
  readonly #nodes: HouseNodes
  readonly #plan: StormPlan
  readonly #leaders: Leaders

  constructor(nodes: HouseNodes, plan: StormPlan) {
    this.#nodes = nodes
    this.#leaders = new Leaders(nodes.db)
    this.#plan = plan
  }

  async blow(): Promise<boolean> {
    const { games, habits, phases, kills } = this.#plan
    const gamblers = await Gamblers.seat(this.#nodes, habits)
    console.log(`${NODES} nodes, ${gamblers.count} players on ${games.length} games, ${kills} kills`)
    await this.#stretchTheLock()
    let isInTime = true
    for (let kill = 0; kill < kills; kill++) {
      const phase = phases[kill % phases.length] as string
      const game = games[(kill + Math.floor(kill / phases.length)) % games.length] as StormGame
      const lateMs = await this.#killIn(phase, game)
      isInTime &&= lateMs <= LATE_MS
      console.log(`  ${game.id} killed in ${phase}: the round moved on ${Math.max(0, lateMs)} ms after it was due`)
      await this.#nodes.revive()
    }
    console.log('The storm is over; waiting for what is still under way.')
    return (await this.#report(gamblers, isInTime)) && isInTime
  }

  async #report(gamblers: Gamblers, isInTime: boolean): Promise<boolean> {
    const { db } = this.#nodes
    const totals = await gamblers.finish()
    const found = await audit(db, gamblers, this.#plan.games)
    const { laws } = await checkLedger(db)
    const broken = laws.filter((law) => law.broken > 0).map(({ law }) => law)
    const { lost, doubled, wrong, open, escrow } = found
    console.log(
      `requests ${totals.requests}, cut off and asked again ${totals.repeated}, bets answered ${totals.bets}, jumps answered ${totals.jumps}`,
    )
    console.log(`bets in the book ${found.bets}, rounds ${found.rounds}, incidents ${found.incidents}`)
    console.log(`lost ${lost}, doubled ${doubled}, paid wrongly ${wrong}, still open ${open}, in escrow ${escrow}`)
    console.log(
      `broken laws of the ledger: ${broken.join(', ') || 'none'}; every round moved on within ${LATE_MS} ms: ${isInTime ? 'yes' : 'no'}`,
    )
    const isWell = lost + doubled + wrong + open + Number(escrow) === 0 && broken.length === 0
    console.log(isWell && isInTime ? 'Nothing was lost.' : 'SOMETHING IS WRONG.')
    return isWell
  }

  /** Stretches the short time between lock and start of a crash round, so that it can be hit. */
  async #stretchTheLock(): Promise<void> {
    await this.#nodes.db.transaction((tx) =>
      tx.script(`
        create table lingering (game text);
        create function linger() returns trigger language plpgsql as $$
        begin
          if exists (select 1 from lingering l where l.game = new.game) then perform pg_sleep(1.5); end if;
          return new;
        end $$;
        create trigger rounds_linger before update on rounds for each row
          when (new.phase = 'running' and old.phase = 'locked') execute function linger();`),
    )
  }

  /** Kills the leader while the game's round is in this phase; returns how late the round then moved on. */
  async #killIn(phase: string, rules: StormGame): Promise<number> {
    const game = rules.id
    if (phase === 'locked') await this.#nodes.db.commit('insert into lingering values ($1)', [game])
    const round = await this.#leaders.meet(phase, game)
    if (!round) throw new Error(`${game} was never in ${phase}`)
    const leader = await this.#leaders.leader(game)
    await this.#nodes.kill(leader ?? '')
    const killedAt = Date.now()
    await this.#nodes.db.commit('delete from lingering')
    for (;;) {
      const current = await this.#leaders.currentRound(game)
      // A running round moves on when it ends, which only its rules know: until then another leader must take over.
      if (phase === 'running' && current?.id === round.id && current.phase === 'running') {
        const next = await this.#leaders.leader(game)
        if (next && next !== leader) return Date.now() - killedAt
      } else if (current && (current.id !== round.id || current.phase !== phase)) {
        const due = dueAt(rules, round)
        return due === null ? Date.now() - killedAt : Number(current.now) - due
      }
      await sleep(20)
    }
  }
}

/** When the round must leave this phase; null if unknown. */
function dueAt(rules: StormGame, { phase, lock_time, ended_at }: Round): number | null {
  const lockTime = Number(lock_time)
  if (phase === 'betting') return lockTime
  if (rules.kind === 'lottery') {
    const { lockedMs, drawMs, resultMs } = rules.phases
    return phase === 'locked' ? lockTime + lockedMs : lockTime + lockedMs + drawMs + resultMs
  }
  return phase === 'result' ? Number(ended_at ?? 0n) + rules.phases.resultMs : null
}
