import { flightContract, type FlightContract } from '../../wire/play/crash-engine.ts'

export const richbombContract = flightContract('richbomb')
export type RichbombContract = FlightContract<'richbomb'>
