import { type Cents, sumCents } from '@lya/core/amounts/cents.ts'
import { formatReais } from '@lya/core/amounts/reais.ts'
import { monthNames } from '@lya/core/money/budgets/month-names.copy.ts'
import type { Rhythm } from '@lya/core/money/recurring/due-date.ts'
import type { PaymentShown } from '#conversation/done/shown.ts'
import type { Effect, Purchase, RecurringDraft } from '#conversation/effect.ts'
import type { EffectResult } from '#conversation/effect-result.ts'
import { budgetLine } from '#phrasing/budget-line.ts'
import { nameDay } from '#phrasing/day-name.ts'
import { doneReply, plainReply, type ReplyDraft } from '#phrasing/reply.ts'
import { phraseWorked } from '#phrasing/sum.ts'
import type { Sum } from '#understanding/transactions/sums/sum.ts'

const weekdays = [
  'toda segunda',
  'toda terça',
  'toda quarta',
  'toda quinta',
  'toda sexta',
  'todo sábado',
  'todo domingo',
]

/** Asks of several bills whether they were paid, or come every month. */
export function phraseListed(bills: readonly RecurringDraft[], isDue = false): ReplyDraft {
  const lines = bills.map(({ name, amountCents, dueDay, nextDate }) => {
    const day = isDue ? formatDay(Temporal.PlainDate.from(nextDate)) : `dia ${dueDay}`
    return `• ${name}: ${formatReais(amountCents)}, ${day}`
  })
  if (isDue) {
    const text = ['Para pagar:', ...lines, 'Quer que eu te lembre, ou são de todo mês?'].join('\n')
    return plainReply(text, ['Me lembra', 'São de todo mês', 'Já paguei'])
  }
  const text = ['Vi estas contas:', ...lines, 'Já pagou, ou são contas de todo mês?'].join('\n')
  return plainReply(text, ['Já paguei', 'São de todo mês', 'Me lembra'])
}

/**
 * Tells of a payment that comes again, and when next.
 *
 * `isMore`: another one was told of right before; `sum`: how it was worked out.
 */
export function phraseRecurring(
  draft: RecurringDraft,
  today: Temporal.PlainDate,
  { isMore = false, sum: worked }: { isMore?: boolean; sum?: Sum | undefined } = {},
): ReplyDraft {
  const next = Temporal.PlainDate.from(draft.nextDate)
  const sum = formatReais(draft.amountCents)
  const when = shortDay(next, today)
  const where = draft.categoryId === null ? ', em Outros' : ''
  const { partsLeft } = draft
  if (partsLeft === 1) return doneReply(once(draft, { next, today, where, isMore }))
  const parts = partsLeft === undefined ? '' : `, e termina depois de ${partsLeft} parcelas`
  const told = `${draft.name}, ${sum} ${rhythm(draft, next)}${where}. O próximo vence ${when}`
  if (isMore) return doneReply(`E ${told}${parts}.`)
  const lines = [
    `Combinado! ${told}. Está em Pagamentos${parts}.`,
    phraseWorked(worked, draft.amountCents),
  ]
  return doneReply(lines.filter(Boolean).join(' '))
}

/** Tells of what is to be paid once. */
function once(
  { name, amountCents }: RecurringDraft,
  one: { next: Temporal.PlainDate; today: Temporal.PlainDate; where: string; isMore: boolean },
): string {
  const { next, today, where, isMore } = one
  const sum = formatReais(amountCents)
  if (Temporal.PlainDate.compare(next, today) < 0) {
    const day = nameDay(next, today)
    return `Combinado! ${name}, ${sum}, venceu ${day}${where}. Deixei em Pagamentos, em atraso.`
  }
  const dated = `${name}, ${sum}, para pagar ${shortDay(next, today)}${where}.`
  if (isMore) return `E ${dated}`
  const told = `Combinado! ${dated}`
  return `${told} Deixei em Pagamentos e te lembro quando chegar o dia.`
}

/** `todo dia 5`, `toda segunda`. */
export function rhythm({ frequency, dueDay }: Rhythm, next: Temporal.PlainDate): string {
  switch (frequency) {
    case 'mensal':
      return `todo dia ${dueDay}`
    case 'semanal':
      return weekdays[next.dayOfWeek - 1] ?? 'toda semana'
    case 'quinzenal':
      return 'a cada 15 dias'
    case 'anual':
      return 'uma vez por ano'
    default:
      return frequency satisfies never
  }
}

