import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { FairnessContract } from '@glasshouse/rulebook/wire/play/fairness'
import { caller } from '../../client/call.ts'
import { hostOf } from '../../client/hosts.ts'
import { CopyRow } from '../../play/fairness/copy-row.tsx'
import type { PublicRound } from '../../play/settled-bet.ts'
import { Button, buttonClass } from '@glasshouse/ui/controls/button.tsx'
import { Row } from '@glasshouse/ui/layout/stack.tsx'
import { Panel } from '@glasshouse/ui/layout/panel.tsx'
import { Verdict } from '@glasshouse/ui/states/verdict.tsx'
import { useFormat, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { Skeleton } from '@glasshouse/ui/states/placeholder.tsx'
import { terminalOf, textHash, walkChain } from './book.ts'
import { messages } from './messages.ts'

const call = caller<FairnessContract>()

/** The manifest that bound all rounds before the first one, and the way from this round to it. */
export function ChainSection({ round }: { round: PublicRound }) {
  const t = useMessages(messages)
  const { data } = useQuery({
    queryKey: ['manifest', round.epoch],
    queryFn: ({ signal }) => call('GET /api/fair/manifest/{epoch}', { epoch: round.epoch }, { quiet: true, signal }),
    staleTime: Infinity,
  })
  const terminal = data && terminalOf(data.manifest, round.game)
  const holds = data !== undefined && textHash(data.manifest) === data.manifestHash && terminal !== null
  const path = `/api/fair/manifest/${round.epoch}`
  return (
    <Panel align="start" title={t('walk')} text={t('walkText')}>
      {data ? (
        <>
          <dl>
            {terminal && <CopyRow name={t('terminal')} value={terminal} />}
            <CopyRow name={t('manifestHash')} value={data.manifestHash} />
          </dl>
          <Verdict holds={holds}>{t(holds ? 'manifestHolds' : 'manifestFails')}</Verdict>
        </>
      ) : (
        <Skeleton height={120} />
      )}
      <Row wrap>
        {terminal && round.hash !== null && <Walk hash={round.hash} index={round.index} terminal={terminal} />}
        <a
          href={hostOf(path) + path}
          target="_blank"
          rel="noreferrer"
          className={buttonClass({ kind: 'quiet', size: 'small' })}
        >
          {t('manifest')}
        </a>
      </Row>
    </Panel>
  )
}

/** Hashing to the end of the chain takes a moment, so it is done when it is asked for. */
function Walk({ hash, index, terminal }: { hash: string; index: number; terminal: string }) {
  const t = useMessages(messages)
  const format = useFormat()
  const [share, setShare] = useState<number | null>(null)
  const [end, setEnd] = useState<string | null>(null)
  const n = format.number(index)
  if (end !== null) {
    const holds = end === terminal
    return <Verdict holds={holds}>{t(holds ? 'walkHolds' : 'walkFails', { n })}</Verdict>
  }
  const walk = async (): Promise<void> => {
    setShare(0)
    setEnd(await walkChain(hash, index, setShare))
  }
  return (
    <Button size="small" busy={share !== null} onClick={() => void walk()}>
      {share === null
        ? t('walkButton', { n })
        : t('walking', { percent: format.percent(Math.floor(share * 100) / 100) })}
    </Button>
  )
}
