import { crashEngineContract, type CrashEngineContract } from '../../wire/play/crash-engine.ts'

export const crashContract = crashEngineContract('crash')
export type CrashContract = CrashEngineContract<'crash'>
