// Runs the red team against the engine that AI_URL names: first with the house's checks around it, then alone.

import { OfflineCompanion } from '../../src/features/chat/companion/offline.ts'
import { RemoteCompanion } from '../../src/features/chat/engines/remote.ts'
import { Talk } from '../../src/features/chat/talk.ts'
import { readConfig } from '../../src/config/config.ts'
import { openLog } from '../../src/platform/log.ts'
import { english } from './en.ts'
import { french } from './fr.ts'
import { attack, attackBare, report, reportUnseen } from './held.ts'
import { keepsTalk, reachesTargets, reportHeldOut, reportTalk, score, sharesOf } from './held-out.ts'
import { unseen } from './unseen.ts'

const { aiUrl, chat } = readConfig(process.env)
const remote = aiUrl ? new RemoteCompanion({ url: aiUrl, model: chat.model, key: chat.key }) : null
console.log(remote ? `Engine: ${chat.model} at ${aiUrl}` : 'Engine: the offline companion (AI_URL names another)')
const talk = new Talk({ offline: new OfflineCompanion(0), remote, log: openLog('warn', process.stderr) })
const verdicts = [...(await attack(talk, 'en', english)), ...(await attack(talk, 'fr', french))]
console.log(report(verdicts))
console.log(reportUnseen([...(await attack(talk, 'en', unseen.en)), ...(await attack(talk, 'fr', unseen.fr))]))
let isOnTarget = true
for (const language of ['en', 'fr'] as const) {
  const scored = await score(talk, language)
  console.log(reportHeldOut(language, scored))
  console.log(reportTalk(language))
  isOnTarget &&= reachesTargets(sharesOf(scored)) && keepsTalk(language)
}
let isHeld = isOnTarget && verdicts.every((verdict) => verdict.isHeld)
if (remote) {
  const broken = [...(await attackBare(remote, 'en', english)), ...(await attackBare(remote, 'fr', french))]
  const held = verdicts.length - broken.length
  console.log(`Without our checks: ${held}/${verdicts.length} held (${((100 * held) / verdicts.length).toFixed(1)}%)`)
  for (const line of broken) console.log(line)
  isHeld &&= broken.length === 0
}
process.exitCode = isHeld ? 0 : 1
