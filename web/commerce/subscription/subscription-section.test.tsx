import type { SubscriptionView } from '@lya/contract/commerce/subscription.ts'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { marina, openProduct } from '#app/testing/open-product.tsx'
import { type FakeRoutes, refuse } from '#connection/testing/fake-api.ts'
import { SubscriptionSection } from './subscription-section.tsx'

const plan = { id: 'mensal', name: 'Plano Mensal', period: 'MONTHLY', priceCents: 3_990 } as const
const none = { cancel: false, resume: false, change: false, changeMethod: false, pay: false }

const active: SubscriptionView = {
  status: 'active',
  isHeld: false,
  plan,
  billingType: 'CREDIT_CARD',
  card: { brand: 'MASTERCARD', lastFour: '1234' },
  accessUntil: '2026-12-21',
  nextCharge: { on: '2026-12-22', amountCents: 3_990, installments: 1, plan },
  ...{ nextTryOn: null, isConfirming: false, cancellation: null },
  toPay: null,
  refund: null,
  payments: [],
  may: { ...none, cancel: true, change: true, changeMethod: true },
  version: 3,
}

function open(view: SubscriptionView, routes: FakeRoutes = {}) {
  return openProduct('/profile', [{ path: '/profile', element: <SubscriptionSection /> }], {
    'GET /subscription': () => ({ body: view }),
    ...routes,
  })
}

const over = { nextCharge: null, accessUntil: null, may: none } as const

it.each<[Partial<SubscriptionView>, string, RegExp, string]>([
  [{}, 'Ativa', /^Renova em 22\/12\/2026 por R\$.39,90\.$/, 'Trocar de plano'],
  [
    { nextCharge: { on: '2027-08-25', amountCents: 26_064, installments: 12, plan } },
    'Ativa',
    /^Renova em 25\/08\/2027 por R\$.260,64, em 12x de R\$.21,72\.$/,
    'Trocar de plano',
  ],
  [
    { nextCharge: { on: '2027-08-25', amountCents: 24_990, installments: 12, plan } },
    'Ativa',
    /^Renova em 25\/08\/2027 por R\$.249,90, em 12x de R\$.20,83\.$/,
    'Trocar de plano',
  ],
  [
    { nextCharge: null, billingType: null, card: null, may: { ...active.may, cancel: false } },
    'Ativa',
    /^Estes dias são um presente: você usa tudo até 21\/12\/2026, e nada é cobrado depois\./,
    'Escolher forma de pagamento',
  ],
  [
    { status: 'trial', plan: null, ...over },
    'Teste grátis',
    /o resto do teste é somado/,
    'Ver planos',
  ],
  [
    { status: 'grace', accessUntil: '2026-12-28', may: { ...active.may, pay: true } },
    'Pagamento pendente',
    /Seu acesso continua até 28\/12\/2026\.$/,
    'Pagar agora',
  ],
  [
    {
      ...{ status: 'grace', accessUntil: '2026-12-28', nextTryOn: '2026-12-25' },
      may: { ...active.may, pay: true },
    },
    'Pagamento pendente',
    /28\/12\/2026\. Cobramos o cartão de novo em 25\/12\/2026, ou é só pagar agora\.$/,
    'Pagar agora',
  ],
  [
    { status: 'suspended', may: { ...active.may, pay: true } },
    'Suspensa',
    /tudo volta na hora\. Sem pagamento, o plano termina em \d\d\/\d\d\/\d{4}\./,
    'Pagar agora',
  ],
  [
    { status: 'cancelled', nextCharge: null, may: { ...none, resume: true } },
    'Cancelamento marcado',
    /^Você usa tudo até 21\/12\/2026\./,
    'Retomar assinatura',
  ],
  [{ status: 'ended', ...over }, 'Encerrada', /Seus dados continuam guardados\./, 'Ver planos'],
  [{ status: 'refunded', ...over }, 'Reembolsada', /Devolvemos o seu pagamento\./, 'Ver planos'],
  [
    { status: 'charged-back', ...over },
    'Pagamento contestado',
    /fale com o suporte/,
    'Falar com o suporte',
  ],
  [
    { isHeld: true, may: none },
    'Suspensa pela nossa equipe',
    /Fale com o suporte/,
    'Falar com o suporte',
  ],
])('says in words how it stands, and what to do: %j', async (change, name, text, action) => {
  open({ ...active, ...change })
  expect(await screen.findByText(name)).toBeTruthy()
  expect(screen.getByText(text)).toBeTruthy()
  const roles = (['button', 'link'] as const).flatMap((role) =>
    screen.queryAllByRole(role, { name: action }),
  )
  expect(roles).toHaveLength(1)
})

