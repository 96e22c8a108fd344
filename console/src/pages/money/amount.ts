/** An amount of money from decimal digits, to be read: 1000000.5 as 1,000,000.50. The digits stay exact. */
export function amount(decimal: string): string {
  const [whole = '', fraction = ''] = decimal.split('.')
  return `${whole.replace(/\B(?=(\d{3})+$)/g, ',')}.${fraction.padEnd(2, '0')}`
}
