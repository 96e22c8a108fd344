import { gameName } from '@glasshouse/rulebook/text/game-names'
import { useMessages } from '@glasshouse/ui/text/i18n.ts'
import { Badge } from '@glasshouse/ui/data/badge.tsx'
import { Fact, Facts } from '@glasshouse/ui/data/facts.tsx'
import { Table } from '@glasshouse/ui/data/table.tsx'
import { Row, Stack } from '@glasshouse/ui/layout/stack.tsx'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { useAnswer, useAnswerCache, useOperator } from '../../client/answers.ts'
import type { Answer } from '../../client/call.ts'
import { number } from '../../ui/format.ts'
import { Sentence } from '../../ui/sentence.tsx'
import { Timestamp } from '../../ui/timestamp.tsx'
import { Panel } from '../../ui/page.tsx'
import css from './games.module.css'
import { messages } from './messages.ts'
import { EndDialog, Recovery, RECOVERY } from './recovery.tsx'

const CHAINS = 'GET /api/console/chain'
type Epoch = Answer<typeof CHAINS>[number]

/** What was published before any round. It binds all results, and nobody can change it; an owner can end it. */
export function Chains() {
  const t = useMessages(messages)
  const cache = useAnswerCache()
  const isOwner = useOperator()?.role === 'owner'
  const chains = useAnswer(CHAINS, {})
  const [ending, end] = useState<readonly number[] | null>(null)
  const refresh = () => Promise.all([cache.refresh(CHAINS), cache.refresh(RECOVERY)])
  return (
    <Loaded query={chains} label={t('loadingChains')}>
      {(epochs) => (
        <Stack gap={16}>
          <Recovery onEnd={isOwner ? end : null} onDone={refresh} />
          <p className="hint">{t('chainsHint')}</p>
          {epochs.map((epoch) => (
            <EpochPanel key={epoch.epoch} epoch={epoch} onEnd={isOwner ? () => end([epoch.epoch]) : null} />
          ))}
          {ending && <EndDialog epochs={ending} onDone={refresh} onClose={() => end(null)} />}
        </Stack>
      )}
    </Loaded>
  )
}

function EpochPanel({ epoch: each, onEnd }: { epoch: Epoch; onEnd: (() => void) | null }) {
  const t = useMessages(messages)
  const { epoch, manifestHash, createTime, length, saltRule, salt, saltProof, ended, chains } = each
  return (
    <Panel
      title={t('epoch', { epoch })}
      aside={
        <Row gap={12}>
          {ended && <Badge tone="wait">{t('ended')}</Badge>}
          <a href="/#/pages/fairness/fairness?tab=chain" target="_blank" rel="noreferrer">
            {t('verify')}
          </a>
          {!ended && onEnd && (
            <Button kind="danger" onClick={onEnd}>
              {t('endChain')}
            </Button>
          )}
        </Row>
      }
    >
      <Facts isAligned>
        {ended && (
          <Fact name={t('endedAt')}>
            <Sentence text={t('endedAtWhy')} parts={{ time: <Timestamp at={ended.time} />, reason: ended.reason }} />
          </Fact>
        )}
        <Fact name={t('published')}>
          <Sentence text={t('publishedAt', { n: length })} parts={{ time: <Timestamp at={createTime} /> }} />
        </Fact>
        <Fact name={t('manifest')}>
          <code>{manifestHash}</code>
        </Fact>
        <Fact name={t('saltFrom')}>{saltRule === 'practice' ? t('testSalt') : saltRule}</Fact>
        <Fact name={t('salt')}>{salt === null ? t('saltPending') : <code>{salt}</code>}</Fact>
        {saltProof && (
          <Fact name={t('blockHeader')}>
            <code>{saltProof}</code>
          </Fact>
        )}
      </Facts>
      <Table label={t('chainsOfEpoch', { epoch })}>
        <thead>
          <tr>
            <th scope="col">{t('game')}</th>
            <th scope="col" className={css.terminal}>
              {t('terminalHash')}
            </th>
            <th scope="col">{t('used')}</th>
            <th scope="col">{t('left')}</th>
          </tr>
        </thead>
        <tbody>
          {chains.map(({ game, terminal, used, left, isCurrent }) => (
            <tr key={game}>
              <th scope="row">
                <span className={css.name}>{gameName(game)}</span> {isCurrent && <Badge>{t('inUse')}</Badge>}
              </th>
              <td className={css.terminal}>
                <code>{terminal}</code>
              </td>
              <td>{number(used)}</td>
              <td>{number(left)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Panel>
  )
}
