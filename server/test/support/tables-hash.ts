// The hash of our game tables, as every manifest of a test server has it.

import { readRulebook } from '../../src/games/rulebook.ts'

export const { tablesHash } = await readRulebook()
