import { alertWords } from '#backoffice/alerts/alert-words.copy.ts'
import type { AuditField } from '#backoffice/audit/field-words.copy.ts'
import type { CampaignState } from '#backoffice/campaigns/states.ts'
import type { ChurnLevel } from '#backoffice/churn/churn.ts'
import type { ScriptType } from '#backoffice/crm/script.ts'
import type { TaskPriority, TaskStatus } from '#backoffice/crm/task.ts'
import type { EngagementLevel } from '#backoffice/engagement/engagement.ts'
import type { SubscriberStanding } from '#backoffice/standing/subscriber-standing.ts'
import type { TrialStanding } from '#backoffice/standing/trial-standing.ts'
import { chargeWords } from '#commerce/charges/charge-words.copy.ts'
import type { PlanPeriod } from '#commerce/plans/period.ts'
import type { AffiliateState } from '#commerce/referral/standing.ts'
import type { Role } from '#people/roles/roles.ts'

const periods: Record<PlanPeriod, string> = {
  ...{ MONTHLY: 'Mensal', QUARTERLY: 'Trimestral', YEARLY: 'Anual' },
}
const roles: Record<Role, string> = {
  ...{ admin: 'Dono', finance: 'Financeiro', support: 'Atendimento', marketing: 'Marketing' },
}
const scripts: Record<ScriptType, string> = {
  ...{ trial_day_4: 'Dia 4 do teste', trial_day_9: 'Dia 9, depois do teste' },
  ...{ call: 'Ligação', email: 'Email', whatsapp: 'WhatsApp', meeting: 'Reunião' },
  ...{ follow_up: 'Follow-up', other: 'Outro' },
}
const campaigns: Record<CampaignState, string> = {
  ...{ draft: 'Rascunho', scheduled: 'Agendada', sending: 'Enviando', paused: 'Pausada' },
  ...{ stopped: 'Parada', done: 'Concluída' },
}
const tasks: Record<TaskStatus, string> = {
  ...{ pending: 'Pendente', completed: 'Concluída', cancelled: 'Cancelada' },
}
const affiliates: Record<AffiliateState, string> = {
  ...{ all: 'Todos', pending: 'Com pendentes', approved: 'A pagar', debt: 'Em dívida' },
  paid: 'Já pagos',
}
const levels: Record<EngagementLevel | ChurnLevel, string> = {
  ...{ critical: 'Crítico', high: 'Alto', medium: 'Médio', low: 'Baixo' },
}
const priorities: Record<TaskPriority, string> = { high: 'Alta', medium: 'Média', low: 'Baixa' }
const trials: Record<TrialStanding, string> = {
  ...{ active: 'Ativo', expiring: 'Expirando', expired: 'Expirado' },
}
const subscribers: Record<SubscriberStanding, string> = {
  ...{ active: 'Ativa', expiring: 'Vence em breve', expired: 'Vencida' },
  ...{ suspended: 'Suspensa', ended: 'Encerrada' },
}

const rules = Object.fromEntries(
  Object.entries(alertWords).map(([rule, { title }]) => [rule, title]),
)

/** What each value of a field with a closed list of them is called. */
export const valueWords: Partial<Record<AuditField, Record<string, string>>> = {
  ...{
    period: periods,
    period_plan: periods,
    billing: chargeWords.methods,
    billingType: chargeWords.methods,
  },
  ...{ role: roles, roles, script_type: scripts, task_type: scripts, priority: priorities },
  ...{ engagement: levels, risk: { 'at-risk': 'Em risco (70 ou mais)', ...levels } },
  ...{ situacao: campaigns, trial: trials, subscriber: subscribers },
  status: { ...tasks, resolved: 'Resolvido' },
  state: { ...affiliates, ...campaigns, ...chargeWords.states },
  reason: chargeWords.reasons,
  rule: rules,
  sent: { password: 'Nova senha', 'payment-method': 'Meio de pagamento', export: 'Dados' },
  environment: { sandbox: 'Teste', production: 'Produção', simulator: 'Simulador' },
  kind: { look: 'Só olhou', change: 'Mudou algo' },
  page: { trials: 'Teste Grátis', subscribers: 'Assinantes' },
  list: { trial: 'Teste Grátis', subscriber: 'Assinantes', all: 'Todos' },
  channel: {
    ...{ whatsapp: 'WhatsApp', web: 'Web', both: 'WhatsApp e web', none: 'Nenhum' },
    email: 'E-mail',
  },
  source: {
    referral: 'Indicação',
    meta: 'Anúncio da Meta',
    checkout: 'Checkout',
    direct: 'Direto',
  },
  written: { week: 'Nos últimos 7 dias', earlier: 'Há mais de 7 dias', never: 'Nunca lançou' },
  reached: {
    ...{ onboarded: 'Primeiros passos', 'first-entry': 'Primeiro lançamento' },
    ...{ engaged: 'Engajamento', checkout: 'Checkout aberto', paid: 'Pagamento' },
  },
  sort: {
    ...{ name: 'Nome', email: 'E-mail', created: 'Cadastro', end: 'Vencimento', step: 'Etapa' },
    ...{ engagement: 'Engajamento', churn: 'Risco', period: 'Período', price: 'Preço' },
    ...{ billing: 'Meio de pagamento', write: 'Último lançamento', paid: 'Pagamento' },
    ...{ amount: 'Valor', approved: 'A pagar', pending: 'Pendente' },
  },
  direction: { asc: 'Crescente', desc: 'Decrescente' },
}
