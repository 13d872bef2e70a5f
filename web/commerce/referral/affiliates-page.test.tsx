import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { openProduct } from '#app/testing/open-product.tsx'
import { type FakeRoutes, refuse } from '#connection/testing/fake-api.ts'
import AffiliatesPage from './affiliates-page.tsx'

const link = 'https://lya.exemplo/testegratis?ref=ABCD1234'
const referral = {
  ...{ code: 'ABCD1234', link, total: 3, paid: 1, trial: 1, estimatedCents: 2_500, counted: 1 },
  waiting: 2,
  commissions: { pendingCents: 1_995, approvedCents: -500, paidOutCents: 4_495 },
  prizes: [
    { referrals: 5, months: 1, isWon: true },
    { referrals: 15, months: 3, isWon: false },
    { referrals: 40, months: 12, isWon: false },
  ],
  payoutKey: null,
}
const person = (id: string, name: string | null, planStatus: string) => ({
  ...{ id, name, planStatus, isExcluded: false },
})
const people = [
  person('1', 'Bia Reis', 'ATIVO'),
  person('2', null, 'TRIAL'),
  person('3', 'Caio', 'SUSPENSO'),
  { ...person('4', 'Ana', 'ATIVO'), isExcluded: true },
]

const aLine = { releasedOn: null, reason: null, paidOn: '2026-11-20', amountCents: 1_995 }
const lines = [
  { ...aLine, id: '1', name: 'Bia Reis', state: 'pending', releasedOn: '2026-12-22' },
  { ...aLine, id: '2', name: 'Caio', state: 'undone', reason: 'contested' },
  { ...aLine, id: '3', name: null, state: 'paid-out', reason: 'given-back', amountCents: 997 },
]

