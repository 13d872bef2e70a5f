export const plansCopy = {
  title: 'Planos',
  description:
    'Planos mensal, trimestral e anual da Lya, sua assistente financeira no WhatsApp. 7 dias grátis, sem cartão de crédito.',
  heading: 'Escolha o plano ideal para a sua assistente financeira no WhatsApp',
  lead: 'Todos os planos têm tudo. Só muda por quanto tempo, e quanto você economiza.',
  loading: 'Carregando planos...',
  failed: 'Erro ao carregar planos. Tente novamente.',
  empty: 'Nenhum plano ativo encontrado.',
  retry: 'Tentar novamente',
  recommended: 'Recomendado',
  current: 'Seu plano atual',
  before: 'De',
  now: 'por',
  or: 'ou',
  total: 'total de',
  equals: 'equivale a',
  aMonth: 'por mês',
  buy: 'Assinar',
  promises: [
    { title: '7 dias grátis', text: 'Teste antes, sem cartão de crédito.' },
    { title: 'Cancele sozinho', text: 'Na sua conta, sem falar com ninguém.' },
    { title: 'Arrependeu? Devolvemos', text: 'Em até 7 dias, o valor inteiro.' },
  ],
  trial: {
    title: 'Ainda não conhece a Lya?',
    lead: 'Use tudo por 7 dias, sem cartão de crédito. Se gostar, você volta aqui.',
    callToAction: 'Começar meu teste grátis',
  },
  questions: {
    title: 'Antes de assinar',
    items: [
      {
        question: 'Como posso pagar?',
        answer:
          'Com {{payWith}}. Nos planos em que aparece, dá para parcelar no cartão, e o total é mostrado antes de você confirmar.',
      },
      {
        question: 'Posso cancelar quando quiser?',
        answer:
          'Pode. É em Meu Perfil, parte Assinatura. Você continua usando até o fim do período que já pagou, e nada mais é cobrado.',
      },
      {
        question: 'E se eu me arrepender?',
        answer:
          'Você tem 7 dias para desistir e receber tudo de volta, pelo próprio site. É o seu direito, e a gente facilita.',
      },
      {
        question: 'Dá para trocar de plano depois?',
        answer:
          'Dá. Ao subir de plano, o que você ainda não usou vira desconto. Ao descer, a troca vale no fim do período.',
      },
    ],
  },
} as const
