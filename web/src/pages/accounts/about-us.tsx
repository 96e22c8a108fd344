import { Link, navigate } from '../../client/navigate.tsx'
import { buttonClass } from '@glasshouse/ui/controls/button.tsx'
import { useMessages } from '@glasshouse/ui/text/i18n.ts'
import { Icon } from '@glasshouse/ui/controls/icon.tsx'
import logo from '../../logo.svg'
import { TitleBar } from '@glasshouse/ui/layout/title-bar.tsx'
import { useAboutUs, Waiting } from './content.tsx'
import { messages } from './messages.ts'
import css from './accounts.module.css'

export default function AboutUs() {
  const t = useMessages(messages)
  const { data: about, isError, refetch } = useAboutUs()
  return (
    <main className={css.page}>
      <TitleBar title={t('aboutUs')} onBack={navigate.back} />
      <div className={css.body}>
        {!about && <Waiting failed={isError} onRetry={() => void refetch()} />}
        {about && (
          <article className={css.article}>
            <img src={logo} width="72" height="72" alt="" />
            <h2>{about.title}</h2>
            {about.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {about.place && (
              <Link to={`/open-location?${placeQuery(about.place)}`} className={buttonClass({ kind: 'quiet' })}>
                <Icon name="globe" size={20} />
                {about.place.name}
              </Link>
            )}
          </article>
        )}
      </div>
    </main>
  )
}

interface ShownPlace {
  readonly name: string
  readonly text: string
  readonly lat: number
  readonly lng: number
}

/** Where the house stands, as the page with the map reads it. */
const placeQuery = ({ name, text, lat, lng }: ShownPlace): string =>
  new URLSearchParams({ lat: String(lat), lng: String(lng), name, text }).toString()
