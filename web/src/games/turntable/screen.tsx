import { useState } from 'react'
import type { Risk } from '@glasshouse/rulebook/games/turntable/rules'
import { InstantScreen } from '../../play/instant/instant-screen.tsx'
import { Controls } from './controls.tsx'
import { game } from './game.ts'
import { Stage } from './stage/stage.tsx'
import { useTurntableText } from './text.ts'

export default function TurntableScreen() {
  const [risk, setRisk] = useState<Risk>('low')
  const text = useTurntableText()
  return <InstantScreen game={game} text={text} shared={{ risk, setRisk }} Stage={Stage} Controls={Controls} />
}
