import { useQuery as useAnswer } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { CallError } from '../../client/call.ts'
import { useTiles } from '../../client/game-tile.ts'
import { navigate, useQuery } from '../../client/navigate.tsx'
import { loadRules } from '../../play/fairness/game-rules.ts'
import { fair } from '../../play/fairness/use-seeds.ts'
import { centrePath } from '../../play/fairness/verifier-path.ts'
import { Button } from '@glasshouse/ui/controls/button.tsx'
import { Select, TextField } from '@glasshouse/ui/forms/field.tsx'
import { useLanguage, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { Panel } from '@glasshouse/ui/layout/panel.tsx'
import { Skeleton } from '@glasshouse/ui/states/placeholder.tsx'
import { choiceFields } from './choice-fields.ts'
import { Verifier, type GameProofs } from './verifier.tsx'
import { mustAsk, startOf, startOfBet, type Start } from './verifier-start.ts'
import { messages } from './verify-messages.ts'
import css from './fairness.module.css'

/** The verifier, filled in by the address where that has something to say. */
export function VerifyTab({ proofs }: { proofs: GameProofs }) {
  const t = useMessages(messages)
  const query = useQuery()
  const named = startOf(query)
  const asks = mustAsk(named)
  const { data, error, isFetching } = useAnswer({
    queryKey: ['bet', named.betId],
    queryFn: ({ signal }) => fair('GET /api/bet/{id}', { id: named.betId ?? 0 }, { quiet: true, signal }),
    enabled: asks,
    // Its seed may have been revealed a moment ago.
    staleTime: 0,
  })
  const start = asks ? data && startOfBet(data) : named
  const problem = !asks || !error ? undefined : t(error instanceof CallError && error.network ? 'offline' : 'betWrong')
  return (
    <Panel title={t('title')} text={t('text')}>
      <BetNumber key={`bet-${named.betId}`} first={named.betId} problem={problem} isBusy={isFetching} />
      {start || problem ? (
        <Games key={`${query}${start?.fields.serverSeed}`} start={start ?? { ...named, betId: null }} proofs={proofs} />
      ) : (
        <Skeleton height={420} />
      )}
    </Panel>
  )
}

function BetNumber({ first, problem, isBusy }: { first: number | null; problem: string | undefined; isBusy: boolean }) {
  const t = useMessages(messages)
  const [typed, setTyped] = useState(first === null ? '' : String(first))
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (/^[1-9]\d{0,14}$/.test(typed.trim())) navigate.redirect(`${centrePath('verify')}&bet=${typed.trim()}`)
  }
  return (
    <form className={css.betNumber} onSubmit={submit}>
      <TextField
        label={t('bet')}
        hint={t('betHint')}
        error={problem}
        inputMode="numeric"
        autoComplete="off"
        value={typed}
        onChange={setTyped}
      />
      <Button type="submit" kind="quiet" busy={isBusy}>
        {t('fill')}
      </Button>
    </form>
  )
}

/** Which game; another one begins with an empty form. */
function Games({ start: named, proofs }: { start: Start; proofs: GameProofs }) {
  const t = useMessages(messages)
  const language = useLanguage()
  const tiles = useTiles()
  const known = tiles.some(({ id }) => id === named.game) ? named.game : null
  const [game, setGame] = useState(known ?? tiles[0]?.id ?? '')
  const start: Start =
    game === named.game ? named : { game, betId: null, fields: {}, gold: null, choice: null, claim: null }
  const { data: rules } = useAnswer({
    queryKey: ['game-rules', game],
    queryFn: () => loadRules(game),
    staleTime: Infinity,
  })
  return (
    <>
      <Select
        label={t('game')}
        value={game}
        options={tiles.map(({ id, name }) => ({ value: id, label: name[language] }))}
        onChange={setGame}
      />
      {rules ? (
        <Verifier key={game} rules={rules} choiceFields={choiceFields(rules)} start={start} proofs={proofs} />
      ) : (
        <Skeleton height={360} />
      )}
    </>
  )
}
