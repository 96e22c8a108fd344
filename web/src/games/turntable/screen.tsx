import { useState } from 'react'
import type { Risk } from '@glasshouse/rulebook/games/turntable/rules'
import { InstantScreen } from '../../play/instant/instant-screen.tsx'
import { Controls } from './controls.tsx'
import { game } from './game.ts'
import { Stage } from './stage.tsx'

export default function TurntableScreen() {
  const [risk, setRisk] = useState<Risk>('low')
  return (
    <InstantScreen
      game={game}
      stage={(props) => <Stage {...props} risk={risk} />}
      controls={(props) => <Controls {...props} risk={risk} onChoose={setRisk} />}
    />
  )
}
