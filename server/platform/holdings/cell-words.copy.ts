import { chargeWords } from '@lya/core/commerce/charges/charge-words.copy.ts'
import { planName, planPeriods } from '@lya/core/commerce/plans/period.ts'

type Words = Readonly<Record<string, string>>

const periods: Words = Object.fromEntries(planPeriods.map((period) => [period, planName(period)]))
const states: Words = {
  ...chargeWords.states,
  ...{ reinstated: 'Contestação ganha', trial: 'Teste grátis', active: 'Ativa' },
  ...{ grace: 'Em atraso', suspended: 'Suspensa', cancelled: 'Cancelada', ended: 'Terminada' },
  ...{ PENDING: 'Aguardando', SUCCESS: 'Feita', FAIL: 'Não deu certo', RECEIVED: 'Pago' },
  ...{ EXPIRED: 'Vencido', pending: 'Pendente', completed: 'Concluída', executed: 'Feita' },
}

/** What a person's spreadsheet writes for the words that a column keeps for programs. */
export const cellWords: Readonly<Record<string, Words>> = {
  status: states,
  state: states,
  period: periods,
  period_plan: periods,
  billing_type: chargeWords.methods,
  payment_method: chargeWords.methods,
  environment: { simulator: 'Simulador', sandbox: 'Testes', production: 'Real' },
  kind: {
    ...{ accrued: 'Somada', approved: 'Aprovada', reversed: 'Desfeita', 'paid-out': 'Paga' },
    ...{ recovered: 'Descontada', 'day-came': 'Novo dia', granted: 'Acesso', resumed: 'Retomada' },
    ...{ cancelled: 'Cancelada', 'change-planned': 'Troca marcada', held: 'Suspensa' },
    ...{ 'change-given-up': 'Troca desistida', 'method-changed': 'Outra forma de pagamento' },
    ...{ 'refund-asked': 'Reembolso pedido', 'price-told': 'Preço avisado', released: 'Liberada' },
    ...{ closing: 'Conta a excluir', restored: 'Conta mantida' },
  },
  task_type: {
    ...{ call: 'Ligação', email: 'E-mail', whatsapp: 'WhatsApp', meeting: 'Reunião' },
    ...{ follow_up: 'Retorno', other: 'Outra' },
  },
  priority: { low: 'Baixa', medium: 'Média', high: 'Alta' },
}
