export const onboardingCopy = {
  progress: 'Progresso da configuração',
  step: (step: number) => `Etapa ${step} de 3`,
  loadFailed: { title: 'Erro ao carregar progresso do onboarding.' },
  saveFailed: { title: 'Erro ao salvar progresso.' },
  skipped: {
    title: 'Sem problemas!',
    message: 'Você pode configurar suas categorias a qualquer momento.',
  },
} as const

export const welcomeCopy = {
  title: (firstName: string) =>
    firstName === '' ? 'Que bom ter você aqui!' : `Que bom ter você aqui, ${firstName}!`,
  lead: 'Vamos deixar tudo do seu jeito. Leva cerca de 2 minutos.',
  gift: '7 dias premium grátis',
  giftMore: 'Tudo liberado desde já, sem cartão de crédito.',
  plan: [
    { title: 'Suas categorias', text: 'Você escolhe o que faz parte da sua vida.' },
    { title: 'Sua assistente', text: 'Você conhece a Lya, que anota tudo pela conversa.' },
  ],
  start: 'Começar configuração',
  later: 'Fazer Mais Tarde',
} as const

export const categoriesCopy = {
  title: 'O que faz parte da sua vida?',
  lead: 'Toque para tirar ou pôr. Depois dá para mudar tudo.',
  groups: { despesa: 'Despesas', receita: 'Receitas' },
  loading: 'Carregando sugestões...',
  create: (count: number) => (count === 1 ? 'Criar 1 categoria' : `Criar ${count} categorias`),
  createNone: 'Criar categorias',
  goOn: 'Continuar',
  later: 'Configurar mais tarde',
  none: {
    title: 'Selecione categorias',
    message: 'Escolha pelo menos uma categoria para continuar.',
  },
  created: (count: number) => ({
    title: 'Categorias criadas!',
    message:
      count === 1
        ? '1 categoria foi criada com sucesso.'
        : `${count} categorias foram criadas com sucesso.`,
  }),
  hadAll: { title: 'Tudo pronto!', message: 'Você já tinha essas categorias.' },
  failed: { title: 'Erro', message: 'Erro ao criar categorias. Tente novamente.' },
} as const

export const assistantCopy = {
  title: 'Conheça a Lya',
  lead: 'Escreva como você fala, e ela anota e organiza. Por exemplo:',
  talk: 'Falar com a Lya agora',
  newTab: ' (abre em outra aba)',
  goOn: 'Continuar para o Dashboard',
  /** What waits in the chat, not sent yet. */
  greeting: 'Oi, Lya! O que você sabe fazer?',
  /** The same on WhatsApp, where the code says whose number it comes from. */
  greetingWith: (code: string) => `Oi, Lya! O que você sabe fazer? (código ${code})`,
} as const
