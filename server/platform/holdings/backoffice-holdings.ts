import { type Holding, own } from '#platform/holdings/holding.ts'

/** What operators note about a person. */
export const backofficeHoldings: readonly Holding[] = [
  {
    table: 'crm_tasks',
    rows: own,
    exported: 'atendimentos',
    without: ['operador_id', 'ordem', 'busca'],
    reader: 'system',
    deletion: 'with-profile',
  },
  {
    table: 'admin_alerts',
    rows: own,
    exported: { not: 'what an operator should look at: rules of ours and their numbers' },
    deletion: 'with-profile',
  },
  {
    table: 'admin_automations',
    rows: own,
    exported: 'avisos-automaticos',
    reader: 'system',
    deletion: 'with-profile',
  },
  {
    table: 'saldos_comissao',
    rows: own,
    exported: { not: 'sums of the commissions, which are exported themselves' },
    deletion: 'with-profile',
  },
  {
    table: 'lotes_pagamento_itens',
    rows: own,
    exported: 'comissoes-pagas',
    without: ['user_id', 'lote_id'],
    reader: 'system',
    deletion: { kept: 'books of what was paid (five years); a trigger takes the name out' },
  },
  {
    table: 'lotes_pagamento',
    rows: 'criado_por = $1',
    exported: { not: 'what somebody did as an operator is no data of theirs' },
    deletion: { kept: 'books of what was paid (five years)' },
  },
  {
    table: 'reembolsos',
    rows: 'pedido_por = $1',
    exported: { not: 'what somebody did as an operator is no data of theirs' },
    deletion: { kept: 'books of what was given back (five years)' },
  },
]
