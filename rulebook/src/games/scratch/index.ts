export { scratch as rules } from './rules.ts'
