import type { CheckoutOptions, CheckoutSession } from '@lya/contract/commerce/checkout.ts'
import type { Payment } from '@lya/contract/commerce/payment.ts'
import type { Plan } from '@lya/contract/commerce/plans.ts'

/** What the catalogue begins with. */
const monthly: Plan = {
  id: '0190aaaa-0000-7000-8000-000000000001',
  name: 'Plano Mensal',
  description: 'Para começar',
  period: 'MONTHLY',
  slug: 'mensal',
  priceCents: 3_990,
  originalPriceCents: 7_990,
  discountPercent: 50,
  features: ['Conversa com a Lya no WhatsApp', 'Transações sem limite', 'Metas e orçamentos'],
  isHighlighted: false,
  colorTheme: '#0f4c5c',
  hasPremiumFeatures: true,
  transactionsMax: null,
  categoriesMax: 100,
  instalments: [{ count: 1, valueCents: 3_990, totalCents: 3_990 }],
  instalmentsDefault: 1,
  instalmentsShown: null,
}

export const plans: Plan[] = [
  monthly,
  {
    ...monthly,
    ...{
      id: '0190aaaa-0000-7000-8000-000000000002',
      name: 'Plano Trimestral',
      period: 'QUARTERLY',
    },
    ...{ slug: 'trimestral', priceCents: 8_990, originalPriceCents: 11_990, discountPercent: 25 },
    instalments: [
      { count: 1, valueCents: 8_990, totalCents: 8_990 },
      { count: 2, valueCents: 4_682, totalCents: 9_364 },
      { count: 3, valueCents: 3_120, totalCents: 9_360 },
    ],
    instalmentsDefault: 3,
  },
  {
    ...monthly,
    ...{ id: '0190aaaa-0000-7000-8000-000000000003', name: 'Plano Anual', period: 'YEARLY' },
    ...{ slug: 'anual', priceCents: 24_990, originalPriceCents: 47_990, discountPercent: 48 },
    isHighlighted: true,
    instalments: [
      { count: 1, valueCents: 24_990, totalCents: 24_990 },
      { count: 12, valueCents: 2_172, totalCents: 26_064 },
    ],
    instalmentsDefault: 12,
  },
]

export function aPlan(slug: Plan['slug']): Plan {
  const plan = plans.find((one) => one.slug === slug)
  if (!plan) throw new Error(`no plan ${slug}`)
  return plan
}

export function someOptions(change: Partial<CheckoutOptions> = {}): CheckoutOptions {
  return {
    isAvailable: true,
    isDemonstration: true,
    methods: ['CREDIT_CARD', 'PIX'],
    plans,
    texts: {
      paymentFailed: 'Erro ao processar pagamento',
      cardDeclined: 'Pagamento recusado. Tente novamente.',
      timeout: 'Algo demorou demais, tente de novo.',
    },
    timeoutMinutes: 30,
    reminderMinutes: 25,
    successPath: '/success',
    cancelPath: '/cancel',
    hasReminders: false,
    ...change,
  }
}

export function aSession(change: Partial<CheckoutSession> = {}): CheckoutSession {
  return {
    id: '0190bbbb-0000-7000-8000-000000000001',
    step: 1,
    plan: monthly,
    installments: 1,
    ...{ name: '', email: '', phone: '', cpf: '', hasPassword: false },
    ...{ cep: '', address: '', addressNumber: '', method: null, pixDocument: '' },
    wantsReminders: false,
    expiresAt: '2999-01-01T00:30:00Z',
    remindAt: '2999-01-01T00:25:00Z',
    isSignedIn: false,
    ...change,
  }
}

export function aPayment(change: Partial<Payment> = {}): Payment {
  return {
    state: 'idle',
    ...{ attemptId: null, method: null, plan: null, amountCents: null, installments: null },
    refusal: null,
    ...{ pix: null, boleto: null, continueTo: null, purchaseId: null },
    ...change,
  }
}
