import { useRef, useState, type FormEvent } from 'react'
import { flushSync } from 'react-dom'
import type { GameRules } from '@glasshouse/rulebook/play/game'
import { CopyRow } from '../../play/fairness/copy-row.tsx'
import type { GameProof, GameRoundProof } from '../../play/settled-bet.ts'
import { Button } from '@glasshouse/ui/controls/button.tsx'
import { TextField } from '@glasshouse/ui/forms/field.tsx'
import { Panel } from '@glasshouse/ui/layout/panel.tsx'
import { Verdict } from '@glasshouse/ui/states/verdict.tsx'
import { useFormat, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { Paragraph, Text } from '@glasshouse/ui/text/text.tsx'
import { ChoiceForm } from './choice-form.tsx'
import type { ChoiceField } from './choice-fields.ts'
import { firstForm, questionOf, type FormProblem, type FormValues } from './verifier-form.ts'
import type { Start } from './verifier-start.ts'
import { commandOf, fieldsOf, find, isShared, tidy, type FieldName, type Finding, type Question } from './question.ts'
import { messages } from './verify-messages.ts'
import css from './fairness.module.css'

export interface GameProofs {
  readonly bet: ReadonlyMap<string, GameProof>
  readonly round: ReadonlyMap<string, GameRoundProof>
}

interface VerifierProps {
  rules: GameRules
  choiceFields: readonly ChoiceField[]
  start: Start
  proofs: GameProofs
}

export function Verifier({ rules, choiceFields, start, proofs }: VerifierProps) {
  const t = useMessages(messages)
  const [form, setForm] = useState(() => firstForm(start, choiceFields))
  const asked = questionOf(rules, choiceFields, form)
  // A link that carries every field shows its result at once.
  const [isAsked, setAsked] = useState(asked.question !== null)
  const heading = useRef<HTMLHeadingElement>(null)
  const problems = isAsked ? asked.problems : null
  const isSecret = start.claim !== null && start.fields.serverSeed === ''

  /** A changed field makes it another bet, of which nothing has been claimed. */
  const change = (part: Partial<FormValues>): void => {
    setForm({ ...form, ...part, claim: null })
    setAsked(false)
  }
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    flushSync(() => setAsked(true))
    heading.current?.focus()
  }

  return (
    <>
      <form className={css.form} onSubmit={submit}>
        {fieldsOf(rules).map((name) => (
          <TextField
            key={name}
            label={t(name)}
            hint={isSecret && name === 'serverSeed' ? t('secret') : undefined}
            error={problems?.has(name) ? t(faultText(name)) : undefined}
            value={form.fields[name] ?? ''}
            onChange={(value) => change({ fields: { ...form.fields, [name]: tidy(name, value) } })}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            inputMode={name === 'nonce' || name === 'index' ? 'numeric' : 'text'}
          />
        ))}
        <BetFields rules={rules} choiceFields={choiceFields} form={form} problems={problems} onChange={change} />
        <Button type="submit" wide>
          {t('verify')}
        </Button>
      </form>
      {isAsked && asked.question && (
        <div className={css.finding}>
          <h2 ref={heading} tabIndex={-1}>
            {t('result')}
          </h2>
          <Result
            question={asked.question}
            betId={start.betId}
            Bet={proofs.bet.get(rules.id)}
            Round={proofs.round.get(rules.id)}
          />
        </div>
      )}
    </>
  )
}

const faultText = (name: FieldName) =>
  name === 'clientSeed' ? 'seedWrong' : name === 'nonce' ? 'nonceWrong' : name === 'index' ? 'indexWrong' : 'hex'

interface BetFieldsProps {
  rules: GameRules
  choiceFields: readonly ChoiceField[]
  form: FormValues
  problems: ReadonlySet<FormProblem> | null
  onChange: (part: Partial<FormValues>) => void
}

/** What was staked and chosen: all that the payout needs beside the draw. */
function BetFields({ rules, choiceFields, form, problems, onChange }: BetFieldsProps) {
  const t = useMessages(messages)
  const last = rules.kind === 'steps' ? rules.cells - 1 : 0
  return (
    <fieldset className={css.betFields}>
      <legend>{t('choice')}</legend>
      <Paragraph>
        {t(rules.kind === 'steps' ? 'choiceMines' : isShared(rules) ? 'choiceShared' : 'choiceOwn')}
      </Paragraph>
      <ChoiceForm fields={choiceFields} values={form.choice} onChange={(choice) => onChange({ choice })} />
      {problems?.has('choice') && (
        <Text role="alert" tone="lose">
          {t('choiceWrong')}
        </Text>
      )}
      {rules.kind === 'crash' && (
        <TextField
          label={t('exit')}
          hint={t('exitHint')}
          error={problems?.has('exit') ? t('exitWrong') : undefined}
          inputMode="decimal"
          value={form.exit}
          onChange={(exit) => onChange({ exit })}
        />
      )}
      {rules.kind === 'steps' && (
        <TextField
          label={t('opened')}
          hint={t('openedHint', { last })}
          error={problems?.has('opened') ? t('openedWrong', { last }) : undefined}
          value={form.opened}
          onChange={(opened) => onChange({ opened })}
        />
      )}
      <TextField
        label={t('gold')}
        error={problems?.has('gold') ? t('goldWrong') : undefined}
        inputMode="numeric"
        value={form.gold}
        onChange={(gold) => onChange({ gold })}
      />
    </fieldset>
  )
}

interface ResultProps {
  question: Question
  betId: number | null
  /** What the game brings for a bet and for a round. */
  Bet: GameProof | undefined
  Round: GameRoundProof | undefined
}

function Result({ question, betId, Bet, Round }: ResultProps) {
  const t = useMessages(messages)
  const { claim } = question
  const finding = find(question)
  return (
    <>
      <Paragraph>
        {claim === null ? t('uncompared') : betId === null ? t('comparedPlain') : t('compared', { id: betId })}
      </Paragraph>
      {finding.kind === 'bet' && Bet ? (
        <Bet bet={finding.bet} />
      ) : finding.kind === 'round' && Round ? (
        <Round round={finding.round} />
      ) : (
        <Plain finding={finding} />
      )}
      {finding.kind === 'round' && finding.payout && <Payout gold={question.gold} payout={finding.payout} />}
      <dl>
        <CopyRow name={t('command')} value={commandOf(question, finding)} />
      </dl>
    </>
  )
}

/** For a game that is still being built: the outcome as the rules write it. */
function Plain({ finding }: { finding: Finding }) {
  const t = useMessages(messages)
  const outcome = finding.kind === 'bet' ? finding.bet.outcome : finding.round.outcome
  return (
    <>
      <p>{t('unknown')}</p>
      <pre className={css.code}>{JSON.stringify(outcome)}</pre>
    </>
  )
}

function Payout({ gold, payout }: { gold: number; payout: { computed: number; claimed: number | null } }) {
  const t = useMessages(messages)
  const format = useFormat()
  const { computed, claimed } = payout
  return (
    <Panel
      className={css.result}
      data-bad={(claimed !== null && claimed !== computed) || undefined}
      title={<h3>{t('payout')}</h3>}
      text={t('pays', { gold: format.gold(gold), payout: format.gold(computed) })}
    >
      {claimed !== null && (
        <Verdict holds={claimed === computed}>
          {claimed === computed ? t('paysSame') : t('paysOther', { claimed: format.gold(claimed) })}
        </Verdict>
      )}
    </Panel>
  )
}
