import { cents } from '@lya/core/amounts/cents.ts'
import { formatReais } from '@lya/core/amounts/reais.ts'
import type { QueryAnswer } from '#conversation/asking/query-answer.ts'
import { capital } from '#language/spelling/capital.ts'

type Balance = Extract<QueryAnswer, { metric: 'balance' }>

/** All there is, or, of days, what came in, what went out and what is left of it. */
export function phraseBalance(answer: Balance, when: string, isOfAll: boolean): string {
  const [income, expenses] = [formatReais(answer.incomeCents), formatReais(answer.expensesCents)]
  if (isOfAll) {
    const sum = formatReais(answer.balanceCents)
    return `Seu saldo é ${sum}. Neste mês entraram ${income} e saíram ${expenses}.`
  }
  return ofDays(answer, capital(when))
}

function ofDays({ balanceCents, incomeCents, expensesCents }: Balance, time: string): string {
  const [income, expenses] = [formatReais(incomeCents), formatReais(expensesCents)]
  if (incomeCents === 0 && expensesCents === 0) {
    return `${time} não há nada anotado, nem entrada nem gasto.`
  }
  if (incomeCents === 0) return `${time} não entrou nada e saíram ${expenses}.`
  if (expensesCents === 0) return `${time} entraram ${income} e não saiu nada: ficou tudo.`
  const sums = `${time} entraram ${income} e saíram ${expenses}`
  if (balanceCents === 0) return `${sums}: ficou no zero a zero.`
  if (balanceCents < 0) {
    return `${sums}: saiu mais do que entrou, ${formatReais(cents(-balanceCents))} a mais.`
  }
  return `${sums}: sobraram ${formatReais(balanceCents)}.`
}
