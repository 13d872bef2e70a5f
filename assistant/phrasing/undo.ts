import { cents } from '@lya/core/amounts/cents.ts'
import { formatReais } from '@lya/core/amounts/reais.ts'
import type { Shown } from '#conversation/done/shown.ts'
import type { EffectResult } from '#conversation/effect-result.ts'
import type { LastRegistration } from '#conversation/state.ts'
import { plainReply, type ReplyDraft } from '#phrasing/reply.ts'
import { phraseTransaction } from '#phrasing/transaction.ts'

/** Tells what was taken back, or that there was nothing. */
export function phraseUndo(
  result: EffectResult,
  last: LastRegistration | undefined,
  today: Temporal.PlainDate,
): ReplyDraft {
  if (result.kind === 'undone') return plainReply(`Pronto, ${undone(result, last, today)}.`)
  if (last) return plainReply('Isso já tinha sido desfeito.')
  return plainReply('Não achei nada recente para desfazer.')
}

function undone(
  { transactions = [] }: Extract<EffectResult, { kind: 'undone' }>,
  last: LastRegistration | undefined,
  today: Temporal.PlainDate,
): string {
  const name = last?.name ?? ''
  switch (last?.kind) {
    case 'created':
      return `desfiz ${created(last)}`
    case 'corrected':
      return `desfiz a correção${told(transactions, today)}`
    case 'deleted':
      return `trouxe de volta${told(transactions, today)}`
    case 'deleted-all':
      return `trouxe de volta os ${last.gone?.length ?? 0} lançamentos`
    case 'bought':
      return 'desfiz a compra parcelada'
    case 'paid':
      return `desfiz o pagamento de ${name}`
    case 'recurring-created':
      return `desfiz o cadastro de ${name}`
    case 'budget-set':
      return `desfiz a mudança no orçamento de ${name}`
    case 'amount-changed':
    case 'date-changed':
    case 'day-changed':
    case 'name-changed':
    case 'category-changed':
      return `desfiz a mudança em ${name}`
    case 'thing-ended':
      return `${name} está de volta`
    case 'goal-created':
      return `desfiz a meta ${name}`
    case 'deposited':
      return `desfiz o depósito em ${name}`
    case 'past-moved':
      return 'os lançamentos antigos voltaram para onde estavam'
    default:
      return 'desfiz o último lançamento'
  }
}

function created({ transactions }: LastRegistration): string {
  const [only, another] = transactions
  if (!only || another) return `os ${transactions.length} lançamentos`
  return `o lançamento: ${only.description}, ${formatReais(cents(only.amountCents))}`
}

function told(transactions: readonly Shown[], today: Temporal.PlainDate): string {
  const [only, another] = transactions
  return only && !another ? `: ${phraseTransaction(only, today)}` : ''
}
