// Publishes a solvency count that leaves out the player LEFT_OUT, as a dishonest operator would. For tests in which
// that player detects it. The server is stopped meanwhile; all players are made an hour older.

import { bytesToHex } from '@glasshouse/rulebook/play/draws'
import { rootOf } from '@glasshouse/rulebook/core/solvency'
import { readConfig } from '../../src/config/config.ts'
import { openDatabase } from '../../src/platform/db/database.ts'
import { keyInFolder, openVault } from '../../src/platform/db/vault.ts'
import { pack, buildSumTree, unpack } from '../../src/features/solvency/count.ts'
import { Solvency } from '../../src/features/solvency/solvency.ts'

const HOUR_MS = 3_600_000
/** Until then the server makes no count of its own. */
const LATER_HOURS = 1000

const { dataDir } = readConfig(process.env)
const db = await openDatabase({ folder: dataDir })
await db.commit('update players set create_time = create_time - $1', [HOUR_MS])
const vault = openVault(keyInFolder(dataDir))
const solvency = new Solvency({ db, vault, leases: { hold: () => Promise.resolve(true) } })
const slot = Math.floor(Date.now() / HOUR_MS) + LATER_HOURS
await solvency.count(slot)

const { place } = await solvency.proof(BigInt(process.env['LEFT_OUT'] ?? ''))
const [row] = await db.read<{ leaves: Uint8Array }>('select leaves from solvency_leaves')
if (!row) throw new Error('nothing was counted')
const leaves = unpack(row.leaves).filter((_, i) => i !== place)
const root = rootOf(await buildSumTree(leaves))
await db.transaction(async (tx) => {
  await tx.query('update solvency_leaves set leaves = $1', [pack(leaves)])
  await tx.query('alter table solvency_counts disable trigger user')
  await tx.query('update solvency_counts set root = $1, total = $2, players = $3 where slot = $4', [
    bytesToHex(root.hash),
    root.sum,
    leaves.length,
    slot,
  ])
  await tx.query('alter table solvency_counts enable trigger user')
})
await db.close()
