// The file with which an operator proves a chain's salt: what `npm run salt -- prove` writes, or the same by other means.

import { readFile } from 'node:fs/promises'
import {
  checkSaltProof,
  saltHeightOf,
  stampedHash,
  type SaltProof,
  type SaltProofCheck,
} from '@glasshouse/rulebook/core/salt-proof/salt-proof'
import { saltProof } from '@glasshouse/rulebook/wire/play/proofs'

/** Why a proof is refused, and what to do. */
const FAULTS: Readonly<Record<SaltProofCheck['name'], string>> = {
  timestamp:
    'its timestamp does not lead to one of its blocks. Complete the .ots file and add the headers from its block on',
  headers: 'its headers are not consecutive. Fetch them again',
  work: 'its headers lack the work or the target of Bitcoin blocks. Fetch them from another source',
  height: 'its coinbase transaction is not of the block that SALT_RULE names',
  age: 'the manifest was not stamped 144 blocks and 24 hours before the salt block. It never will be: name a later block in SALT_RULE',
  depth: 'fewer than six blocks follow the salt block. Wait for them',
}

export class SaltRefused extends Error {
  override readonly name = 'SaltRefused'
}

/** The proof in this file; null as long as there is no file. */
export async function readSaltProof(file: string | null): Promise<SaltProof | null> {
  if (file === null) return null
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
  if (text === null) return null
  const parsed = saltProof.safeParse(jsonOf(text))
  if (!parsed.success) throw new SaltRefused(`SALT_PROOF: ${file} is not a salt proof. Make it with npm run salt.`)
  return parsed.data
}

/** The salt block's header and hash; null for a proof of another manifest, such as the one before. */
export function saltFrom(
  proof: SaltProof,
  { manifestHash, saltRule }: { readonly manifestHash: string; readonly saltRule: string },
  workBits: number,
): { readonly salt: string; readonly header: string } | null {
  if (stampedHash(proof) !== manifestHash) return null
  const height = saltHeightOf(saltRule) ?? 0
  const { checks, salt, header } = checkSaltProof({ manifestHash, height }, proof, workBits)
  // The first that fails explains those after it.
  const failed = checks.find(({ holds }) => !holds)
  if (failed) throw new SaltRefused(`SALT_PROOF is refused because ${FAULTS[failed.name]}.`)
  return salt === null || header === null ? null : { salt, header }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
