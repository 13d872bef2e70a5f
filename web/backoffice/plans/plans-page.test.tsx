import type { AdminPlan } from '@lya/contract/backoffice/trade/plans.ts'
import { newPlanDraft } from '@lya/core/commerce/plans/plan-draft.ts'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { openBackOffice } from '#app/testing/open-back-office.tsx'
import { PlansPage } from '#backoffice/plans/plans-page.tsx'

const annual: AdminPlan = {
  ...newPlanDraft,
  ...{ own: [], features: ['Um', 'Dois', 'Três', 'Quatro', 'Cinco'] },
  ...{ id: '01936000-0000-7000-8000-000000000003', name: 'Plano Anual', description: 'Um ano.' },
  ...{ period: 'YEARLY', priceCents: 24_990, originalPriceCents: 47_990, discountPercent: 48 },
  ...{ isInParts: true, isHighlighted: true, version: 4, subscribers: 3 },
  instalmentsShown: { count: 12, valueCents: 2_172, totalCents: 26_064 },
  ...{ createdAt: '2026-11-01T12:00:00Z', updatedAt: '2026-11-20T12:00:00Z' },
}
const user = userEvent.setup()
const plain = (text: string | null) => (text ?? '').replaceAll('\u00a0', ' ')

it('shows a plan as it is sold, and all of them in a table', async () => {
  openBackOffice('/admin/plans', <PlansPage />, {
    'GET /admin/plans': () => ({ body: { plans: [annual] } }),
  })
  const card = plain((await screen.findByRole('article')).textContent)
  for (const told of [
    ...['Destaque', 'De R$ 479,90 por apenas', '12x de R$ 21,72', 'Ou R$ 249,90 à vista'],
    ...['–48% economia', 'Ilimitadas', '100', '+2 funcionalidades', '3 assinantes'],
  ]) {
    expect(card).toContain(told)
  }
  const row = within(screen.getByRole('table', { name: 'Planos' })).getAllByRole('row')[1]
  expect(plain(row?.textContent ?? '')).toContain('AnualR$ 249,90Destaque001/11/202620/11/2026')
})

it('says what to do where there is none', async () => {
  openBackOffice('/admin/plans', <PlansPage />, {
    'GET /admin/plans': () => ({ body: { plans: [] } }),
  })
  await screen.findByText('Nenhum plano configurado')
  screen.getByText(/Clique em “Novo Plano”/)
})

