import { formatReais } from '@lya/core/amounts/reais.ts'
import type {
  BudgetUse,
  DuePayment,
  DuePayments,
  Fact,
  WeeklySummary,
} from '#assistant/reminders/facts/fact.ts'
import type { Template } from '#people/notices/index.ts'

const listedMax = 5

/** To be approved by Meta. */
export const templates: Record<Fact['kind'], Template> = {
  contas: {
    name: 'lya_contas_a_pagar',
    body: 'Lembrete da Lya sobre as suas contas: {{1}} Para mudar os avisos, abra Lembretes no app.',
    example: 'Vence hoje: Luz (R$ 180,00).',
  },
  orcamentos: {
    name: 'lya_aviso_de_orcamento',
    body: 'Aviso da Lya sobre o seu planejamento: {{1}} Para mudar os avisos, abra Lembretes no app.',
    example: 'Você usou 80% do que planejou para Mercado: R$ 400,00 de R$ 500,00.',
  },
  resumo: {
    name: 'lya_resumo_da_semana',
    body: 'Seu resumo da semana com a Lya: {{1}} Para mudar os avisos, abra Lembretes no app.',
    example: 'De 02/03 a 08/03: entrou R$ 900,00, saiu R$ 350,00.',
  },
}

export const titles: Record<Fact['kind'], string> = {
  contas: 'Contas a pagar',
  orcamentos: 'Seu planejamento',
  resumo: 'Sua semana',
}

/** The fact in one line: the template's parameter, and the notification. */
export function sentenceOf(fact: Fact): string {
  if (fact.kind === 'contas') return dueSentence(fact)
  return fact.kind === 'orcamentos' ? budgetSentence(fact) : weekSentence(fact)
}

/** The lines of the payments of one day, at most so many. */
export function paymentsText(payments: readonly DuePayment[]): string {
  const named = payments
    .slice(0, listedMax)
    .map(({ name, amountCents }) => `${name.trim()} (${formatReais(amountCents)})`)
  const rest = payments.length - named.length
  if (rest > 0) named.push(rest === 1 ? 'mais 1 conta' : `mais ${rest} contas`)
  return list.format(named)
}

export function shortDay(day: Temporal.PlainDate): string {
  return `${String(day.day).padStart(2, '0')}/${String(day.month).padStart(2, '0')}`
}

export function categoryName(name: string | null): string {
  return name ?? 'Sem categoria'
}

const list = new Intl.ListFormat('pt-BR', { type: 'conjunction' })

function dueSentence({ today, tomorrow }: DuePayments): string {
  const parts = []
  if (today.length > 0) parts.push(`${verb(today)} hoje: ${paymentsText(today)}.`)
  if (tomorrow.length > 0) parts.push(`${verb(tomorrow)} amanhã: ${paymentsText(tomorrow)}.`)
  return parts.join(' ')
}

function verb(payments: readonly unknown[]): string {
  return payments.length === 1 ? 'Vence' : 'Vencem'
}

function budgetSentence({ category, threshold, plannedCents, spentCents }: BudgetUse): string {
  const amounts = `${formatReais(spentCents)} de ${formatReais(plannedCents)}`
  return threshold === 100
    ? `O planejado para ${category} já foi todo usado neste mês: ${amounts}.`
    : `Você já usou mais de 80% do que planejou para ${category} neste mês: ${amounts}.`
}

function weekSentence(week: WeeklySummary): string {
  const { from, to, incomeCents, expensesCents, savingsCents, categories } = week
  const [first] = categories
  const largest = first
    ? ` Maior gasto: ${categoryName(first.name)}, ${formatReais(first.totalCents)}.`
    : ''
  return (
    `De ${shortDay(from)} a ${shortDay(to)}: entrou ${formatReais(incomeCents)}, ` +
    `saiu ${formatReais(expensesCents)}, saldo de ${formatReais(savingsCents)}.${largest}`
  )
}
