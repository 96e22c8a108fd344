/** A name as strangers see it: enough to recognise oneself, too little to be recognised. */
export function maskName(name: string): string {
  const letters = [...name]
  return `${letters.slice(0, 2).join('')}•••${letters.length > 3 ? letters.at(-1) : ''}`
}

export interface Named {
  nickname: string
  hide_name: boolean
}

/** A name on lists that everyone sees: hidden unless its player said otherwise. */
export const shownName = ({ nickname, hide_name }: Named): string => (hide_name ? maskName(nickname) : nickname)
