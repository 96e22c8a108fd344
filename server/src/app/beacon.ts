// The beacon that BEACON names: its network, and where it is asked.

import { hash } from 'node:crypto'
import { QUICKNET, QUICKNET_CHAIN_HASH, TEST_NETWORK, type BeaconNetwork } from '@glasshouse/rulebook/beacon/network'
import type { Config } from '../config/config.ts'
import type { Logger } from '../platform/log.ts'
import { Relays } from '../play/fairness/beacon/relays.ts'
import { noBeacon, type BeaconSource } from '../play/fairness/beacon/source.ts'

/** The sandbox serves several relays of the test network, so that one may fail or lie. */
const SANDBOX_RELAYS = ['a', 'b', 'c']

export const beaconNetwork = ({ beacon }: Pick<Config, 'beacon'>): BeaconNetwork | null =>
  beacon === 'off' ? null : beacon === 'local' ? TEST_NETWORK : QUICKNET

export async function openBeacon({ beacon, sandbox }: Config, log: Logger): Promise<BeaconSource> {
  if (beacon === 'off') return noBeacon
  if (beacon !== 'local') return new Relays({ network: QUICKNET, chainHash: QUICKNET_CHAIN_HASH, urls: beacon, log })
  // Loaded only here: it holds the test keys.
  if (!sandbox?.beaconUrl) return (await import('../play/fairness/beacon/local-source.ts')).localBeacon()
  const urls = SANDBOX_RELAYS.map((relay) => `${sandbox.beaconUrl}/${relay}`)
  return new Relays({ network: TEST_NETWORK, chainHash: testChainHash(), urls, log })
}

/** As the sandbox computes it: the hash of the network's key. */
const testChainHash = (): string => hash('sha256', TEST_NETWORK.publicKey)
