import { flightContract, type FlightContract } from '../../wire/play/crash-engine.ts'

export const crashContract = flightContract('crash')
export type CrashContract = FlightContract<'crash'>
