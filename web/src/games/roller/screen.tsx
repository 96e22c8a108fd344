import { useState } from 'react'
import { InstantScreen } from '../../play/instant/instant-screen.tsx'
import { Controls } from './controls.tsx'
import { game } from './game.ts'
import { createLiveChoice } from './live-choice.ts'
import { choiceOf } from './odds.ts'
import { Stage } from './stage/stage.tsx'
import { useRollerText } from './text.ts'

const EVEN = choiceOf('lower', 50_000)

export default function RollerScreen() {
  const [live] = useState(() => createLiveChoice(EVEN))
  return <InstantScreen game={game} text={useRollerText()} shared={live} Stage={Stage} Controls={Controls} />
}
