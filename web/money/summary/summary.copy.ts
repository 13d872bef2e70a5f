import type { TrendView } from '#money/summary/trend.model.ts'

export const summaryCopy = {
  label: 'Resumo',
  failed: 'Erro ao carregar dados financeiros',
  retry: 'Tentar novamente',
  balance: 'Saldo Total',
  income: 'Receitas',
  expenses: 'Despesas',
  savings: 'Economia',
  afterBills: 'Depois das contas do mês:',
  manyTimes: 'mais de 10x',
} as const

export const trendWords: Record<TrendView['direction'], string> = {
  up: 'a mais que no mês passado',
  down: 'a menos que no mês passado',
  flat: 'igual ao mês passado',
  unknown: 'sem base no mês passado',
}
