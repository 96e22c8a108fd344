export { crash as rules } from './rules.ts'
