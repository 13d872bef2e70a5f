/** Somebody who came, and what became of them; days count back from today. */
export interface Customer {
  name: string
  email: string
  phone: string
  /** What of the product they show. */
  about: string
  signedUpDaysAgo: number
  /** Null: never bought. */
  purchase: {
    daysAgo: number
    plan: 'mensal' | 'trimestral' | 'anual'
    /** A number that the simulator knows, or `pix`. */
    by: string
  } | null
  end?: { daysAgo: number; what: 'cancel' | 'refund' | 'charge-back' }
  /** How their profile has to stand today. */
  state: 'TRIAL' | 'ATIVO' | 'SUSPENSO' | 'INATIVO'
}

/** Any card is approved but those that the simulator knows. */
const goodCard = '5162306219378829'
const approvedOnce = '4000000000000259'

/** One in every state that somebody who pays, or does not, can be in. */
export const customers: readonly Customer[] = [
  {
    name: 'Helena Prado',
    email: 'helena@demo.lya',
    phone: '11911110001',
    about: 'plano anual em 12x no cartão',
    signedUpDaysAgo: 100,
    purchase: { daysAgo: 90, plan: 'anual', by: goodCard },
    state: 'ATIVO',
  },
  {
    name: 'Bruno Tavares',
    email: 'bruno@demo.lya',
    phone: '11911110002',
    about: 'plano mensal por PIX, renova nos próximos dias',
    signedUpDaysAgo: 40,
    purchase: { daysAgo: 28, plan: 'mensal', by: 'pix' },
    state: 'ATIVO',
  },
  {
    name: 'Camila Rocha',
    email: 'camila@demo.lya',
    phone: '11911110003',
    about: 'renovação recusada, ainda com acesso',
    signedUpDaysAgo: 45,
    purchase: { daysAgo: 34, plan: 'mensal', by: approvedOnce },
    state: 'ATIVO',
  },
  {
    name: 'Diego Moura',
    email: 'diego@demo.lya',
    phone: '11911110004',
    about: 'suspenso por falta de pagamento',
    signedUpDaysAgo: 60,
    purchase: { daysAgo: 46, plan: 'mensal', by: approvedOnce },
    state: 'SUSPENSO',
  },
  {
    name: 'Elisa Campos',
    email: 'elisa@demo.lya',
    phone: '11911110005',
    about: 'plano terminado há semanas',
    signedUpDaysAgo: 100,
    purchase: { daysAgo: 85, plan: 'mensal', by: approvedOnce },
    state: 'INATIVO',
  },
  {
    name: 'Fábio Nunes',
    email: 'fabio@demo.lya',
    phone: '11911110006',
    about: 'cancelou, com acesso até o fim do período',
    signedUpDaysAgo: 30,
    purchase: { daysAgo: 20, plan: 'trimestral', by: goodCard },
    end: { daysAgo: 2, what: 'cancel' },
    state: 'ATIVO',
  },
  {
    name: 'Gabriela Lins',
    email: 'gabriela@demo.lya',
    phone: '11911110007',
    about: 'pediu o dinheiro de volta em 7 dias',
    signedUpDaysAgo: 20,
    purchase: { daysAgo: 8, plan: 'anual', by: goodCard },
    end: { daysAgo: 5, what: 'refund' },
    state: 'INATIVO',
  },
  {
    name: 'Heitor Braga',
    email: 'heitor@demo.lya',
    phone: '11911110008',
    about: 'contestou a compra no cartão',
    signedUpDaysAgo: 40,
    purchase: { daysAgo: 25, plan: 'trimestral', by: goodCard },
    end: { daysAgo: 3, what: 'charge-back' },
    state: 'INATIVO',
  },
  {
    name: 'Íris Cardoso',
    email: 'iris@demo.lya',
    phone: '11911110009',
    about: 'teste grátis terminado',
    signedUpDaysAgo: 12,
    purchase: null,
    state: 'TRIAL',
  },
  {
    name: 'Joana Teles',
    email: 'joana@demo.lya',
    phone: '11911110010',
    about: 'último dia do teste grátis',
    signedUpDaysAgo: 6,
    purchase: null,
    state: 'TRIAL',
  },
]
