import { agentLevels, INVESTMENT_REBATE_BPS, nextPayout, REBATE_BPS, TIERS } from '@glasshouse/rulebook/core/referral'
import { Badge } from '@glasshouse/ui/data/badge.tsx'
import { Table } from '@glasshouse/ui/data/table.tsx'
import { Panel } from '@glasshouse/ui/layout/panel.tsx'
import { Stack } from '@glasshouse/ui/layout/stack.tsx'
import { useFormat, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { Hint, Paragraph, Text } from '@glasshouse/ui/text/text.tsx'
import { serverNow } from '../../client/live/live.ts'
import { useSession } from '../../client/session.ts'
import { useWeekly } from '../../client/text/utc.ts'
import { messages as levelNames } from './agent-messages.ts'
import { messages } from './rules-messages.ts'
import { useSummary } from './use-refer.ts'

const SECTIONS = ['counts', 'paid', 'who', 'cost'] as const

/** All rates and rules, in numbers. */
export function RulesTab() {
  const t = useMessages(messages)
  const { loggedIn } = useSession()
  const payday = useWeekly()(nextPayout(serverNow()))
  return (
    <>
      <Panel title={t('rates')}>
        {loggedIn ? <OwnRates /> : <Rates own={null} />}
        <Hint>{t('tiersText')}</Hint>
        <Hint>{t('investmentText')}</Hint>
      </Panel>
      <Panel gap={20}>
        {SECTIONS.map((name) => (
          <Stack key={name} gap={6}>
            <h2>{t(name)}</h2>
            <Text tone="muted">{t(`${name}Text`, payday)}</Text>
            {name !== 'cost' && <Text tone="muted">{t(`${name}More`)}</Text>}
            {name === 'counts' && <Example />}
          </Stack>
        ))}
      </Panel>
    </>
  )
}

function Example() {
  const t = useMessages(messages)
  return (
    <Panel
      look="inset"
      gap={8}
      title={
        <Text as="h3" size={4}>
          {t('example')}
        </Text>
      }
    >
      <Stack as="ol" gap={8}>
        {(['example1', 'example2', 'example3'] as const).map((name) => (
          <Paragraph as="li" key={name}>
            {t(name)}
          </Paragraph>
        ))}
      </Stack>
    </Panel>
  )
}

const OwnRates = () => <Rates own={useSummary().data?.level ?? null} />

function Rates({ own }: { own: string | null }) {
  const t = useMessages(messages)
  const level = useMessages(levelNames)
  const format = useFormat()
  const percent = (bps: number): string => (bps === 0 ? '–' : format.percent(bps / 10_000))
  return (
    <Table label={t('rates')}>
      <thead>
        <tr>
          <th scope="col">{t('level')}</th>
          {TIERS.map((tier) => (
            <th key={tier} scope="col">
              {t('tier', { n: tier })}
            </th>
          ))}
          <th scope="col">{t('investment')}</th>
        </tr>
      </thead>
      <tbody>
        {agentLevels.map((name) => (
          <tr key={name} aria-current={own === name || undefined}>
            <th scope="row">
              {level(name)} {own === name && <Badge tone="accent">{level('you')}</Badge>}
            </th>
            {REBATE_BPS[name].map((bps, place) => (
              <td key={place}>{percent(bps)}</td>
            ))}
            <td>{percent(INVESTMENT_REBATE_BPS[name])}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
