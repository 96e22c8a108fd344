export { bomb as rules } from './rules.ts'
