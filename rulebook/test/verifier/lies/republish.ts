// A manifest that was falsified as a whole: with another text, and with the hash, the salt and the proof that belong to it.

import { bitcoin, publishedAs } from '../round-files.ts'
import type { Scene } from './lie.ts'

type Facts = Record<string, unknown>

/** Publishes another text, with its hash and its salt. */
export function republish({ file }: Scene, text: string): void {
  const { manifest, rounds } = file
  Object.assign(manifest, publishedAs(text, manifest.saltSource === 'dev' ? null : bitcoin()))
  for (const { round } of rounds) round.salt = manifest.salt as string
}

export const restated = (change: (facts: Facts) => unknown) => (scene: Scene) => {
  const facts = JSON.parse(scene.file.manifest.manifest) as Facts
  change(facts)
  republish(scene, JSON.stringify(facts))
}
