import { flightContract, type FlightContract } from '../../wire/flight.ts'

export const richbombContract = flightContract('richbomb')
export type RichbombContract = FlightContract<'richbomb'>
