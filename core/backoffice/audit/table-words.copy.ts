/** What each table in the log is called; nothing can be noted about one that stands not here. */
export const tableWords = {
  admin_alerts: 'Alertas',
  admin_cache: 'Cache',
  admin_people: 'Listas de pessoas',
  admin_plans: 'Planos',
  asaas_customers: 'Dados de pagamento',
  audit_logs: 'Registro de ações',
  call_scripts: 'Roteiros de ligação',
  campanhas: 'Campanhas',
  charges: 'Cobranças',
  checkout_config: 'Configurações do checkout',
  commissions: 'Comissões',
  convites_operador: 'Convites de operador',
  crm_tasks: 'Tarefas',
  eventos_asaas: 'Webhooks de pagamento',
  lotes_pagamento: 'Lotes de pagamentos',
  mensagens: 'Mensagens',
  modelos_mensagem: 'Modelos de mensagem',
  profiles: 'Pessoas',
  segmentos: 'Segmentos',
  subscriptions: 'Assinaturas',
  visoes_salvas: 'Visões salvas',
} as const satisfies Record<string, string>

export type AuditTable = keyof typeof tableWords
