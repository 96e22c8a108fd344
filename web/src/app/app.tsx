// The frame around every page: the page itself, the tab bar where it belongs, and what the house says
// over both. It knows no page by name.

import { TilesContext } from '../client/game-tile.ts'
import { usePath } from '../client/navigate.tsx'
import { Loading, Toaster } from '@glasshouse/ui/overlays/toaster.tsx'
import { ConnectionBanner } from './connection-banner.tsx'
import { games } from './games.ts'
import { PageHost } from './page-host.tsx'
import { pageAt } from './routes.ts'
import { TabBar } from './tab-bar.tsx'

const tiles = games.map(({ tile, screen }) => ({ ...tile, isBuilt: screen !== undefined }))

export function App() {
  const path = usePath()
  const page = pageAt(path)
  return (
    <TilesContext value={tiles}>
      <PageHost key={path} page={page} />
      {page.tab && <TabBar />}
      <ConnectionBanner />
      <Loading />
      <Toaster />
    </TilesContext>
  )
}
