import { cents } from '../../core/amounts/cents.ts'
import type { TransactionDraft } from '../../server/money/transactions/index.ts'

const places = [
  ...['Supermercado Extra', 'Padaria Pão Quente', 'Posto Shell', 'Uber viagem', 'iFood'],
  ...['Farmácia São João', 'Aluguel', 'Conta de luz', 'Cinema', 'Livraria Cultura'],
  ...['Açougue do Zé', 'Feira livre', 'Mercado Livre', 'Netflix', 'Academia', 'Salário'],
]

/**
 * As many transactions as asked for, spread evenly over three years up to today and in their
 * order, as a bank's statement has them. The same on every run.
 */
export function makeDrafts(
  count: number,
  person: { today: Temporal.PlainDate; categoryIds: readonly string[] },
): TransactionDraft[] {
  const first = person.today.subtract({ years: 3 })
  const days = first.until(person.today).days + 1
  const calendar = Array.from({ length: days }, (_, index) => first.add({ days: index }))
  return Array.from({ length: count }, (_, index) => {
    const date = calendar[Math.floor((index * days) / count)]
    if (!date) throw new Error('the calendar is too short')
    // Primes keep place, category and amount from going round together.
    return {
      date,
      description: `${places[index % places.length]} ${(index * 7_919) % 97}`,
      type: index % 11 === 0 ? 'receita' : 'despesa',
      amountCents: cents(100 + ((index * 104_729) % 50_000)),
      categoryId: person.categoryIds[(index * 31) % person.categoryIds.length] ?? null,
    }
  })
}
