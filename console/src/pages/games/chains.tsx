import { useAnswer } from '../../client/answers.ts'
import type { Answer } from '../../client/call.ts'
import { number } from '../../ui/format.ts'
import { Moment } from '../../ui/moment.tsx'
import { Panel } from '../../ui/panel.tsx'
import css from './games.module.css'

type Epoch = Answer<'GET /api/console/chain'>[number]

/** What was published before any round: it binds all results, and nobody can change it. */
export function Chains() {
  const chains = useAnswer('GET /api/console/chain', {})
  if (chains.isError) return <p role="alert">{chains.error.message}</p>
  if (!chains.data) return <div className={css.skeleton} role="status" aria-label="Loading the chains" />
  return (
    <div className={css.epochs}>
      <p className="hint">
        A manifest is published before its salt exists. Every round follows from the two; nothing here or elsewhere can
        change one.
      </p>
      {chains.data.map((epoch) => (
        <EpochPanel key={epoch.epoch} epoch={epoch} />
      ))}
    </div>
  )
}

function EpochPanel({
  epoch: { epoch, manifestHash, createTime, length, saltRule, salt, saltProof, chains },
}: {
  epoch: Epoch
}) {
  return (
    <Panel
      title={`Epoch ${epoch}`}
      aside={
        <a href="/#/pages/fairness/fairness?tab=chain" target="_blank" rel="noreferrer">
          Verify
        </a>
      }
    >
      <dl className={css.published}>
        <dt>Published</dt>
        <dd>
          <Moment at={createTime} />, {number(length)} rounds for each game
        </dd>
        <dt>Manifest</dt>
        <dd>
          <code>{manifestHash}</code>
        </dd>
        <dt>Salt from</dt>
        <dd>{saltRule === 'practice' ? 'practice: the manifest’s own hash, for play money' : saltRule}</dd>
        <dt>Salt</dt>
        <dd>{salt === null ? 'waits for its event' : <code>{salt}</code>}</dd>
        {saltProof && (
          <>
            <dt>Block header</dt>
            <dd>
              <code>{saltProof}</code>
            </dd>
          </>
        )}
      </dl>
      <table className={css.chains} aria-label={`Chains of epoch ${epoch}`}>
        <thead>
          <tr>
            <th scope="col">Game</th>
            <th scope="col">Terminal hash</th>
            <th scope="col">Used</th>
            <th scope="col">Left</th>
          </tr>
        </thead>
        <tbody>
          {chains.map(({ game, terminal, used, left, isCurrent }) => (
            <tr key={game}>
              <th scope="row">
                {game}
                {isCurrent && <span className={css.current}>in play</span>}
              </th>
              <td>
                <code>{terminal}</code>
              </td>
              <td>{number(used)}</td>
              <td>{number(left)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  )
}
