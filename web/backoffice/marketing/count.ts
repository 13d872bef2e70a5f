const counts = new Intl.NumberFormat('pt-BR')

/** A whole number as a Brazilian reads it: `1.234`. */
export function formatCount(count: number): string {
  return counts.format(count)
}
