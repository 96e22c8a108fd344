import { Loaded } from '@glasshouse/ui/states/list-states.tsx'
import { useMessages } from '@glasshouse/ui/text/i18n.ts'
import { Text } from '@glasshouse/ui/text/text.tsx'
import { InnerPage } from '../../client/inner-page.tsx'
import { ButtonLink } from '../../client/link-rows.tsx'
import logo from '../../logo.svg'
import { ContentSkeleton, useAboutUs } from './content.tsx'
import { messages } from './messages.ts'
import css from './accounts.module.css'

export default function AboutUs() {
  const t = useMessages(messages)
  return (
    <InnerPage title={t('aboutUs')} width={640}>
      <Loaded query={useAboutUs()} skeleton={<ContentSkeleton />}>
        {({ title, paragraphs, place }) => (
          <article className={css.article}>
            <img src={logo} width="72" height="72" alt="" />
            <h2>{title}</h2>
            {paragraphs.map((paragraph) => (
              <Text key={paragraph} tone="muted">
                {paragraph}
              </Text>
            ))}
            {place && (
              <ButtonLink to={`/open-location?${placeQuery(place)}`} kind="quiet" icon="globe" text={place.name} />
            )}
          </article>
        )}
      </Loaded>
    </InnerPage>
  )
}

/** As the page with the map reads a place. */
const placeQuery = (place: { name: string; text: string; lat: number; lng: number }): string =>
  new URLSearchParams({ ...place, lat: String(place.lat), lng: String(place.lng) }).toString()
