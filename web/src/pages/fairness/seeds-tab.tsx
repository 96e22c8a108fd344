import { useState } from 'react'
import { navigate } from '../../client/navigate.tsx'
import { useSession } from '../../client/session.ts'
import { CopyRow } from '../../play/fairness/copy-row.tsx'
import { ChangeSeeds, Revealed } from '../../play/fairness/seeds-panel.tsx'
import { useSeeds } from '../../play/fairness/use-seeds.ts'
import type { RevealedPair } from '../../play/seeds.ts'
import type { Seeds } from '../../play/settled-bet.ts'
import { Button } from '@glasshouse/ui/controls/button.tsx'
import { useFormat, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { Skeleton } from '@glasshouse/ui/states/placeholder.tsx'
import { FileCheck } from './file-check.tsx'
import { Offline } from './offline.tsx'
import { Pairs } from './pairs.tsx'
import { messages } from './seeds-messages.ts'
import css from './fairness.module.css'

export function SeedsTab() {
  const t = useMessages(messages)
  const { loggedIn } = useSession()
  const { data, isError, refetch } = useSeeds()
  return (
    <>
      <section className={css.section}>
        <h2>{t('order')}</h2>
        <p>{t('orderText')}</p>
        {loggedIn && !data ? (
          isError ? (
            <Offline onRetry={() => void refetch()} />
          ) : (
            <Skeleton height={420} />
          )
        ) : (
          <Order seeds={loggedIn ? data : undefined} />
        )}
        {!loggedIn && (
          <div className={css.row}>
            <p>{t('logIn')}</p>
            <Button onClick={navigate.login}>{t('logInButton')}</Button>
          </div>
        )}
      </section>
      {loggedIn && data && <Change />}
      {loggedIn && <Pairs />}
      <FileCheck />
    </>
  )
}

/** The four moments in their order, with one's own values where there are any. */
function Order({ seeds }: { seeds: Seeds | undefined }) {
  const t = useMessages(messages)
  const format = useFormat()
  return (
    <ol className={css.order}>
      <Moment title={t('first')} text={t('firstText')} name={t('serverHash')} value={seeds?.serverSeedHash} />
      <Moment title={t('second')} text={t('secondText')} name={t('clientSeed')} value={seeds?.clientSeed} />
      <Moment title={t('third')} text={seeds ? t('thirdText', { n: format.number(seeds.nonce) }) : t('thirdNone')} />
      <Moment title={t('fourth')} text={t('fourthText')} name={t('nextHash')} value={seeds?.nextServerSeedHash} />
      <Moment title={t('fifth')} text={t('fifthText')} />
    </ol>
  )
}

function Moment({
  title,
  text,
  name = '',
  value,
}: {
  title: string
  text: string
  name?: string
  value?: string | null | undefined
}) {
  return (
    <li>
      <h3>{title}</h3>
      <p>{text}</p>
      {value && (
        <dl>
          <CopyRow name={name} value={value} />
        </dl>
      )}
    </li>
  )
}

function Change() {
  const [revealed, setRevealed] = useState<RevealedPair | null>(null)
  return (
    <div className={css.change}>
      {revealed && <Revealed pair={revealed} />}
      <ChangeSeeds onRevealed={setRevealed} />
    </div>
  )
}
