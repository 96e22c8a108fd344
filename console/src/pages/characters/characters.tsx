// The AI characters: their sheets, portraits and order; and messages that players have reported.

import { useOperator } from '../../client/answers.ts'
import { usePlace } from '../../client/place.ts'
import { Page } from '../../ui/page.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { CharacterList } from './character-list.tsx'
import { OneCharacter } from './one-character.tsx'
import { Reports } from './reports.tsx'

const CHARACTERS = { id: 'characters', title: 'Characters', show: () => <CharacterList /> }
const REPORTS = { id: 'reports', title: 'Reported messages', show: () => <Reports /> }

export default function CharactersPage() {
  const { rest } = usePlace()
  const role = useOperator()?.role
  const tabs = [...(role === 'support' ? [] : [CHARACTERS]), ...(role === 'content' ? [] : [REPORTS])]
  const [id] = rest
  if (id && role !== 'support') return <OneCharacter key={id} id={id} />
  return (
    <Page title="Characters">
      <Tabs label="Characters" tabs={tabs} />
    </Page>
  )
}
