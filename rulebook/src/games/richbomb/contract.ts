import { crashEngineContract, type CrashEngineContract } from '../../wire/play/crash-engine.ts'

export const richbombContract = crashEngineContract('richbomb')
export type RichbombContract = CrashEngineContract<'richbomb'>
