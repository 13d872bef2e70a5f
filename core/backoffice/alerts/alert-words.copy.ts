import type { SmartRule } from '#backoffice/alerts/smart-alerts.ts'
import type { SystemRule } from '#backoffice/alerts/system-alerts.ts'

/** What each rule's alert is called, and what it tells. */
export const alertWords: Record<SystemRule | SmartRule, { title: string; lead: string }> = {
  'conversion-low': { title: 'Conversão baixa', lead: 'A taxa de conversão está abaixo de 10%.' },
  'mrr-low': { title: 'MRR baixo', lead: 'O MRR está abaixo de R$ 2.000.' },
  'trials-many': {
    title: 'Testes demais',
    lead: 'Mais de 70% das contas estão em teste grátis.',
  },
  'webhook-silent': {
    title: 'Provedor de pagamento calado',
    lead: 'Com cobrança aberta, nenhum aviso do provedor chegou por 6 horas ou mais.',
  },
  'jobs-late': { title: 'Tarefas atrasadas', lead: 'Há trabalho na fila há mais de 10 minutos.' },
  'sends-failing': { title: 'Envios falhando', lead: 'Mais de 5% dos envios do dia falharam.' },
  'reconciliation-mended': {
    title: 'Conciliação corrigiu cobranças',
    lead: 'A comparação da noite com o provedor encontrou diferenças.',
  },
  'surplus-payment': {
    title: 'Pagamento em duplicidade',
    lead: 'Entrou dinheiro que não pagava nada; a devolução foi pedida.',
  },
  'refund-refused': {
    title: 'Reembolso recusado',
    lead: 'O provedor recusou um reembolso. O dinheiro não voltou.',
  },
  'card-testing': {
    title: 'Teste de cartões',
    lead: 'Muitas tentativas de cartão vieram do mesmo lugar.',
  },
  'ending-engaged': {
    title: 'Acaba logo e usa',
    lead: 'O período acaba em até 3 dias e a pessoa segue registrando.',
  },
  'charge-failed': { title: 'Cobrança falhou', lead: 'Renovação vencida e não paga.' },
  'engagement-falling': {
    title: 'Uso em queda',
    lead: 'Registrou no máximo metade das duas semanas anteriores.',
  },
  'churn-high': { title: 'Risco alto de churn', lead: 'A nota de risco passou de 70.' },
}