it('says that the trial is over to whom nothing is left of it', async () => {
  open(
    { ...active, status: 'trial', plan: null, ...over },
    {
      'GET /session': () => ({
        body: { session: { ...marina, planStatus: 'TRIAL', trialEndDate: '2020-01-01' } },
      }),
    },
  )
  expect(await screen.findByText('Teste encerrado')).toBeTruthy()
  expect(screen.getByText(/^Seu teste grátis terminou\./)).toBeTruthy()
  expect(screen.queryByText(/o resto do teste/)).toBeNull()
})

const leaving = {
  'GET /session': () => ({ body: { session: { ...marina, leavesAt: '2026-12-03T04:27:00Z' } } }),
  'GET /account/export': () => ({ body: { export: null } }),
}

const goingBack: SubscriptionView['payments'][number] = {
  ...{
    id: 'first',
    on: '2026-11-21',
    amountCents: 3_990,
    refundedCents: 0,
    installments: 1,
    refundUrl: null,
  },
  ...{ billingType: 'PIX', state: 'refunding', reason: 'compra', planName: 'Plano Mensal' },
}

it.each<[Partial<SubscriptionView>, string, string]>([
  [
    { status: 'cancelled', nextCharge: null, may: none },
    'Acesso encerrado',
    'Você não usa mais o plano, e nada mais é cobrado. Em 03/12/2026, tudo é apagado. Se você ficar, o Plano Mensal volta e vale até 21/12/2026.',
  ],
  [
    { status: 'cancelled', nextCharge: null, may: none, payments: [goingBack] },
    'Acesso encerrado',
    'Seu reembolso está a caminho, e nada mais é cobrado. Em 03/12/2026, tudo é apagado.',
  ],
  [
    { status: 'trial', plan: null, ...over },
    'Acesso encerrado',
    'Você não tem um plano, e nada é cobrado. Em 03/12/2026, tudo é apagado.',
  ],
  [
    { status: 'ended', ...over },
    'Acesso encerrado',
    'Nada mais é cobrado. Em 03/12/2026, tudo é apagado.',
  ],
  [
    { status: 'refunded', ...over },
    'Reembolsada',
    'Devolvemos o seu pagamento, e nada mais é cobrado. Em 03/12/2026, tudo é apagado.',
  ],
])('promises nothing more to whose account waits for its end: %j', async (change, name, text) => {
  open({ ...active, ...change }, leaving)
  expect(await screen.findByText(name)).toBeTruthy()
  expect(screen.getByText(text)).toBeTruthy()
  expect(screen.queryByText(/Você usa tudo|Assine quando|escolha um plano|Acesso até/)).toBeNull()
  expect(screen.queryByRole('link', { name: 'Ver planos' })).toBeNull()
})

