import type { Character } from '@glasshouse/rulebook/wire/chat/chat'
import { Portrait } from '../../chat/portrait.tsx'
import css from './chat.module.css'

/** Who a character is, for whoever can not talk with it yet. */
export function Intro({ character }: { character: Character }) {
  return (
    <div className={css.intro}>
      <Portrait of={character} />
      <b>{character.temper}</b>
      <p>{character.about}</p>
    </div>
  )
}