/** Tells of a purchase in instalments: the first is an expense, the others wait in Pagamentos. */
export function phraseBought(
  purchase: Purchase,
  { transaction, budget }: Extract<EffectResult, { kind: 'bought' }>,
  today: Temporal.PlainDate,
): ReplyDraft {
  const { instalmentsCents, name, date } = purchase
  const count = instalmentsCents.length
  const total = formatReais(sumCents(instalmentsCents))
  const others = count - 1
  const rest = others === 1 ? 'a outra está' : `as outras ${others} estão`
  const told =
    `Anotei! ${name} em ${count}x ${each(instalmentsCents)} (total ${total}), ` +
    `em ${transaction.categoryName ?? 'Outros'}. ` +
    `A 1ª parcela entrou ${nameDay(date, today)}; ${rest} em Pagamentos.`
  return doneReply([told, budgetLine({ budget, date, today })].filter(Boolean).join(' '))
}

function each([first, second]: readonly Cents[]): string {
  const usual = formatReais(second ?? first ?? sumCents([]))
  if (first === undefined || second === undefined || first === second) return `de ${usual}`
  return `de ${usual}, a 1ª de ${formatReais(first)}`
}

/** Tells of another day for a bill. */
export function phraseDayChanged(
  { dueDay, frequency = 'mensal' }: Extract<Effect, { kind: 'change-day' }>,
  { name, nextDate, isOnce }: Extract<EffectResult, { kind: 'day-changed' }>,
  today: Temporal.PlainDate,
): ReplyDraft {
  const date = Temporal.PlainDate.from(nextDate)
  const next = shortDay(date, today)
  if (isOnce) return doneReply(`Mudei: ${name} agora vence ${next}.`)
  const often = rhythm({ frequency, dueDay }, date)
  return doneReply(`Mudei: ${name} agora vence ${often}. O próximo vence ${next}.`)
}

export function phrasePaid(
  { payment, transaction, budget, earlierDate }: Extract<EffectResult, { kind: 'paid' }>,
  today: Temporal.PlainDate,
): ReplyDraft {
  const { name, nextDate, isFinished } = payment
  const next = Temporal.PlainDate.from(nextDate)
  const isLate = Temporal.PlainDate.compare(next, today) < 0
  const when = shortDay(next, today)
  const coming = isLate ? `Ainda falta o que venceu ${when}.` : `O próximo vence ${when}.`
  const last = payment.instalments === 1 ? 'Menos uma! 🎉' : 'Era a última, acabou! 🎉'
  const after = isFinished ? last : coming
  const sum = formatReais(transaction.amountCents)
  const date = Temporal.PlainDate.from(transaction.date)
  const day = date.equals(today) ? '' : `, ${nameDay(date, today)}`
  const which = earlierDate === undefined ? instalment(payment) : ofEarlier(earlierDate, next)
  const told = `Pronto, ${name}${which} em dia: ${sum}${day}. ${after}`
  return doneReply([told, budgetLine({ budget, date, today })].filter(Boolean).join(' '))
}

/** ` de novembro`, of a due date before the next one; of the same month by its day. */
function ofEarlier(earlierDate: string, next: Temporal.PlainDate): string {
  const date = Temporal.PlainDate.from(earlierDate)
  if (date.month === next.month) return ` de ${formatDay(date)}`
  return ` de ${monthNames[date.month - 1]?.toLowerCase()}`
}

function instalment({ instalments, instalmentsPaid }: PaymentShown): string {
  return instalments === null || instalments === 1
    ? ''
    : ` (parcela ${instalmentsPaid} de ${instalments})`
}

/** It had been paid, or nothing of it remains: nothing was written. */
export function phraseNotPaid(
  kind: 'paid-before' | 'finished',
  { name, nextDate, instalments }: PaymentShown,
  today: Temporal.PlainDate,
): ReplyDraft {
  if (kind === 'finished' && instalments === 1) {
    return plainReply(`${name} já está em dia, não falta nada.`)
  }
  if (kind === 'finished') return plainReply(`${name} já chegou ao fim, não falta nada.`)
  const next = shortDay(Temporal.PlainDate.from(nextDate), today)
  return plainReply(`${name} já estava em dia. O próximo vence ${next}.`)
}

/** A day to come: `hoje`, `amanhã`, `em 15/12`, with the year where it is another. */
export function shortDay(date: Temporal.PlainDate, today: Temporal.PlainDate): string {
  const days = today.until(date).days
  if (days === 0) return 'hoje'
  if (days === 1) return 'amanhã'
  const short = `em ${formatDay(date)}`
  return date.year === today.year ? short : `${short}/${date.year}`
}

function formatDay({ day, month }: Temporal.PlainDate): string {
  return `${String(day).padStart(2, '0')}/${String(month).padStart(2, '0')}`
}
