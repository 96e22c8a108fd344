// Inviting friends: the code and ways to pass it on, what it has brought and why, and becoming an agent. Nothing is
// reckoned here; rates and rules come from the rulebook, amounts from the server.

import { navigate, usePath, useQuery } from '../../client/navigate.tsx'
import { useSession } from '../../client/session.ts'
import { Button } from '@glasshouse/ui/controls/button.tsx'
import { useMessages } from '@glasshouse/ui/text/i18n.ts'
import { TabPage } from '@glasshouse/ui/layout/tab-page.tsx'
import { Tabs } from '@glasshouse/ui/controls/tabs.tsx'
import { AgentRule } from './agent-rule.tsx'
import { AgentTab } from './agent-tab.tsx'
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
  return <TabPage title={t('title')}>{loggedIn ? <Inside /> : <Outside />}</TabPage>
}

function Inside() {
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
function Outside() {
  const t = useMessages(messages)
  return (
    <>
      <section className={css.invite}>
        <h2>{t('invite')}</h2>
        <Lead level="friend" />
        <p>{t('outsideLead')}</p>
        <Button wide onClick={() => navigate.login()}>
          {t('logIn')}
        </Button>
      </section>
      <RulesTab />
      <AgentRule />
    </>
  )
}
