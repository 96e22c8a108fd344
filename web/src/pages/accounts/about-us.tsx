import { Stack } from '@glasshouse/ui/layout/stack.tsx'
import { Loaded } from '@glasshouse/ui/states/list-states.tsx'
import { useMessages } from '@glasshouse/ui/text/i18n.ts'
import { Text } from '@glasshouse/ui/text/text.tsx'
import { InnerPage } from '../../client/inner-page.tsx'
import { ButtonLink } from '../../client/link-rows.tsx'
import logo from '../../logo.svg'
import { ContentSkeleton, useAboutUs } from './content.tsx'
import { messages } from './messages.ts'

export default function AboutUs() {
  const t = useMessages(messages)
  return (
    <InnerPage title={t('aboutUs')} width={640}>
      <Loaded query={useAboutUs()} skeleton={<ContentSkeleton />}>
        {({ title, paragraphs, place }) => (
          <Stack as="article" gap={16} pad="12px 0">
            <img src={logo} width="72" height="72" alt="" />
            <Text as="h2" size={7}>
              {title}
            </Text>
            {paragraphs.map((paragraph) => (
              <Text key={paragraph} tone="muted">
                {paragraph}
              </Text>
            ))}
            {place && (
              <ButtonLink to={`/open-location?${placeQuery(place)}`} kind="quiet" icon="globe" text={place.name} />
            )}
          </Stack>
        )}
      </Loaded>
    </InnerPage>
  )
}

/** As the page with the map reads a place. */
const placeQuery = (place: { name: string; text: string; lat: number; lng: number }): string =>
  new URLSearchParams({ ...place, lat: String(place.lat), lng: String(place.lng) }).toString()
