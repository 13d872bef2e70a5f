import { firstDueDate } from '@lya/core/money/recurring/due-date.ts'
import { readLength } from '#language/days/durations.ts'
import type { NamedDay } from '#language/days/named-day.ts'
import { nextSuch } from '#language/days/next-such.ts'
import { months } from '#language/days/words.ts'
import { PhraseBook } from '#language/phrases/phrase-book.ts'
import { findVerb } from '#language/verbs.ts'
import type { Reading } from '#understanding/reading.ts'

const part = 'parcela|prestacao|boleto|mensalidade|fatura|pagamento|parte'
const isOver = 'foi|paguei|caiu|entrou|saiu|hoje|ontem'

const beginnings = new PhraseBook('when the first instalment falls', [
  {
    means: 'first',
    say: `primeira|primeiro [${part}]`,
    not: [`primeira|primeiro [${part}] [eu] [ja] ${isOver}`, `paguei|dei [a|o] primeira|primeiro`],
    like: 'sofá 900 em 3x, primeira parcela em janeiro',
  },
  {
    means: 'first',
    say: `1 ..1 ${part}`,
    not: [`1 ..1 ${part} [eu] [ja] ${isOver}`],
    like: 'notebook 10x de 320, 1a parcela 05/01',
  },
  {
    means: 'first',
    say: `, [e] [a|o] proxima|proximo [${part}]`,
    not: [
      'proxima|proximo {weekday}|semana|mes|ano|vez|quinzena',
      `proxima|proximo [${part}] ${isOver}`,
    ],
    like: 'IPTU 6 parcelas de 78, a próxima vence dia 10',
  },
  {
    means: 'begins',
    say: 'comeca|comecam|comecando|comecar|comeco|iniciando|inicia|inicio|partir',
    like: 'tv em 10x de 150, começando em janeiro',
  },
])
const always = new Set('todo cada vence vencem vencendo vencimento venc sempre'.split(' '))
const paying = new Set('paguei pagamos dei demos quitei'.split(' '))
const reach = 7
/** `mar` and `set` are more than months. */
const monthMin = 4

/**
 * The day of the first instalment where it is told and still to come: "primeira dia 20 de
 * dezembro", "começando em janeiro", "pago todo dia 5". Null where it falls today, is over, or
 * nothing is told of it.
 */
export function firstPartIn(reading: Reading): Temporal.PlainDate | null {
  const { today } = reading
  const dueDay = monthlyDay(reading)
  const found = beginnings.findAll(reading)
  for (const { last } of found) {
    const date = dayBehind(reading, last + 1, dueDay)
    if (date) return isAhead(date, today) ? date : null
  }
  if (dueDay === null || reading.tokens.some(({ norm }) => paying.has(norm))) return null
  const next = firstDueDate(today, { frequency: 'mensal', dueDay })
  return isAhead(next, today) ? next : null
}

function isAhead(date: Temporal.PlainDate, today: Temporal.PlainDate): boolean {
  return Temporal.PlainDate.compare(date, today) > 0
}

/** The day or the month that stands right behind these words. */
function dayBehind(
  reading: Reading,
  first: number,
  dueDay: number | null,
): Temporal.PlainDate | null {
  const { tokens, days, today } = reading
  const end = first + reach
  const named = days.find((one) => one.first >= first && one.first < end)
  for (let at = first; at < Math.min(end, named?.first ?? tokens.length); at += 1) {
    const length = readLength(tokens, at)
    if (length) return today.add(length.length)
    const word = tokens[at]?.folded ?? ''
    const month = word.length >= monthMin ? months.get(word) : undefined
    if (month !== undefined) return inMonth(today, month, dueDay ?? named?.date.day ?? today.day)
  }
  if (!named) return null
  const date = isOfNextMonth(reading, named) ? named.date : nextSuch(tokens, named, today)
  return isOfNextMonth(reading, named) && dueDay !== null
    ? dueIn(date.toPlainYearMonth(), dueDay)
    : date
}

function isOfNextMonth({ tokens }: Reading, { first, last }: NamedDay): boolean {
  return tokens.slice(first, last + 1).some(({ norm }) => norm === 'mes')
}

/** That day of the next such month, this one included. */
function inMonth(today: Temporal.PlainDate, month: number, day: number): Temporal.PlainDate {
  const year = month < today.month ? today.year + 1 : today.year
  return dueIn(Temporal.PlainYearMonth.from({ year, month }), day)
}

function dueIn(month: Temporal.PlainYearMonth, dueDay: number): Temporal.PlainDate {
  return firstDueDate(month.toPlainDate({ day: 1 }), { frequency: 'mensal', dueDay })
}

/** `todo dia 5`, `vencimento dia 10`, `10x de 120 dia 7`: the day of the month of all of them. */
function monthlyDay({ tokens, days }: Reading): number | null {
  const isBought = tokens.some(({ norm }) => findVerb(norm)?.form === 'i-did')
  const found = days.find(({ first, last }) => {
    const isOfMonth = last - first === 1 || tokens[last]?.norm === 'mes'
    if (tokens[first]?.norm !== 'dia' || !isOfMonth) return false
    // "sofá 10x120 dia 7": who tells of no deed tells when they fall due.
    return isAlways(tokens, first) || (!isBought && tokens[first - 1]?.kind !== 'word')
  })
  return found?.date.day ?? null
}

function isAlways(tokens: Reading['tokens'], first: number): boolean {
  return tokens.slice(Math.max(0, first - 2), first).some(({ norm }) => always.has(norm))
}
