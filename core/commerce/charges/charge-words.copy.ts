import type { BillingType, ChargeReason, ChargeState } from '#commerce/charges/charge-state.ts'

/** How a charge stands, is paid and came to be, in an operator's words: on screens and in files. */
export const chargeWords = {
  states: {
    prepared: 'Preparada',
    unresolved: 'Sem resposta',
    refused: 'Recusada',
    open: 'Em aberto',
    'in-review': 'Em análise',
    overdue: 'Vencida',
    deleted: 'Cancelada',
    confirmed: 'Confirmada',
    received: 'Recebida',
    'charged-back': 'Contestada',
    refunded: 'Reembolsada',
  } satisfies Record<ChargeState, string>,
  methods: { CREDIT_CARD: 'Cartão', PIX: 'PIX', BOLETO: 'Boleto' } satisfies Record<
    BillingType,
    string
  >,
  reasons: { compra: 'Compra', renovacao: 'Renovação', troca: 'Troca de plano' } satisfies Record<
    ChargeReason,
    string
  >,
}
