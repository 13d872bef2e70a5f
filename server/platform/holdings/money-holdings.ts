import { type Holding, own } from '#platform/holdings/holding.ts'

const sums = { not: 'sums of the transactions' }

/** What a person wrote down, and what Lya and they said about it. */
export const moneyHoldings: readonly Holding[] = [
  { table: 'transacoes', rows: own, exported: 'transacoes', deletion: 'deleted' },
  { table: 'categorias', rows: own, exported: 'categorias', deletion: 'with-profile' },
  { table: 'resumos_mensais', rows: own, exported: sums, deletion: 'with-profile' },
  { table: 'resumos_diarios', rows: own, exported: sums, deletion: 'with-profile' },
  { table: 'planejamento_gastos', rows: own, exported: 'orcamentos', deletion: 'with-profile' },
  {
    table: 'pagamentos_recorrentes',
    rows: own,
    exported: 'pagamentos-recorrentes',
    deletion: 'with-profile',
  },
  { table: 'metas_financeiras', rows: own, exported: 'metas', deletion: 'with-profile' },
  { table: 'operacoes', rows: own, exported: 'alteracoes', deletion: 'with-profile' },
  { table: 'conversas', rows: own, exported: 'conversa', deletion: 'with-profile' },
  { table: 'mensagens', rows: own, exported: 'mensagens', deletion: 'with-profile' },
  { table: 'respostas', rows: own, exported: 'respostas', deletion: 'with-profile' },
  { table: 'envios', rows: own, exported: 'envios', deletion: 'with-profile' },
  { table: 'aprendizados', rows: own, exported: 'aprendizados', deletion: 'with-profile' },
  { table: 'canais_whatsapp', rows: own, exported: 'whatsapp', deletion: 'with-profile' },
  {
    table: 'codigos_de_vinculo',
    rows: own,
    exported: { not: 'a secret of ten minutes' },
    deletion: 'with-profile',
  },
]
