import { Badge } from '@glasshouse/ui/data/badge.tsx'
import { Fact, Facts } from '@glasshouse/ui/data/facts.tsx'
import { Table } from '@glasshouse/ui/data/table.tsx'
import { Stack } from '@glasshouse/ui/layout/stack.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { useAnswer } from '../../client/answers.ts'
import type { Answer } from '../../client/call.ts'
import { number } from '../../ui/format.ts'
import { Timestamp } from '../../ui/timestamp.tsx'
import { Panel } from '../../ui/page.tsx'
import css from './games.module.css'

type Epoch = Answer<'GET /api/console/chain'>[number]

/** What was published before any round. It binds all results, and nobody can change it. */
export function Chains() {
  const chains = useAnswer('GET /api/console/chain', {})
  return (
    <Loaded query={chains} label="Loading the chains">
      {(epochs) => (
        <Stack gap={16}>
          <p className="hint">
            A manifest is published before its salt exists. Every round follows from the two; nothing here or elsewhere
            can change one.
          </p>
          {epochs.map((epoch) => (
            <EpochPanel key={epoch.epoch} epoch={epoch} />
          ))}
        </Stack>
      )}
    </Loaded>
  )
}

function EpochPanel({ epoch: each }: { epoch: Epoch }) {
  const { epoch, manifestHash, createTime, length, saltRule, salt, saltProof, chains } = each
  return (
    <Panel
      title={`Epoch ${epoch}`}
      aside={
        <a href="/#/pages/fairness/fairness?tab=chain" target="_blank" rel="noreferrer">
          Verify
        </a>
      }
    >
      <Facts isAligned>
        <Fact name="Published">
          <Timestamp at={createTime} />, {number(length)} rounds for each game
        </Fact>
        <Fact name="Manifest">
          <code>{manifestHash}</code>
        </Fact>
        <Fact name="Salt from">
          {saltRule === 'practice' ? 'practice: the manifest’s own hash, for play money' : saltRule}
        </Fact>
        <Fact name="Salt">{salt === null ? 'waits for its event' : <code>{salt}</code>}</Fact>
        {saltProof && (
          <Fact name="Block header">
            <code>{saltProof}</code>
          </Fact>
        )}
      </Facts>
      <Table label={`Chains of epoch ${epoch}`}>
        <thead>
          <tr>
            <th scope="col">Game</th>
            <th scope="col" className={css.terminal}>
              Terminal hash
            </th>
            <th scope="col">Used</th>
            <th scope="col">Left</th>
          </tr>
        </thead>
        <tbody>
          {chains.map(({ game, terminal, used, left, isCurrent }) => (
            <tr key={game}>
              <th scope="row">
                <span className={css.name}>{game}</span> {isCurrent && <Badge>in play</Badge>}
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
