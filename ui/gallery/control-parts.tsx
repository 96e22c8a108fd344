import { useState } from 'react'
import { Button, IconButton } from '../src/controls/button.tsx'
import { Chip, Chips } from '../src/controls/chip.tsx'
import { Disclosure } from '../src/controls/disclosure.tsx'
import { IconTile } from '../src/controls/icon-tile.tsx'
import { Option, Options } from '../src/controls/options.tsx'
import { Segments } from '../src/controls/segments.tsx'
import { Stepper } from '../src/controls/stepper.tsx'
import { Tabs } from '../src/controls/tabs.tsx'
import { Row } from '../src/layout/stack.tsx'
import { useMessages } from '../src/text/i18n.ts'
import { Text } from '../src/text/text.tsx'
import { messages } from './messages.ts'
import { Part } from './part.tsx'

const KINDS = ['primary', 'quiet', 'win', 'danger'] as const
const SIZES = ['small', 'medium', 'large'] as const
const PERIODS = ['day', 'week', 'month'] as const

export function ControlParts() {
  return (
    <>
      <ButtonParts />
      <ChoiceParts />
    </>
  )
}

function ChoiceParts() {
  const t = useMessages(messages)
  const [period, setPeriod] = useState<(typeof PERIODS)[number]>('week')
  const options = PERIODS.map((name) => ({ name, text: t(name) }))
  const choice = { chosen: period, onChoose: setPeriod }
  return (
    <>
      <Part name="Chip, Chips">
        <Row wrap>
          <Chip>{t('stake')}</Chip>
        </Row>
        <Chips label={t('looks')} options={options} {...choice} />
      </Part>
      <Part name="Segments">
        <Segments label={t('looks')} name="gallery-period" options={options} {...choice} />
      </Part>
      <Part name="Tabs">
        <Tabs label={t('looks')} tabs={options} {...choice}>
          <Text>{t(period)}</Text>
        </Tabs>
      </Part>
      <Part name="Options">
        <Options label={t('country')}>
          <Option name="France" isChosen onChoose={() => undefined} />
          <Option name="Nigeria" start={<IconTile icon="globe" />} onChoose={() => undefined} />
        </Options>
      </Part>
      <Part name="Stepper">
        <Stepper at={0} count={3} onChoose={() => undefined}>
          <Text>{t('week')}</Text>
        </Stepper>
      </Part>
      <Part name="Disclosure">
        <Disclosure title={t('more')}>
          <Text tone="muted">{t('moreText')}</Text>
        </Disclosure>
        <Disclosure title={t('more')} card>
          <Text tone="muted">{t('moreText')}</Text>
        </Disclosure>
      </Part>
    </>
  )
}

function ButtonParts() {
  const t = useMessages(messages)
  return (
    <>
      <Part name="Button">
        <Row wrap gap={12}>
          {KINDS.map((kind) => (
            <Button key={kind} kind={kind}>
              {t(kind === 'danger' ? 'close' : 'save')}
            </Button>
          ))}
        </Row>
        <Row wrap gap={12}>
          {SIZES.map((size) => (
            <Button key={size} size={size}>
              {t('save')}
            </Button>
          ))}
          <Button busy>{t('save')}</Button>
          <Button disabled>{t('save')}</Button>
        </Row>
        <Button wide>{t('save')}</Button>
      </Part>
      <Part name="IconButton">
        <Row>
          <IconButton icon="back" label={t('change')} />
          <IconButton icon="copy" label={t('save')} />
        </Row>
      </Part>
    </>
  )
}
