import type { PlanPeriod } from '@lya/core/commerce/plans/period.ts'

export const summaryCopy = {
  title: 'Resumo do pedido',
  toggle: 'Resumo do pedido',
  plans: 'Plano',
  unsold: 'O plano deste link não está à venda. Escolha um dos que temos.',
  total: 'Total',
  before: 'De',
  off: (percent: number) => `${percent}% OFF`,
  perMonth: (price: string) => ` · ${price} por mês`,
  interest: 'Juros do parcelamento',
  atOnce: (price: string) => `1x de ${price}, sem juros`,
  inAll: (parts: string, total: string) => `${parts} (total ${total})`,
  renewsByCard: (when: string) => `Renova ${when} no cartão. Cancele quando quiser.`,
  renewsByBill: (when: string) =>
    `Não há débito automático: ${when} mandamos uma nova cobrança, 5 dias antes.`,
  trial: 'Os dias que faltam do seu teste entram de presente.',
  refund: 'Desistiu em até 7 dias? Devolvemos tudo.',
} as const

export const periodCopy: Record<PlanPeriod, { every: string; renewal: string }> = {
  MONTHLY: { every: 'por mês', renewal: 'todo mês' },
  QUARTERLY: { every: 'por trimestre', renewal: 'a cada 3 meses' },
  YEARLY: { every: 'por ano', renewal: 'todo ano' },
}
