import { defineMessages } from '@glasshouse/ui/text/i18n.ts'

export const messages = defineMessages({
  title: ['Gold for tasks', 'De l’or pour des tâches'],
  lead: [
    'An advertising network pays for these. You do a task on its page; the gold comes when the network tells us that it is done.',
    'Un réseau publicitaire paie ces tâches. Vous les faites sur sa page ; l’or arrive quand le réseau nous dit que c’est fait.',
  ],
  logInText: [
    'Log in to see the tasks that bring gold.',
    'Connectez-vous pour voir les tâches qui rapportent de l’or.',
  ],
  empty: ['No tasks at the moment', 'Aucune tâche pour le moment'],
  emptyText: [
    'The advertising network offers nothing right now. Look in later.',
    'Le réseau publicitaire ne propose rien actuellement. Revenez plus tard.',
  ],
  begin: ['Begin', 'Commencer'],
  open: ['Open the task', 'Ouvrir la tâche'],
  beginLabel: ['Begin: {title}', 'Commencer : {title}'],
  openLabel: ['Open the task: {title}', 'Ouvrir la tâche : {title}'],
  begun: ['Begun. The gold comes when it is done.', 'Commencée. L’or arrive quand elle est faite.'],
  done: ['Done', 'Faite'],
  newTab: ['opens in a new tab', 's’ouvre dans un nouvel onglet'],
  credited: ['{gold} gold credited', '{gold} pièces d’or créditées'],
  creditedTitle: ['Task done', 'Tâche faite'],
})
