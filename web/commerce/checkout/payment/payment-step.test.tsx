import type { Payment } from '@lya/contract/commerce/payment.ts'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { aPayment } from '#commerce/checkout/testing/checkout-samples.ts'
import {
  fillCard,
  goToPayment,
  openCheckout,
  openPayment,
  sessionPath,
} from '#commerce/checkout/testing/open-checkout.tsx'
import { refuse } from '#connection/testing/fake-api.ts'

const pay = () => userEvent.click(screen.getByRole('button', { name: /^Pagar/ }))
const cardPath = `POST ${sessionPath}/card`
const paid = aPayment({ state: 'paid', method: 'CREDIT_CARD', continueTo: 'login' })

describe('paying by card', () => {
  it('says what is missing, field by field, and sends nothing', async () => {
    const { sent } = openPayment()
    await screen.findByLabelText('CEP')
    await pay()
    expect(screen.getByText('CEP inválido')).toBeTruthy()
    expect(screen.getByText('Selecione um método de pagamento')).toBeTruthy()
    await userEvent.click(screen.getByRole('radio', { name: /Cartão/ }))
    // Nobody is told off for fields that have just come.
    expect(screen.queryByText('Número do cartão inválido')).toBeNull()
    await pay()
    for (const text of ['Número do cartão inválido', 'Nome do titular é obrigatório']) {
      expect(screen.getByText(text)).toBeTruthy()
    }
    expect(screen.getByText('CVV inválido')).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByLabelText('CEP'))
    expect(sent('POST', '/card')).toHaveLength(0)
  })

  it('offers each plan in its own parts, with what they come to', async () => {
    openPayment({ path: '/checkout?plan=trimestral' })
    await userEvent.click(await screen.findByRole('radio', { name: /Cartão/ }))
    const parts = screen.getByLabelText('Parcelas')
    expect(parts).toHaveProperty('value', '3')
    const labels = [...parts.querySelectorAll('option')].map(({ text }) =>
      text.replaceAll('\u00a0', ' '),
    )
    expect(labels).toEqual([
      '1x de R$ 89,90, sem juros',
      '2x de R$ 46,82 (total R$ 93,64)',
      '3x de R$ 31,20 (total R$ 93,60)',
    ])
    await userEvent.selectOptions(parts, '2')
    expect(screen.getByRole('button', { name: /Pagar R\$\s93,64/ })).toBeTruthy()
  })

  it('pays once however often it is pressed, and goes to the success with its card gone', async () => {
    const page = openPayment({ routes: { [cardPath]: () => ({ body: paid }) } })
    await screen.findByLabelText('CEP')
    await fillCard()
    const button = screen.getByRole('button', { name: /^Pagar/ })
    // Both before the page is drawn again.
    button.click()
    button.click()
    expect(await screen.findByText('Pagamento processado')).toBeTruthy()
    expect(await screen.findByText('Cartão salvo')).toBeTruthy()
    expect(screen.getByText('Seu cartão foi salvo com segurança.')).toBeTruthy()
    expect(page.sent('POST', '/card')).toHaveLength(1)
    expect(page.sent('POST', '/card')[0]?.body).toMatchObject({
      number: '4444 4444 4444 4444',
      expiry: '12/30',
      installments: 1,
      amountCents: 3_990,
    })
    // Two groups of it: one alone stands in a time or an id often enough.
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toMatch(/4444\D?4444/)
    await userEvent.click(screen.getByRole('button', { name: 'Entrar' }))
    await waitFor(() => expect(page.path()).toBe('/login'))
  })

  it('keeps the form of a declined card, and tries again as a new attempt', async () => {
    const answers = [
      {
        body: aPayment({
          state: 'declined',
          method: 'CREDIT_CARD',
          refusal: 'checkout.card-declined',
        }),
      },
      { body: paid },
    ]
    const page = openPayment({ routes: { [cardPath]: () => answers.shift() ?? { body: paid } } })
    await screen.findByLabelText('CEP')
    await fillCard()
    await pay()
    expect(await screen.findByText('Erro no pagamento')).toBeTruthy()
    const notice = screen.getByText('Pagamento recusado. Tente novamente.').closest('[role=alert]')
    expect(document.activeElement?.contains(notice)).toBe(true)
    expect(document.activeElement?.matches('[tabindex="-1"]')).toBe(true)
    expect(screen.getByLabelText('Nome do titular')).toHaveProperty('value', 'ANA LIMA')
    await pay()
    await screen.findByText('Pagamento processado')
    const [first, second] = page.sent('POST', '/card').map(({ body }) => body as Attempt)
    expect(first?.attemptId).not.toBe(second?.attemptId)
  })

  it('repeats the attempt that nobody knows the outcome of', async () => {
    const answers = [refuse(504, 'checkout.timeout'), { body: paid }]
    const page = openPayment({
      routes: { [cardPath]: () => answers.shift() ?? refuse(500, 'platform.unexpected') },
    })
    await screen.findByLabelText('CEP')
    await fillCard()
    await pay()
    await screen.findByText('Pagamento processado')
    const attempts = page.sent('POST', '/card').map(({ body }) => (body as Attempt).attemptId)
    expect(attempts.length).toBe(2)
    expect(new Set(attempts).size).toBe(1)
  })

  it('lets nothing be another while it is being paid', async () => {
    const answer = Promise.withResolvers<{ body: Payment }>()
    const page = openPayment({ routes: { [cardPath]: () => answer.promise } })
    await screen.findByLabelText('CEP')
    await fillCard()
    const plans = () => screen.queryAllByRole('radio', { name: /Plano/ })
    expect(plans().length).toBeGreaterThan(1)
    await pay()
    await waitFor(() => expect(page.sent('POST', '/card')).toHaveLength(1))
    expect(screen.getByText('Processando…').closest('[role=status]')).toBeTruthy()
    expect(plans()).toEqual([])
    const pix = screen.getByRole('radio', { name: /PIX/ })
    expect(pix.closest('fieldset[disabled]')).toBeTruthy()
    answer.resolve({ body: paid })
    expect(await screen.findByText('Pagamento processado')).toBeTruthy()
  })

  it('says that it waits where another tab is paying', async () => {
    const page = openPayment({
      routes: {
        [cardPath]: () => {
          page.setPayment({ state: 'processing', method: 'CREDIT_CARD' })
          return refuse(409, 'checkout.attempt-unresolved')
        },
      },
    })
    await screen.findByLabelText('CEP')
    await fillCard()
    await pay()
    expect(
      await screen.findByText(/Pagamento em processamento. Aguarde a confirmação./),
    ).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^Pagar/ })).toBeNull()
    // It says that nothing need be paid again, and offers nothing else.
    expect(screen.queryByRole('button', { name: 'Tentar de novo' })).toBeNull()
  })

  it('says one thing where nobody answered: try again, and why that is safe', async () => {
    const page = openPayment({
      routes: {
        [cardPath]: () => {
          page.setPayment({ state: 'processing', method: 'CREDIT_CARD' })
          return refuse(409, 'checkout.timeout')
        },
      },
    })
    await screen.findByLabelText('CEP')
    await fillCard()
    await pay()
    expect(await screen.findByText('Algo demorou demais, tente de novo.')).toBeTruthy()
    expect(screen.getByText(/repete esta mesma tentativa/)).toBeTruthy()
    expect(screen.queryByText(/não precisa pagar de novo/)).toBeNull()
    expect(screen.queryByText(/Pagamento em processamento/)).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }))
    const sent = () => page.sent('POST', '/card').map(({ body }) => body as Attempt)
    await waitFor(() => expect(sent()).toHaveLength(2))
    expect(new Set(sent().map(({ attemptId }) => attemptId)).size).toBe(1)
  })

  it('says an operator’s own words, and that the price has changed', async () => {
    const answers = [refuse(409, 'checkout.card-declined'), refuse(409, 'checkout.plan-changed')]
    openPayment({
      options: { texts: { paymentFailed: '', cardDeclined: 'Fale com seu banco.', timeout: '' } },
      routes: { [cardPath]: () => answers.shift() ?? { body: paid } },
    })
    await screen.findByLabelText('CEP')
    await fillCard()
    await pay()
    expect(await screen.findByText('Fale com seu banco.')).toBeTruthy()
    await pay()
    expect(await screen.findByText(/O valor deste plano mudou/)).toBeTruthy()
  })
})

