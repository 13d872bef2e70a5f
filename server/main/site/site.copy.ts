import type { PlanPeriod } from '@lya/core/commerce/plans/period.ts'

/** Words that the public pages are filled in with. */
export const siteCopy = {
  perPeriod: {
    MONTHLY: 'por mês',
    QUARTERLY: 'por trimestre',
    YEARLY: 'por ano',
  } satisfies Record<PlanPeriod, string>,
  instalment: (count: number, value: string) => `${count}x de ${value}`,
  discount: (percent: number) => `${percent}% OFF`,
  methods: { credit_card: 'cartão de crédito', pix: 'PIX', boleto: 'boleto' },
  /** Several of these in a sentence. */
  either: (names: readonly string[]) =>
    new Intl.ListFormat('pt-BR', { type: 'disjunction' }).format(names),
  /** While nobody knows which are on. */
  someMethods: 'os meios mostrados na compra',
} as const
