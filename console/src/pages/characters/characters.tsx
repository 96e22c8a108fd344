// The AI characters: their sheets, portraits and order; and messages that players have reported.

import { useMessages } from '@glasshouse/ui/text/i18n.ts'
import { useOperator } from '../../client/answers.ts'
import { usePlace } from '../../client/place.ts'
import { Page } from '../../ui/page.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { CharacterList } from './character-list.tsx'
import { OneCharacter } from './one-character.tsx'
import { Reports } from './reports.tsx'
import { messages } from './messages.ts'

export default function CharactersPage() {
  const t = useMessages(messages)
  const { rest } = usePlace()
  const role = useOperator()?.role
  const characters = { id: 'characters', title: t('title'), show: () => <CharacterList /> }
  const reports = { id: 'reports', title: t('reports'), show: () => <Reports /> }
  const tabs = [...(role === 'support' ? [] : [characters]), ...(role === 'content' ? [] : [reports])]
  const [id] = rest
  if (id && role !== 'support') return <OneCharacter key={id} id={id} />
  return (
    <Page title={t('title')}>
      <Tabs label={t('title')} tabs={tabs} />
    </Page>
  )
}
