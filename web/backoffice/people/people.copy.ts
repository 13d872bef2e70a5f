import type { ChurnParts } from '@lya/core/backoffice/churn/churn.ts'

export const peopleCopy = {
  search: 'Buscar por nome, e-mail ou telefone',
  clearSearch: 'Limpar busca',
  clear: 'Limpar filtros',
  all: 'todos',
  unknown: 'N/A',
  details: 'Detalhes',
  detailsOf: (name: string) => `Detalhes de ${name}`,
  export: 'Exportar CSV',
  exportChosen: 'Exportar selecionados',
  chooseNobody: 'Limpar seleção',
  chosenLabel: 'Selecionados',
  chosen: (count: number) => (count === 1 ? '1 selecionado' : `${count} selecionados`),
  shown: (shown: number, all: number | undefined) => {
    if (all === undefined) return `Mostrando ${shown}`
    const many = all > 10_000 ? 'mais de 10.000' : all.toLocaleString('pt-BR')
    return `Mostrando ${shown} de ${many}`
  },
  noRisk: 'Nenhum sinal de risco',
  subscriptionNotes: { grace: 'pagamento falhou', cancelled: 'não renova' },
  see: 'Ver lista',
  loadFailed: 'Não foi possível carregar a lista',
}

export const trialsCopy = {
  title: 'Teste Grátis',
  lead: 'Quem está conhecendo a Lya, por ordem de vencimento.',
  label: 'Usuários em teste',
  cards: 'Resumo dos testes',
  loading: 'Carregando usuários em teste',
  empty: 'Nenhum usuário trial encontrado com os filtros aplicados.',
  total: 'Total em teste',
  active: 'Ativos',
  expiring: 'Expirando em 2 dias',
  expired: 'Expirados',
  ready: (count: number) => `${count} prontos para conversão`,
}

export const subscribersCopy = {
  title: 'Assinantes',
  lead: 'Quem assina, por ordem de vencimento.',
  label: 'Assinantes',
  cards: 'Resumo das assinaturas',
  loading: 'Carregando assinantes',
  empty: 'Nenhum assinante encontrado com os filtros aplicados.',
  total: 'Assinantes ativos',
  expiring: 'Vencem em 7 dias',
  expired: 'Vencidas',
  atRisk: 'Em risco de sair',
  suspended: (count: number) => (count === 1 ? '1 suspensa' : `${count} suspensas`),
}

export const trialWords = { active: 'Ativo', expiring: 'Expirando', expired: 'Expirado' }
export const subscriberWords = {
  active: 'Ativa',
  expiring: 'Vence em breve',
  expired: 'Vencida',
  suspended: 'Suspensa',
  ended: 'Encerrada',
}
export const levelWords = { high: 'Alto', medium: 'Médio', low: 'Baixo' }
export const riskWords = { critical: 'Crítico', high: 'Alto', medium: 'Médio', low: 'Baixo' }
/** What a list is narrowed by: beside the levels, all that the card counts. */
export const riskChoices = { 'at-risk': 'Em risco (70 ou mais)', ...riskWords }
export const periodWords = { MONTHLY: 'Mensal', QUARTERLY: 'Trimestral', YEARLY: 'Anual' }
export const billingWords = { CREDIT_CARD: 'Cartão', PIX: 'PIX', BOLETO: 'Boleto' }
export const channelWords = {
  whatsapp: 'WhatsApp',
  web: 'Web',
  both: 'WhatsApp e web',
  none: 'Nenhum',
}
export const sourceWords = {
  referral: 'Indicação',
  meta: 'Anúncio da Meta',
  checkout: 'Checkout',
  direct: 'Direto',
}
export const writingWords = {
  week: 'Nos últimos 7 dias',
  earlier: 'Há mais de 7 dias',
  never: 'Nunca lançou',
}

/** In the order in which they are told. */
export const churnPartWords: { key: keyof ChurnParts; label: string }[] = [
  { key: 'inactivity', label: 'Dias sem lançar' },
  { key: 'fallingUse', label: 'Uso em queda' },
  { key: 'failedCharge', label: 'Cobrança que falhou' },
  { key: 'endingWithoutCard', label: 'Vence sem cartão' },
  { key: 'silence', label: '14 dias sem lançar' },
]
