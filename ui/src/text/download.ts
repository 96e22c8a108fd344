/** Saves a text as a file of the player's. */
export function downloadText(name: string, type: string, ...parts: readonly string[]): void {
  const url = URL.createObjectURL(new Blob([...parts], { type }))
  Object.assign(document.createElement('a'), { href: url, download: name }).click()
  // The browser has taken its copy by the next turn.
  setTimeout(() => URL.revokeObjectURL(url), 0)
}
