import type { Token } from '#language/tokens.ts'

const parts = new Set(['1/2', '1/4', '3/4', '1/8', '3/8', '5/8', '7/8', '5/16', '3/16'])

const measured = new Set(
  'ferro vergalhao cano broca tubo mangueira conexao registro parafuso chave soquete'.split(' '),
)

/** Whether inches begin here: `4 1/2` behind a whole figure, `ferro 3/8`. */
export function isInch(tokens: readonly Token[], at: number): boolean {
  const [whole, above, slash, below] = tokens.slice(Math.max(0, at - 1), at + 3)
  const isPart = parts.has(`${above?.folded}${slash?.folded}${below?.folded}`)
  if (at === 0 || !isPart || !whole) return false
  return whole.kind === 'number' ? /^\d$/.test(whole.folded) : measured.has(whole.norm)
}
