// Inviting friends: the code and ways to pass it on, what it has brought and why, and becoming an agent. Rates and
// rules come from the rulebook, amounts from the server; nothing is calculated here.

import { Tabs } from '@glasshouse/ui/controls/tabs.tsx'
import { Panel } from '@glasshouse/ui/layout/panel.tsx'
import { TabPage } from '@glasshouse/ui/layout/tab-page.tsx'
import { useMessages } from '@glasshouse/ui/text/i18n.ts'
import { Text } from '@glasshouse/ui/text/text.tsx'
import { navigate, usePath, useQuery } from '../../client/navigate.tsx'
import { LogInButton } from '../../client/player-only.tsx'
import { useSession } from '../../client/session.ts'
import { AgentRules, AgentTab } from './agent-tab.tsx'
import { FriendsTab } from './friends-tab.tsx'
import { InviteCard, Lead } from './invite-card.tsx'
import { messages } from './messages.ts'
import { RewardsTab } from './rewards-tab.tsx'
import { RulesTab } from './rules-tab.tsx'
import css from './refer.module.css'

const TABS = ['rewards', 'friends', 'agent', 'rules'] as const
type Tab = (typeof TABS)[number]
const isTab = (name: string | null): name is Tab => TABS.includes(name as Tab)

export default function Referral() {
  const t = useMessages(messages)
  const { loggedIn } = useSession()
  return <TabPage title={t('title')}>{loggedIn ? <PlayerView /> : <VisitorView />}</TabPage>
}

function PlayerView() {
  const t = useMessages(messages)
  const path = usePath()
  const named = useQuery().get('tab')
  const tab = isTab(named) ? named : 'rewards'
  return (
    <>
      <InviteCard />
      <Tabs
        label={t('parts')}
        tabs={TABS.map((name) => ({ name, text: t(name) }))}
        chosen={tab}
        onChoose={(name) => name !== tab && navigate.redirect(`${path}?tab=${name}`)}
      >
        {tab === 'rewards' && <RewardsTab />}
        {tab === 'friends' && <FriendsTab />}
        {tab === 'agent' && <AgentTab />}
        {tab === 'rules' && <RulesTab />}
      </Tabs>
    </>
  )
}

/** Visitors see what there is to gain and by which rules, and the way in. */
function VisitorView() {
  const t = useMessages(messages)
  return (
    <>
      <Panel look="hero" title={t('invite')} className={css.invite}>
        <Lead level="friend" />
        <Text>{t('outsideLead')}</Text>
        <LogInButton wide />
      </Panel>
      <RulesTab />
      <AgentRules />
    </>
  )
}
