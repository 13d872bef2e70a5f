export const summaryCopy = {
  title: 'Resumo do pedido',
  toggle: 'Resumo do pedido',
  plans: 'Plano',
  total: 'Total',
  before: 'De',
  off: (percent: number) => `${percent}% OFF`,
  perMonth: (price: string) => `${price} por mês`,
  refund: 'Desistiu em até 7 dias? Devolvemos tudo.',
} as const
