/** Masks a name: players recognize their own, others do not. */
export function maskName(name: string): string {
  const letters = [...name]
  return `${letters.slice(0, 2).join('')}•••${letters.length > 3 ? letters.at(-1) : ''}`
}

export interface NamedRow {
  nickname: string
  hide_name: boolean
}

/** A name in public lists: masked unless the player chose otherwise. */
export const publicName = ({ nickname, hide_name }: NamedRow): string => (hide_name ? maskName(nickname) : nickname)
