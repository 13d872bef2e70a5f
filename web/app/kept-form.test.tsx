import { act, cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import PlanGate from '#app/plan-gate.tsx'
import { marina, openProduct } from '#app/testing/open-product.tsx'
import { keptFormKey } from '#connection/caches/open-forms.ts'
import { filledDialog } from '#design/later/testing/filled-dialog.ts'
import GoalsPage from '#money/goals/goals-page.tsx'
import TransactionsPage from '#money/transactions/transactions-page.tsx'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'Temporal'], now: new Date('2026-12-03T23:59:00Z') })
})
afterEach(() => {
  vi.useRealTimers()
})

const zeros = {
  ...{ totalBalanceCents: 0, incomeCents: 0, expensesCents: 0, savingsCents: 0 },
  ...{ incomeTrend: null, expensesTrend: null, savingsTrend: null },
}

const noGoals = {
  ...{ items: [], total: 0, completed: 0, overallPercent: 0 },
  ...{ totalSavedCents: 0, totalTargetCents: 0 },
}

function open(path: string, planStatus: 'TRIAL' | 'ATIVO') {
  const session = { ...marina, planStatus, trialEndDate: '2026-12-03' }
  const pages = [
    { path: '/transactions', element: <TransactionsPage /> },
    { path: '/goals', element: <GoalsPage /> },
  ]
  return openProduct(path, [{ element: <PlanGate />, children: pages }], {
    'GET /session': () => ({ body: { session } }),
    'GET /categories': () => ({ body: { items: [] } }),
    'GET /summary': () => ({ body: zeros }),
    'GET /transactions': () => ({ body: { items: [], nextCursor: null } }),
    'GET /goals': () => ({ body: noGoals }),
  })
}

async function press(name: RegExp) {
  const [button] = await screen.findAllByRole('button', { name })
  if (button) await userEvent.click(button)
}

async function endTrial() {
  vi.setSystemTime('2026-12-04T00:01:00Z')
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  await screen.findByRole('dialog', { name: 'Seu teste grátis terminou' })
}

/** What the browser would say before another page is loaded. */
function isAskedToStay(): boolean {
  const leaving = new Event('beforeunload', { cancelable: true })
  dispatchEvent(leaving)
  return leaving.defaultPrevented
}

/** The page goes, and the tab keeps what it has. */
function leave() {
  const kept = sessionStorage.getItem(keptFormKey)
  cleanup()
  if (kept !== null) sessionStorage.setItem(keptFormKey, kept)
}

it.each([
  ['/transactions', /Nova Transação/, 'Nova Transação', /Descrição/],
  ['/goals', /Nova Meta/, 'Nova Meta', /Nome/],
])('%s: what was half filled in when the trial ended is there again', async (path, ...how) => {
  const [button, title, field] = how
  open(path, 'TRIAL')
  await press(button)
  const before = await filledDialog(title)
  await userEvent.type(before.getByLabelText(field), 'Vestido da festa')
  expect(isAskedToStay()).toBe(true)
  await endTrial()
  expect(isAskedToStay()).toBe(false)
  leave()
  open(path, 'ATIVO')
  await press(button)
  const dialog = await filledDialog(title)
  expect(dialog.getByLabelText<HTMLInputElement>(field).value).toBe('Vestido da festa')
  expect(await screen.findByText('O que você estava preenchendo está aqui')).toBeTruthy()
  // It is as much to lose as what was typed just now, and gone once that was said.
  await userEvent.click(dialog.getByLabelText(field))
  await userEvent.keyboard('{Escape}')
  await userEvent.click(await screen.findByRole('button', { name: 'Descartar' }))
  expect(sessionStorage.getItem(keptFormKey)).toBeNull()
})

it('keeps nothing of a form that was left before', async () => {
  open('/transactions', 'TRIAL')
  await press(/Nova Transação/)
  const dialog = await filledDialog('Nova Transação')
  await userEvent.type(dialog.getByLabelText(/Descrição/), 'Vestido da festa')
  await userEvent.click(dialog.getByRole('button', { name: 'Cancelar' }))
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await endTrial()
  expect(sessionStorage.getItem(keptFormKey)).toBeNull()
})
