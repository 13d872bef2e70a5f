import type { FunnelWindow } from '@lya/core/backoffice/funnel/funnel.ts'
import type { Scenario } from '@lya/core/backoffice/projection/projection.ts'

export const dashboardCopy = {
  title: 'Admin Dashboard',
  refresh: 'Atualizar',
  refreshing: 'Atualizando os números',
  refreshFailed: 'Erro ao atualizar métricas',
  loading: 'Carregando os números…',
  metricsFailed: 'Erro ao buscar métricas atuais',
  notReady: 'Calculando pela primeira vez',
  notReadyLead: 'Os números aparecem aqui sozinhos, em instantes.',
  asOf: (time: string) => `Números de ${time}`,
  stale: 'Novos números a caminho',
  strip: 'Resumo',
  showPeople: (title: string) => `Ver as pessoas: ${title}`,
  peopleTitle: (title: string) => `${title}: quem são`,
  peopleFailed: 'Erro ao buscar analytics dos usuários',
  peopleEmpty: 'Ninguém por aqui.',
  more: 'Mostrar mais',
  actions: 'Ações Executivas',
  critical: 'Alertas críticos',
  arr: (value: string) => `ARR ${value}`,
  active: (count: string) => `${count} ativos`,
  target: (target: string) => `meta ${target}`,
  before: (value: string) => `${value} nos 30 dias antes`,
  goal: (value: string) => `meta ${value}`,
  churn: 'Risco de churn',
  churnCount: (count: string) => `${count} com risco de 70 ou mais`,
  churnEmpty: 'Ninguém em risco agora.',
  mail: 'Enviar e-mail',
  contact: 'Contatar',
  score: (score: number) => `nota ${score}`,
} as const

export const actionCopy = {
  trials: { title: 'Gestão de testes', lead: 'Quem está testando e quem está acabando' },
  reports: { title: 'Relatórios avançados', lead: 'Aquisição, uso e o que ensina a Lya' },
  campaigns: { title: 'Campanhas', lead: 'Segmentos, mensagens e resultados' },
  settings: { title: 'Configurações', lead: 'Operadores e seus papéis' },
} as const

/** The nine tabs, by what stands in the address. */
export const tabCopy = {
  'visao-geral': 'Visão geral',
  receita: 'Receita',
  conversao: 'Conversão',
  alertas: 'Alertas',
  coorte: 'Coorte',
  clientes: 'Clientes 360',
  segmentos: 'Segmentos',
  comunicacao: 'Comunicação',
  performance: 'Performance',
} as const
export type Tab = keyof typeof tabCopy

export const revenueCopy = {
  months: 'Receita por mês',
  month: 'Mês',
  received: 'Recebido',
  returned: 'Devolvido',
  mrr: 'MRR no fim',
  byPeriod: 'MRR por período',
  byMethod: 'MRR por meio de pagamento',
  people: (count: number) => (count === 1 ? '1 pessoa' : `${count} pessoas`),
  share: (name: string) => `MRR, ${name}`,
  projection: 'Projeção de 12 meses',
  projectionLead: (sales: number) =>
    `Parte do MRR de hoje e de ${sales} vendas nos últimos 30 dias.`,
  growth: (growth: number, factor: string) => `${growth}% ao mês, vendas ${factor}`,
  total: (value: string) => `${value} em 12 meses`,
  unknown: 'sem dado',
  empty: 'Nenhuma receita ainda.',
} as const

export const scenarioCopy: Record<Scenario, string> = {
  conservative: 'Conservador',
  realistic: 'Realista',
  optimistic: 'Otimista',
}

export const periodWords = {
  MONTHLY: 'Mensal',
  QUARTERLY: 'Trimestral',
  YEARLY: 'Anual',
} as const

export const methodWords = { CREDIT_CARD: 'Cartão', PIX: 'PIX', BOLETO: 'Boleto' } as const

