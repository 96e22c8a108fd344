import { useState } from 'react'
import { CLIENT_SEED, hexToBytes, seedHash } from '@glasshouse/rulebook/play/draws'
import { navigate } from '../../client/navigate.tsx'
import { useSession } from '../../client/session.ts'
import { Button } from '@glasshouse/ui/controls/button.tsx'
import { Row } from '@glasshouse/ui/layout/stack.tsx'
import { Text } from '@glasshouse/ui/text/text.tsx'
import { Form } from '@glasshouse/ui/forms/form.tsx'
import { TextField } from '@glasshouse/ui/forms/field.tsx'
import { useFormat, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { Skeleton } from '@glasshouse/ui/states/placeholder.tsx'
import { newClientSeed } from '../client-seed.ts'
import type { RevealedPair } from '../seeds.ts'
import type { Seeds } from '../settled-bet.ts'
import { CopyRow, ValueRow } from './copy-row.tsx'
import { FairnessPanel } from './fairness-panel.tsx'
import { messages } from './messages.ts'
import { Unreachable } from './proof-card.tsx'
import { failure, saveExport, useRotate, useSeeds } from './use-seeds.ts'
import css from './fairness.module.css'

/** Fairness of the games with seeds of one's own: what they are, in plain language, and how to change them. */
export function SeedsPanel() {
  const t = useMessages(messages)
  const { loggedIn } = useSession()
  return (
    <FairnessPanel how={[t('how1'), t('how2'), t('how3')]}>
      {loggedIn ? (
        <MySeeds />
      ) : (
        <section className={css.card}>
          <p>{t('logInText')}</p>
          <Button size="small" onClick={navigate.login}>
            {t('logIn')}
          </Button>
        </section>
      )}
    </FairnessPanel>
  )
}

function MySeeds() {
  const t = useMessages(messages)
  const { data, isError, refetch } = useSeeds()
  const [revealed, setRevealed] = useState<RevealedPair | null>(null)
  if (!data) return isError ? <Unreachable onRetry={() => void refetch()} /> : <Skeleton height={240} />
  return (
    <>
      <section>
        <h3>{t('yours')}</h3>
        <SeedList seeds={data} />
      </section>
      {revealed && <Revealed pair={revealed} />}
      <ChangeSeeds onRevealed={setRevealed} />
    </>
  )
}

function SeedList({ seeds }: { seeds: Seeds }) {
  const t = useMessages(messages)
  const format = useFormat()
  return (
    <dl className={css.list}>
      {seeds.serverSeedHash && <CopyRow name={t('serverHash')} value={seeds.serverSeedHash} />}
      {seeds.clientSeed && <CopyRow name={t('clientSeed')} value={seeds.clientSeed} />}
      <ValueRow name={t('nonce')}>
        <span className="num">{format.number(seeds.nonce)}</span>
      </ValueRow>
      <CopyRow name={t('nextHash')} value={seeds.nextServerSeedHash} />
    </dl>
  )
}

export function ChangeSeeds({ onRevealed }: { onRevealed: (pair: RevealedPair | null) => void }) {
  const t = useMessages(messages)
  const rotate = useRotate()
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string>()
  const [isBusy, setBusy] = useState(false)

  async function change(): Promise<void> {
    if (typed && !CLIENT_SEED.test(typed)) return setError(t('newSeedBad'))
    setBusy(true)
    setError(undefined)
    try {
      const { revealed } = await rotate(typed)
      onRevealed(revealed)
      setTyped('')
    } catch (cause) {
      setError(failure(cause, t('offline')))
    }
    setBusy(false)
  }

  return (
    <Form gap={10} className={css.card} onSubmit={() => void change()}>
      <h3>{t('changeSeeds')}</h3>
      <p>{t('changeText')}</p>
      <TextField
        label={t('newSeed')}
        hint={t('newSeedHint')}
        error={error}
        value={typed}
        onChange={setTyped}
        maxLength={64}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <Row wrap>
        <Button kind="quiet" size="small" onClick={() => setTyped(newClientSeed())}>
          {t('random')}
        </Button>
        <Button type="submit" size="small" busy={isBusy}>
          {t('changeSeeds')}
        </Button>
      </Row>
    </Form>
  )
}

export function Revealed({ pair }: { pair: RevealedPair }) {
  const t = useMessages(messages)
  const [error, setError] = useState<string>()
  const isPromised = seedHash(hexToBytes(pair.serverSeed)) === pair.serverSeedHash
  return (
    <section className={css.card} data-good={isPromised || undefined} role="status">
      <h3>{t('revealedTitle')}</h3>
      <p>{isPromised ? t('revealedText', { bets: pair.bets }) : t('revealedWrong')}</p>
      <dl className={css.list}>
        <CopyRow name={t('serverSeed')} value={pair.serverSeed} />
        <CopyRow name={t('clientSeed')} value={pair.clientSeed} />
      </dl>
      <Button
        kind="quiet"
        size="small"
        onClick={() => void saveExport(pair.seedPairId).catch((cause) => setError(failure(cause, t('offline'))))}
      >
        {t('export')}
      </Button>
      {error && <Text tone="lose">{t('failed', { message: error })}</Text>}
    </section>
  )
}