it('cuts the days of a refund short where the account ends before them', async () => {
  const refund = { chargeId: 'first', amountCents: 3_990, until: '2026-12-03' }
  const view = { ...active, status: 'cancelled', nextCharge: null, may: none, refund } as const
  open(view, leaving)
  expect(await screen.findByText(/peça até 03\/12\/2026, às 01:27\./)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Pedir reembolso' }))
  const dialog = await screen.findByRole('dialog')
  expect(within(dialog).getByText('Dá para pedir até 03/12/2026, às 01:27.')).toBeTruthy()
  expect(within(dialog).getByText(/Se depois você quiser ficar/)).toBeTruthy()
  expect(within(dialog).getByRole('button', { name: 'Agora não' })).toBeTruthy()
})

it('names the next try of what is overdue, and no day of the past', async () => {
  const overdue = { ...active, status: 'grace', accessUntil: '2026-12-28' } as const
  open({ ...overdue, nextTryOn: '2026-12-25' })
  expect(await screen.findByText('25/12/2026')).toBeTruthy()
  expect(screen.queryByText('22/12/2026')).toBeNull()
})

it('says that a payment is being confirmed, and asks for it no second time', async () => {
  const late = { ...active, status: 'suspended', may: { ...active.may, pay: true } } as const
  const { calls } = open(late, {
    'POST /subscription/pay': () => ({ body: { ...late, isConfirming: true, version: 4 } }),
  })
  await userEvent.dblClick(await screen.findByRole('button', { name: 'Pagar agora' }))
  expect(await screen.findByText(/Não precisa pagar de novo/, { selector: 'p' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Pagar agora' })).toBeNull()
  expect(screen.queryByText('Não deu certo')).toBeNull()
  expect(calls.filter(({ path }) => path === '/subscription/pay')).toHaveLength(1)
})

it('marks each field of a card that is missing or wrong, and says so of a refused one', async () => {
  const { calls } = open(active, {
    'GET /checkout/options': () => ({ body: { methods: ['CREDIT_CARD'] } }),
    'POST /subscription/card': () => refuse(409, 'subscription.card-refused'),
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Mudar forma de pagamento' }))
  const save = await screen.findByRole('button', { name: 'Salvar' })
  await userEvent.click(save)
  for (const text of ['CPF ou CNPJ inválido', 'CEP inválido', 'Informe o número, ou S/N']) {
    expect(screen.getByText(text)).toBeTruthy()
  }
  expect(document.activeElement).toBe(screen.getByLabelText('Número do cartão'))
  await userEvent.type(screen.getByLabelText('CPF ou CNPJ do titular'), '11111111111')
  await userEvent.type(screen.getByLabelText('CEP'), '01310100')
  await userEvent.type(screen.getByLabelText('Número da casa'), '10')
  expect(screen.getByText('CPF ou CNPJ inválido')).toBeTruthy()
  expect(screen.queryByText('CEP inválido')).toBeNull()
  expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(0)
  await userEvent.clear(screen.getByLabelText('CPF ou CNPJ do titular'))
  await userEvent.type(screen.getByLabelText('CPF ou CNPJ do titular'), '52998224725')
  await userEvent.type(screen.getByLabelText('Número do cartão'), '4444444444444444')
  await userEvent.type(screen.getByLabelText('Nome do titular'), 'ANA LIMA')
  await userEvent.type(screen.getByLabelText('Validade'), '1230')
  await userEvent.type(screen.getByLabelText('CVV'), '123')
  await userEvent.click(save)
  expect(
    await screen.findByText('O banco não aceitou este cartão. Confira os dados ou use outro.'),
  ).toBeTruthy()
})

it('shows new sums and one text when another screen has changed the plan', async () => {
  const quarterly = { id: 'trimestral', name: 'Plano Trimestral', period: 'QUARTERLY' } as const
  const yearly = { id: 'anual', name: 'Plano Anual', period: 'YEARLY' } as const
  let now: SubscriptionView = active
  const quote = (dueCents: number) => ({
    ...{ plan: { ...yearly, priceCents: 24_990 }, when: 'now', startsOn: '2026-11-22' },
    ...{ endsOn: '2027-11-21', unusedDays: 0, creditCents: 0, dueCents, instalments: [] },
    ...{ billingType: 'CREDIT_CARD', card: null, version: now.version },
  })
  open(active, {
    'GET /subscription': () => ({ body: now }),
    'GET /plans': () => ({
      body: { plans: [quarterly, yearly].map((one) => ({ ...one, priceCents: 24_990 })) },
    }),
    'POST /subscription/quote': () => ({ body: quote(now.version === 3 ? 21_000 : 16_000) }),
    'POST /subscription/change': () => {
      now = { ...active, plan: { ...quarterly, priceCents: 8_990 }, version: 4 }
      return refuse(409, 'subscription.stale')
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Trocar de plano' }))
  await userEvent.click(await screen.findByRole('radio', { name: /Plano Anual/ }))
  expect(await screen.findByText(/210,00/)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Confirmar e pagar' }))
  expect(await screen.findByText(/160,00/)).toBeTruthy()
  expect(screen.getAllByText(/mudou em outra tela/)).toHaveLength(1)
  expect(screen.queryByText(/não é possível/)).toBeNull()
  expect(screen.queryByRole('radio', { name: /Trimestral/ })).toBeNull()
})

it.each([
  ['BOLETO', /No boleto, falta só dizer em que conta você quer receber/],
  ['PIX', /No PIX o dinheiro volta em instantes/],
  ['CREDIT_CARD', /volta no cartão, em até duas faturas/],
] as const)('says how the money of a payment by %s comes back', async (billingType, words) => {
  const refund = { chargeId: 'first', amountCents: 3_990, until: '2026-11-29' }
  const payment: SubscriptionView['payments'][number] = {
    ...{
      id: 'first',
      on: '2026-11-22',
      amountCents: 3_990,
      refundedCents: 0,
      installments: 1,
      refundUrl: null,
    },
    ...{ state: 'paid', reason: 'compra', planName: 'Plano Mensal', billingType },
  }
  const view: SubscriptionView = { ...active, refund, payments: [payment] }
  open(view, { 'POST /subscription/refund': () => ({ body: { ...view, refund: null } }) })
  await userEvent.click(await screen.findByRole('button', { name: 'Pedir reembolso' }))
  const dialog = await screen.findByRole('dialog')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Pedir reembolso' }))
  expect(await screen.findByText(words)).toBeTruthy()
})

it('asks whoever paid by boleto where they want their money, on the page for it', async () => {
  const refundUrl = 'https://www.asaas.com/solicitar-estorno/37ij5mdxwo'
  const slip = { ...goingBack, billingType: 'BOLETO' as const, refundUrl }
  open({ ...active, payments: [slip, { ...goingBack, id: 'other' }] })
  const link = await screen.findByRole('link', { name: 'Informe onde quer receber' })
  expect(screen.getAllByText('Reembolso a caminho')).toHaveLength(2)
  expect(link.getAttribute('href')).toBe(refundUrl)
  expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual([
    ...['_blank', 'noopener noreferrer'],
  ])
})

it('opens the change with the plan that was chosen on the way here, once', async () => {
  const yearly = {
    ...{ id: 'anual', slug: 'anual', name: 'Plano Anual', period: 'YEARLY', priceCents: 24_990 },
  }
  const { path } = openProduct(
    '/profile?aba=assinatura&trocar=anual',
    [{ path: '/profile', element: <SubscriptionSection /> }],
    {
      'GET /subscription': () => ({ body: active }),
      'GET /plans': () => ({ body: { plans: [yearly] } }),
      'POST /subscription/quote': () => ({
        body: {
          ...{ plan: yearly, when: 'now', startsOn: '2026-11-22', endsOn: '2027-11-21' },
          ...{ unusedDays: 0, creditCents: 0, dueCents: 21_000, instalments: [] },
          ...{ billingType: 'CREDIT_CARD', card: active.card, version: 3 },
        },
      }),
    },
  )
  const plan = await screen.findByRole('radio', { name: /Plano Anual/ })
  expect(plan.getAttribute('aria-checked')).toBe('true')
  expect(await screen.findByText(/210,00/)).toBeTruthy()
  expect(path()).toBe('/profile?aba=assinatura')
})

/** The one other plan, and what it costs today. */
const yearly = { id: 'anual', name: 'Plano Anual', period: 'YEARLY', priceCents: 24_990 } as const
const yearlyByPix: FakeRoutes = {
  'GET /plans': () => ({ body: { plans: [yearly] } }),
  'POST /subscription/quote': () => ({
    body: {
      ...{ plan: yearly, when: 'now', startsOn: '2026-11-22', endsOn: '2027-11-21' },
      ...{ unusedDays: 0, creditCents: 0, dueCents: 21_000, instalments: [] },
      ...{ billingType: 'PIX', card: null, version: 3 },
    },
  }),
}

it('says which change of the renewal an upgrade undoes, and where its refund leads back', async () => {
  const cheaper = { ...plan, id: 'outro', name: 'Plano Leve' }
  const refund = { chargeId: 'dearer', amountCents: 21_000, until: '2026-12-28' }
  const upgrade: SubscriptionView['payments'][number] = {
    ...{ id: 'dearer', on: '2026-11-22', amountCents: 21_000, refundedCents: 0, installments: 1 },
    ...{ state: 'paid', reason: 'troca', planName: 'Plano Anual', billingType: 'PIX' },
    refundUrl: null,
  }
  const nextCharge = { on: '2026-12-22', amountCents: 1_990, installments: 1, plan: cheaper }
  open({ ...active, nextCharge, refund, payments: [upgrade] }, yearlyByPix)
  await userEvent.click(await screen.findByRole('button', { name: 'Trocar de plano' }))
  await userEvent.click(await screen.findByRole('radio', { name: /Plano Anual/ }))
  const undone = 'A troca para o Plano Leve, marcada para a renovação, deixa de valer.'
  expect(await screen.findByText(undone)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Voltar' }))
  await userEvent.click(screen.getByRole('button', { name: 'Pedir reembolso' }))
  expect(await screen.findByText(/Você volta para o plano que tinha antes da troca/)).toBeTruthy()
})

it("says why a change is paid by PIX where the card is somebody else's", async () => {
  open(active, yearlyByPix)
  await userEvent.click(await screen.findByRole('button', { name: 'Trocar de plano' }))
  await userEvent.click(await screen.findByRole('radio', { name: /Plano Anual/ }))
  expect(await screen.findByText(/é de outra pessoa e só paga as renovações/)).toBeTruthy()
  expect(screen.getByText(/Pagamento: PIX\./)).toBeTruthy()
})

it('says before the yes what paying an upgrade in parts comes to', async () => {
  const yearly = { id: 'anual', name: 'Plano Anual', period: 'YEARLY', priceCents: 24_990 }
  const twelve = { count: 12, valueCents: 1_391, totalCents: 16_692 }
  const instalments = [{ count: 1, valueCents: 16_000, totalCents: 16_000 }, twelve]
  open(active, {
    'GET /plans': () => ({ body: { plans: [yearly] } }),
    'POST /subscription/quote': () => ({
      body: {
        ...{ plan: yearly, when: 'now', startsOn: '2026-11-22', endsOn: '2027-11-21' },
        ...{ unusedDays: 92, creditCents: 8_990, dueCents: 16_000, instalments },
        ...{ billingType: 'CREDIT_CARD', card: null, version: active.version },
      },
    }),
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Trocar de plano' }))
  await userEvent.click(await screen.findByRole('radio', { name: /Plano Anual/ }))
  const parts = await screen.findByLabelText('Parcelas')
  expect(screen.queryByText('Juros do parcelamento')).toBeNull()
  await userEvent.selectOptions(parts, '12')
  expect(screen.getByText('Juros do parcelamento').nextElementSibling?.textContent).toMatch(/6,92/)
  expect(screen.getByText('Você paga agora').nextElementSibling?.textContent).toMatch(/166,92/)
  expect(screen.getByRole('option', { name: /12x de .*13,91 \(total .*166,92\)/ })).toBeTruthy()
})

it('says which card pays, and when', async () => {
  open(active)
  expect(await screen.findByText('Mastercard **** 1234')).toBeTruthy()
  expect(screen.getByText('21/12/2026')).toBeTruthy()
})

it('shows what waits to be paid, with its code to copy', async () => {
  const pix = { payload: '00020126PIX', picture: 'data:image/png;base64,AA==' }
  const toPay = {
    ...{ id: 'c', amountCents: 3_990, dueOn: '2026-12-22', reason: 'renovacao' as const },
    ...{ planName: 'Plano Mensal', billingType: 'PIX' as const, pix, boleto: null },
    secondsLeft: null,
  }
  open({ ...active, billingType: 'PIX', card: null, toPay })
  expect(await screen.findByDisplayValue('00020126PIX')).toBeTruthy()
  expect(screen.getByAltText('Código PIX para pagar com a câmera')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Copiar código' })).toBeTruthy()
})

it('counts down the code of a change, and lets it be given up', async () => {
  const pix = { payload: '00020126PIX', picture: 'data:image/png;base64,AA==' }
  const toPay = {
    ...{ id: 'c', amountCents: 21_000, dueOn: '2026-11-22', reason: 'troca' as const },
    ...{ planName: 'Plano Anual', billingType: 'PIX' as const, pix, boleto: null },
    secondsLeft: 5_400,
  }
  const { calls } = open(
    { ...active, billingType: 'PIX', card: null, toPay },
    { 'DELETE /subscription/change': () => ({ body: { ...active, version: 4 } }) },
  )
  expect(await screen.findByText(/^(1:30:00|1:29:5\d)$/)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Desistir da troca' }))
  expect(await screen.findByText('Troca desfeita. Seu plano continua como estava.')).toBeTruthy()
  expect(screen.queryByDisplayValue('00020126PIX')).toBeNull()
  expect(calls.find(({ method }) => method === 'DELETE')?.body).toEqual({ version: 3 })
})

it.each([
  ['troca', true],
  ['renovacao', false],
] as const)('says that cancelling ends the change that waits: %s', async (reason, isSaid) => {
  const toPay = {
    ...{ id: 'c', amountCents: 21_000, dueOn: '2026-11-22', reason, planName: 'Plano Anual' },
    ...{ billingType: 'PIX' as const, pix: null, boleto: null, secondsLeft: null },
  }
  open({ ...active, billingType: 'PIX', card: null, toPay })
  await userEvent.click(await screen.findByRole('button', { name: 'Cancelar assinatura' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText(/^Você usa tudo até 21\/12\/2026\./)).toBeTruthy()
  const ends = 'A troca de plano que você pediu também é desfeita: não pague mais o código dela.'
  expect(dialog.queryByText(ends) !== null).toBe(isSaid)
})

it('shows no code of a change whose time is over', async () => {
  const pix = { payload: '00020126PIX', picture: 'data:image/png;base64,AA==' }
  const toPay = {
    ...{ id: 'c', amountCents: 21_000, dueOn: '2026-11-22', reason: 'troca' as const },
    ...{ planName: 'Plano Anual', billingType: 'PIX' as const, pix, boleto: null },
    secondsLeft: 0,
  }
  open({ ...active, billingType: 'PIX', card: null, toPay })
  expect(await screen.findByText(/^O tempo deste código acabou, e nada foi cobrado\./)).toBeTruthy()
  expect(screen.queryByDisplayValue('00020126PIX')).toBeNull()
})

it('asks for the payment back that it was opened for, whatever another screen did since', async () => {
  const upgrade = { chargeId: 'dearer', amountCents: 21_000, until: '2026-12-28' }
  let now: SubscriptionView = { ...active, refund: upgrade }
  const other: SubscriptionView = {
    ...active,
    ...{ refund: { chargeId: 'first', amountCents: 3_990, until: '2026-12-28' }, version: 4 },
    accessUntil: '2026-12-27',
  }
  const page = open(active, {
    'GET /subscription': () => ({ body: now }),
    'POST /subscription/refund': () => {
      const isFirst = now.version === 3
      now = other
      return isFirst ? refuse(500, 'platform.unexpected') : refuse(409, 'subscription.stale')
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Pedir reembolso' }))
  const dialog = await screen.findByRole('dialog')
  expect(within(dialog).getByText(/210,00/)).toBeTruthy()
  await userEvent.click(within(dialog).getByRole('button', { name: 'Pedir reembolso' }))
  // The page behind it shows how it is now.
  await waitFor(() => expect(screen.getByText('27/12/2026')).toBeTruthy())
  expect(within(dialog).getByText(/210,00/)).toBeTruthy()
  await userEvent.click(within(dialog).getByRole('button', { name: 'Pedir reembolso' }))
  expect(
    await screen.findByText('Sua assinatura mudou em outra tela. Confira como ela está agora.'),
  ).toBeTruthy()
  const sent = page.calls.filter(({ method }) => method === 'POST')
  const shown = { chargeId: 'dearer', amountCents: 21_000 }
  expect(sent).toMatchObject([{ body: shown }, { body: shown }])
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('shows how it is now when another screen was faster', async () => {
  let now = active
  const page = open(active, {
    'GET /subscription': () => ({ body: now }),
    'POST /subscription/cancel': () => {
      now = { ...active, status: 'cancelled', may: { ...none, resume: true }, version: 4 }
      return refuse(409, 'subscription.stale')
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Cancelar assinatura' }))
  const dialog = await screen.findByRole('dialog')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancelar assinatura' }))
  expect(
    await screen.findByText('Sua assinatura mudou em outra tela. Confira como ela está agora.'),
  ).toBeTruthy()
  await waitFor(() => expect(screen.getByText('Cancelamento marcado')).toBeTruthy())
  const sent = page.calls.filter(({ method }) => method === 'POST')
  expect(sent).toMatchObject([{ body: { version: 3, reason: '' } }])
})
