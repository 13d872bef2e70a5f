import { formatReais } from '@lya/core/amounts/reais.ts'
import type { DuePayment, Fact } from '#assistant/reminders/facts/fact.ts'
import { categoryName, sentenceOf, shortDay } from '#assistant/reminders/reminders.copy.ts'
import type { Words } from '#people/notices/index.ts'

/** Where a reminder leads to. */
export function pathOf(kind: Fact['kind']): string {
  return { contas: '/payments', orcamentos: '/planning', resumo: '/dashboard' }[kind]
}

/** The letter that carries a reminder. */
export function letterOf(fact: Fact): Words['letter'] {
  if (fact.kind === 'contas') {
    return {
      subject: dueSubject(fact.today, fact.tomorrow),
      paragraphs: [
        ...linesOf('Vence hoje:', fact.today),
        ...linesOf('Vence amanhã:', fact.tomorrow),
        'Já pagou? É só marcar como pago, e eu anoto a despesa para você.',
      ],
      label: 'Ver minhas contas',
    }
  }
  if (fact.kind === 'orcamentos') {
    const used = fact.threshold === 100 ? 'chegou ao fim' : 'passou de 80%'
    return {
      subject: `Seu planejamento de ${fact.category} ${used}`,
      paragraphs: [sentenceOf(fact)],
      label: 'Ver meu planejamento',
    }
  }
  return {
    subject: `Sua semana de ${shortDay(fact.from)} a ${shortDay(fact.to)}`,
    paragraphs: [
      `Entrou: ${formatReais(fact.incomeCents)}`,
      `Saiu: ${formatReais(fact.expensesCents)}`,
      `Saldo da semana: ${formatReais(fact.savingsCents)}`,
      ...(fact.categories.length === 0 ? [] : ['Onde mais foi:']),
      ...fact.categories.map(
        ({ name, totalCents }) => `${categoryName(name)}: ${formatReais(totalCents)}`,
      ),
    ],
    label: 'Ver meu painel',
  }
}

function dueSubject(today: readonly DuePayment[], tomorrow: readonly DuePayment[]): string {
  const [first] = [...today, ...tomorrow]
  const count = today.length + tomorrow.length
  if (first && count === 1) return `${first.name.trim()} vence ${today[0] ? 'hoje' : 'amanhã'}`
  if (tomorrow.length === 0) return `${count} contas vencem hoje`
  if (today.length === 0) return `${count} contas vencem amanhã`
  return `${count} contas vencem entre hoje e amanhã`
}

function linesOf(title: string, payments: readonly DuePayment[]): string[] {
  if (payments.length === 0) return []
  return [title, ...payments.map((one) => `${one.name.trim()}: ${formatReais(one.amountCents)}`)]
}
