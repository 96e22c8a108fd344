import { crashEngineContract, type CrashEngineContract } from '../../wire/play/crash-engine.ts'

export const bombContract = crashEngineContract('bomb')
export type BombContract = CrashEngineContract<'bomb'>
