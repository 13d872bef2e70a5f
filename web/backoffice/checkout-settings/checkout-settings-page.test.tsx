import type { CheckoutSettings } from '@lya/contract/backoffice/trade/checkout-settings.ts'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { openBackOffice } from '#app/testing/open-back-office.tsx'
import { CheckoutSettingsPage } from '#backoffice/checkout-settings/checkout-settings-page.tsx'
import { groupKeys } from '#backoffice/checkout-settings/fields.copy.ts'
import { type FakeRoutes, refuse } from '#connection/testing/fake-api.ts'

const settings: CheckoutSettings = {
  groups: {
    payment_methods: { credit_card: true, pix: true, boleto: false },
    installments: { max_installments: 12, min_amount_per_installment: 50, interest_rate: 2.5 },
    urls: { success_url: '/success', cancel_url: '/cancel' },
    session_timeout: { timeout_minutes: 30, reminder_minutes: 25 },
    abandonment_rules: {
      ...{ enable_remarketing: false, reminder_emails: 3, reminder_interval_hours: 24 },
    },
    error_messages: { payment_failed: 'Erro', card_declined: 'Recusado', timeout: 'Demorou' },
    pixels_analytics: {
      ...{ enable_tracking: false, meta_pixel: '', google_analytics: '', tiktok_pixel: '' },
    },
    webhooks: { retry_attempts: 3 },
    asaas_config: { environment: 'sandbox' },
  },
  versions: Object.fromEntries(groupKeys.map((key) => [key, 1])) as CheckoutSettings['versions'],
  secrets: {
    'asaas_config.api_key': { isSet: true, changedAt: '2026-11-20T15:00:00Z' },
    'asaas_config.webhook_token': { isSet: true, changedAt: null },
    'webhooks.webhook_secret': { isSet: false, changedAt: null },
  },
  webhookAddress: 'https://lya.example/webhooks/asaas',
  provider: { source: 'settings', environment: 'sandbox' },
}
const user = userEvent.setup()

const open = (routes: FakeRoutes = {}) =>
  openBackOffice('/admin/checkout', <CheckoutSettingsPage />, {
    'GET /admin/checkout': () => ({ body: settings }),
    'GET /admin/checkout/history': () => ({ body: { items: [], nextCursor: null } }),
    ...routes,
  })
const saved = (calls: { method: string; body: unknown }[]) =>
  calls.filter(({ method }) => method === 'PUT').map(({ body }) => body)

it('shows nine groups, and of a secret only whether and since when', async () => {
  open()
  await screen.findByRole('heading', { name: 'Métodos de pagamento' })
  for (const name of ['Parcelamento', 'Tempo da sessão', 'Pixels e analytics', 'Asaas']) {
    screen.getByRole('heading', { name })
  }
  const key = screen.getByLabelText('Chave da API')
  expect(key.getAttribute('type')).toBe('password')
  expect((key as HTMLInputElement).value).toBe('')
  screen.getByText('Definido, alterado em 20/11/2026, 12:00.')
  screen.getByText('Não definido.')
  expect(screen.getAllByRole('button', { name: 'Mostrar o que foi digitado' })).toHaveLength(3)
  expect(screen.queryByRole('button', { name: /password/ })).toBeNull()
  expect(screen.getByLabelText('URL do webhook').hasAttribute('readonly')).toBe(true)
})

it('saves all nine groups at once, the new secret along, and says so while it does', async () => {
  const wait = Promise.withResolvers<{ body: CheckoutSettings }>()
  const { calls } = open({ 'PUT /admin/checkout': () => wait.promise })
  await user.click(await screen.findByRole('switch', { name: 'Boleto' }))
  const rate = screen.getByLabelText(/Juros ao mês/)
  await user.clear(rate)
  await user.type(rate, '1,9')
  await user.type(screen.getByLabelText('Token do webhook'), ' um-novo-token ')
  screen.getByText('3 grupos alterados')
  await user.click(screen.getByRole('button', { name: 'Salvar Tudo' }))
  await screen.findByRole('button', { name: 'Salvando...' })
  wait.resolve({ body: settings })
  await screen.findByText('Configuração atualizada')
  screen.getByText('A configuração foi salva com sucesso.')
  const [body] = saved(calls)
  expect(Object.keys((body as { groups: object }).groups)).toHaveLength(9)
  expect(body).toMatchObject({
    groups: { payment_methods: { boleto: true }, installments: { interest_rate: 1.9 } },
    secrets: { 'asaas_config.webhook_token': 'um-novo-token' },
  })
  screen.getByText('Tudo salvo')
})