function open(routes: FakeRoutes = {}) {
  return openProduct('/affiliates', [{ path: '/affiliates', element: <AffiliatesPage /> }], {
    'GET /referral': () => ({ body: referral }),
    'GET /referral/people': () => ({ body: { items: people, nextCursor: null } }),
    'GET /referral/commissions': () => ({ body: { items: lines, nextCursor: null } }),
    ...routes,
  })
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const plain = (text: string | null) => text?.replaceAll('\u00a0', ' ') ?? ''

afterEach(() => vi.restoreAllMocks())

it('shows the figures of the ledger beside the estimate', async () => {
  open()
  const figures = await screen.findByRole('region', { name: 'Estatísticas' })
  expect(await within(figures).findByText('3')).toBeTruthy()
  expect(plain(figures.textContent)).toContain('R$ 25,00')
  const owed = await screen.findByText('A receber', { selector: 'dt' })
  expect(plain(owed.parentElement?.textContent ?? null)).toContain('−R$ 5,00')
  const waiting = screen.getByText('A confirmar', { selector: 'dt' })
  expect(plain(waiting.parentElement?.textContent ?? null)).toMatch(/^A confirmarR\$ 19,95/)
  expect(screen.getByText(/^2 amigos já pagaram\. Eles passam a contar quando/)).toBeTruthy()
  expect(screen.getByText('Conquistado')).toBeTruthy()
  expect(screen.getByText('Faltam 14')).toBeTruthy()
  expect(screen.getByText('1 ano grátis')).toBeTruthy()
})

it('says of each payment what became of its commission, and why', async () => {
  open()
  const card = await screen.findByRole('region', { name: 'Suas comissões' })
  await within(card).findByText('Bia Reis')
  const rows = within(card).getAllByRole('listitem')
  expect(rows.map(({ textContent }) => plain(textContent))).toEqual([
    'Bia ReisPagamento de 20/11/2026, deve liberar por volta de 22/12/2026R$ 19,95A confirmar',
    'CaioPagamento de 20/11/2026, desfeita: pagamento contestado no bancoR$ 19,95Desfeita',
    'Nome não informadoPagamento de 20/11/2026, uma parte foi desfeita: pagamento devolvidoR$ 9,97Recebida',
  ])
})

it('names who came, and how they stand', async () => {
  open()
  await screen.findAllByText('Bia Reis')
  const rows = screen
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
    .slice(-4)
  expect(rows).toEqual([
    'BBia ReisGerando comissãoAssinante',
    'NNome não informadoEm Trial',
    'CCaioInativo',
    'AAnaÉ a mesma pessoa que você: não gera comissãoNão conta',
  ])
})

it('copies the link, and says when it cannot', async () => {
  open()
  await screen.findByDisplayValue(link)
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await press('Copiar')
  expect(write).toHaveBeenCalledWith(link)
  expect(await screen.findByText('Link copiado para a área de transferência')).toBeTruthy()
  write.mockRejectedValue(new Error('denied'))
  await press('Copiar')
  const failed = 'Não foi possível copiar para a área de transferência'
  expect(await screen.findByText(failed)).toBeTruthy()
})

it('shares, or copies where no app takes it, and leaves who changed their mind alone', async () => {
  open()
  await screen.findByDisplayValue(link)
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const share = vi.fn()
  Object.defineProperty(navigator, 'share', { value: share, configurable: true })
  share.mockRejectedValueOnce(new DOMException('closed', 'AbortError'))
  await press('Compartilhar')
  expect(write).not.toHaveBeenCalled()
  share.mockRejectedValueOnce(new DOMException('none', 'NotAllowedError'))
  await press('Compartilhar')
  expect(await screen.findByText('Link copiado! 🎉')).toBeTruthy()
})

it('makes a code for who has none, and is kind where nobody came yet', async () => {
  const made = { code: 'NEWCODE1' }
  let current: object = { ...referral, code: null, link: null, total: 0 }
  open({
    'GET /referral': () => ({ body: current }),
    'GET /referral/people': () => ({ body: { items: [], nextCursor: null } }),
    'GET /referral/commissions': () => ({ body: { items: [], nextCursor: null } }),
    'POST /referral/code': () => {
      current = { ...referral, ...made }
      return { body: made }
    },
  })
  expect(await screen.findByText('Nenhuma indicação ainda')).toBeTruthy()
  await press('Gerar meu código')
  expect(await screen.findByText('NEWCODE1')).toBeTruthy()
})

it('keeps a PIX key, and says at the field when it is none', async () => {
  let isGood = false
  const { calls } = open({
    'PUT /referral/payout-key': () =>
      isGood
        ? { body: { payoutKey: 'ana@exemplo.com' } }
        : refuse(400, 'referral.payout-key-invalid'),
  })
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: /Chave PIX/ })
  await userEvent.type(field, 'ana@')
  await press('Salvar chave')
  expect(await screen.findByText(/não parece uma chave PIX/)).toBeTruthy()
  isGood = true
  await userEvent.type(field, 'exemplo.com')
  await press('Salvar chave')
  expect(await screen.findByText('Chave PIX salva!')).toBeTruthy()
  expect(calls.findLast(({ method }) => method === 'PUT')?.body).toEqual({
    payoutKey: 'ana@exemplo.com',
  })
})

it('shows a kept key with its marks, so that a CPF is no telephone', async () => {
  open({ 'GET /referral': () => ({ body: { ...referral, payoutKey: '34567891228' } }) })
  const field = await screen.findByDisplayValue('345.678.912-28')
  expect(field).toBe(screen.getByRole('textbox', { name: /Chave PIX/ }))
  expect(screen.getByRole('button', { name: 'Salvar chave' })).toHaveProperty('disabled', true)
})

/** Before it would go by itself. */
const gone = (text: string) =>
  waitFor(() => expect(screen.queryByText(text)).toBeNull(), { timeout: 3_000 })

it('leaves no older refusal beside what a new attempt comes to', async () => {
  const answers = [refuse(500, 'platform.unexpected'), refuse(400, 'referral.payout-key-invalid')]
  open({
    'PUT /referral/payout-key': () => answers.shift() ?? { body: { payoutKey: 'ana@exemplo.com' } },
  })
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: /Chave PIX/ })
  await userEvent.type(field, 'ana@')
  await press('Salvar chave')
  expect(await screen.findByText('Não conseguimos salvar a chave')).toBeTruthy()
  await press('Salvar chave')
  expect(await screen.findByText(/não parece uma chave PIX/)).toBeTruthy()
  await gone('Não conseguimos salvar a chave')
  await userEvent.type(field, 'exemplo.com')
  await press('Salvar chave')
  expect(await screen.findByText('Chave PIX salva!')).toBeTruthy()
  expect(screen.queryByText(/não parece uma chave PIX/)).toBeNull()
})
