import { useState } from 'react'
import { useTiles } from '../../client/game-tile.ts'
import { CopyRow } from '../../play/fairness/copy-row.tsx'
import { saveFile } from '../../play/fairness/use-seeds.ts'
import { Button } from '@glasshouse/ui/controls/button.tsx'
import { Fact } from '@glasshouse/ui/data/facts.tsx'
import { Select } from '@glasshouse/ui/forms/field.tsx'
import { useFormat, useLanguage, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { Icon } from '@glasshouse/ui/controls/icon.tsx'
import { EmptyState, Skeleton } from '@glasshouse/ui/states/placeholder.tsx'
import { messages } from './chain-messages.ts'
import {
  checkSalt,
  heightOf,
  readManifest,
  rememberManifest,
  textHash,
  type Manifest,
  type Published,
} from './chain.ts'
import { Offline } from './offline.tsx'
import { useEpochs, useManifest, type Epoch } from './use-chain.ts'
import { Verdict } from './verdict.tsx'
import css from './fairness.module.css'

/** The chain behind shared rounds: how it binds them, the manifest and its salt, all checked here. */
export function ChainTab() {
  const t = useMessages(messages)
  const { data: epochs, isError, refetch } = useEpochs()
  const [chosen, choose] = useState<number | null>(null)
  const inPlay = epochs?.find(({ games }) => games.length > 0) ?? epochs?.[0]
  const epoch = chosen ?? inPlay?.epoch
  return (
    <>
      <Order />
      {epochs === undefined ? (
        isError ? (
          <Offline onRetry={() => void refetch()} />
        ) : (
          <Skeleton height={360} />
        )
      ) : epoch === undefined ? (
        <EmptyState icon="link" title={t('none')} text={t('noneText')} />
      ) : (
        <Chain key={epoch} epoch={epoch} epochs={epochs} onChoose={choose} />
      )}
    </>
  )
}

function Order() {
  const t = useMessages(messages)
  return (
    <section className={css.section}>
      <h2>{t('order')}</h2>
      <p>{t('orderText')}</p>
      <ol className={css.order}>
        {(['first', 'second', 'third', 'fourth'] as const).map((step) => (
          <li key={step}>
            <h3>{t(step)}</h3>
            <p>{t(`${step}Text`)}</p>
          </li>
        ))}
      </ol>
    </section>
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
  const { data, isError, refetch } = useManifest(epoch)
  const manifest = data && readManifest(data.manifest)
  const options = epochs.map((one) => ({
    value: String(one.epoch),
    label: `${t('epochOption', { epoch: one.epoch, date: format.date(one.createTime) })}${one.games.length > 0 ? ` · ${t('inPlay')}` : ''}`,
  }))
  return (
    <>
      <section className={css.section}>
        <h2>{t('manifest')}</h2>
        <p>{t('manifestText')}</p>
        <div className={css.wide}>
          {epochs.length > 1 && (
            <Select
              label={t('epoch')}
              value={String(epoch)}
              options={options}
              onChange={(value) => onChoose(Number(value))}
            />
          )}
        </div>
        {data ? (
          <ManifestFacts published={data} manifest={manifest ?? null} epoch={epoch} />
        ) : isError ? (
          <Offline onRetry={() => void refetch()} />
        ) : (
          <Skeleton height={240} />
        )}
      </section>
      {data && manifest && <Salt published={data} manifest={manifest} />}
      {manifest && <Terminals manifest={manifest} />}
    </>
  )
}

function ManifestFacts({
  published,
  manifest,
  epoch,
}: {
  published: Published
  manifest: Manifest | null
  epoch: number
}) {
  const t = useMessages(messages)
  const format = useFormat()
  const holds = textHash(published.manifest) === published.manifestHash && manifest?.epoch === epoch
  const [seen] = useState(() => rememberManifest(epoch, published, Date.now()))
  return (
    <>
      {manifest && (
        <dl className={css.times}>
          <Fact name={t('epoch')}>{format.number(manifest.epoch)}</Fact>
          <Fact name={t('published')}>{format.dateTime(manifest.createdAt)}</Fact>
          <Fact name={t('length')}>{format.number(manifest.N)}</Fact>
        </dl>
      )}
      <dl>
        <CopyRow name={t('hash')} value={published.manifestHash} />
      </dl>
      <Verdict holds={holds}>{t(holds ? 'hashHolds' : 'hashFails')}</Verdict>
      <Verdict holds={seen.isSame}>
        {t(seen.isSame ? 'seenSame' : 'seenOther', { date: format.dateTime(seen.since) })}
      </Verdict>
      <details className={css.text}>
        <summary>
          {t('text')}
          <Icon name="down" size={18} />
        </summary>
        <pre>{published.manifest}</pre>
      </details>
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

const CHECKS = {
  practice: { holds: 'checkPractice', fails: 'failPractice' },
  block: { holds: 'checkBlock', fails: 'failBlock' },
  work: { holds: 'checkWork', fails: 'failWork' },
} as const

function Salt({ published, manifest }: { published: Published; manifest: Manifest }) {
  const t = useMessages(messages)
  const height = heightOf(manifest.saltRule) ?? ''
  const isPractice = published.saltSource === 'dev'
  return (
    <section className={css.section}>
      <h2>{t('salt')}</h2>
      {isPractice ? (
        <p className={css.alert}>
          <b>{t('practice')}</b> {t('practiceText')}
        </p>
      ) : (
        <p>{t(published.salt === null ? 'saltWaiting' : 'btc', { height })}</p>
      )}
      {published.salt !== null && (
        <dl>
          <CopyRow name={t('saltValue')} value={published.salt} />
          {published.saltProof && <CopyRow name={t('header')} value={published.saltProof} />}
        </dl>
      )}
      {checkSalt(published, manifest.createdAt).map(({ name, holds }) => (
        <Verdict key={name} holds={holds}>
          {t(CHECKS[name][holds ? 'holds' : 'fails'])}
        </Verdict>
      ))}
      {!isPractice && published.salt !== null && <p>{t('height')}</p>}
    </section>
  )
}

function Terminals({ manifest }: { manifest: Manifest }) {
  const t = useMessages(messages)
  const language = useLanguage()
  const tiles = useTiles()
  const name = (game: string): string => tiles.find(({ id }) => id === game)?.name[language] ?? game
  return (
    <section className={css.section}>
      <h2>{t('terminals')}</h2>
      <p>{t('terminalsText')}</p>
      <dl>
        {Object.entries(manifest.terminals).map(([game, terminal]) => (
          <CopyRow key={game} name={name(game)} value={terminal} />
        ))}
      </dl>
    </section>
  )
}
