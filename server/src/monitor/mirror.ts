// Copies the log's files to a folder that any web server can serve. Its readers verify them as well.

import fs from 'node:fs/promises'
import path from 'node:path'
import type { Checkpoint } from '@glasshouse/rulebook/transparency/checkpoint'
import { tileAt, tilePath, type Tile } from '@glasshouse/rulebook/transparency/tiles'
import { Unreachable, type WatchedServer } from './watched-server.ts'

/** Fetches only what the folder does not have. The checkpoint comes last, when all that it speaks of is there. */
export async function mirrorLog(server: WatchedServer, folder: string, head: Checkpoint, note: string): Promise<void> {
  const log = path.join(folder, 'log', String(head.begin))
  for (const tile of tilesOf(head.size)) {
    const file = path.join(log, tilePath(tile))
    if (await exists(file)) continue
    const bytes = await server.file(`${head.begin}/${tilePath(tile)}`)
    if (!bytes) throw new Unreachable(`/log/${head.begin}/${tilePath(tile)} is missing`)
    await write(file, bytes)
  }
  const key = await server.file('key')
  if (key) await write(path.join(folder, 'log', 'key'), key)
  await write(path.join(log, 'checkpoint'), note)
  await write(path.join(folder, 'log', 'checkpoint'), note)
}

/** Every tile of every level, and every bundle. */
function* tilesOf(size: number): Generator<Tile> {
  const levels: Tile['level'][] = ['entries', 0]
  for (let level = 1; tileAt(level, 0, size); level++) levels.push(level)
  for (const level of levels)
    for (let [index, tile] = [0, tileAt(level, 0, size)]; tile; tile = tileAt(level, ++index, size)) yield tile
}

const exists = (file: string): Promise<boolean> =>
  fs.access(file).then(
    () => true,
    () => false,
  )

/** Renamed into place, so that nobody reads half a file. */
async function write(file: string, content: Uint8Array | string): Promise<void> {
  await fs.mkdir(path.dirname(file), { recursive: true })
  await fs.writeFile(`${file}.draft`, content)
  await fs.rename(`${file}.draft`, file)
}
