import type { Concept } from '#understanding/lexicon/entry.ts'
import { findMeanings, termLengthAt } from '#understanding/lexicon/find.ts'
import { termAt } from '#understanding/lexicon/term-at.ts'
import type { Reading } from '#understanding/reading.ts'

/** What is paid every month by nearly everybody who pays it at all. */
const monthly: ReadonlySet<Concept> = new Set<Concept>([
  ...(['rent', 'bills', 'subscriptions', 'fitness', 'taxes', 'debts'] as const),
])

/** Of other concepts: those that come every month. */
const names = new Set(
  [
    'aluguel condominio luz energia agua gas internet wifi celular telefone tv iptu ipva das mei inss',
    'plano convenio unimed hapvida amil seguro consorcio financiamento prestacao parcela emprestimo',
    'consignado carne boleto fatura mensalidade anuidade pensao dizimo contador contabilidade',
    'escola colegio creche faculdade curso ingles espanhol natacao bale judo reforco van perua',
    'baba diarista faxineira cuidadora sindicato funeraria funeral',
  ].flatMap((line) => line.split(' ')),
)

/** Whether what is told of is called what comes every month. */
export function isBill({ tokens }: Reading): boolean {
  return tokens.some(({ norm }, at) => {
    if (names.has(norm)) return true
    for (let length = termLengthAt(tokens, at, tokens.length - 1); length > 0; length -= 1) {
      const meanings = findMeanings(termAt(tokens, at, length)) ?? []
      if (meanings.some(({ concept, weight }) => weight !== 'hint' && monthly.has(concept))) {
        return true
      }
    }
    return false
  })
}
