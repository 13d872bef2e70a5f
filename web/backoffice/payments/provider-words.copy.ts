/** How the provider says that it stands with a charge, and our own words for want of an answer. */
const statuses: Record<string, string> = {
  PENDING: 'aguardando pagamento',
  OVERDUE: 'vencida',
  DUNNING_REQUESTED: 'em negativação',
  DUNNING_RECEIVED: 'recebida por negativação',
  AUTHORIZED: 'autorizada',
  AWAITING_RISK_ANALYSIS: 'em análise de risco',
  CONFIRMED: 'confirmada',
  RECEIVED: 'recebida',
  RECEIVED_IN_CASH: 'recebida em dinheiro',
  REFUND_REQUESTED: 'reembolso pedido',
  REFUND_IN_PROGRESS: 'reembolso em andamento',
  REFUNDED: 'reembolsada',
  CHARGEBACK_REQUESTED: 'contestada',
  CHARGEBACK_DISPUTE: 'contestação em disputa',
  AWAITING_CHARGEBACK_REVERSAL: 'disputa vencida, aguardando o repasse',
  DELETED: 'cancelada',
  timeout: 'não respondeu a tempo',
  down: 'fora do ar',
  unavailable: 'outra conta ligada',
  'not-found': 'não foi encontrada',
}

/** What had us read the charge. */
const causes: Record<string, string> = {
  asked: 'resposta ao pedido',
  'look-up': 'busca depois de ficar sem resposta',
  tokenised: 'cartão recusado antes da cobrança',
  webhook: 'aviso do provedor',
  poll: 'consulta enquanto a pessoa esperava',
  expired: 'prazo do PIX encerrado',
  'method-changed': 'troca do meio de pagamento',
  reconciliation: 'conferência diária',
  subscription: 'assinatura',
  surplus: 'devolução de dinheiro a mais',
  'given-up': 'desistência da compra',
  operator: 'pedido de um operador',
}

/** Why money was not given back, or nothing was charged. */
const refusals: Record<string, string> = {
  environment: 'a cobrança é de outra conta do provedor',
  unreached: 'o provedor não respondeu por 12 horas',
  'not-found': 'o provedor não conhece a cobrança',
  not_found: 'o provedor não conhece a cobrança',
  invalid_value: 'o valor passa do que ainda pode voltar',
  invalid_action: 'o provedor não permite isso na situação da cobrança',
  slip_in_part: 'boleto só volta inteiro',
  request_url: 'o provedor não deu uma página segura para a pessoa informar a conta',
  insufficient_balance: 'falta saldo na conta do provedor',
  PAYMENT_REFUND_DENIED: 'o banco negou o reembolso',
}

const events: Record<string, string> = {
  PAYMENT_CREATED: 'Cobrança criada',
  PAYMENT_UPDATED: 'Cobrança alterada',
  PAYMENT_CONFIRMED: 'Cobrança confirmada',
  PAYMENT_RECEIVED: 'Cobrança recebida',
  PAYMENT_RECEIVED_IN_CASH: 'Cobrança recebida em dinheiro',
  PAYMENT_OVERDUE: 'Cobrança vencida',
  PAYMENT_DELETED: 'Cobrança cancelada',
  PAYMENT_RESTORED: 'Cobrança restaurada',
  PAYMENT_REFUNDED: 'Cobrança reembolsada',
  PAYMENT_PARTIALLY_REFUNDED: 'Cobrança reembolsada em parte',
  PAYMENT_REFUND_IN_PROGRESS: 'Reembolso em andamento',
  PAYMENT_REFUND_DENIED: 'Reembolso negado',
  PAYMENT_CHARGEBACK_REQUESTED: 'Cobrança contestada',
  PAYMENT_CHARGEBACK_DISPUTE: 'Contestação em disputa',
  PAYMENT_AWAITING_CHARGEBACK_REVERSAL: 'Disputa vencida, aguardando o repasse',
  PAYMENT_AUTHORIZED: 'Cobrança autorizada',
  PAYMENT_AWAITING_RISK_ANALYSIS: 'Em análise de risco',
  PAYMENT_APPROVED_BY_RISK_ANALYSIS: 'Aprovada na análise de risco',
  PAYMENT_REPROVED_BY_RISK_ANALYSIS: 'Reprovada na análise de risco',
  PAYMENT_CREDIT_CARD_CAPTURE_REFUSED: 'Cartão recusado',
  PAYMENT_ANTICIPATED: 'Recebimento antecipado',
  PAYMENT_DUNNING_REQUESTED: 'Negativação pedida',
  PAYMENT_DUNNING_RECEIVED: 'Recebida por negativação',
  PAYMENT_BANK_SLIP_VIEWED: 'Boleto visto',
  PAYMENT_CHECKOUT_VIEWED: 'Fatura vista',
}

/** A word that is new to us is shown beside ours, so that it can be looked up. */
const told =
  (known: Record<string, string>, other: string) =>
  (word: string): string =>
    (Object.hasOwn(known, word) && known[word]) || (word === '' ? other : `${other} (${word})`)

export const statusWords = told(statuses, 'outra situação')
export const causeWords = told(causes, 'outro motivo')
export const refusalWords = told(refusals, 'o provedor não explicou')
export const eventWords = told(events, 'Outro aviso')
