import { formatReais } from '@lya/core/money/reais.ts'
import type { DuePayment, Fact } from '#assistant/reminders/facts/fact.ts'
import { categoryName, sentenceOf, shortDay } from '#assistant/reminders/reminders.copy.ts'
import { compose, type MailContent } from '#people/identity/index.ts'

/** The letter that carries a reminder. @param leaveUrl Ends letters of this kind. */
export function reminderMail(
  fact: Fact,
  { name, publicUrl, leaveUrl }: { name: string; publicUrl: string; leaveUrl: string },
): MailContent {
  const { subject, paragraphs, label, path } = letterOf(fact)
  return compose({
    name,
    subject,
    paragraphs,
    action: { label, link: `${publicUrl}${path}` },
    footnote: `Você escolhe o que a Lya avisa, onde e em que horário em ${publicUrl}/lembretes.`,
    leave: { label: 'Não quero mais receber este aviso por e-mail', link: leaveUrl },
  })
}

/** Where a reminder leads to. */
export function pathOf(kind: Fact['kind']): string {
  return { contas: '/payments', orcamentos: '/planning', resumo: '/dashboard' }[kind]
}

function letterOf(fact: Fact): {
  subject: string
  paragraphs: string[]
  label: string
  path: string
} {
  const path = pathOf(fact.kind)
  if (fact.kind === 'contas') {
    return {
      subject: dueSubject(fact.today, fact.tomorrow),
      paragraphs: [
        ...linesOf('Vence hoje:', fact.today),
        ...linesOf('Vence amanhã:', fact.tomorrow),
        'Já pagou? É só marcar como pago, e eu anoto a despesa para você.',
      ],
      label: 'Ver minhas contas',
      path,
    }
  }
  if (fact.kind === 'orcamentos') {
    const used = fact.threshold === 100 ? 'chegou ao fim' : 'passou de 80%'
    return {
      subject: `Seu planejamento de ${fact.category} ${used}`,
      paragraphs: [sentenceOf(fact)],
      label: 'Ver meu planejamento',
      path,
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
    path,
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
