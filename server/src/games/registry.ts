// Loads the games: every folder beside this file is one.

import fs from 'node:fs'
import path from 'node:path'
import type { GameModule } from '../play/engines/game-module.ts'

export async function findGames(): Promise<GameModule[]> {
  const folders = fs
    .readdirSync(import.meta.dirname, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .toSorted()
  return await Promise.all(
    folders.map(async (name) => {
      const { game } = (await import(path.join(import.meta.dirname, name, 'index.ts'))) as { game: GameModule }
      if (game.rules.id !== name) throw new Error(`the game in folder ${name} has the id ${game.rules.id}`)
      return game
    }),
  )
}
