import type { Manifest } from '@glasshouse/rulebook/play/manifest'
import { useEffect, useMemo, useState } from 'react'
import { useSession } from '../../client/session.ts'
import { useTiles } from '../../client/game-tile.ts'
import { ButtonLink } from '../../client/link-rows.tsx'
import { CopyRow } from '../../play/fairness/copy-row.tsx'
import { linkMessages } from '../../play/fairness/link-messages.ts'
import { LOG } from '../../play/fairness/verifier-path.ts'
import { saveFile } from '../../play/fairness/use-seeds.ts'
import { Button } from '@glasshouse/ui/controls/button.tsx'
import { Disclosure } from '@glasshouse/ui/controls/disclosure.tsx'
import { Fact, Facts } from '@glasshouse/ui/data/facts.tsx'
import { Select } from '@glasshouse/ui/forms/field.tsx'
import { useFormat, useLanguage, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { Icon } from '@glasshouse/ui/controls/icon.tsx'
import { Note, Panel } from '@glasshouse/ui/layout/panel.tsx'
import { Timeline, TimelineStep } from '@glasshouse/ui/layout/timeline.tsx'
import { Loaded } from '@glasshouse/ui/states/list-states.tsx'
import { EmptyState } from '@glasshouse/ui/states/placeholder.tsx'
import { saltHeightOf } from '@glasshouse/rulebook/core/salt-proof/salt-proof'
import { Verdict } from '@glasshouse/ui/states/verdict.tsx'
import { Hint } from '@glasshouse/ui/text/text.tsx'
import { textHash } from '../../play/fairness/text-hash.ts'
import { messages } from './chain-messages.ts'
import {
  beaconKind,
  alarmManifest,
  checkSalt,
  readManifest,
  rememberManifest,
  VISITOR,
  type Published,
} from '../../play/fairness/chain.ts'
import { currentAccount } from '../../play/promises/account.ts'
import { useEpochs, useManifest, type Epoch } from './use-chain.ts'
import css from './fairness.module.css'

/** The chain behind shared rounds: how it binds them, the manifest and its salt, all checked here. */
export function ChainTab() {
  const t = useMessages(messages)
  const query = useEpochs()
  const [chosen, choose] = useState<number | null>(null)
  return (
    <>
      <Order />
      <Loaded query={query} skeleton={360}>
        {(epochs) => {
          const inPlay = epochs.find(({ games }) => games.length > 0) ?? epochs[0]
          const epoch = chosen ?? inPlay?.epoch
          if (epoch === undefined) return <EmptyState icon="link" title={t('none')} text={t('noneText')} />
          return <Chain key={epoch} epoch={epoch} epochs={epochs} onChoose={choose} />
        }}
      </Loaded>
    </>
  )
}

function Order() {
  const t = useMessages(messages)
  const links = useMessages(linkMessages)
  return (
    <Panel align="start" title={t('order')} text={t('orderText')}>
      <Timeline>
        {(['first', 'second', 'third', 'fourth'] as const).map((step) => (
          <TimelineStep key={step} title={t(step)} isHeading>
            <p>{t(`${step}Text`)}</p>
          </TimelineStep>
        ))}
      </Timeline>
      <ButtonLink to={LOG} kind="quiet" size="small" icon="link" text={links('log')} />
    </Panel>
  )
}

interface ChainProps {
  epoch: number
  epochs: readonly Epoch[]
  onChoose: (epoch: number) => void
}

function Chain({ epoch, epochs, onChoose }: ChainProps) {
  const t = useMessages(messages)
  const format = useFormat()
  const query = useManifest(epoch)
  const manifest = query.data && readManifest(query.data.manifest)
  const options = epochs.map((one) => ({
    value: String(one.epoch),
    label: `${t('epochOption', { epoch: one.epoch, date: format.date(one.createTime) })}${one.ended ? ` · ${t('ended')}` : one.games.length > 0 ? ` · ${t('inPlay')}` : ''}`,
  }))
  return (
    <>
      <Panel align="start" title={t('manifest')} text={t('manifestText')}>
        {epochs.length > 1 && (
          <Select
            label={t('epoch')}
            value={String(epoch)}
            options={options}
            onChange={(value) => onChoose(Number(value))}
          />
        )}
        <Loaded query={query} skeleton={240}>
          {(published) => <ManifestFacts published={published} manifest={manifest ?? null} epoch={epoch} />}
        </Loaded>
      </Panel>
      {query.data && manifest && <Salt published={query.data} manifest={manifest} />}
      {manifest && <Beacon manifest={manifest} />}
      {manifest && <Terminals manifest={manifest} />}
    </>
  )
}

interface ManifestFactsProps {
  published: Published
  manifest: Manifest | null
  epoch: number
}

function ManifestFacts({ published, manifest, epoch }: ManifestFactsProps) {
  const t = useMessages(messages)
  const format = useFormat()
  const holds = textHash(published.manifest) === published.manifestHash && manifest?.epoch === epoch
  const account = useManifestAccount()
  const seen = useMemo(
    () => (account === null || !manifest ? null : rememberManifest(account, manifest, published)),
    [account, manifest, published],
  )
  useEffect(() => {
    if (account !== null && seen?.isSame === false) alarmManifest(account, epoch, published)
  }, [account, epoch, published, seen])
  return (
    <>
      {published.ended && (
        <Note tone="info">
          <p>
            <b>{t('endedOn', { date: format.dateTime(published.ended.time) })}</b> {t('endedText')}
          </p>
          <p className="written">{t('endedReason', { reason: published.ended.reason })}</p>
        </Note>
      )}
      {manifest && (
        <Facts isRuled>
          <Fact name={t('epoch')}>{format.number(manifest.epoch)}</Fact>
          <Fact name={t('published')}>{format.dateTime(manifest.createdAt)}</Fact>
          <Fact name={t('length')}>{format.number(manifest.N)}</Fact>
        </Facts>
      )}
      <dl>
        <CopyRow name={t('hash')} value={published.manifestHash} />
      </dl>
      <Verdict holds={holds}>{t(holds ? 'hashHolds' : 'hashFails')}</Verdict>
      {seen && (
        <Verdict holds={seen.isSame}>
          {t(seen.isSame ? 'seenSame' : 'seenOther', { date: format.dateTime(seen.since) })}
        </Verdict>
      )}
      <Disclosure title={t('text')} inset>
        <pre className={css.code}>{published.manifest}</pre>
      </Disclosure>
      <Button
        kind="quiet"
        size="small"
        onClick={() => saveFile(`glasshouse-manifest-${epoch}.json`, published.manifest)}
      >
        <Icon name="arrowDown" size={18} />
        {t('save')}
      </Button>
      {manifest && (
        <dl>
          <CopyRow name={t('tablesHash')} value={manifest.tablesHash} />
          <CopyRow name={t('codeHash')} value={manifest.codeHash} />
          <CopyRow name={t('verifierHash')} value={manifest.verifierHash} />
        </dl>
      )}
    </>
  )
}

/** Whose memory it is; null until the profile is known. */
function useManifestAccount(): string | null {
  const { user, loggedIn } = useSession()
  if (user) return currentAccount()
  return loggedIn ? null : VISITOR
}

const CHECKS = {
  practice: { holds: 'checkTestSalt', fails: 'failTestSalt' },
  block: { holds: 'checkBlock', fails: 'failBlock' },
  timestamp: { holds: 'checkTimestamp', fails: 'failTimestamp' },
  headers: { holds: 'checkHeaders', fails: 'failHeaders' },
  work: { holds: 'checkWork', fails: 'failWork' },
  height: { holds: 'checkHeight', fails: 'failHeight' },
  age: { holds: 'checkAge', fails: 'failAge' },
  depth: { holds: 'checkDepth', fails: 'failDepth' },
} as const

function Salt({ published, manifest }: { published: Published; manifest: Manifest }) {
  const t = useMessages(messages)
  const height = saltHeightOf(manifest.saltRule) ?? ''
  const isPractice = published.saltSource === 'dev'
  return (
    <Panel
      title={t('salt')}
      text={isPractice ? undefined : t(published.salt === null ? 'saltWaiting' : 'btc', { height })}
    >
      {isPractice && (
        <Note tone="info">
          <p>
            <b>{t('testChain')}</b> {t('testChainText')}
          </p>
        </Note>
      )}
      {published.salt !== null && (
        <dl>
          <CopyRow name={t('saltValue')} value={published.salt} />
          {published.saltProof && <CopyRow name={t('header')} value={published.saltProof} />}
        </dl>
      )}
      {checkSalt(published).map(({ name, holds }) => (
        <Verdict key={name} holds={holds}>
          {t(CHECKS[name][holds ? 'holds' : 'fails'])}
        </Verdict>
      ))}
      {!isPractice && published.salt !== null && <Hint>{t('unique')}</Hint>}
    </Panel>
  )
}

const BEACONS = {
  off: { title: 'beaconOff', text: 'beaconOffText' },
  quicknet: { title: 'beaconQuicknet', text: 'beaconQuicknetText' },
  test: { title: 'beaconTest', text: 'beaconTestText' },
  unknown: { title: 'beaconUnknown', text: 'beaconUnknownText' },
} as const

/** Whether results also depend on a public beacon, as the manifest promises. */
function Beacon({ manifest }: { manifest: Manifest }) {
  const t = useMessages(messages)
  const { title, text } = BEACONS[beaconKind(manifest)]
  return (
    <Panel title={t('beacon')}>
      <Note tone="info">
        <p>
          <b>{t(title)}</b> {t(text)}
        </p>
      </Note>
      {manifest.beacon && (
        <dl>
          <CopyRow name={t('beaconKey')} value={manifest.beacon.publicKey} />
        </dl>
      )}
      <Hint>{t('beaconOwn')}</Hint>
    </Panel>
  )
}

function Terminals({ manifest }: { manifest: Manifest }) {
  const t = useMessages(messages)
  const language = useLanguage()
  const tiles = useTiles()
  const name = (game: string): string => tiles.find(({ id }) => id === game)?.name[language] ?? game
  return (
    <Panel title={t('terminals')} text={t('terminalsText')}>
      <dl>
        {Object.entries(manifest.terminals).map(([game, terminal]) => (
          <CopyRow key={game} name={name(game)} value={terminal} />
        ))}
      </dl>
    </Panel>
  )
}
