// The bankroll that investors share, the operator's own units, and every daily settlement.

import { useMessages } from '@glasshouse/ui/text/i18n.ts'
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
import { date, gold, number, percent, short, time } from '../../ui/format.ts'
import { Page } from '../../ui/page.tsx'
import { Stat, Stats } from '@glasshouse/ui/data/facts.tsx'
import { toast } from '../../ui/toast.ts'
import { messages } from './messages.ts'

type Share = Answer<'GET /api/console/investment'>
const SHARE = 'GET /api/console/investment'

export default function InvestmentPage() {
  const t = useMessages(messages)
  const pool = useAnswer(SHARE, {})
  return (
    <Page title={t('title')}>
      <Loaded query={pool}>
        {(data) => (
          <>
            <Bankroll pool={data} />
            <OwnShare pool={data} />
          </>
        )}
      </Loaded>
      <h2>{t('settlements')}</h2>
      <DataTable
        list={epochList}
        title={t('settlements')}
        columns={[
          'createTime',
          { id: 'price', show: ({ price, isVoid }) => (isVoid ? t('void') : (price ?? '–')) },
          'gold',
          { id: 'units', show: ({ units }) => short(units) },
          'result',
          'commission',
          'entered',
          'paid',
        ]}
        empty={t('noSettlements')}
      />
    </Page>
  )
}

function Bankroll({ pool }: { pool: Share }) {
  const t = useMessages(messages)
  return (
    <Stats>
      <Stat label={t('bankroll')} value={gold(pool.gold)} note={t('units', { n: pool.units })} />
      <Stat label={t('price')} value={pool.price ?? '–'} />
      <Stat label={t('pendingDeposits')} value={gold(pool.entering)} note={t('inGold')} />
      <Stat label={t('pendingRedemptions')} value={short(pool.leavingUnits)} note={t('inUnits')} />
      <Stat label={t('nextSettlement')} value={time(pool.nextEpoch)} note={date(pool.nextEpoch)} />
    </Stats>
  )
}

function OwnShare({ pool }: { pool: Share }) {
  const t = useMessages(messages)
  const [isRedeeming, setRedeeming] = useState(false)
  const { own } = pool
  return (
    <Stack as="section" aria-label={t('own')}>
      <Row gap={12} justify="space-between">
        <h2>{t('own')}</h2>
        <Button disabled={own.freeUnits === 0} onClick={() => setRedeeming(true)}>
          {t('redeem')}
        </Button>
      </Row>
      <Stats>
        <Stat
          label={t('ownUnits')}
          value={short(own.units)}
          note={pool.units > 0 ? t('shareOfAll', { share: percent(own.units / pool.units) }) : undefined}
        />
        <Stat label={t('value')} value={gold(own.worth)} note={t('inGold')} />
        <Stat label={t('pendingRedemptions')} value={short(own.leavingUnits)} note={t('inUnits')} />
        <Stat label={t('redeemable')} value={short(own.freeUnits)} note={t('redeemableNote')} />
      </Stats>
      {isRedeeming && <RedeemDialog most={own.freeUnits} onClose={() => setRedeeming(false)} />}
    </Stack>
  )
}

function RedeemDialog({ most, onClose }: { most: number; onClose: () => void }) {
  const t = useMessages(messages)
  const cache = useAnswerCache()
  // Made once for this dialog, so that a repeat is the same order.
  const [requestId] = useState(() => crypto.randomUUID())
  return (
    <FormDialog<'units'>
      title={t('redeemTitle')}
      act={t('redeem')}
      isDanger
      onSubmit={async ({ units }) => {
        await call('POST /api/console/investment/redeem', { units: Number(units), requestId })
        await cache.refresh(SHARE)
        toast(t('redeemed', { n: Number(units) }))
      }}
      onClose={onClose}
    >
      <p>{t('redeemText')}</p>
      <TextField
        label={t('ownUnits')}
        name="units"
        type="number"
        inputMode="numeric"
        min={1}
        max={most}
        step={1}
        required
        hint={t('mostUnits', { n: number(most) })}
      />
    </FormDialog>
  )
}
