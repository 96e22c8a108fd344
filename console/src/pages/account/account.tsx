// The operator's own account: password, second factors, recovery codes, sessions.

import { Grid } from '@glasshouse/ui/layout/stack.tsx'
import { useAnswerCache, useOperator } from '../../client/answers.ts'
import { Page, Panel } from '../../ui/page.tsx'
import { PasswordForm } from '../../ui/password-form.tsx'
import { toast } from '../../ui/toast.ts'
import { SecondFactors } from './second-factors.tsx'
import { Sessions } from './sessions.tsx'

export default function AccountPage() {
  const cache = useAnswerCache()
  const me = useOperator()
  const changed = async (): Promise<void> => {
    toast('Your password is changed. Your other sessions have ended.')
    await cache.refresh('GET /api/console/sessions')
  }
  return (
    <Page title="My account">
      <Grid min="24rem" gap={20} align="start">
        <SecondFactors />
        <Sessions />
        <Panel title="Password">
          <PasswordForm operatorName={me?.name ?? ''} oldLabel="Password until now" onChanged={() => void changed()} />
        </Panel>
      </Grid>
    </Page>
  )
}