export const funnelCopy = {
  title: 'Funil de conversão',
  window: 'Cadastros de',
  ofAll: 'do total',
  ofPrevious: 'da etapa anterior',
  lost: (count: string) => `${count} a menos`,
  step: 'Etapa',
  people: 'Pessoas',
  rate: 'Taxa de conversão',
  failed: 'Erro ao buscar métricas atuais',
} as const

export const windowCopy: Record<FunnelWindow, string> = {
  '30': 'Últimos 30 dias',
  '90': 'Últimos 90 dias',
  '365': 'Últimos 12 meses',
  all: 'Desde o início',
}

export const cohortCopy = {
  title: 'Retenção por coorte',
  tabs: { chart: 'Gráfico', matrix: 'Mapa de calor', insights: 'Insights' },
  lead: 'Cada coorte é o mês do primeiro pagamento; retido é quem tem assinatura valendo no fim do mês.',
  cohort: 'Coorte',
  size: 'Pessoas',
  months: 'Mês',
  month: (offset: number) => `Mês ${offset}`,
  rate: 'Retenção',
  of: (month: string) => `Coorte ${month}`,
  at: (month: string, offset: number) => `Coorte ${month}, mês ${offset}`,
  all: (offset: number) => `Todas as coortes, mês ${offset}`,
  some: (offset: number) => `Essas coortes, mês ${offset}`,
  newer: 'Coortes novas, mês 1',
  older: 'Coortes antigas, mês 1',
  whole: 'Essas coortes',
  people: (count: number) => (count === 1 ? '1 pessoa' : `${count} pessoas`),
  retained: (retained: number, people: number) => `${retained} de ${people}`,
  empty: 'Ninguém pagou ainda: a primeira coorte nasce com o primeiro pagamento.',
  insights: {
    firstMonth: (rate: string, people: number) =>
      `${rate} seguem depois do primeiro mês, de ${people} que já passaram por ele.`,
    steepestLoss: (offset: number, loss: string) =>
      `A maior perda é no mês ${offset}: ${loss} a menos que no mês ${offset - 1}.`,
    best: (month: string, rate: string, offset: number) =>
      `A melhor coorte é ${month}: ${rate} no mês ${offset}.`,
    worst: (month: string, rate: string, offset: number) =>
      `A pior coorte é ${month}: ${rate} no mês ${offset}.`,
    better: (difference: string) => `As coortes novas retêm mais: ${difference} acima das antigas.`,
    worse: (difference: string) =>
      `As coortes novas retêm menos: ${difference} abaixo das antigas.`,
  },
  noInsights: 'Ainda há poucos pagamentos para tirar conclusões.',
} as const

export const alertCopy = {
  system: 'Alertas do sistema',
  smart: 'Alertas inteligentes',
  none: 'Tudo em ordem: nenhum alerta aberto.',
  noneSmart: 'Nenhum alerta inteligente agora.',
  failed: 'Erro ao buscar alertas do sistema',
  resolve: 'Resolver',
  resolveTitle: 'Resolver alerta',
  resolveLead: 'Conte o que foi feito: quem vier depois lê isto.',
  resolved: 'Alerta resolvido',
  over: (when: string) => `passou por si em ${when}`,
  since: (when: string) => `desde ${when}`,
  showResolved: 'Ver resolvidos',
  showOpen: 'Ver abertos',
  by: (who: string, note: string) => `${who}: ${note}`,
  console: 'linha de comando',
  priority: { critical: 'Crítico', high: 'Alto', medium: 'Médio' },
  all: (count: number) => `Ver as ${count} pessoas`,
  measured: (value: string, limit: string) => `${value}, limite ${limit}`,
} as const

export const customersCopy = {
  find: 'Buscar cliente',
  engagement: 'Engajamento',
  risk: 'Risco de churn',
  placeholder: 'Nome, e-mail ou telefone',
  nobody: 'Ninguém com esses dados.',
  choose: 'Escolha alguém para ver o perfil completo.',
  open: 'Abrir a página da pessoa',
} as const