it('refuses what is incomplete, then saves with the defaults and what Enter added', async () => {
  const { calls } = openBackOffice('/admin/plans', <PlansPage />, {
    'GET /admin/plans': () => ({ body: { plans: [annual] } }),
    'POST /admin/plans': () => ({ body: { plan: annual } }),
  })
  await user.click(await screen.findByRole('button', { name: 'Novo Plano' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Salvar' }))
  await screen.findAllByText('Preencha todos os campos obrigatórios')
  await user.type(dialog.getByLabelText(/^Nome/), 'Plano Família')
  await user.clear(dialog.getByLabelText(/^Preço \*|^Preço$/))
  await user.type(dialog.getByLabelText(/^Preço \*|^Preço$/), '59,90')
  await user.clear(dialog.getByLabelText('Transações por mês'))
  await user.clear(dialog.getByLabelText('Categorias'))
  expect(dialog.queryByLabelText('Valor de cada')).toBeNull()
  await user.type(dialog.getByLabelText('Nova funcionalidade'), '  Cinco pessoas {Enter}')
  await user.type(dialog.getByLabelText('Nova funcionalidade'), '   {Enter}')
  await user.click(dialog.getByRole('button', { name: 'Salvar' }))
  await screen.findByText('Plano criado com sucesso!')
  const sent = calls.find(({ method }) => method === 'POST')
  expect(sent?.body).toMatchObject({
    ...{ name: 'Plano Família', priceCents: 5_990, period: 'MONTHLY', isActive: true },
    ...{ transactionsMax: 999_999, categoriesMax: 100, colorTheme: '#3B82F6', discountPercent: 0 },
    features: ['Cinco pessoas'],
  })
})

it('says what is wrong with what was typed, and saves nothing else in its place', async () => {
  const { calls } = openBackOffice('/admin/plans', <PlansPage />, {
    'GET /admin/plans': () => ({ body: { plans: [annual] } }),
  })
  await user.click(await screen.findByRole('button', { name: 'Editar Plano Anual' }))
  const dialog = within(await screen.findByRole('dialog'))
  for (const [label, typed, problem, right] of [
    [/^Preço( \*)?$/, '-5', 'O valor precisa ser maior que zero', '249,90'],
    [/^Preço( \*)?$/, 'caro', 'Escreva o valor como 52,90', '249,90'],
    [/^Preço( \*)?$/, '2.000.000', 'O valor máximo é R$ 1.000.000,00', '249,90'],
    [/^Preço original/, '-479,90', 'O valor precisa ser maior que zero', '479,90'],
    [/^Desconto/, '-48', 'Um número inteiro de 0 a 99.', '48'],
    [/^Transações por mês/, '1,5', 'Um número inteiro de 0 a 999.999.', '999999'],
    [/^Categorias/, '20000', 'Um número inteiro de 0 a 10.000.', '100'],
    [/^Ordem/, 'dois', 'Um número inteiro de 0 a 999.', '2'],
  ] as const) {
    const field = dialog.getByLabelText<HTMLInputElement>(label)
    await user.clear(field)
    await user.type(field, typed)
    await user.click(dialog.getByRole('button', { name: 'Salvar' }))
    await screen.findAllByText(problem)
    expect(field.getAttribute('aria-invalid')).toBe('true')
    expect(field.getAttribute('aria-describedby')).toBeTruthy()
    expect(screen.queryByText('Preencha todos os campos obrigatórios')).toBeNull()
    await user.clear(field)
    await user.type(field, right)
  }
  expect(calls.some(({ method }) => method === 'PUT')).toBe(false)
})

it('asks before it deletes, and offers to switch off what is in use', async () => {
  const unused = { ...annual, subscribers: 0 }
  const { calls } = openBackOffice('/admin/plans', <PlansPage />, {
    'GET /admin/plans': () => ({ body: { plans: [unused] } }),
    [`DELETE /admin/plans/${annual.id}`]: () => ({
      status: 409,
      body: { code: 'plan-catalogue.in-use', data: { subscribers: 2 } },
    }),
    [`PUT /admin/plans/${annual.id}/active`]: () => ({
      body: { plan: { ...unused, isActive: false } },
    }),
  })
  await user.click(await screen.findByRole('button', { name: 'Excluir Plano Anual' }))
  const question = 'Tem certeza que deseja excluir este plano? Esta ação não pode ser desfeita.'
  const dialog = await screen.findByRole('dialog', { name: question })
  await user.click(within(dialog).getByRole('button', { name: 'Excluir' }))
  const inUse = await screen.findByRole('dialog', { name: 'Esse plano está em uso' })
  expect(inUse.textContent).toContain('2 assinantes')
  await user.click(within(inUse).getByRole('button', { name: 'Desativar' }))
  await screen.findByText('Plano desativado com sucesso!')
  expect(calls.some(({ method }) => method === 'PUT')).toBe(true)
})

it('shows both versions of a plan that changed meanwhile, and saves over it when asked', async () => {
  const stored = { ...annual, priceCents: 26_990, version: 5 }
  let tries = 0
  openBackOffice('/admin/plans', <PlansPage />, {
    'GET /admin/plans': () => ({ body: { plans: [annual] } }),
    [`PUT /admin/plans/${annual.id}`]: () => {
      tries += 1
      return tries > 1
        ? { body: { plan: stored } }
        : { status: 409, body: { code: 'plan-catalogue.stale', data: { stored, yours: annual } } }
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Editar Plano Anual' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Salvar' }))
  expect(
    plain((await screen.findByRole('region', { name: 'Como está agora' })).textContent),
  ).toContain('R$ 269,90')
  await user.click(screen.getByRole('button', { name: 'Salvar a minha edição' }))
  await screen.findByText('Plano atualizado com sucesso!')
})
