import { PhraseBook, type Span } from '#language/phrases/phrase-book.ts'
import { type CategoryIndex, categoryOf } from '#understanding/categories/category-index.ts'
import type { Reading } from '#understanding/reading.ts'

const rides = new PhraseBook('rides by their number', [
  {
    means: 'bus',
    say: 'peguei|pegamos|tomei o|um|no #name',
    like: 'peguei o 176 até o centro 5,50',
  },
  {
    means: 'bus',
    say: 'peguei|pegamos|tomei o|um|no a|b|c|e|l|m|r|t #name',
    like: 'peguei o T2, 4,80',
  },
  {
    means: 'bus',
    say: '@ [reais|conto] de aplicativo|app',
    not: ['comprei|assinei|assinatura|mensalidade|plano|taxa', 'de aplicativo|app de|do|da|pra'],
    like: 'gastei R$ 26,40 de aplicativo',
  },
  {
    means: 'bus',
    say: '@ [reais|conto] de aplicativo|app pra|para|ate casa|ir|voltar|trabalho|centro',
    like: 'gastei 30 de aplicativo pra voltar do trabalho',
  },
  { means: 'bus', say: '^ o #name e|ate|depois|,', like: 'o 875 e depois o 177, 9,60' },
])

/** No bus in town costs more. */
const fareMaxCents = 3000

/** The category of a bus that goes by its number alone: `peguei o 8107 duas vez, 6,25 cada`. */
export function rideCategory(
  reading: Reading,
  { first, last, valueCents }: Span & { valueCents: number },
  index: CategoryIndex,
): string | null {
  const isRide = valueCents <= fareMaxCents && rides.isIn(reading, { first, last })
  return isRide ? categoryOf('bus', 'despesa', index) : null
}
