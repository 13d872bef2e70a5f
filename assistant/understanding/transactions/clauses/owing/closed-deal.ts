import { PhraseBook } from '#language/phrases/phrase-book.ts'
import { incomeConcepts } from '#understanding/lexicon/concepts.ts'
import { findMeanings } from '#understanding/lexicon/find.ts'
import type { Reading } from '#understanding/reading.ts'
import type { Clause } from '#understanding/transactions/clauses/clause.ts'

const deals = new PhraseBook('a deal that was closed', [
  {
    means: 'deal',
    say: 'fechei|fechamos [mais] [um|uma|o|a|outro|outra] ..4 por|de|em [r] [$] @',
    not: [
      'paguei|pago|comprei|cartao|credito|parcelado|pix|vezes',
      'fechei|fechamos ..6 com|pra|pro [o|a|um|uma|meu|minha] ..3 por|de|em @',
      'fechei|fechamos [o|a] conta|caixa|mes|dia|semana|loja|salao|bar|turno|fatura|comanda',
    ],
    like: 'fechei um logo por 1.800',
  },
])
const jobNames = new Set(
  'servico trabalho trampo obra pintura frete bico festa encomenda contrato job projeto reforma muro cerca telhado calcada laje piso reboco evento show faxina diaria mudanca aula aluno ensaio casamento'.split(
    ' ',
  ),
)

/**
 * `fechei um logo por 1.800`: a job that was taken on, or something that was ordered. Only what is
 * known to be bought, `fechei a viagem por 2.000`, tells which.
 */
export function isClosedDeal(reading: Reading, clause: Clause | null): boolean {
  const found = clause && deals.find(reading, clause)
  if (!found) return false
  const words = reading.tokens.slice(found.first + 1, found.last).map(({ norm }) => norm)
  if (words.some((word) => jobNames.has(word))) return true
  return !words.some((word) =>
    findMeanings(word)?.some(({ weight, concept }) => {
      return (weight === 'item' || weight === 'place') && !incomeConcepts.has(concept)
    }),
  )
}
