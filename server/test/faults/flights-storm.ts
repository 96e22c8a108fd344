// Three nodes on PostgreSQL and Redis; players bet, jump and take back on all of them; the node that drives a game is
// killed with kill -9 in each phase. Afterwards every bet that was answered must be there once, paid by the rules, and
// every coin accounted for. Prints the counts; ends with 1 where something is wrong.

import { setTimeout as sleep } from 'node:timers/promises'
import type { FlightRules } from '@glasshouse/rulebook/core/game'
import { bomb } from '@glasshouse/rulebook/games/bomb/rules'
import { crash } from '@glasshouse/rulebook/games/crash/rules'
import { football } from '@glasshouse/rulebook/games/football/rules'
import { richbomb } from '@glasshouse/rulebook/games/richbomb/rules'
import { checkLedger } from '../../src/ledger/laws.ts'
import { HouseNodes } from './house-nodes.ts'
import { Gamblers } from './gamblers.ts'
import { audit } from './flight-audit.ts'

const NODES = 3
const GAMES: readonly FlightRules[] = [crash, football, bomb, richbomb]
const PHASES = ['betting', 'locked', 'running', 'result'] as const
type Phase = (typeof PHASES)[number]
/** A round must move on this soon after it was due. */
const LATE_MS = 5000

const kills = Number(process.argv[2] ?? 8)
const nodes = await HouseNodes.open(NODES)
try {
  process.exitCode = (await storm()) ? 0 : 1
} finally {
  await nodes.close()
}

async function storm(): Promise<boolean> {
  const { db } = nodes
  const gamblers = await Gamblers.seat(nodes, GAMES)
  console.log(`${NODES} nodes, ${gamblers.count} players on ${GAMES.length} games, ${kills} kills`)
  // Between the lock and the start lies hardly a moment: this stretches it, so that it can be met.
  await db.transaction((tx) =>
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
  let isInTime = true
  for (let kill = 0; kill < kills; kill++) {
    const phase = PHASES[kill % PHASES.length] as Phase
    const game = GAMES[(kill + Math.floor(kill / PHASES.length)) % GAMES.length] as FlightRules
    const lateMs = await killIn(phase, game.id)
    isInTime &&= lateMs <= LATE_MS
    console.log(`  ${game.id} killed in ${phase}: the round moved on ${Math.max(0, lateMs)} ms after it was due`)
    await nodes.revive()
  }
  console.log('The storm is over; waiting for what is still in the air.')
  const asked = await gamblers.leave()
  const found = await audit(db, gamblers, GAMES)
  const { laws } = await checkLedger(db)
  const broken = laws.filter((law) => law.broken > 0).map(({ law }) => law)
  console.log(
    `requests ${asked.requests}, cut off and asked again ${asked.repeated}, bets answered ${asked.bets}, jumps answered ${asked.jumps}`,
  )
  console.log(`bets in the book ${found.bets}, rounds ${found.rounds}, incidents ${found.incidents}`)
  console.log(
    `lost ${found.lost}, doubled ${found.doubled}, paid wrongly ${found.wrong}, still open ${found.open}, in escrow ${found.escrow}`,
  )
  console.log(
    `broken laws of the ledger: ${broken.join(', ') || 'none'}; every round moved on within ${LATE_MS} ms: ${isInTime ? 'yes' : 'no'}`,
  )
  const isWell =
    found.lost + found.doubled + found.wrong + found.open + Number(found.escrow) === 0 && broken.length === 0
  console.log(isWell && isInTime ? 'Nothing was lost.' : 'SOMETHING IS WRONG.')
  return isWell && isInTime
}

interface Round {
  id: bigint
  phase: Phase
  lock_time: bigint
  started_at: bigint | null
  ended_at: bigint | null
  now: bigint
}

async function look(game: string): Promise<Round | null> {
  const [round] = await nodes.db.read<Round>(
    `select id, phase, lock_time, started_at, ended_at, now_ms() as now from rounds where game = $1 and phase <> 'over'`,
    [game],
  )
  return round ?? null
}

/** Kills the driver while a round of the game is in this phase; answers how late the round then moved on. */
async function killIn(phase: Phase, game: string): Promise<number> {
  if (phase === 'locked') await nodes.db.commit('insert into lingering values ($1)', [game])
  let round = await look(game)
  for (
    ;
    round?.phase !== phase || (phase === 'betting' && round.lock_time - round.now < 1500n);
    round = await look(game)
  ) {
    await sleep(5)
  }
  const [lease] = await nodes.db.read<{ holder: string }>('select holder::text from leases where name = $1', [
    `drive:${game}`,
  ])
  await nodes.kill(lease?.holder ?? '')
  const killedAt = Date.now()
  await nodes.db.commit('delete from lingering')
  for (;;) {
    const current = await look(game)
    // In the air a round moves on when it ends, which only its rules can tell: till then its driver must be another.
    if (phase === 'running' && current?.id === round.id && current.phase === 'running') {
      const [next] = await nodes.db.read<{ holder: string }>(
        'select holder::text from leases where name = $1 and expires_at > now_ms()',
        [`drive:${game}`],
      )
      if (next && next.holder !== lease?.holder) return Date.now() - killedAt
    } else if (current && (current.id !== round.id || current.phase !== phase)) {
      const due = phase === 'betting' ? round.lock_time : phase === 'result' ? (round.ended_at ?? 0n) + 3000n : 0n
      return due === 0n ? Date.now() - killedAt : Number(current.now - due)
    }
    await sleep(20)
  }
}
