export { football as rules } from './rules.ts'
