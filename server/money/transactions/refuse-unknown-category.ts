import { refusing } from '#platform/db/refusing.ts'

export const refusingUnknownCategory = refusing({
  transacoes_user_id_categoria_id_fkey: {
    kind: 'invalid',
    code: 'transactions.category-unknown',
  },
})
