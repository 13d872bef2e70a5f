import { monthNames } from '@lya/core/money/budgets/month-names.copy.ts'
import { leftOf, usageBand } from '@lya/core/money/budgets/usage.ts'
import { cents } from '@lya/core/money/cents.ts'
import { formatReais } from '@lya/core/money/reais.ts'
import type { BudgetAfter } from '#conversation/effect-result.ts'
import { nameDay } from '#phrasing/day-name.ts'
import type { RegisteredReply, ReplyDraft } from '#phrasing/reply.ts'
import type { TransactionDraft } from '#understanding/draft.ts'

interface Created {
  categoryName: string | null
  budget: BudgetAfter | null
}

/** Tells what was written: amount, category, day, and what is left of the budget. */
export function phraseRegistered(reply: RegisteredReply, created: readonly Created[]): ReplyDraft {
  const { transactions, today } = reply
  const [only] = transactions
  const isSingle = transactions.length === 1 && only
  const text = isSingle ? single(only, today, created[0]) : several(transactions, today, created)
  return { text, quickReplies: [], undoable: true }
}

function single(draft: TransactionDraft, today: Temporal.PlainDate, made?: Created): string {
  const sum = formatReais(draft.amountCents)
  const told = draft.type === 'receita' ? `Entrada de ${sum}` : sum
  const category = made?.categoryName ?? 'Outros'
  const line = `Anotei! ${told} em ${category}, ${nameDay(draft.date, today)}.`
  return [line, budgetLine(made, draft.date, today)].filter(Boolean).join(' ')
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
    return `• ${draft.description}: ${sign}${formatReais(draft.amountCents)} em ${category}, ${day}`
  })
  return [`Anotei os ${transactions.length}!`, ...lines].join('\n')
}

/** The budget is that of the month of the transaction, which need not be the current one. */
function budgetLine(
  made: Created | undefined,
  date: Temporal.PlainDate,
  today: Temporal.PlainDate,
): string {
  const budget = made?.budget
  if (!budget) return ''
  const words = monthWords(date, today)
  const left = leftOf(budget)
  if (left < 0) return `Passou ${formatReais(cents(-left))} do orçamento ${words.of}.`
  if (left === 0) return `Com isso, o orçamento ${words.ofThe} chegou ao limite.`
  const rest = `Ainda dá para gastar ${formatReais(left)} ${words.within}.`
  return crossesWarning(budget)
    ? `Atenção: mais de 80% do orçamento ${words.of} já foi. ${rest}`
    : rest
}

/** Warned once, by the expense that goes past 80%; each later one tells what is left. */
function crossesWarning({ plannedCents, spentCents, spentBeforeCents }: BudgetAfter): boolean {
  const before = usageBand({ plannedCents, spentCents: spentBeforeCents })
  return before === 'normal' && usageBand({ plannedCents, spentCents }) === 'near'
}

function monthWords(
  date: Temporal.PlainDate,
  today: Temporal.PlainDate,
): { within: string; ofThe: string; of: string } {
  if (date.toPlainYearMonth().equals(today.toPlainYearMonth())) {
    return { within: 'este mês', ofThe: 'do mês', of: 'deste mês' }
  }
  const name = monthNames[date.month - 1]?.toLowerCase()
  return { within: `em ${name}`, ofThe: `de ${name}`, of: `de ${name}` }
}
