import { defineMessages, useMessages } from '@glasshouse/ui/text/i18n.ts'

const messages = defineMessages({
  test: ['Test network', 'Réseau de test'],
  theTest: ['the test network', 'le réseau de test'],
})

/** The network of test mode; every other one has a name of its own, the same in all languages. */
const TEST = 'sandbox'

interface NetworkName {
  /** As a label. */
  label(network: string, name?: string): string
  /** Within a sentence. */
  inText(network: string, name?: string): string
}

export function useNetworkName(): NetworkName {
  const t = useMessages(messages)
  return {
    label: (network, name = network) => (network === TEST ? t('test') : name),
    inText: (network, name = network) => (network === TEST ? t('theTest') : name),
  }
}
