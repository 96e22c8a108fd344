export { wingo as rules } from './rules.ts'
