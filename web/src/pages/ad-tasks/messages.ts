import { defineMessages } from '@glasshouse/ui/text/i18n.ts'

export const messages = defineMessages({
  title: ['Rewarded tasks', 'Tâches récompensées'],
  lead: [
    'An advertising network pays for these tasks. We’ll credit your reward gold when it confirms that a task is done.',
    'Un réseau publicitaire finance ces tâches. Nous créditerons votre or de récompense quand ce réseau confirmera qu’une tâche est terminée.',
  ],
  logInText: ['Log in to see the tasks.', 'Connectez-vous pour voir les tâches.'],
  empty: ['No tasks right now', 'Aucune tâche pour le moment'],
  emptyText: [
    'Tasks appear here when the advertising network offers them.',
    'Les tâches proposées par le réseau publicitaire apparaissent ici.',
  ],
  begin: ['Start task', 'Commencer la tâche'],
  open: ['Open task', 'Ouvrir la tâche'],
  beginLabel: ['Start task: {title}', 'Commencer la tâche : {title}'],
  openLabel: ['Open task: {title}', 'Ouvrir la tâche : {title}'],
  begun: [
    'Task started. We’ll credit your reward gold when it’s done.',
    'Tâche commencée. Nous créditerons votre or de récompense quand elle sera terminée.',
  ],
  done: ['Done', 'Terminée'],
  newTab: ['opens in a new tab', 's’ouvre dans un nouvel onglet'],
  credited: ['{gold} reward gold credited', '{gold} {gold|pièce|pièces} d’or de récompense {gold|créditée|créditées}'],
  creditedTitle: ['Task done', 'Tâche terminée'],
})
