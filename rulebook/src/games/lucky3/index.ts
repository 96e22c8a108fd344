export { lucky3 as rules } from './rules.ts'