type Attempt = { attemptId: string }

describe('the address', () => {
  it('is filled in where somebody knows it', async () => {
    const address = {
      street: 'Avenida Paulista',
      district: 'Bela Vista',
      city: 'São Paulo',
      state: 'SP',
    }
    const { sent } = openPayment({
      routes: { 'GET /checkout/addresses/*': () => ({ body: { address } }) },
    })
    await userEvent.type(await screen.findByLabelText('CEP'), '01310100')
    expect(await screen.findByText('Avenida Paulista, Bela Vista, São Paulo - SP')).toBeTruthy()
    await waitFor(() =>
      expect(sent('PATCH', '').at(-1)?.body).toMatchObject({
        cep: '01310-100',
        address: 'Avenida Paulista, Bela Vista, São Paulo - SP',
      }),
    )
  })

  it('holds nobody up where nobody does', async () => {
    openPayment({
      routes: {
        'GET /checkout/addresses/*': () => refuse(500, 'platform.unexpected'),
        [cardPath]: () => ({ body: paid }),
      },
    })
    await screen.findByLabelText('CEP')
    await fillCard()
    expect(await screen.findByText(/Não achamos esse endereço/)).toBeTruthy()
    await pay()
    expect(await screen.findByText('Pagamento processado')).toBeTruthy()
  })
})

it('keeps a card that was typed while somebody looks at the first step again', async () => {
  openPayment()
  await screen.findByLabelText('CEP')
  await fillCard()
  await userEvent.click(screen.getByRole('button', { name: 'Voltar' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Ir para o pagamento' }))
  expect(await screen.findByLabelText('Número do cartão')).toHaveProperty(
    'value',
    '4444 4444 4444 4444',
  )
  expect(screen.getByLabelText('CEP')).toHaveProperty('value', '01310-100')
})

it('goes from the first step to the payment of another plan', async () => {
  const { path, sent } = openCheckout()
  await screen.findByLabelText('Nome completo')
  await userEvent.click(screen.getByRole('radio', { name: /Anual/ }))
  expect(path()).toBe('/checkout?plan=anual')
  await goToPayment()
  expect(sent('PATCH', '').at(-1)?.body).toMatchObject({ plan: 'anual', step: 2 })
  await userEvent.click(screen.getByRole('radio', { name: /Cartão/ }))
  expect(screen.getByLabelText('Parcelas')).toHaveProperty('value', '12')
})
