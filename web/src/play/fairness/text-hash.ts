import { seedHash } from '@glasshouse/rulebook/play/draws'

/** The SHA-256 of a published text. */
export const textHash = (text: string): string => seedHash(new TextEncoder().encode(text))
