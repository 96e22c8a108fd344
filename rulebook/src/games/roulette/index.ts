export { roulette as rules } from './rules.ts'
