import type { ChoiceField, NumberField } from '#backoffice/segments/segment.ts'

/** What each condition is about, where it is chosen and where it is read. */
export const conditionWords: Record<ChoiceField | NumberField, string> = {
  plan: 'Estado do plano',
  period: 'Período',
  payment: 'Forma de pagamento',
  channel: 'Canal',
  source: 'Origem do cadastro',
  onboarding: 'Onboarding',
  daysToEnd: 'Dias para o fim',
  engagement: 'Engajamento',
  churn: 'Risco de churn',
  daysSinceWrite: 'Dias sem escrever',
  referrals: 'Indicações',
  paidReferrals: 'Indicações pagantes',
}

/** What each value of a choice is called. */
export const choiceWords: Record<string, string> = {
  TRIAL: 'Teste grátis',
  ATIVO: 'Ativo',
  SUSPENSO: 'Suspenso',
  INATIVO: 'Inativo',
  MONTHLY: 'Mensal',
  QUARTERLY: 'Trimestral',
  YEARLY: 'Anual',
  CREDIT_CARD: 'Cartão',
  PIX: 'PIX',
  BOLETO: 'Boleto',
  whatsapp: 'WhatsApp',
  web: 'Web',
  both: 'Os dois',
  none: 'Nenhum',
  referral: 'Indicação',
  meta: 'Anúncio da Meta',
  checkout: 'Checkout',
  direct: 'Direto',
  waiting: 'Não começou',
  begun: 'No meio',
  done: 'Terminou',
}

/** What a condition's sentence is made of. */
export const segmentGrammar = {
  everybody: 'Todas as pessoas',
  is: 'é',
  isNot: 'não é',
  or: 'ou',
  nor: 'nem',
  and: 'e',
  from: 'de',
  atLeast: 'a partir de',
  to: 'até',
} as const
