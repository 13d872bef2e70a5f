import { useQuery } from '@tanstack/react-query'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useOutletContext } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import PlanGate from '#app/plan-gate.tsx'
import { marina, openProduct, setScreenWidth } from '#app/testing/open-product.tsx'
import { api } from '#connection/calls/client.ts'
import { type FakeRoutes, refuse } from '#connection/testing/fake-api.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'Temporal'], now: new Date('2026-11-22T15:00:00Z') })
})
afterEach(() => {
  vi.useRealTimers()
  setScreenWidth(1024)
})

type Plan = { planStatus: string; trialEndDate: string | null }

const as = (plan: Plan): FakeRoutes => ({
  'GET /session': () => ({ body: { session: { ...marina, ...plan } } }),
})

const page = (path: string, title: string) => ({ path, element: <h1>{title}</h1> })

const open = (path: string, routes: FakeRoutes) =>
  openProduct(
    path,
    [
      {
        element: <PlanGate />,
        children: [
          page('/dashboard', 'Olá'),
          page('/help', 'Ajuda aqui'),
          page('/profile', 'Meu Perfil'),
          page('/transactions', 'Transações'),
        ],
      },
    ],
    routes,
  )

const trial = (trialEndDate: string | null) => as({ planStatus: 'TRIAL', trialEndDate })

it.each([
  [1280, '2026-11-29', 7],
  [390, '2026-11-22', 1],
])('counts the days of a trial at %i pixels, and leads to the plans', async (width, end, days) => {
  setScreenWidth(width)
  open('/dashboard', trial(end))
  const alert = within(await screen.findByRole('complementary', { name: 'Teste grátis' }))
  const text = `Restam ${days} dia(s) de Teste Grátis. Assine agora com 50% OFF!`
  expect(alert.getByText(text)).toBeTruthy()
  const link = alert.getByRole('link', { name: /^Assinar agora/ })
  expect(link.getAttribute('href')).toBe('/planos')
  expect(link.getAttribute('target')).toBe('_blank')
  expect(screen.getByRole('heading', { name: 'Olá' })).toBeTruthy()
})

it('says nothing to whoever has paid', async () => {
  open('/dashboard', as({ planStatus: 'ATIVO', trialEndDate: '2020-01-01' }))
  await screen.findByRole('heading', { name: 'Olá' })
  expect(screen.queryByRole('complementary', { name: 'Teste grátis' })).toBeNull()
})

it.each([
  ['TRIAL', '2026-11-21', 'Seu teste grátis terminou', '/planos'],
  ['TRIAL', null, 'Seu teste grátis terminou', '/planos'],
  ['SUSPENSO', null, 'Sua conta está suspensa', '/profile?aba=assinatura'],
  ['INATIVO', null, 'Seu plano não está ativo', '/planos'],
])('keeps %s until %s out of the page', async (planStatus, trialEndDate, title, way) => {
  open('/dashboard', as({ planStatus, trialEndDate }))
  const dialog = within(await screen.findByRole('dialog', { name: title }))
  const links = dialog.getAllByRole('link')
  expect(links[0]?.getAttribute('href')).toBe(way)
  expect(screen.queryByText('Olá')).toBeNull()
})

it.each([1280, 390])('says why nothing can be noted, at %i pixels', async (width) => {
  setScreenWidth(width)
  const { path } = open('/help', trial('2026-11-21'))
  await screen.findByRole('heading', { name: 'Ajuda aqui' })
  await userEvent.click(screen.getByRole('button', { name: 'Registrar transação' }))
  expect(await screen.findByRole('dialog', { name: 'Seu teste grátis terminou' })).toBeTruthy()
  expect(path()).toBe('/transactions')
})

function Goals() {
  const goals = useQuery({ ...api.goals.list.queryOptions(), retry: false })
  return (
    <button type="button" onClick={() => void goals.refetch()}>
      Metas
    </button>
  )
}

it('closes an open page as soon as the server says that the plan has', async () => {
  let isOver = false
  openProduct(
    '/goals',
    [{ element: <PlanGate />, children: [{ path: '/goals', element: <Goals /> }] }],
    {
      'GET /session': () => ({
        body: { session: isOver ? { ...marina, planStatus: 'INATIVO' } : marina },
      }),
      'GET /goals': () => (isOver ? refuse(402, 'access.inactive') : { body: { items: [] } }),
    },
  )
  const again = await screen.findByRole('button', { name: 'Metas' })
  isOver = true
  await userEvent.click(again)
  expect(await screen.findByRole('dialog', { name: 'Seu plano não está ativo' })).toBeTruthy()
})

it('is closed by nothing', async () => {
  open('/dashboard', trial(null))
  await screen.findByRole('dialog')
  await userEvent.keyboard('{Escape}')
  await userEvent.click(document.body)
  expect(screen.getByRole('dialog')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Fechar' })).toBeNull()
})

it('leaves help and the own data open, and the rest of the profile closed', async () => {
  const { path } = open('/help', trial(null))
  expect(await screen.findByText('Ajuda aqui')).toBeTruthy()
  await userEvent.click(screen.getByRole('link', { name: /^Meu Perfil: / }))
  await screen.findByRole('dialog')
  await userEvent.click(screen.getByRole('link', { name: 'Baixar ou excluir meus dados' }))
  expect(await screen.findByRole('heading', { name: 'Meu Perfil' })).toBeTruthy()
  expect(path()).toBe('/profile?aba=seus-dados')
  expect(screen.queryByRole('dialog')).toBeNull()
})

function Opener() {
  const { openMenu } = useOutletContext<{ openMenu: () => void }>()
  return (
    <button type="button" onClick={openMenu}>
      Abrir
    </button>
  )
}

it('hands on what the shell gives to its pages', async () => {
  setScreenWidth(390)
  openProduct(
    '/lya',
    [{ element: <PlanGate />, children: [{ path: '/lya', element: <Opener /> }] }],
    trial('2026-11-29'),
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Abrir' }))
  expect(await screen.findByRole('dialog', { name: 'Menu' })).toBeDefined()
})
