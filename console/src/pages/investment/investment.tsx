// The pool as its holders share it, the operator's own part of it, and every epoch.

import { useMutation } from '@tanstack/react-query'
import { useState, type SubmitEvent } from 'react'
import { useAnswer, useAnswerCache } from '../../client/answers.ts'
import { call, type Answer } from '../../client/call.ts'
import { Button } from '../../ui/button.tsx'
import { DataTable, type Column } from '../../ui/data-table/data-table.tsx'
import type { Filter } from '../../ui/data-table/filters.tsx'
import type { RowOf } from '../../ui/data-table/use-list.ts'
import { Dialog, dialogBody, dialogFeet } from '../../ui/dialog.tsx'
import { Field, fieldsOf } from '../../ui/field.tsx'
import { gold, number, share, short } from '../../ui/format.ts'
import { Moment } from '../../ui/moment.tsx'
import { Page } from '../../ui/panel.tsx'
import { Stat, Stats } from '../../ui/stat.tsx'
import { toast } from '../../ui/toast.tsx'
import css from './investment.module.css'

type Share = Answer<'GET /api/console/investment'>
type Epoch = RowOf<'epochs'>
const SHARE = 'GET /api/console/investment'

const filters: Filter[] = [
  { id: 'from', label: 'From', kind: 'from' },
  { id: 'to', label: 'To', kind: 'to' },
]

const columns: Column<Epoch>[] = [
  { id: 'createTime', title: 'Epoch', isSorted: true, show: ({ createTime }) => <Moment at={createTime} /> },
  {
    id: 'price',
    title: 'Price',
    isNumber: true,
    show: ({ price, isVoid }) => (isVoid ? 'void' : (price ?? '–')),
  },
  { id: 'gold', title: 'Pool', isNumber: true, show: (row) => gold(row.gold) },
  { id: 'units', title: 'Units', isNumber: true, show: ({ units }) => short(units) },
  { id: 'result', title: 'Result', isNumber: true, show: ({ result }) => gold(result) },
  { id: 'commission', title: 'Commission', isNumber: true, show: ({ commission }) => gold(commission) },
  { id: 'entered', title: 'Entered', isNumber: true, show: ({ entered }) => gold(entered) },
  { id: 'paid', title: 'Paid out', isNumber: true, show: ({ paid }) => gold(paid) },
]

export default function InvestmentPage() {
  const pool = useAnswer(SHARE, {})
  return (
    <Page title="Investment">
      {pool.isError && <p role="alert">{pool.error.message}</p>}
      {pool.isPending && <p className="wait">Loading…</p>}
      {pool.data && <Pool pool={pool.data} />}
      {pool.data && <OwnShare pool={pool.data} />}
      <h2>Epochs</h2>
      <DataTable
        list="epochs"
        title="Epochs"
        columns={columns}
        keyOf={({ day }) => day}
        filters={filters}
        sort="-createTime"
        empty="The first epoch comes with the end of the day."
      />
    </Page>
  )
}

const Pool = ({ pool }: { pool: Share }) => (
  <Stats>
    <Stat label="Pool" value={gold(pool.gold)} note={`${number(pool.units)} units`} />
    <Stat label="Price of 1,000 units" value={pool.price ?? '–'} />
    <Stat label="Wait to enter" value={gold(pool.entering)} note="gold" />
    <Stat label="Wait to leave" value={short(pool.leavingUnits)} note="units" />
    <Stat label="Next epoch" value={<Moment at={pool.nextEpoch} isAgo />} />
  </Stats>
)

function OwnShare({ pool }: { pool: Share }) {
  const [isRedeeming, setRedeeming] = useState(false)
  const { own } = pool
  return (
    <section className={css.own} aria-label="The operator’s own share">
      <div className={css.head}>
        <h2>The operator’s own share</h2>
        <Button disabled={own.freeUnits === 0} onClick={() => setRedeeming(true)}>
          Redeem
        </Button>
      </div>
      <Stats>
        <Stat
          label="Units"
          value={short(own.units)}
          note={pool.units > 0 ? `${share(own.units / pool.units)} of all` : undefined}
        />
        <Stat label="Worth" value={gold(own.worth)} note="gold" />
        <Stat label="Leaving" value={short(own.leavingUnits)} note="units" />
        <Stat label="May be redeemed" value={short(own.freeUnits)} note="a tenth of all units has to stay" />
      </Stats>
      {isRedeeming && <RedeemDialog most={own.freeUnits} onClose={() => setRedeeming(false)} />}
    </section>
  )
}

function RedeemDialog({ most, onClose }: { most: number; onClose: () => void }) {
  const cache = useAnswerCache()
  // One intent, one number: a repeat is the same order.
  const [requestId] = useState(() => crypto.randomUUID())
  const redeem = useMutation({
    mutationFn: (units: number) => call('POST /api/console/investment/redeem', { units, requestId }),
    onSuccess: async () => {
      await cache.refresh(SHARE)
      toast('The order waits for the next epoch.')
      onClose()
    },
  })
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    redeem.mutate(Number(fieldsOf<'units'>(event.currentTarget).units))
  }
  return (
    <Dialog title="Redeem own units" onClose={onClose}>
      <form className={dialogBody} onSubmit={submit}>
        <p>At the price of the next epoch, which nobody knows yet. An order can not be taken back.</p>
        <Field
          label="Units"
          name="units"
          type="number"
          inputMode="numeric"
          min={1}
          max={most}
          step={1}
          required
          hint={`At most ${number(most)}.`}
        />
        {redeem.isError && <p role="alert">{redeem.error.message}</p>}
        <div className={dialogFeet}>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" kind="danger" busy={redeem.isPending}>
            Redeem
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
