import { formatReais } from '@lya/core/amounts/reais.ts'
import type { Shown } from '#conversation/done/shown.ts'
import { nameDay } from '#phrasing/day-name.ts'

/** A transaction in a line: `Mercado, R$ 45,00 em Alimentação, ontem`. */
export function phraseTransaction(
  shown: Omit<Shown, 'id' | 'categoryId'>,
  today: Temporal.PlainDate,
): string {
  const day = nameDay(Temporal.PlainDate.from(shown.date), today)
  return `${phraseUndated(shown)}, ${day}`
}

/** The same where its day is told beside it: `Mercado, R$ 45,00 em Alimentação`. */
export function phraseUndated(shown: Omit<Shown, 'id' | 'categoryId' | 'date'>): string {
  const sum = formatReais(shown.amountCents)
  const told = shown.type === 'receita' ? `entrada de ${sum}` : sum
  return `${shown.description}, ${told} em ${shown.categoryName ?? 'Outros'}`
}
