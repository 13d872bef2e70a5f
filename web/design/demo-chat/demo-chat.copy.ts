/** A made-up talk that shows what Lya does: on the landing page and beside the sign-in forms. */
export const demoChat = [
  { from: 'person', text: 'gastei 52,90 no mercado ontem' },
  {
    from: 'lya',
    text: 'Anotei! Mercado, R$\u00a052,90 em Alimentação, ontem. Ainda dá para gastar R$\u00a0347,10 este mês.',
  },
  { from: 'person', text: 'caiu meu salário, 4.200' },
  {
    from: 'lya',
    text: 'Boa! R$\u00a04.200,00 em Salário, hoje. Seu saldo está em R$\u00a05.318,40.',
  },
  { from: 'person', text: 'uber' },
  { from: 'lya', text: 'Quanto foi o Uber?' },
  { from: 'person', text: '18 reais' },
  { from: 'lya', text: 'Pronto: R$\u00a018,00 em Transporte, hoje.' },
] as const
