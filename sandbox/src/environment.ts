import path from 'node:path'
import type { ChainOptions } from './chain/chain.ts'

/** Throws unless the variable is a whole number or unset. */
export function readInteger(name: string, fallback: number): number {
  const value = Number(process.env[name]?.trim() || fallback)
  if (!Number.isInteger(value) || value < 0) throw new Error(`${name} must be a whole number`)
  return value
}

export function readRequired(name: string): string {
  const value = process.env[name]?.trim()
  if (!value) throw new Error(`${name} is required`)
  return value
}

export const readChainOptions = (log: ChainOptions['log']): ChainOptions => ({
  folder: path.resolve(readRequired('SANDBOX_DATA_DIR')),
  host: process.env['SANDBOX_CHAIN_HOST']?.trim() || '127.0.0.1',
  port: readInteger('SANDBOX_CHAIN_PORT', 0),
  blockMs: readInteger('SANDBOX_CHAIN_BLOCK_MS', 2000),
  log,
})
