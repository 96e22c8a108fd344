// The operator's own account: password, second factors, recovery codes, sessions.

import { useMessages } from '@glasshouse/ui/text/i18n.ts'
import { Grid } from '@glasshouse/ui/layout/stack.tsx'
import { useAnswerCache, useOperator } from '../../client/answers.ts'
import { Page, Panel } from '../../ui/page.tsx'
import { PasswordForm } from '../../ui/password-form.tsx'
import { toast } from '../../ui/toast.ts'
import { SecondFactors } from './second-factors.tsx'
import { Sessions } from './sessions.tsx'
import { messages } from './messages.ts'

export default function AccountPage() {
  const t = useMessages(messages)
  const cache = useAnswerCache()
  const me = useOperator()
  const changed = async (): Promise<void> => {
    toast(t('passwordChanged'))
    await cache.refresh('GET /api/console/sessions')
  }
  return (
    <Page title={t('title')}>
      <Grid min="24rem" gap={20} align="start">
        <SecondFactors />
        <Sessions />
        <Panel title={t('password')}>
          <PasswordForm operatorName={me?.name ?? ''} oldLabel={t('oldPassword')} onChanged={() => void changed()} />
        </Panel>
      </Grid>
    </Page>
  )
}
