import { Button } from '../src/controls/button.tsx'
import { Note, Panel } from '../src/layout/panel.tsx'
import { Divider, Grid, Row, Stack } from '../src/layout/stack.tsx'
import { Timeline, TimelineStep } from '../src/layout/timeline.tsx'
import { TitleBar } from '../src/layout/title-bar.tsx'
import { useMessages } from '../src/text/i18n.ts'
import { Hint, Paragraph, Text } from '../src/text/text.tsx'
import { messages } from './messages.ts'
import { Part } from './part.tsx'

const SIZES = [1, 2, 3, 4, 5, 6, 7] as const
const TONES = ['plain', 'muted', 'faint', 'accent', 'win', 'lose'] as const

export function LayoutParts() {
  const t = useMessages(messages)
  return (
    <>
      <TextPart />
      <Part name="Stack, Row, Grid, Divider">
        <Stack gap={8}>
          <Row justify="space-between">
            <Text>{t('stake')}</Text>
            <Text isNumber>500</Text>
          </Row>
          <Divider />
          <Grid columns={3} gap={8}>
            {[t('day'), t('week'), t('month')].map((text) => (
              <Note key={text}>{text}</Note>
            ))}
          </Grid>
          <Grid min="9rem" gap={8}>
            {[t('confirmed'), t('waiting'), t('rejected')].map((text) => (
              <Note key={text}>{text}</Note>
            ))}
          </Grid>
        </Stack>
      </Part>
      <Part name="Panel">
        <Panel
          title={t('withdrawal')}
          aside={
            <Button kind="quiet" size="small">
              {t('change')}
            </Button>
          }
        >
          <Text tone="muted">{t('withdrawalText')}</Text>
          <Panel look="inset" title={t('balance')}>
            <Text isNumber size={7}>
              100,000
            </Text>
          </Panel>
        </Panel>
      </Part>
      <Part name="Note">
        <Note>{t('withdrawalText')}</Note>
        <Note tone="info">{t('notVerified')}</Note>
        <Note tone="win">{t('won')}</Note>
        <Note tone="lose">{t('lost')}</Note>
      </Part>
      <Part name="Timeline">
        <Timeline>
          <TimelineStep title={t('waiting')} tone="good" />
          <TimelineStep title={t('confirmed')} tone="open" isCurrent />
          <TimelineStep title={t('withdrawal')} tone="ahead" />
        </Timeline>
      </Part>
      <Part name="TitleBar">
        <TitleBar title={t('withdrawal')} onBack={() => undefined} />
      </Part>
    </>
  )
}

function TextPart() {
  const t = useMessages(messages)
  return (
    <Part name="Text">
      {SIZES.map((size) => (
        <Text key={size} size={size}>
          {size}. {t('withdrawalText')}
        </Text>
      ))}
      <Row wrap gap={12}>
        {TONES.map((tone) => (
          <Text as="span" key={tone} tone={tone}>
            {tone}
          </Text>
        ))}
        <Text as="span" isNumber>
          1,234,567
        </Text>
      </Row>
      <Text isCut>{`${t('withdrawalText')} ${t('withdrawalText')}`}</Text>
      <Paragraph>{t('withdrawalText')}</Paragraph>
      <Hint>{t('phoneHint')}</Hint>
    </Part>
  )
}
