import { flightContract, type FlightContract } from '../../wire/play/crash-engine.ts'

export const bombContract = flightContract('bomb')
export type BombContract = FlightContract<'bomb'>
