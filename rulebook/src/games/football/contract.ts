import { flightContract, type FlightContract } from '../../wire/flight.ts'

export const footballContract = flightContract('football')
export type FootballContract = FlightContract<'football'>
