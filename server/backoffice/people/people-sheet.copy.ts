import type { AdminPerson } from '@lya/contract/backoffice/admin-person.ts'

/** What the columns of the file are called, in their order. */
export const sheetTitles = [
  'Nome',
  'E-mail',
  'WhatsApp',
  'Cadastro',
  'Situação',
  'Fim do teste',
  'Vencimento',
  'Período',
  'Valor',
  'Pagamento',
  'Etapa',
  'Engajamento',
  'Risco de saída',
  'Último lançamento',
  'Canal',
  'Origem',
  'Indicações',
  'Indicações pagantes',
  'Id',
]

type Words<Key extends string> = Record<Key, string>

export const standingWords: Words<`${'trial' | 'plan'} ${AdminPerson['standing']}`> = {
  'trial active': 'Teste ativo',
  'trial expiring': 'Teste expirando',
  'trial expired': 'Teste expirado',
  'trial suspended': 'Suspenso',
  'trial ended': 'Encerrado',
  'plan active': 'Ativa',
  'plan expiring': 'Vence em breve',
  'plan expired': 'Vencida',
  'plan suspended': 'Suspensa',
  'plan ended': 'Encerrada',
}
export const periodWords: Words<NonNullable<AdminPerson['period']>> = {
  MONTHLY: 'Mensal',
  QUARTERLY: 'Trimestral',
  YEARLY: 'Anual',
}
export const billingWords: Words<NonNullable<AdminPerson['billing']>> = {
  CREDIT_CARD: 'Cartão de crédito',
  PIX: 'PIX',
  BOLETO: 'Boleto',
}
export const channelWords: Words<AdminPerson['channel']> = {
  whatsapp: 'WhatsApp',
  web: 'Web',
  both: 'WhatsApp e web',
  none: 'Nenhum',
}
export const sourceWords: Words<AdminPerson['source']> = {
  referral: 'Indicação',
  meta: 'Anúncio da Meta',
  checkout: 'Checkout',
  direct: 'Direto',
}
