export { turntable as rules } from './rules.ts'
