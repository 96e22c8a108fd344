import { defineEnglish } from '@glasshouse/ui/text/i18n.ts'
import { messages as uiMessages } from '../../ui/messages.ts'

export const messages = defineEnglish(
  {
    title: 'Support',
    open: 'Open',
    answered: 'Answered',
    templates: 'Templates',
    noOpen: 'No open questions.',
    openSince: '{n} open, oldest {time}',
    openQuestions: 'Open questions',
    answeredQuestions: 'Answered questions',
    noAnswered: 'No answered questions yet.',
    action: 'Action',
    answer: 'Answer',
    answerQuestion: 'Answer question {id}',
    answeredBy: '{operator}, {time}',
    // Answer
    answerTitle: 'Answer {name}',
    sendAnswer: 'Send answer',
    askedBy: 'Player {id}, {time}',
    answerIn: 'Answer in {language}, the player’s language.',
    template: 'Template',
    noTemplate: 'None',
    answerSent: 'Answer to question {id} sent to {name}',
    // Templates
    newTemplate: 'New template',
    allTemplates: 'All templates',
    templateGone: 'This template no longer exists.',
    templateSaved: 'Template “{title}” saved',
    noTemplates: 'No templates yet.',
    remove: 'Remove',
    removeTemplate: 'Remove template {title}',
    removeTitle: 'Remove template “{title}”?',
    removeText: 'Operators won’t be able to choose it any more. Sent answers stay as they are.',
    removed: 'Template “{title}” removed',
    fieldTitle: 'Title',
    fieldTitleHint: 'Only operators see it.',
    fieldText: 'Answer',
    fieldTextHint: '{name} becomes the player’s name, {number} the question number.',
  },
  uiMessages,
)
