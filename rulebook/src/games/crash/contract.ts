import { flightContract, type FlightContract } from '../../wire/flight.ts'

export const crashContract = flightContract('crash')
export type CrashContract = FlightContract<'crash'>
