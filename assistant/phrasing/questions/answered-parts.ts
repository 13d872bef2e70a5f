import { cents, sumCents } from '@lya/core/amounts/cents.ts'
import { formatReais } from '@lya/core/amounts/reais.ts'
import type { QueryAnswer } from '#conversation/asking/query-answer.ts'
import { phraseTransaction } from '#phrasing/transaction.ts'

type Answer<Metric extends QueryAnswer['metric']> = Extract<QueryAnswer, { metric: Metric }>

/** What is left without some of it: "Sem contar mercado (R$ 200,00), você gastou R$ 10,00." */
export function phraseParts(answer: Answer<'parts'>, when: string): string {
  const { how, type, totalCents, parts } = answer
  const verb = type === 'receita' ? 'recebeu' : 'gastou'
  if (how === 'rivals') return phraseRivals(answer, verb, when)
  if (how === 'summed-up') return phraseSummedUp(answer, verb, when)
  const outCents = sumCents(parts.map((one) => one.totalCents))
  const named = listed(parts.map((one) => `${one.name} (${formatReais(one.totalCents)})`))
  const all = formatReais(totalCents)
  if (outCents === 0) {
    const names = listed(parts.map(({ name }) => `“${name}”`))
    return `Não achei nada com ${names} ${when}, então é tudo: você ${verb} ${all}.`
  }
  const rest = formatReais(cents(totalCents - outCents))
  if (parts.some(({ isSpent }) => isSpent)) {
    return `Você ${verb} ${all} ${when}. Tirando ${named}, ficam ${rest}.`
  }
  return `Sem contar ${named}, você ${verb} ${rest} ${when}. Ao todo foram ${all}.`
}

function phraseRivals({ parts }: Answer<'parts'>, verb: string, when: string): string {
  const sorted = parts.toSorted((one, other) => other.totalCents - one.totalCents)
  const [most, next] = sorted
  if (!most || !next || most.totalCents === 0) return nothingWith(parts, verb, when)
  const link = linkOf(verb)
  const sums = sorted.map((one) => `${formatReais(one.totalCents)} ${link} ${one.name}`)
  const sum = formatReais(cents(most.totalCents - next.totalCents))
  const told = most.totalCents === next.totalCents ? 'deu na mesma' : `${sum} a mais`
  const lead = most.totalCents === next.totalCents ? '' : `Mais ${link} ${most.name}. `
  return `${lead}Você ${verb} ${listed(sums)} ${when}: ${told}.`
}

/** "Você gastou R$ 87,90 neste mês: R$ 63,00 com ifood e R$ 24,90 com uber." */
function phraseSummedUp({ parts }: Answer<'parts'>, verb: string, when: string): string {
  const sum = sumCents(parts.map((one) => one.totalCents))
  if (sum === 0) return nothingWith(parts, verb, when)
  const link = linkOf(verb)
  const each = parts.map((one) => `${formatReais(one.totalCents)} ${link} ${one.name}`)
  return `Você ${verb} ${formatReais(sum)} ${when}: ${listed(each)}.`
}

function nothingWith(parts: Answer<'parts'>['parts'], verb: string, when: string): string {
  return `Você não ${verb} nada com ${listed(parts.map(({ name }) => name))} ${when}.`
}

function linkOf(verb: string): string {
  return verb === 'recebeu' ? 'de' : 'com'
}

/** So many of the largest, each in a line. */
export function phraseLargest(
  { type, items }: Answer<'largest'>,
  when: string,
  today: Temporal.PlainDate,
): string {
  if (items.length === 0) return `Não há nada ${when}.`
  const head = type === 'receita' ? 'Suas maiores entradas' : 'Seus maiores gastos'
  const lines = items.map((one) => `• ${phraseTransaction(one, today)}`)
  return [`${head} ${when}:`, ...lines].join('\n')
}

function listed(parts: readonly string[]): string {
  return [parts.slice(0, -1).join(', '), ...parts.slice(-1)].filter(Boolean).join(' e ')
}
