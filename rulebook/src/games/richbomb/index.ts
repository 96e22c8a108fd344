export { richbomb as rules } from './rules.ts'
