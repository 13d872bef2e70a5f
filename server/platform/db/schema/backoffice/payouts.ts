import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  bytea,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { charges } from '#platform/db/schema/charges.ts'
import { staff } from '#platform/db/schema/checkout.ts'
import { centavos, centavosSum, moment } from '#platform/db/schema/columns.ts'
import { profiles } from '#platform/db/schema/people.ts'

const person = (name: string) => uuid(name).references(() => profiles.id, { onDelete: 'set null' })

/** The sums of each person's commissions, kept by a trigger for lists. */
export const commissionBalances = pgTable(
  'saldos_comissao',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    pending: centavosSum('pendente').notNull().default(sql`0`),
    approved: centavosSum('aprovado').notNull().default(sql`0`),
    paidOut: centavosSum('pago').notNull().default(sql`0`),
    lastAt: moment('ultimo_em').notNull(),
  },
  (table) => [
    index('saldos_comissao_aprovado_idx').on(table.approved, table.userId),
    index('saldos_comissao_pendente_idx').on(table.pending, table.userId),
    index('saldos_comissao_pago_idx').on(table.paidOut, table.userId),
    staff(),
  ],
)

/** A batch of payouts, frozen when it is made. */
export const payoutBatches = pgTable(
  'lotes_pagamento',
  {
    id: uuid('id').primaryKey(),
    number: bigint('numero', { mode: 'number' }).generatedAlwaysAsIdentity().notNull(),
    state: text('estado').$type<'fechado' | 'pago' | 'cancelado'>().notNull().default('fechado'),
    payOn: date('pagar_em').notNull(),
    madeBy: person('criado_por'),
    createdAt: moment('created_at').notNull(),
    endedAt: moment('encerrado_em'),
    proof: bytea('comprovante'),
    proofType: text('comprovante_tipo'),
    version: integer('versao').notNull().default(1),
  },
  (table) => [
    index('lotes_pagamento_created_idx').on(table.createdAt, table.id),
    index('lotes_pagamento_criado_por_idx').on(table.madeBy),
    check('lotes_pagamento_estado_check', sql`estado IN ('fechado', 'pago', 'cancelado')`),
    staff(),
  ],
)

/** Whom a batch pays, as they stood when it was frozen. */
export const payoutItems = pgTable(
  'lotes_pagamento_itens',
  {
    id: uuid('id').primaryKey(),
    batchId: uuid('lote_id')
      .notNull()
      .references(() => payoutBatches.id),
    userId: person('user_id'),
    amount: centavos('valor').notNull(),
    name: text('nome').notNull(),
    /** Digits; empty where it is not known. */
    document: text('documento').notNull(),
    pixKey: text('chave').notNull(),
    state: text('estado').$type<'aberto' | 'pago' | 'devolvido'>().notNull().default('aberto'),
    endToEnd: text('end_to_end'),
    endedAt: moment('encerrado_em'),
  },
  (table) => [
    index('lotes_pagamento_itens_lote_idx').on(table.batchId),
    index('lotes_pagamento_itens_user_idx').on(table.userId),
    uniqueIndex('lotes_pagamento_itens_end_to_end_key').on(table.endToEnd),
    check('lotes_pagamento_itens_valor_check', sql`valor > 0`),
    check('lotes_pagamento_itens_estado_check', sql`estado IN ('aberto', 'pago', 'devolvido')`),
    staff(),
  ],
)

/** Which commissions an item settles; below zero where it takes a debt back. */
export const payoutCommissions = pgTable(
  'lotes_pagamento_comissoes',
  {
    itemId: uuid('item_id')
      .notNull()
      .references(() => payoutItems.id),
    chargeId: uuid('charge_id')
      .notNull()
      .references(() => charges.id),
    amount: centavos('valor').notNull(),
    isOpen: boolean('aberta').notNull().default(true),
  },
  (table) => [
    primaryKey({ columns: [table.itemId, table.chargeId] }),
    uniqueIndex('lotes_pagamento_comissoes_aberta_key').on(table.chargeId).where(sql`aberta`),
    check('lotes_pagamento_comissoes_valor_check', sql`valor <> 0`),
    staff(),
  ],
)
