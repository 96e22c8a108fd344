/** A name as strangers see it: enough to recognise oneself, too little to be recognised. */
export function maskName(name: string): string {
  const letters = [...name]
  return `${letters.slice(0, 2).join('')}•••${letters.length > 3 ? letters.at(-1) : ''}`
}
