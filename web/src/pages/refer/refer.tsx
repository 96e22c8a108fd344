// Inviting friends: the code and ways to pass it on, what it has brought and why, and becoming an agent. Rates and
// rules come from the rulebook, amounts from the server; nothing is calculated here.

import { useState } from 'react'
import { bpsOf, type AgentLevel } from '@glasshouse/rulebook/core/referral'
import { Button, IconButton } from '@glasshouse/ui/controls/button.tsx'
import { Icon } from '@glasshouse/ui/controls/icon.tsx'
import { Tabs } from '@glasshouse/ui/controls/tabs.tsx'
import { Panel } from '@glasshouse/ui/layout/panel.tsx'
import { Grid, Stack } from '@glasshouse/ui/layout/stack.tsx'
import { TabPage } from '@glasshouse/ui/layout/tab-page.tsx'
import { Sheet } from '@glasshouse/ui/overlays/sheet.tsx'
import { toast } from '@glasshouse/ui/overlays/toast.ts'
import { Skeleton } from '@glasshouse/ui/states/placeholder.tsx'
import { useFormat, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { Text } from '@glasshouse/ui/text/text.tsx'
import { navigate, usePath, useQuery } from '../../client/navigate.tsx'
import { LogInButton } from '../../client/player-only.tsx'
import { useSession } from '../../client/session.ts'
import { share } from '../../client/share.ts'
import { CopyRow } from '../../play/fairness/copy-row.tsx'
import { Qr } from '../../wallet/qr.tsx'
import { AgentRules, AgentTab } from './agent-tab.tsx'
import { FriendsTab } from './friends-tab.tsx'
import { messages } from './messages.ts'
import { RewardsTab } from './rewards-tab.tsx'
import { RulesTab } from './rules-tab.tsx'
import { useShare, useSummary } from './use-refer.ts'
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
        label={t('sections')}
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

/** The player's code, and the ways to pass it on. */
function InviteCard() {
  const t = useMessages(messages)
  const code = useSession().user?.invitationCode
  const { data: shared } = useShare()
  const { data: summary } = useSummary()
  const [isShown, setShown] = useState(false)
  const send = (): void => {
    if (!shared) return
    const { title, text, link: url } = shared
    void share({ title, text, url }, t('linkCopied'))
  }
  return (
    <Panel look="hero" title={t('invite')} className={css.invite}>
      <Lead level={summary?.level ?? 'friend'} />
      <div className={css.measure}>
        <div className={css.code}>
          <span>{t('code')}</span>
          {code ? <b className="num">{code}</b> : <Skeleton width={140} height={28} />}
          <IconButton
            icon="copy"
            label={t('copyCode')}
            disabled={!code}
            onClick={() => copy(code ?? '', t('copied'))}
          />
        </div>
      </div>
      <Grid min="124px" gap={10}>
        <Button disabled={!shared} onClick={send}>
          <Icon name="share" size={20} />
          {t('share')}
        </Button>
        <Button kind="quiet" disabled={!shared} onClick={() => setShown(true)}>
          <Icon name="phone" size={20} />
          {t('qr')}
        </Button>
      </Grid>
      <Sheet open={isShown} onClose={() => setShown(false)} title={t('qr')}>
        {shared && (
          <Stack gap={14} align="center">
            <Qr text={shared.link} label={t('qrLabel')} />
            <Text tone="muted" align="center">
              {t('qrText')}
            </Text>
            <dl style={{ width: '100%' }}>
              <CopyRow name={t('link')} value={shared.link} />
            </dl>
          </Stack>
        )}
      </Sheet>
    </Panel>
  )
}

/** What a direct friend brings at a level. */
function Lead({ level }: { level: AgentLevel }) {
  const t = useMessages(messages)
  const format = useFormat()
  return <Text>{t('lead', { rate: format.percent(bpsOf(level, 1) / 10_000) })}</Text>
}

/** The clipboard is missing outside a secure context; the code can still be read. */
const copy = (text: string, copied: string): void =>
  void navigator.clipboard?.writeText(text).then(
    () => toast(copied),
    () => undefined,
  )
