export { roller as rules } from './rules.ts'
