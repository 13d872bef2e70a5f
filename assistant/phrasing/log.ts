import { cents } from '@lya/core/amounts/cents.ts'
import { formatReais } from '@lya/core/amounts/reais.ts'
import type { BudgetAfter } from '#conversation/done/shown.ts'
import { budgetLine, budgetWarning } from '#phrasing/budget-line.ts'
import { nameDay } from '#phrasing/day-name.ts'
import type { RegisteredReply, ReplyDraft } from '#phrasing/reply.ts'
import { phraseSum, phraseWorked } from '#phrasing/sum.ts'
import { phraseTransaction } from '#phrasing/transaction.ts'
import type { TransactionDraft } from '#understanding/draft.ts'

interface Created {
  categoryName: string | null
  budget: BudgetAfter | null
}

/** Tells what was written: amount, category, day, and what is left of the budget. */
export function phraseRegistered(reply: RegisteredReply, created: readonly Created[]): ReplyDraft {
  const { transactions, today } = reply
  const [only] = transactions
  if (reply.isUnnamed && only) return unnamed(only, reply)
  const isSingle = transactions.length === 1 && only
  const told = isSingle ? single(only, today, created[0]) : several(transactions, today, created)
  const asides = [
    ...setAside(reply),
    ...(reply.goesOn === undefined ? [] : [goingOn(reply.goesOn)]),
    ...(reply.isRough
      ? ['Ficou como mais ou menos: se lembrar o valor certinho, me conta que eu acerto.']
      : []),
  ]
  const text = [told, ...asides].join(isSingle ? ' ' : '\n')
  return { text, quickReplies: [], undoable: true }
}

/** All of it came in, and what it is for is told when it is paid. */
function setAside({ setAsideCents = 0 }: RegisteredReply): string[] {
  const told = `Entrou tudo: os ${formatReais(cents(setAsideCents))} eu anoto quando forem gastos.`
  return setAsideCents > 0 ? [told] : []
}

function goingOn(name: string): string {
  return `Só que ${name} ainda está em Pagamentos: se não vai mais pagar, encerre por lá.`
}

/** Written, though nobody knows yet what it was. */
function unnamed(
  { type, amountCents, date, sum }: TransactionDraft,
  reply: RegisteredReply,
): ReplyDraft {
  const told = `${type === 'receita' ? 'a entrada' : 'o gasto'} de ${formatReais(amountCents)}`
  const worked = phraseWorked(sum, amountCents)
  const line = `Anotei ${told}, ${nameDay(date, reply.today)}.`
  const text = [line, worked, ...setAside(reply), 'De que foi?'].filter(Boolean).join(' ')
  return { text, quickReplies: [], undoable: true }
}

function single(draft: TransactionDraft, today: Temporal.PlainDate, made?: Created): string {
  const { type, amountCents, description, sum } = draft
  const categoryName = made?.categoryName ?? null
  const told = { type, amountCents, description, categoryName, date: draft.date.toString() }
  const line = `Anotei! ${phraseTransaction(told, today)}.`
  const worked = phraseWorked(sum, amountCents)
  return [line, worked, budgetLine({ budget: made?.budget, date: draft.date, today })]
    .filter(Boolean)
    .join(' ')
}

function several(
  transactions: readonly TransactionDraft[],
  today: Temporal.PlainDate,
  created: readonly Created[],
): string {
  const lines = transactions.map((draft, at) => {
    const sign = draft.type === 'receita' ? '+ ' : ''
    const category = created[at]?.categoryName ?? 'Outros'
    const day = nameDay(draft.date, today)
    const worked = draft.sum ? ` (${phraseSum(draft.sum, draft.amountCents)})` : ''
    const told = `${sign}${formatReais(draft.amountCents)} em ${category}, ${day}${worked}`
    return `• ${draft.description}: ${told}`
  })
  const warnings = transactions.map((draft, at) => {
    const { budget, categoryName } = created[at] ?? { budget: null, categoryName: null }
    return budgetWarning({ budget, date: draft.date, today }, categoryName ?? 'Outros')
  })
  // Two of one category share a budget, which is told once.
  const told = [...new Set(warnings)].filter(Boolean)
  return [`Anotei os ${transactions.length}!`, ...lines, ...told].join('\n')
}
