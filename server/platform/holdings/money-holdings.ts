import { type Holding, own } from '#platform/holdings/holding.ts'

const sums = { not: 'sums of the transactions' }

/** By its name: nobody knows their categories by number. */
const category = {
  heading: 'Categoria',
  cell: `coalesce((SELECT c.nome FROM categorias c
    WHERE c.user_id = h.user_id AND c.id = h.categoria_id), 'Sem categoria')`,
}

/** What a person wrote down, and what Lya and they said about it. */
export const moneyHoldings: readonly Holding[] = [
  {
    table: 'transacoes',
    rows: own,
    exported: 'transacoes',
    sheet: ['quando', 'detalhes', category, 'tipo', 'valor'],
    order: 'h.quando DESC, h.created_at DESC, h.id DESC',
    deletion: 'deleted',
  },
  {
    table: 'categorias',
    rows: own,
    exported: 'categorias',
    sheet: ['nome', 'tipo', 'icone'],
    order: 'h.nome',
    deletion: 'with-profile',
  },
  { table: 'resumos_mensais', rows: own, exported: sums, deletion: 'with-profile' },
  { table: 'resumos_diarios', rows: own, exported: sums, deletion: 'with-profile' },
  {
    table: 'planejamento_gastos',
    rows: own,
    exported: 'orcamentos',
    sheet: ['mes_ano', category, 'valor_planejado'],
    order: 'h.mes_ano DESC, h.created_at',
    deletion: 'with-profile',
  },
  {
    table: 'pagamentos_recorrentes',
    rows: own,
    exported: 'pagamentos-recorrentes',
    sheet: ['nome', category, 'valor', 'frequencia', 'data_proximo_pagamento'],
    order: 'h.nome',
    deletion: 'with-profile',
  },
  {
    table: 'metas_financeiras',
    rows: own,
    exported: 'metas',
    sheet: ['nome', 'valor_atual', 'valor_objetivo', 'data_objetivo'],
    order: 'h.nome',
    deletion: 'with-profile',
  },
  { table: 'operacoes', rows: own, exported: 'alteracoes', deletion: 'with-profile' },
  { table: 'conversas', rows: own, exported: 'conversa', deletion: 'with-profile' },
  {
    table: 'mensagens',
    rows: own,
    exported: 'mensagens',
    sheet: ['enviada_em', 'texto', 'canal'],
    order: 'h.enviada_em, h.created_at',
    deletion: 'with-profile',
  },
  {
    table: 'respostas',
    rows: own,
    exported: 'respostas',
    sheet: ['created_at', 'texto', 'opcoes'],
    order: 'h.created_at, h.ordem',
    deletion: 'with-profile',
  },
  { table: 'envios', rows: own, exported: 'envios', deletion: 'with-profile' },
  {
    table: 'aprendizados',
    rows: own,
    exported: 'aprendizados',
    sheet: ['termo', category, 'tipo'],
    order: 'h.termo',
    deletion: 'with-profile',
  },
  { table: 'canais_whatsapp', rows: own, exported: 'whatsapp', deletion: 'with-profile' },
  {
    table: 'codigos_de_vinculo',
    rows: own,
    exported: { not: 'a secret of ten minutes' },
    deletion: 'with-profile',
  },
]
