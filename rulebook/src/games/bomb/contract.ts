import { flightContract, type FlightContract } from '../../wire/flight.ts'

export const bombContract = flightContract('bomb')
export type BombContract = FlightContract<'bomb'>
