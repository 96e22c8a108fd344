// Everything that runs by itself. Only what serves connections, the realtime hub and the chat, runs loops of its own,
// which end with the connections.

import type { Features } from './features.ts'
import type { Infrastructure } from './infrastructure.ts'
import { BackgroundLoop } from '../platform/background-loop.ts'
import { DueChecks } from '../platform/due-checks.ts'

const SWEEP_MS = 3_600_000

/** Every node answers requests, keeps marks and sweeps. Nodes that lead also move rounds, sum up, pay, close the day and send. */
export function openBackground(infrastructure: Infrastructure, features: Features, leads: boolean) {
  const { db, engines, marks, sequencer, sessions, loginThrottle, secured, logFor } = infrastructure
  const { returns, wallet, days, push, mail, sms, contacts, identity, alarms, notices } = features
  const sweep = new BackgroundLoop({
    name: 'sweep',
    intervalMs: SWEEP_MS,
    jitter: 0.1,
    run: async () => {
      await Promise.all([sessions.sweep(), loginThrottle.sweep(), secured.security.sweep()])
      await Promise.all([mail.outbox.sweep(), sms.sweep(), contacts.codes.sweep(), identity.sweep(), notices.sweep()])
      await wallet.sweep()
    },
    log: logFor('sweep'),
  })
  const dueChecks = new DueChecks({
    db,
    tasks: [...engines.dueTasks, sequencer, ...wallet.dueTasks, days, ...push.loop.dueTasks, mail.outbox, sms],
    log: logFor('due-checks'),
  })
  const leading = [
    dueChecks.loop,
    sequencer.loop,
    returns.loop,
    wallet,
    days.loop,
    push.loop,
    mail.outbox,
    sms,
    identity.loop,
    alarms.loop,
    notices,
  ]
  const tasks = leads ? [marks, sweep, ...leading] : [marks, sweep]
  return {
    // The engines first: they bring the database's clock, which all others read.
    start: async () => {
      await engines.start(leads)
      for (const task of tasks) task.start()
    },
    stop: async () => {
      for (const task of [engines, ...tasks]) await task.stop()
    },
  }
}
