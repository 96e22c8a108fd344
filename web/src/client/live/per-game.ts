/** Makes a value when it is first asked for, and returns the same one for the same game from then on. */
export function onePerGame(): <T>(game: string, make: () => T) => T {
  const made = new Map<string, unknown>()
  return <T>(game: string, make: () => T): T => {
    if (!made.has(game)) made.set(game, make())
    return made.get(game) as T
  }
}
