import type { ActivationCounts, Lessons } from '@lya/contract/backoffice/usage.ts'
import type { UsageDays } from '@lya/core/backoffice/usage/usage-days.ts'

export const analyticsCopy = {
  title: 'Analytics',
  lead: 'De onde as pessoas vêm, até onde chegam e como a Lya as entende.',
  period: 'Período',
  loading: 'Carregando os números...',
  failed: 'Não conseguimos abrir os números',
  signUps: 'Cadastros',
  activated: 'Ativação',
  activatedHint: 'Quem se cadastrou no período e já fez o primeiro lançamento.',
  messages: 'Mensagens para a Lya',
  asked: 'Perguntou de volta',
  askedHint: 'Das mensagens do período, quantas a Lya respondeu com uma pergunta.',
  undone: 'Desfeitas',
  undoneHint: 'Das mensagens do período, quantas foram desfeitas por quem escreveu.',
  sources: 'Cadastros por origem',
  source: 'Origem',
  steps: 'Até onde chegaram',
  days: 'Dia a dia',
  day: 'Dia',
  rules: 'Como a Lya entendeu',
  rulesLead: 'Cada regra, com quanto perguntou e quanto foi desfeito. As piores primeiro.',
  rule: 'Regra',
  decisions: 'Decidiu',
  noRules: 'Nenhuma mensagem neste período.',
  lessons: 'Para ensinar a Lya',
  lessonsLead:
    'O que foi desfeito, o que ela perguntou e o que não anotou nos últimos 30 dias, só de quem ' +
    'deixou ler, sem nome. Abrir fica registrado nos logs.',
  openLessons: 'Abrir as mensagens',
  lessonsFailed: 'Não conseguimos abrir as mensagens',
  noLessons: 'Nada para mostrar.',
  teaching: (people: number) =>
    people === 1 ? '1 pessoa deixa ler.' : `${people} pessoas deixam ler.`,
} as const

export const periodCopy: Record<UsageDays, string> = {
  '7': '7 dias',
  '30': '30 dias',
  '90': '90 dias',
  '365': '12 meses',
}

export const stepCopy: Record<keyof ActivationCounts, string> = {
  signedUp: 'Cadastraram',
  onboarded: 'Onboarding',
  firstEntry: 'Primeiro lançamento',
  engaged: 'Engajaram',
  checkoutOpened: 'Abriram o checkout',
  paid: 'Pagaram',
}

export const sourceCopy: Record<string, string> = {
  referral: 'Indicação',
  meta: 'Anúncio da Meta',
  checkout: 'Checkout',
  direct: 'Direto',
}

export const lessonCopy: Record<Lessons['items'][number]['what'], string> = {
  undone: 'Desfeita',
  'asked-back': 'Perguntou',
  'nothing-noted': 'Não anotou',
}
