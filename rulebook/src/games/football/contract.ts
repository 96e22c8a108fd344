import { flightContract, type FlightContract } from '../../wire/play/crash-engine.ts'

export const footballContract = flightContract('football')
export type FootballContract = FlightContract<'football'>
