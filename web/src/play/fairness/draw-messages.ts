import { defineMessages } from '@glasshouse/ui/text/i18n.ts'

/** The first line of every proof from seeds; the messages of the games with own seeds contain it. */
export const messages = defineMessages({
  hmac: ['HMAC-SHA256(server seed, "{message}")', 'HMAC-SHA256(graine du serveur, "{message}")'],
})
