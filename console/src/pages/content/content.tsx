// The texts of the house: in both languages, with a look at what comes of them, and every version kept.

import { usePlace } from '../../client/place.ts'
import { Page } from '../../ui/page.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { isKind, kinds, type Kind } from './kinds.ts'
import { Packages } from './packages.tsx'
import { TextList } from './text-list.tsx'
import { OneText } from './one-text.tsx'

export default function ContentPage() {
  const { rest } = usePlace()
  const [kind, id] = rest
  if (isKind(kind) && id) return <OneText key={`${kind}/${id}`} kind={kind} id={id} />
  return (
    <Page title="Content">
      <Tabs
        label="Kinds of content"
        tabs={[
          ...(Object.keys(kinds) as Kind[]).map((each) => ({
            id: each,
            title: kinds[each].title,
            show: () => <TextList key={each} kind={each} />,
          })),
          { id: 'packages', title: 'Packages', show: () => <Packages /> },
        ]}
      />
    </Page>
  )
}
