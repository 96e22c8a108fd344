// Nicknames that players choose. Nobody may pass for the operator.

import { Refusal } from '@glasshouse/rulebook/refusals/refusals'

const NICKNAME = /^[\p{L}\p{N}]+(?:[ ._-][\p{L}\p{N}]+)*$/u
const LENGTH_MAX = 20
const OWN_NAME = 'glasshouse'
const RESERVED: ReadonlySet<string> = new Set(
  'admin administrator administrateur owner operator operateur staff support moderator moderateur system official'.split(
    ' ',
  ),
)

/** The nickname as it is stored: letters that only look different, such as full-width ones, become plain ones. */
export function checkNickname(nickname: string): string {
  const name = nickname.normalize('NFKC')
  if (!NICKNAME.test(name) || name.length > LENGTH_MAX) throw new Refusal('nicknameInvalid')
  const words = bare(name).split(/[ ._-]/)
  const joined = words.join('')
  const isReserved = joined.includes(OWN_NAME) || [...words, joined].some((word) => RESERVED.has(word))
  if (isReserved) throw new Refusal('nicknameReserved')
  return name
}

/** Without accents and capitals. */
const bare = (name: string): string => name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
