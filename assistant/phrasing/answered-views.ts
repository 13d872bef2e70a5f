import { type Cents, cents, sumCents } from '@lya/core/amounts/cents.ts'
import { formatReais } from '@lya/core/amounts/reais.ts'
import type { QueryAnswer } from '#conversation/asking/query-answer.ts'
import { capital } from '#language/spelling/capital.ts'
import { nameDay } from '#phrasing/day-name.ts'
import { namePeriod } from '#phrasing/period-name.ts'
import { phraseNext } from '#phrasing/questions/answered-income.ts'
import { lineOf } from '#phrasing/questions/answered-limits.ts'
import { phraseTransaction } from '#phrasing/transaction.ts'

type Answer<Metric extends QueryAnswer['metric']> = Extract<QueryAnswer, { metric: Metric }>

/** The largest or the last of what was noted. */
export function phraseOne(
  { view, item }: Answer<'one'>,
  when: string,
  today: Temporal.PlainDate,
  words?: string,
): string {
  if (view === 'next') return phraseNext(item, today)
  if (item === null && words !== undefined) return `Não achei nada com “${words}”.`
  if (item === null) return view === 'last' ? 'Ainda não há lançamentos.' : `Não há nada ${when}.`
  const line = phraseTransaction(item, today)
  return view === 'last' ? `O último foi ${line}.` : `O maior ${when} foi ${line}.`
}

const weekDays = 7

/** What a day or a week came to, with the sum it is taken from. */
export function phraseAverage(
  { type, totalCents, days, per }: Answer<'average'>,
  place: string,
  when: string,
): string {
  const verb = type === 'receita' ? 'recebeu' : 'gastou'
  const [times, unit] = per === 'day' ? [days, 'dia'] : [days / weekDays, 'semana']
  const each = formatReais(cents(Math.round(totalCents / Math.max(times, 1))))
  const count = days === 1 ? '1 dia' : `${days} dias`
  const sum = formatReais(totalCents)
  return `Em média, você ${verb} ${each} por ${unit}${place} ${when}: ${sum} em ${count}.`
}

/** What a month came to, with the sum it is taken from. */
export function phraseMonthly(
  { type, totalCents, months }: Answer<'monthly'>,
  place: string,
  when: string,
): string {
  const verb = type === 'receita' ? 'recebeu' : 'gastou'
  const each = formatReais(cents(Math.round(totalCents / Math.max(months, 1))))
  const count = months === 1 ? '1 mês' : `${months} meses`
  const sum = formatReais(totalCents)
  return `Em média, você ${verb} ${each} por mês${place}: ${sum} ${when}, em ${count}.`
}

/** Two periods side by side, and what lies between them. */
export function phraseCompared(
  { type, totalCents, beforeCents, before }: Answer<'compared'>,
  place: string,
  when: string,
  today: Temporal.PlainDate,
): string {
  const verb = type === 'receita' ? 'recebeu' : 'gastou'
  const other = namePeriod(before, today)
  const [sum, otherSum] = [formatReais(totalCents), formatReais(beforeCents)]
  const line = `Você ${verb} ${sum}${place} ${when} e ${otherSum} ${other}`
  const gap = totalCents - beforeCents
  if (gap === 0) return `${line}: deu na mesma.`
  return `${line}: ${formatReais(cents(Math.abs(gap)))} a ${gap > 0 ? 'mais' : 'menos'}.`
}

/** How the month goes, or a time went, in three lines. */
export function phraseOverview(
  { incomeCents, expensesCents, beforeCents, largest }: Answer<'overview'>,
  when: string,
): string {
  const isNow = when === 'neste mês'
  if (incomeCents === 0 && expensesCents === 0) {
    if (!isNow) return `Não há lançamentos ${when}.`
    return 'Neste mês ainda não anotei nada. Me conte um gasto ou uma entrada e a gente acompanha.'
  }
  const left = incomeCents - expensesCents
  const [income, expenses] = [formatReais(incomeCents), formatReais(expensesCents)]
  const time = capital(when)
  const sums = `${time} entraram ${income} e saíram ${expenses}`
  const rest =
    left < 0
      ? `saiu mais do que entrou, ${formatReais(cents(-left))} a mais`
      : `${isNow ? 'sobram' : 'sobraram'} ${formatReais(cents(left))}`
  const lines = [`${sums}: ${rest}.`]
  if (largest) {
    const name = largest.name ?? 'Outros'
    lines.push(`O que mais pesou foi ${name}, com ${formatReais(largest.totalCents)}.`)
  }
  if (isNow && beforeCents > 0)
    lines.push(`No mês passado inteiro saíram ${formatReais(beforeCents)}.`)
  return lines.join('\n')
}

/** What is known of days that are still to come: their bills, and what is dated ahead. */
export function phraseAhead(
  { payments, incomeCents, expensesCents, budgets = [] }: Extract<QueryAnswer, { metric: 'ahead' }>,
  when: string,
): string {
  const limits = budgets.map((one) => `• ${lineOf(one)}`)
  const own = limits.length === 0 ? [] : ['Orçamentos:', ...limits]
  const noted = notedAhead(incomeCents, expensesCents)
  const income = 'O que vai entrar eu só sei quando você me contar.'
  if (payments.length === 0) {
    const none = `Ainda não tenho nenhuma conta sua que vence ${when}. ${noted ?? income}`
    return [none, ...own].join('\n')
  }
  const lines = payments.map(({ name, amountCents }) => `• ${name}: ${formatReais(amountCents)}`)
  const sum = sumCents(payments.map(({ amountCents }) => amountCents))
  const total = payments.length > 1 ? `No total, ${formatReais(sum)}. ` : ''
  const due = [`O que já sei que vence ${when}:`, ...lines, `${total}${noted ?? income}`]
  return [...due, ...own].join('\n')
}

function notedAhead(incomeCents: Cents, expensesCents: Cents): string | null {
  const told = [
    ...(incomeCents > 0 ? [`entradas de ${formatReais(incomeCents)}`] : []),
    ...(expensesCents > 0 ? [`gastos de ${formatReais(expensesCents)}`] : []),
  ]
  return told.length === 0 ? null : `Já anotados para lá: ${told.join(' e ')}.`
}

/** The day on which the most went. */
export function phraseBusiest(
  { type, totalCents, day }: Answer<'busiest'>,
  place: string,
  when: string,
  today: Temporal.PlainDate,
): string {
  const [most, none] = type === 'receita' ? ['entrou', 'recebeu'] : ['saiu', 'gastou']
  if (day === null) return `Você não ${none} nada${place} ${when}.`
  const name = nameDay(Temporal.PlainDate.from(day), today)
  const time = name.includes(',') ? `${name},` : name
  return `Foi ${time} que mais ${most}${place} ${when}: ${formatReais(totalCents)}.`
}

/** What there is to spend on each day that is left of the month. */
export function phraseDaily({ balanceCents, owedCents, days }: Answer<'daily'>): string {
  const left = cents(balanceCents - owedCents)
  const bills = formatReais(owedCents)
  const sum = `Seu saldo é ${formatReais(balanceCents)}`
  const owed = owedCents === 0 ? '' : ` e as contas deste mês ainda levam ${bills}`
  if (left <= 0) return `${sum}${owed}: neste mês não sobra para gastar.`
  const rest = owedCents === 0 ? '' : `: ficam ${formatReais(left)}`
  if (days === 1) return `${sum}${owed}${rest}. Hoje é o último dia do mês.`
  const each = formatReais(cents(Math.floor(left / days)))
  return `${sum}${owed}${rest}. Dá ${each} por dia nos ${days} dias que faltam, contando hoje.`
}