it('puts the default in the place of nothing and of zero, and refuses what is out of bounds', async () => {
  open()
  const most = await screen.findByLabelText('Máximo de parcelas')
  await user.clear(most)
  await user.tab()
  expect((most as HTMLInputElement).value).toBe('12')
  const minutes = screen.getByLabelText('Expira em (minutos)')
  await user.clear(minutes)
  await user.type(minutes, '0')
  await user.tab()
  expect((minutes as HTMLInputElement).value).toBe('30')
  await user.clear(most)
  await user.type(most, '99')
  screen.getByText('De 1 a 21.')
  const save = screen.getByRole('button', { name: 'Salvar Tudo' })
  expect(save.hasAttribute('disabled')).toBe(true)
})

it('says at its field that an address is not ours, and where to look for what is wrong', async () => {
  const { calls } = open({ 'PUT /admin/checkout': () => ({ body: settings }) })
  const success = await screen.findByLabelText('URL de sucesso')
  const save = screen.getByRole('button', { name: 'Salvar Tudo' })
  for (const foreign of ['https://golpe.example/ok', '//golpe.example', 'obrigado', '']) {
    await user.clear(success)
    if (foreign !== '') await user.type(success, foreign)
    expect(success.getAttribute('aria-invalid')).toBe('true')
    screen.getByText('Um caminho nosso, começando com “/”.')
    screen.getByText('Há um campo para corrigir')
    expect(save.hasAttribute('disabled')).toBe(true)
  }
  await user.type(success, ' /obrigado?de=checkout')
  expect(success.getAttribute('aria-invalid')).not.toBe('true')
  await user.click(save)
  await screen.findByText('Configuração atualizada')
  expect(saved(calls)[0]).toMatchObject({
    groups: { urls: { success_url: '/obrigado?de=checkout', cancel_url: '/cancel' } },
  })
})

it('takes an amount as it is pasted, and never another than it says', async () => {
  const { calls } = open({ 'PUT /admin/checkout': () => ({ body: settings }) })
  const least = await screen.findByLabelText<HTMLInputElement>(/Valor mínimo por parcela/)
  for (const [pasted, shown] of [
    ['R$ 1.234,56', '1234,56'],
    ['1.234', '1234'],
    ['52.50', '52,5'],
  ] as const) {
    await user.clear(least)
    await user.click(least)
    await user.paste(pasted)
    await user.tab()
    expect(least.value).toBe(shown)
  }
  await user.click(screen.getByRole('button', { name: 'Salvar Tudo' }))
  await screen.findByText('Configuração atualizada')
  expect(saved(calls)[0]).toMatchObject({
    groups: { installments: { min_amount_per_installment: 52.5 } },
  })
})

it('tells why settings that would break the checkout were refused, and keeps what was typed', async () => {
  open({ 'PUT /admin/checkout': () => refuse(400, 'checkout-settings.no-method') })
  await user.click(await screen.findByRole('switch', { name: 'PIX' }))
  await user.click(screen.getByRole('button', { name: 'Salvar Tudo' }))
  await screen.findByText('Erro ao salvar')
  screen.getByText('Não foi possível salvar a configuração.')
  screen.getByText('Deixe ao menos uma forma de pagamento ligada.')
  expect((screen.getByRole('switch', { name: 'PIX' }) as HTMLInputElement).checked).toBe(false)
})

it('shows both versions when somebody else saved first, and saves over it when asked', async () => {
  const stored = {
    groups: { ...settings.groups, webhooks: { retry_attempts: 7 } },
    versions: { ...settings.versions, webhooks: 2 },
  }
  const yours = { groups: { ...settings.groups, webhooks: { retry_attempts: 9 } } }
  let tries = 0
  const { calls } = open({
    'PUT /admin/checkout': () => {
      tries += 1
      const data = { stored, yours: { ...yours, versions: settings.versions } }
      return tries > 1 ? { body: settings } : refuse(409, 'checkout-settings.stale', data)
    },
  })
  const attempts = await screen.findByLabelText('Tentativas')
  await user.clear(attempts)
  await user.type(attempts, '9')
  await user.click(screen.getByRole('button', { name: 'Salvar Tudo' }))
  const now = await screen.findByRole('region', { name: 'Como está agora' })
  within(now).getByText('Webhooks: Tentativas')
  within(now).getByText('7')
  await user.click(screen.getByRole('button', { name: 'Salvar a minha edição' }))
  await screen.findByText('Configuração atualizada')
  expect(saved(calls)[1]).toMatchObject({ versions: { webhooks: 2 } })
})

it('says what failed to load', async () => {
  open({ 'GET /admin/checkout': () => refuse(400, 'platform.input-invalid') })
  await screen.findByText('Erro ao carregar configurações')
  screen.getByText('Não foi possível carregar as configurações do checkout.')
})
