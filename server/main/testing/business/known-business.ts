import type { Customer } from '#main/testing/business/customer.ts'

/** The moment at which the known business is looked at: noon of a Sunday in Sao Paulo. */
export const knownAt = '2026-11-22T15:00:00Z'

const monthly = { period: 'MONTHLY', cents: 3_990 } as const
const yearly = { period: 'YEARLY', cents: 24_990 } as const
const first = (on: string) => ({ on, cents: 3_990 })

/** A little business of which every figure can be worked out by hand; see the test beside it. */
export const knownBusiness: readonly Customer[] = [
  // Four trials: today's, an engaged one that ends tomorrow, a silent one and one that is over.
  { name: 'Ana Hoje', signedUpOn: '2026-11-22', trialEndsOn: '2026-11-29' },
  {
    name: 'Bia Engajada',
    ...{ signedUpOn: '2026-11-16', trialEndsOn: '2026-11-23', onboardedOn: '2026-11-16' },
    ...{ checkoutOn: '2026-11-21', writes: { '2026-11-16': 2, '2026-11-17': 1, '2026-11-22': 3 } },
  },
  { name: 'Caio Quieto', signedUpOn: '2026-11-18', trialEndsOn: '2026-11-25' },
  {
    name: 'Davi Antigo',
    ...{ signedUpOn: '2026-08-01', trialEndsOn: '2026-08-08', onboardedOn: '2026-08-02' },
  },
  // Two months of loyal payment, written today.
  {
    name: 'Eva Fiel',
    ...{ signedUpOn: '2026-09-01', onboardedOn: '2026-09-01', checkoutOn: '2026-09-05' },
    writes: { '2026-09-01': 1, '2026-09-02': 1, '2026-09-03': 1, '2026-11-20': 1, '2026-11-22': 1 },
    ...{ state: 'ATIVO', plan: { ...monthly, endsOn: '2026-12-04' } },
    paid: [first('2026-09-05'), first('2026-10-05'), first('2026-11-05')],
    steps: [{ on: '2026-09-05', status: 'active' }],
  },
  // Paid for the first time today.
  {
    name: 'Fabi Nova',
    ...{ signedUpOn: '2026-11-20', onboardedOn: '2026-11-20', checkoutOn: '2026-11-22' },
    ...{ state: 'ATIVO', plan: { ...yearly, endsOn: '2027-11-21' }, writes: { '2026-11-21': 1 } },
    paid: [{ on: '2026-11-22', cents: 24_990 }],
    steps: [{ on: '2026-11-22', status: 'active' }],
  },
  // Asked for the end in November; paid until tomorrow, and writes still.
  {
    name: 'Gil Cancela',
    ...{ signedUpOn: '2026-10-20', onboardedOn: '2026-10-20', checkoutOn: '2026-10-24' },
    ...{ state: 'ATIVO', plan: { ...monthly, endsOn: '2026-11-23' }, writes: { '2026-11-19': 2 } },
    paid: [first('2026-10-24')],
    steps: [
      { on: '2026-10-24', status: 'active' },
      { on: '2026-11-10', kind: 'cancelled', status: 'cancelled' },
    ],
  },
  // The renewal failed: in grace, and silent for weeks.
  {
    name: 'Hugo Atrasado',
    ...{ signedUpOn: '2026-10-15', onboardedOn: '2026-10-15', checkoutOn: '2026-10-19' },
    ...{ state: 'ATIVO', plan: { ...monthly, endsOn: '2026-11-18' }, writes: { '2026-10-16': 9 } },
    paid: [first('2026-10-19')],
    steps: [
      { on: '2026-10-19', status: 'active' },
      { on: '2026-11-19', status: 'grace' },
    ],
  },
  // Was suspended by us.
  {
    name: 'Iris Suspensa',
    ...{ signedUpOn: '2026-10-01', state: 'SUSPENSO' },
    plan: { ...monthly, endsOn: '2026-12-05', isHeld: true },
    paid: [first('2026-10-06')],
    steps: [{ on: '2026-10-06', status: 'active' }],
  },
  // Has a free month for referrals.
  {
    name: 'Joca Premiado',
    ...{ signedUpOn: '2026-09-10', state: 'ATIVO', writes: { '2026-11-15': 1 } },
    plan: { ...monthly, endsOn: '2026-12-10', isFree: true },
    paid: [first('2026-09-15')],
    steps: [{ on: '2026-09-15', status: 'active' }],
  },
  // Took the money back today, and is gone.
  {
    name: 'Kaka Devolve',
    ...{ signedUpOn: '2026-11-12', state: 'INATIVO', checkoutOn: '2026-11-17' },
    plan: { ...monthly, endsOn: '2026-11-22' },
    paid: [{ on: '2026-11-17', cents: 3_990, refundedOn: '2026-11-22' }],
    steps: [
      { on: '2026-11-17', status: 'active' },
      { on: '2026-11-22', status: 'refunded' },
    ],
  },
  // Left in October.
  {
    name: 'Lia Partiu',
    ...{ signedUpOn: '2026-09-02', state: 'INATIVO' },
    plan: { ...monthly, endsOn: '2026-10-09' },
    paid: [first('2026-09-10')],
    steps: [
      { on: '2026-09-10', status: 'active' },
      { on: '2026-10-17', status: 'suspended' },
    ],
  },
]
