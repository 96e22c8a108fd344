import { crashEngineContract, type CrashEngineContract } from '../../wire/play/crash-engine.ts'

export const footballContract = crashEngineContract('football')
export type FootballContract = CrashEngineContract<'football'>
