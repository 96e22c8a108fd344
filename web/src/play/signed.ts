/** A plus or a true minus sign before the amount. */
export function signed(gold: number, write: (gold: number) => string): string {
  const sign = gold > 0 ? '+' : gold < 0 ? '−' : '±'
  return sign + write(Math.abs(gold))
}
