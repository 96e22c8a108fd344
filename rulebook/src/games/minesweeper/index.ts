export { minesweeper as rules } from './rules.ts'
