import type { CheckoutSession } from '@lya/contract/commerce/checkout.ts'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { aSession } from '#commerce/checkout/testing/checkout-samples.ts'
import {
  fillPersonalData,
  openCheckout,
  openPayment,
  sessionPath,
} from '#commerce/checkout/testing/open-checkout.tsx'
import { refuse } from '#connection/testing/fake-api.ts'

const goOn = () => userEvent.click(screen.getByRole('button', { name: 'Ir para o pagamento' }))
const emailStatus = (status: string) => ({
  'POST /checkout/email-status': () => ({ body: { status } }),
})

describe('step 1', () => {
  it('says what is missing, in the words of the specification, and goes to the first', async () => {
    const { sent } = openCheckout()
    await screen.findByLabelText('Nome completo')
    await goOn()
    for (const text of [
      'Nome completo é obrigatório',
      'Formato de telefone inválido',
      'E-mail inválido',
      'CPF inválido',
      'Senha deve ter pelo menos 6 caracteres',
    ]) {
      expect(screen.getByText(text)).toBeTruthy()
    }
    expect(screen.getByText('Confira 5 campos antes de seguir.')).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByLabelText('Nome completo'))
    expect(sent('PATCH', '')).toHaveLength(0)
  })

  it('lays the masks, saves by itself, and keeps no password in the browser', async () => {
    const { sent } = openCheckout()
    await fillPersonalData()
    expect(screen.getByLabelText('Telefone com WhatsApp')).toHaveProperty(
      'value',
      '(11) 98765-4321',
    )
    expect(screen.getByLabelText('CPF')).toHaveProperty('value', '529.982.247-25')
    await waitFor(() => expect(sent('PATCH', '').at(-1)?.body).toMatchObject({ name: 'Ana Lima' }))
    expect(sent('PATCH', '').every(({ body }) => !JSON.stringify(body).includes('cavalo'))).toBe(
      true,
    )
    const kept = JSON.stringify({ ...localStorage, ...sessionStorage })
    expect(kept).toContain('ana@exemplo.com')
    expect(kept).not.toContain('cavalo')
  })

  it('goes on once the server has everything, and Back finds it all again', async () => {
    const { sent } = openCheckout({ path: '/checkout?plan=anual' })
    await fillPersonalData()
    await goOn()
    await screen.findByRole('heading', { name: 'Como você quer pagar?' })
    expect(sent('PATCH', '').at(-1)?.body).toMatchObject({
      step: 2,
      plan: 'anual',
      password: 'um cavalo azul',
      email: 'ana@exemplo.com',
    })
    await userEvent.click(screen.getByRole('button', { name: 'Voltar' }))
    expect(await screen.findByLabelText('E-mail')).toHaveProperty('value', 'ana@exemplo.com')
    expect(screen.getByText(/Sua senha já está guardada/)).toBeTruthy()
    await goOn()
    await screen.findByRole('heading', { name: 'Como você quer pagar?' })
  })

  it('stops at an e-mail with a live plan', async () => {
    openCheckout({ routes: emailStatus('active') })
    await fillPersonalData('')
    expect(
      await screen.findByText(
        /Este e-mail já possui cadastro e plano ativo. Faça login ou use outro e-mail./,
      ),
    ).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Fazer login' }).getAttribute('href')).toBe('/login')
    await goOn()
    expect(screen.queryByRole('heading', { name: 'Como você quer pagar?' })).toBeNull()
    expect(document.activeElement).toBe(screen.getByLabelText('E-mail'))
  })

  it('notes an account in trial and asks for no password', async () => {
    const { sent } = openCheckout({ routes: emailStatus('trial') })
    await fillPersonalData('')
    expect(
      await screen.findByText(
        'Conta trial encontrada – você será logado automaticamente após a compra.',
      ),
    ).toBeTruthy()
    expect(screen.queryByLabelText('Crie uma senha')).toBeNull()
    await goOn()
    await screen.findByRole('heading', { name: 'Como você quer pagar?' })
    expect(sent('PATCH', '').at(-1)?.body).not.toHaveProperty('password')
  })

  it('lets a password go that was typed before the account was found', async () => {
    const statuses = ['new', 'trial']
    const { sent } = openCheckout({
      routes: {
        'POST /checkout/email-status': () => ({ body: { status: statuses.shift() ?? 'trial' } }),
        [`PATCH ${sessionPath}`]: ({ body }) => {
          const { plan: _, ...typed } = body as Partial<CheckoutSession> & { password?: string }
          return 'password' in typed
            ? refuse(400, 'identity.password-common')
            : { body: { session: aSession(typed) } }
        },
      },
    })
    await fillPersonalData()
    await goOn()
    await screen.findByText('Essa senha é fácil de adivinhar. Escolha outra.')
    await userEvent.type(screen.getByLabelText('E-mail'), '.br')
    await screen.findByText(/Conta trial encontrada/)
    expect(screen.queryByLabelText('Crie uma senha')).toBeNull()
    await goOn()
    await screen.findByRole('heading', { name: 'Como você quer pagar?' })
    expect(sent('PATCH', '').at(-1)?.body).not.toHaveProperty('password')
  })

  it('holds nobody up when nothing can be found out about an e-mail', async () => {
    openCheckout({
      routes: { 'POST /checkout/email-status': () => refuse(429, 'checkout.too-many-attempts') },
    })
    await fillPersonalData()
    expect(await screen.findByText('Erro ao verificar status do perfil')).toBeTruthy()
    await goOn()
    await screen.findByRole('heading', { name: 'Como você quer pagar?' })
  })

  it('says what the server refuses at its field, and that a save failed', async () => {
    const answers = [refuse(400, 'identity.password-common')]
    openCheckout({
      routes: {
        // Not to what is saved while it is typed.
        [`PATCH ${sessionPath}`]: ({ body }) =>
          ((body as { step?: number }).step && answers.shift()) ||
          refuse(500, 'platform.unexpected'),
      },
    })
    await fillPersonalData()
    await goOn()
    expect(await screen.findByText('Essa senha é fácil de adivinhar. Escolha outra.')).toBeTruthy()
    const password = screen.getByLabelText('Crie uma senha')
    expect(password.getAttribute('aria-invalid')).toBe('true')
    expect(document.activeElement).toBe(password)
    await userEvent.type(screen.getByLabelText('Crie uma senha'), ' 9')
    await goOn()
    expect(await screen.findByText('Erro ao salvar dados')).toBeTruthy()
    expect(screen.getByLabelText('CPF')).toHaveProperty('value', '529.982.247-25')
  })

  it('finds again what was typed before, and says so', async () => {
    openCheckout({
      isRestored: true,
      session: { name: 'Ana Lima', email: 'ana@exemplo.com', step: 2, hasPassword: true },
    })
    expect(await screen.findByText('Dados recuperados!')).toBeTruthy()
    expect(await screen.findByRole('heading', { name: 'Como você quer pagar?' })).toBeTruthy()
  })
})

it('asks again for a person who was changed behind a step that was done', async () => {
  const { sent } = openPayment()
  await screen.findByRole('heading', { name: 'Como você quer pagar?' })
  await userEvent.click(screen.getByRole('button', { name: 'Voltar' }))
  await userEvent.clear(await screen.findByLabelText('CPF'))
  await waitFor(() => expect(sent('PATCH', '').at(-1)?.body).toMatchObject({ cpf: '', step: 1 }))
  await goOn()
  expect(screen.getByText('CPF inválido')).toBeTruthy()
  await userEvent.type(screen.getByLabelText('CPF'), '11144477735')
  await goOn()
  await screen.findByRole('heading', { name: 'Como você quer pagar?' })
  expect(sent('PATCH', '').at(-1)?.body).toMatchObject({ cpf: '111.444.777-35', step: 2 })
})
