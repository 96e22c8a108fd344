// Published hash chains for operators. Terminal hashes and salts are public; no secret is read here.

import type { Manifest } from '@glasshouse/rulebook/play/manifest'
import type { Database } from '../platform/db/tx.ts'

interface ManifestRow {
  epoch: number
  hash: string
  time: bigint
  body: string
  salt: string | null
  proof: string
  end_time: bigint | null
  end_reason: string | null
}

/** Used rounds per game and chain. Rounds of a chain are numbered from 1 without gaps. */
const PROGRESS = `select m.epoch, g.game,
    coalesce((select max(r.index) from rounds r where r.game = g.game and r.epoch = m.epoch), 0) as used,
    m.epoch is not distinct from (select r.epoch from rounds r where r.game = g.game order by r.create_time desc limit 1) as is_current
  from manifests m cross join lateral jsonb_object_keys(m.body::jsonb -> 'terminals') g(game)`

export async function loadChains(db: Database) {
  const rows = await db.read<ManifestRow>(
    `select m.epoch, m.hash, m.create_time as time, m.body, m.salt, m.salt_proof as proof, e.end_time, e.reason as end_reason
       from manifests m left join ended_epochs e on e.epoch = m.epoch order by m.epoch desc`,
  )
  const progress = new Map(
    (await db.read<{ game: string; epoch: number; used: number; is_current: boolean }>(PROGRESS)).map((row) => [
      `${row.game} ${row.epoch}`,
      row,
    ]),
  )
  // The newest manifest is of this version. No round is drawn from one with other tables.
  const [newest] = rows.map(({ body }) => JSON.parse(body) as Manifest)
  return rows.map(({ epoch, hash, time, body, salt, proof, end_time, end_reason }) => {
    const { N, terminals, saltRule, tablesHash } = JSON.parse(body) as Manifest
    const isUsable = end_time === null && tablesHash === newest?.tablesHash
    return {
      epoch,
      manifestHash: hash,
      createTime: Number(time),
      length: N,
      saltRule,
      salt,
      saltProof: proof,
      ended: end_time === null ? null : { time: Number(end_time), reason: end_reason ?? '' },
      chains: Object.entries(terminals).map(([game, terminal]) => {
        const { used = 0, is_current = false } = progress.get(`${game} ${epoch}`) ?? {}
        return { game, terminal, used, left: isUsable ? N - used : 0, isCurrent: is_current }
      }),
    }
  })
}

/** Remaining rounds of a game: on its current chain and on later chains with a known salt. */
export function roundsLeft(published: Awaited<ReturnType<typeof loadChains>>, game: string): number | null {
  const own = published.flatMap(({ epoch, salt, chains: all }) =>
    all.filter((chain) => chain.game === game && salt !== null).map((chain) => ({ epoch, ...chain })),
  )
  if (own.length === 0) return null
  const now = own.find(({ isCurrent }) => isCurrent)?.epoch
  // A game without rounds starts on the newest chain.
  const from = now ?? Math.max(...own.map(({ epoch }) => epoch))
  return own.filter(({ epoch }) => epoch >= from).reduce((sum, { left }) => sum + left, 0)
}
