import { type Cents, cents, sumCents } from '@lya/core/amounts/cents.ts'
import { formatReais } from '@lya/core/amounts/reais.ts'
import type { FigureAnswer, Priced } from '#conversation/asking/figure.ts'
import { capital } from '#language/spelling/capital.ts'
import { nameDay } from '#phrasing/day-name.ts'
import { phraseTransaction } from '#phrasing/transaction.ts'
import type { Metric } from '#understanding/intents/candidate.ts'

type Answer<Kind extends FigureAnswer['kind']> = Extract<FigureAnswer, { kind: Kind }>

/** Tells a figure that was worked out, with those that it was worked out of. */
export function phraseFigure(
  figure: FigureAnswer,
  metric: Metric,
  when: string,
  today: Temporal.PlainDate,
): string {
  switch (figure.kind) {
    case 'if-paid':
      return ifPaid(figure)
    case 'left-of':
      return leftOf(figure, today)
    case 'instalments':
      return instalments(figure)
    case 'smallest':
      return smallest(figure, metric, when, today)
    case 'idle-days':
      return idleDays(figure, when)
    case 'times':
      return times(figure, when)
    case 'towards':
      return towards(figure, when)
    default:
      return figure satisfies never
  }
}

const unknownBill =
  'Essa conta eu ainda não tenho: pergunte com o valor, como "quanto sobra se eu pagar 200?".'

/** "Seu saldo é R$ 1.883,50. Pagando Facul (R$ 450,00), ficam R$ 1.433,50." */
function ifPaid({ balanceCents, paid }: Answer<'if-paid'>): string {
  const balance = `Seu saldo é ${formatReais(balanceCents)}.`
  if (paid.length === 0) return `${balance} ${unknownBill}`
  const left = cents(balanceCents - sumCents(paid.map((one) => one.amountCents)))
  const rest = left < 0 ? `faltam ${formatReais(cents(-left))}` : `ficam ${formatReais(left)}`
  return `${balance} Pagando ${listed(paid.map(priced))}, ${rest}.`
}

function priced({ name, amountCents }: Priced): string {
  return name === '' ? formatReais(amountCents) : `${name} (${formatReais(amountCents)})`
}

/** "Faxina, entrada de R$ 600,00, hoje. De lá para cá você gastou R$ 45,00: sobram R$ 555,00." */
function leftOf(
  { item, spentCents, balanceCents }: Answer<'left-of'>,
  today: Temporal.PlainDate,
): string {
  if (!item) return `Essa entrada eu não achei. Seu saldo, ao todo, é ${formatReais(balanceCents)}.`
  const day = nameDay(Temporal.PlainDate.from(item.date), today)
  const line = `${item.description}, entrada de ${formatReais(item.amountCents)}, ${day}`
  const since = item.date === today.toString() ? 'Hoje' : 'De lá para cá'
  if (spentCents === 0) return `${line}. ${since} você não gastou nada: está tudo aí.`
  const left = cents(item.amountCents - spentCents)
  return `${line}. ${since} você gastou ${formatReais(spentCents)}: ${leftover(left)}.`
}

function leftover(left: Cents): string {
  if (left === 0) return 'foi tudo'
  if (left > 0) return `sobram ${formatReais(left)}`
  return `${formatReais(cents(-left))} a mais do que isso`
}

/** "Por mês vão R$ 120,00 em parcelas: Celular (R$ 120,00, faltam 10)." */
function instalments({ parts, monthCents }: Answer<'instalments'>): string {
  const [only, another] = parts
  if (!only) return 'Não tenho nenhuma compra parcelada sua em Pagamentos.'
  const sum = formatReais(monthCents)
  if (!another) return `Por mês vão ${sum} em parcelas: é só ${only.name}.`
  const lines = parts.map(({ name, amountCents }) => `• ${name}: ${formatReais(amountCents)}`)
  return [`Por mês vão ${sum} em parcelas:`, ...lines].join('\n')
}

function smallest(
  { item }: Answer<'smallest'>,
  metric: Metric,
  when: string,
  today: Temporal.PlainDate,
): string {
  if (!item) return `Não há nada ${when}.`
  const name = metric === 'received' ? 'A menor entrada' : 'O menor gasto'
  return `${name} ${when} foi ${phraseTransaction(item, today)}.`
}

/** "Neste mês foram 23 dos 28 dias sem nenhum gasto anotado." */
function idleDays({ idle, days }: Answer<'idle-days'>, when: string): string {
  const time = capital(when)
  if (idle === 0) return `${time} não houve dia sem gasto: foram gastos em todos os ${days}.`
  const verb = idle === 1 ? 'foi' : 'foram'
  return `${time} ${verb} ${idle} dos ${days} dias sem nenhum gasto anotado.`
}

/** "Foram 3 vezes neste mês, R$ 120,00 com “ifood”." */
function times({ words, count, totalCents, isEach }: Answer<'times'>, when: string): string {
  if (count === 0) return `Nenhuma vez ${when}: não achei nada com “${words}”.`
  const verb = count === 1 ? 'Foi 1 vez' : `Foram ${count} vezes`
  const sum = `${verb} ${when}: ${formatReais(totalCents)} com “${words}”`
  if (!isEach || count === 1) return `${sum}.`
  return `${sum}, em média ${formatReais(cents(Math.round(totalCents / count)))} cada.`
}

/** "Neste mês entraram R$ 3.400,00: faltam R$ 1.600,00 para R$ 5.000,00." */
function towards({ cameCents, targetCents }: Answer<'towards'>, when: string): string {
  const time = capital(when)
  const came =
    cameCents === 0 ? `${time} ainda não entrou nada` : `${time} entraram ${formatReais(cameCents)}`
  const gap = cents(targetCents - cameCents)
  if (gap > 0) return `${came}: faltam ${formatReais(gap)} para ${formatReais(targetCents)}.`
  const over = gap === 0 ? 'bem na conta' : `${formatReais(cents(-gap))} a mais`
  return `${came}: já chegou a ${formatReais(targetCents)}, ${over}. 🎉`
}

function listed(parts: readonly string[]): string {
  return [parts.slice(0, -1).join(', '), ...parts.slice(-1)].filter(Boolean).join(' e ')
}
