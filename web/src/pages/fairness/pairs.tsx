import { useInfiniteQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { FairnessContract } from '@glasshouse/rulebook/wire/play/fairness'
import type { OutputOf } from '@glasshouse/rulebook/wire/endpoint'
import { nextCursor } from '../../client/query/pages.ts'
import { CopyRow } from '../../play/fairness/copy-row.tsx'
import { checkPair, readExport } from '../../play/fairness/export-check.ts'
import { loadRules } from '../../play/fairness/game-rules.ts'
import { fair, fetchExport, pairsKey } from '../../play/fairness/use-seeds.ts'
import { promisedHash } from '../../play/seeds.ts'
import { Button } from '@glasshouse/ui/controls/button.tsx'
import { Disclosure } from '@glasshouse/ui/controls/disclosure.tsx'
import { Icon } from '@glasshouse/ui/controls/icon.tsx'
import { Fact, Facts } from '@glasshouse/ui/data/facts.tsx'
import { Panel } from '@glasshouse/ui/layout/panel.tsx'
import { Row, Stack } from '@glasshouse/ui/layout/stack.tsx'
import { Loaded } from '@glasshouse/ui/states/list-states.tsx'
import { EmptyState } from '@glasshouse/ui/states/placeholder.tsx'
import { useFormat, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { Hint } from '@glasshouse/ui/text/text.tsx'
import { CheckResult, usePairCheck, type CheckState } from './pair-check.tsx'
import { messages } from './seeds-messages.ts'

type Pair = OutputOf<FairnessContract, 'GET /api/fair/pairs/{lastCreateTime}'>[number]

/** The player's revealed pairs, newest first. */
export function Pairs() {
  const t = useMessages(messages)
  const query = useInfiniteQuery({
    queryKey: pairsKey,
    queryFn: ({ pageParam, signal }) =>
      fair('GET /api/fair/pairs/{lastCreateTime}', { lastCreateTime: pageParam }, { quiet: true, signal }),
    initialPageParam: 0,
    getNextPageParam: nextCursor,
    meta: { own: true },
  })
  return (
    <Panel align="start" title={t('pairs')} text={t('pairsText')}>
      <Loaded query={query} skeleton={64}>
        {({ pages }) =>
          pages[0]?.length ? (
            <Stack as="ul" gap={8}>
              {pages.flat().map((pair) => (
                <li key={pair.seedPairId}>
                  <PairRow pair={pair} />
                </li>
              ))}
            </Stack>
          ) : (
            <EmptyState icon="lock" title={t('none')} text={t('noneText')} />
          )
        }
      </Loaded>
      {query.hasNextPage && (
        <Button kind="quiet" size="small" busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {t('more')}
        </Button>
      )}
    </Panel>
  )
}

function PairRow({ pair }: { pair: Pair }) {
  const t = useMessages(messages)
  const format = useFormat()
  return (
    <Disclosure
      inset
      title={
        <>
          <span style={{ flex: 1 }}>
            <b>{t('pair')}</b>
            <Hint>{format.dateTime(pair.revealTime)}</Hint>
          </span>
          <span className="num">{t('bets', { n: pair.bets })}</span>
        </>
      }
    >
      <Stack>
        <Facts isRuled>
          <Fact name={t('pairId')}>{pair.seedPairId}</Fact>
          <Fact name={t('committed')}>{format.dateTime(pair.createTime)}</Fact>
          <Fact name={t('activated')}>{format.dateTime(pair.activeTime)}</Fact>
          <Fact name={t('revealed')}>{format.dateTime(pair.revealTime)}</Fact>
        </Facts>
        <dl>
          <CopyRow name={t('serverHash')} value={pair.serverSeedHash} />
          <CopyRow name={t('serverSeed')} value={pair.serverSeed} />
          <CopyRow name={t('clientSeed')} value={pair.clientSeed} />
        </dl>
        <PairActions pair={pair} />
      </Stack>
    </Disclosure>
  )
}

function PairActions({ pair: { seedPairId } }: { pair: Pair }) {
  const t = useMessages(messages)
  const { state, check, save } = usePairCheck(
    (onShare) => fetchExport(seedPairId, onShare),
    // A hash that this browser was shown before the bets counts more than the one in the file.
    promisedHash(seedPairId),
  )
  return (
    <>
      <Row wrap gap={10}>
        <Button size="small" busy={state.kind === 'busy'} onClick={() => void check()}>
          {t('check')}
        </Button>
        <Button kind="quiet" size="small" disabled={state.kind === 'busy'} onClick={() => void save()}>
          <Icon name="arrowDown" size={18} />
          {t('save')}
        </Button>
      </Row>
      <CheckResult state={state} />
    </>
  )
}

/** The same check for a file from anywhere; it stays in the browser. */
export function FileCheck() {
  const t = useMessages(messages)
  const input = useRef<HTMLInputElement>(null)
  const [state, setState] = useState<CheckState>({ kind: 'idle' })

  async function check(file: File): Promise<void> {
    const pair = readExport(await file.text())
    if (!pair) return setState({ kind: 'failed', message: t('wrongFile') })
    const onShare = (share: number): void => setState({ kind: 'busy', step: 'checking', share })
    onShare(0)
    const result = await checkPair(pair, { rulesOf: loadRules, onShare })
    setState({ kind: 'done', result, pair })
  }

  return (
    <Panel align="start" title={t('file')} text={t('fileText')}>
      <input
        ref={input}
        type="file"
        accept="application/json,.json"
        hidden
        onChange={(event) => {
          const [file] = event.target.files ?? []
          // The same file may be chosen again after it was changed.
          event.target.value = ''
          if (file) void check(file)
        }}
      />
      <Button kind="quiet" busy={state.kind === 'busy'} onClick={() => input.current?.click()}>
        {t('choose')}
      </Button>
      {state.kind === 'done' && (
        <dl>
          <CopyRow name={t('fileHash', { id: state.pair.seedPairId })} value={state.pair.serverSeedHash} />
        </dl>
      )}
      <CheckResult state={state} />
    </Panel>
  )
}
