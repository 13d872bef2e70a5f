/** A made-up talk that shows what Lya does: on the landing page and beside the sign-in forms. */
export const demoChat = [
  { from: 'person', text: 'gastei 52,90 no mercado ontem' },
  {
    from: 'lya',
    text: 'Anotei! R$ 52,90 em Alimentação, ontem. Ainda dá para gastar R$ 347,10 este mês.',
  },
  { from: 'person', text: 'caiu meu salário, 4.200' },
  { from: 'lya', text: 'Boa! R$ 4.200,00 em Salário, hoje. Seu saldo está em R$ 5.318,40.' },
  { from: 'person', text: 'uber' },
  { from: 'lya', text: 'Quanto foi o Uber?' },
  { from: 'person', text: '18 reais' },
  { from: 'lya', text: 'Pronto: R$ 18,00 em Transporte, hoje.' },
] as const
