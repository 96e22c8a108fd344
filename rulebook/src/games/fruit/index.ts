export { fruit as rules } from './rules.ts'
