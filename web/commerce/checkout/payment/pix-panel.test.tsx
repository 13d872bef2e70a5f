import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { aPayment } from '#commerce/checkout/testing/checkout-samples.ts'
import { openPayment, sessionPath } from '#commerce/checkout/testing/open-checkout.tsx'
import { nowMs } from '#connection/clock.ts'
import { refuse } from '#connection/testing/fake-api.ts'

const pix = () => ({
  payload: '00020126580014br.gov.bcb.pix',
  picture: 'data:image/png;base64,AAAA',
  expiresAt: Temporal.Instant.fromEpochMilliseconds(nowMs() + 1_800_000).toString(),
  secondsLeft: 1_800,
})
const waiting = () =>
  aPayment({ state: 'awaiting-pix', method: 'PIX', amountCents: 3_990, pix: pix() })

async function askForCode() {
  await userEvent.type(await screen.findByLabelText('CEP'), '01310100')
  await userEvent.click(screen.getByRole('radio', { name: /PIX/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Gerar código PIX' }))
}

it('refuses a document that is none', async () => {
  openPayment()
  await userEvent.type(await screen.findByLabelText('CEP'), '01310100')
  await userEvent.click(screen.getByRole('radio', { name: /PIX/ }))
  const field = screen.getByLabelText('CPF ou CNPJ de quem paga')
  // That of the first step stands there already.
  expect(field).toHaveProperty('value', '529.982.247-25')
  await userEvent.clear(field)
  await userEvent.type(field, '12abc34501de36')
  expect(field).toHaveProperty('value', '12.ABC.345/01DE-36')
  await userEvent.click(screen.getByRole('button', { name: 'Gerar código PIX' }))
  expect(screen.getByText('CPF ou CNPJ inválido')).toBeTruthy()
  expect(document.activeElement).toBe(field)
})

it('shows the code, copies it, and is told when it is paid', async () => {
  const page = openPayment({
    routes: {
      [`POST ${sessionPath}/pix`]: () => {
        page.setPayment(waiting())
        return { body: waiting() }
      },
    },
  })
  await askForCode()
  expect(await screen.findByRole('img', { name: 'Código QR do PIX' })).toBeTruthy()
  expect(screen.getByText(/^(30:00|29:5\d)$/)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Copiar código' }))
  expect(await screen.findByText('Código PIX copiado para a área de transferência')).toBeTruthy()
  expect(await navigator.clipboard.readText()).toBe('00020126580014br.gov.bcb.pix')

  page.setPayment(aPayment({ state: 'paid', method: 'PIX', continueTo: 'login' }))
  // As coming back from the app of the bank does.
  dispatchEvent(new Event('visibilitychange'))
  expect(await screen.findByText('Pagamento processado')).toBeTruthy()
  expect(screen.queryByText('Cartão salvo')).toBeNull()
  await waitFor(() => expect(page.path()).toBe('/success'))
})

it('shows what the open code is for, whatever the page was opened with', async () => {
  const yearly = { ...waiting(), plan: 'anual', amountCents: 24_990, installments: 1 } as const
  openPayment({ path: '/checkout?plan=mensal', payment: yearly })
  await screen.findByRole('img', { name: 'Código QR do PIX' })
  const summary = within(screen.getByRole('complementary'))
  expect(summary.getAllByText(/249,90/).length).toBeGreaterThan(0)
  expect(summary.queryByText(/39,90/)).toBeNull()
})

it('names the plan of an open code, and changes to the one that was chosen after it', async () => {
  const yearly = { ...waiting(), plan: 'anual', amountCents: 24_990 } as const
  const monthly = { ...waiting(), plan: 'mensal' } as const
  const answers = [refuse(409, 'checkout.provider-down'), { body: monthly }]
  const page = openPayment({
    path: '/checkout?plan=mensal',
    payment: yearly,
    routes: {
      [`POST ${sessionPath}/pix`]: () => {
        const answer = answers.shift() ?? { body: monthly }
        if (answer.body === monthly) page.setPayment(monthly)
        return answer
      },
    },
  })
  await screen.findByRole('img', { name: 'Código QR do PIX' })
  const code = () => within(screen.getByRole('region', { name: 'Pague com PIX' }))
  expect(code().getByText('Plano Anual')).toBeTruthy()
  expect(code().getByText(/^R\$.249,90$/)).toBeTruthy()
  expect(code().getByText(/^Você escolheu agora o Plano Mensal, de R\$.39,90\./)).toBeTruthy()
  const change = () => screen.getByRole('button', { name: 'Trocar para o Plano Mensal' })
  await userEvent.click(change())
  // What could not be done is said beside the code that still holds.
  expect(await screen.findByText(/O processador está fora do ar agora/)).toBeTruthy()
  expect(code().getByText('Plano Anual')).toBeTruthy()
  await userEvent.click(change())
  expect(await code().findByText('Plano Mensal')).toBeTruthy()
  expect(code().getByText(/^R\$.39,90$/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Trocar para/ })).toBeNull()
  expect(page.sent('POST', '/pix').at(-1)?.body).toMatchObject({ amountCents: 3_990 })
})

it('offers no change to who has chosen nothing else', async () => {
  openPayment({ path: '/checkout?plan=mensal', payment: { ...waiting(), plan: 'mensal' } })
  await screen.findByRole('img', { name: 'Código QR do PIX' })
  expect(screen.queryByRole('button', { name: /^Trocar para/ })).toBeNull()
})

it.each([
  ['ahead of', -40],
  ['behind', 40],
])('counts down by the clock of the server where this one is %s it', async (_how, minutes) => {
  const expiresAt = Temporal.Instant.fromEpochMilliseconds(nowMs() + (30 + minutes) * 60_000)
  const told = { ...pix(), expiresAt: expiresAt.toString() }
  openPayment({ payment: { ...waiting(), pix: told } })
  expect(await screen.findByRole('img', { name: 'Código QR do PIX' })).toBeTruthy()
  expect(screen.getByText(/^(30:00|29:5\d)$/)).toBeTruthy()
})

it('says how to do without a clipboard', async () => {
  openPayment({ payment: waiting() })
  await screen.findByRole('img', { name: 'Código QR do PIX' })
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('closed'))
  await userEvent.click(screen.getByRole('button', { name: 'Copiar código' }))
  expect(await screen.findByText('Não foi possível copiar o código.')).toBeTruthy()
})

it('offers a new code once the old one has expired', async () => {
  const page = openPayment({
    payment: { state: 'expired', method: 'PIX', plan: 'mensal' },
    routes: {
      [`POST ${sessionPath}/pix`]: () => {
        page.setPayment(waiting())
        return { body: waiting() }
      },
    },
  })
  expect(await screen.findByText('PIX expirado')).toBeTruthy()
  expect(screen.getByText('O código PIX expirou. Gere um novo código.')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Gerar novo código' }))
  expect(await screen.findByRole('img', { name: 'Código QR do PIX' })).toBeTruthy()
})

it('renews the code of the plan that it was for, whatever the address names', async () => {
  const page = openPayment({
    path: '/checkout?plan=mensal',
    payment: { state: 'expired', method: 'PIX', plan: 'anual', amountCents: 24_990 },
    routes: {
      [`POST ${sessionPath}/pix`]: () => {
        page.setPayment({ ...waiting(), plan: 'anual', amountCents: 24_990 })
        return { body: { ...waiting(), plan: 'anual', amountCents: 24_990 } }
      },
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Gerar novo código' }))
  expect(await screen.findByRole('img', { name: 'Código QR do PIX' })).toBeTruthy()
  expect(page.sent('PATCH', '').at(0)?.body).toMatchObject({ plan: 'anual' })
  expect(page.sent('POST', '/pix').at(0)?.body).toMatchObject({ amountCents: 24_990 })
  expect(page.path()).toBe('/checkout?plan=anual')
})

it('says that another tab has made a new code, or has let go of the one that stood here', async () => {
  const first = { ...waiting(), attemptId: 'first', plan: 'mensal' } as const
  const page = openPayment({ payment: first })
  await screen.findByRole('img', { name: 'Código QR do PIX' })
  expect(screen.queryByText('O código mudou')).toBeNull()
  page.setPayment({
    ...{ ...first, attemptId: 'second' },
    pix: { ...pix(), payload: '00020126580014br.gov.bcb.outro' },
  })
  dispatchEvent(new Event('visibilitychange'))
  expect(await screen.findByText('O código mudou')).toBeTruthy()
  expect(screen.getByText(/o de antes não vale mais. Pague por este aqui./)).toBeTruthy()
  page.setPayment({})
  dispatchEvent(new Event('visibilitychange'))
  expect(await screen.findByText('O código de antes não vale mais')).toBeTruthy()
  expect(screen.getByText(/Continue por lá, ou escolha aqui como pagar./)).toBeTruthy()
  page.setPayment({ ...first, attemptId: 'third' })
  dispatchEvent(new Event('visibilitychange'))
  expect(await screen.findByText('O código mudou')).toBeTruthy()
})

it('blames no other tab for a code that this one made', async () => {
  const page = openPayment({
    payment: { state: 'expired', attemptId: 'first', method: 'PIX', plan: 'mensal' },
    routes: {
      [`POST ${sessionPath}/pix`]: ({ body }) => {
        const { attemptId } = body as { attemptId: string }
        page.setPayment({ ...waiting(), attemptId })
        return { body: { ...waiting(), attemptId } }
      },
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Gerar novo código' }))
  await screen.findByRole('img', { name: 'Código QR do PIX' })
  dispatchEvent(new Event('visibilitychange'))
  expect(screen.queryByText('O código mudou')).toBeNull()
})

it('leads whoever has paid to the support when nothing can be asked any more', async () => {
  let isDown = false
  openPayment({
    routes: {
      [`GET ${sessionPath}/payment`]: () =>
        isDown ? refuse(500, 'platform.unexpected') : { body: waiting() },
    },
  })
  await screen.findByRole('img', { name: 'Código QR do PIX' })
  isDown = true
  dispatchEvent(new Event('visibilitychange'))
  expect(
    await screen.findByText(/Erro ao confirmar pagamento PIX. Entre em contato com o suporte./),
  ).toBeTruthy()
  const support = await screen.findByRole('link', { name: 'Falar com o suporte' })
  expect(support.getAttribute('href')).toBe('https://wa.me/5511999990000')
})

it('says over no code that what was typed is there again', async () => {
  openPayment({ isRestored: true, payment: waiting() })
  await screen.findByRole('img', { name: 'Código QR do PIX' })
  const said = await screen.findByText('Dados recuperados!')
  expect(within(screen.getByRole('main')).getByText('Dados recuperados!')).toBe(said)
})

it('lets somebody pay in another way', async () => {
  openPayment({ payment: waiting() })
  await userEvent.click(await screen.findByRole('button', { name: 'Pagar de outro jeito' }))
  expect(await screen.findByRole('radio', { name: /Cartão/ })).toBeTruthy()
})

it('says that a code could not be made', async () => {
  openPayment({
    routes: { [`POST ${sessionPath}/pix`]: () => refuse(409, 'plans.plan-missing') },
  })
  await askForCode()
  expect(await screen.findByText('Erro ao processar pagamento PIX')).toBeTruthy()
  expect(screen.getByText('Plano não suportado para PIX')).toBeTruthy()
})
