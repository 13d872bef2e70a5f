export const personCopy = {
  missing: 'Usuário não encontrado',
  missingMessage: 'A conta pode ter sido excluída, ou o endereço está incompleto.',
  loadFailed: 'Erro ao carregar dados do usuário',
  loading: 'Carregando usuário',
  backToList: 'Voltar para a lista',
  retry: 'Tentar novamente',
  back: 'Voltar',
  unknown: 'N/A',
  never: 'Não disponível',
  uid: 'UID',
  copyUid: 'Copiar UID',
  copyLink: 'Copiar link de afiliado',
  copied: (what: string) => `${what} copiado para a área de transferência`,
  copyFailed: 'Não foi possível copiar para a área de transferência',
  personal: 'Informações Pessoais',
  name: 'Nome',
  email: 'E-mail',
  phone: 'WhatsApp',
  affiliateLink: 'Link de afiliado',
  trialEnd: 'Fim do trial',
  pendingEmail: (email: string) => `${email} espera confirmação`,
  quick: 'Ações Rápidas',
  whatsapp: 'Abrir WhatsApp',
  call: 'Ligar',
  mail: 'Enviar e-mail',
  own: 'Esta é a sua conta: aqui você só olha.',
  leaving: (day: string) => `Pediu a exclusão da conta: sai em ${day}.`,
  held: 'Conta suspensa pela equipe.',
  otherView: { subscriber: 'Ver como assinante', trial: 'Ver como trial' },
  tabsLabel: 'Partes da página',
}

export const trialBadge = (daysLeft: number): string => {
  if (daysLeft <= 0) return 'Trial Expirado'
  if (daysLeft > 3) return `${daysLeft} dias restantes`
  return daysLeft === 1 ? 'Expira em 1 dia' : `Expira em ${daysLeft} dias`
}

export const engagementWords = {
  badge: { high: 'Alto', medium: 'Médio', low: 'Baixo' },
  label: {
    ready: 'Pronto para Conversão',
    engaged: 'Engajado - Acompanhar',
    inactive: 'Sem Atividade - Urgente',
    low: 'Baixo Engajamento',
  },
  overview: 'Visão Geral',
  score: 'Score de engajamento',
  engagement: 'Engajamento',
  counts: {
    transactions: 'Transações',
    categories: 'Categorias',
    goals: 'Metas',
    budgets: 'Planejamentos',
    recurring: 'Pagamentos recorrentes',
  },
}

export const planWords = {
  TRIAL: 'Em teste',
  ATIVO: 'Ativo',
  SUSPENSO: 'Suspenso',
  INATIVO: 'Inativo',
}
