// The bankroll as its investors share it, the operator's own share, and every epoch.

import { epochList } from '@glasshouse/rulebook/backoffice/lists'
import { Row, Stack } from '@glasshouse/ui/layout/stack.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { useState } from 'react'
import { useAnswer, useAnswerCache } from '../../client/answers.ts'
import { call, type Answer } from '../../client/call.ts'
import { Button } from '../../ui/button.tsx'
import { DataTable } from '../../ui/data-table/data-table.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { TextField } from '@glasshouse/ui/forms/field.tsx'
import { gold, number, share, short } from '../../ui/format.ts'
import { Timestamp } from '../../ui/timestamp.tsx'
import { Page } from '../../ui/page.tsx'
import { Stat, Stats } from '@glasshouse/ui/data/facts.tsx'
import { toast } from '../../ui/toast.ts'

type Share = Answer<'GET /api/console/investment'>
const SHARE = 'GET /api/console/investment'

export default function InvestmentPage() {
  const pool = useAnswer(SHARE, {})
  return (
    <Page title="Investment">
      <Loaded query={pool}>
        {(data) => (
          <>
            <Pool pool={data} />
            <OwnShare pool={data} />
          </>
        )}
      </Loaded>
      <h2>Epochs</h2>
      <DataTable
        list={epochList}
        title="Epochs"
        columns={[
          'createTime',
          { id: 'price', show: ({ price, isVoid }) => (isVoid ? 'void' : (price ?? '–')) },
          'gold',
          { id: 'units', show: ({ units }) => short(units) },
          'result',
          'commission',
          'entered',
          'paid',
        ]}
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
    <Stat label="Next epoch" value={<Timestamp at={pool.nextEpoch} isAgo />} />
  </Stats>
)

function OwnShare({ pool }: { pool: Share }) {
  const [isRedeeming, setRedeeming] = useState(false)
  const { own } = pool
  return (
    <Stack as="section" aria-label="The operator’s own share">
      <Row gap={12} justify="space-between">
        <h2>The operator’s own share</h2>
        <Button disabled={own.freeUnits === 0} onClick={() => setRedeeming(true)}>
          Redeem
        </Button>
      </Row>
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
    </Stack>
  )
}

function RedeemDialog({ most, onClose }: { most: number; onClose: () => void }) {
  const cache = useAnswerCache()
  // Made once for this dialog, so that a repeat is the same order.
  const [requestId] = useState(() => crypto.randomUUID())
  return (
    <FormDialog<'units'>
      title="Redeem own units"
      act="Redeem"
      isDanger
      onSubmit={async ({ units }) => {
        await call('POST /api/console/investment/redeem', { units: Number(units), requestId })
        await cache.refresh(SHARE)
        toast('The order waits for the next epoch.')
      }}
      onClose={onClose}
    >
      <p>At the price of the next epoch, which nobody knows yet. An order can not be taken back.</p>
      <TextField
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
    </FormDialog>
  )
}
