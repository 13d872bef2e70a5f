import type { NoticeTopic } from '@lya/core/commerce/subscriptions/effects.ts'

/** The kinds of notices by the names that the database has for them. */
const kinds: Record<NoticeTopic, string> = {
  receipt: 'recibo',
  'renewal-soon': 'renovacao',
  'renewal-failed': 'cobranca-falhou',
  suspended: 'assinatura-suspensa',
  ended: 'assinatura-encerrada',
  'refund-account': 'conta-do-reembolso',
  refunded: 'reembolso',
  'charged-back': 'contestacao',
  reinstated: 'contestacao-encerrada',
  cancelled: 'cancelamento',
  resumed: 'retomada',
  'method-changed': 'forma-de-pagamento',
  'change-planned': 'troca-de-plano',
  price: 'preco',
}

export function noticeKindOf(topic: NoticeTopic): string {
  return kinds[topic]
}
