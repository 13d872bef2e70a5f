import { cents } from '@lya/core/amounts/cents.ts'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { openProduct } from '#app/testing/open-product.tsx'
import { MoneyText } from '#design/amounts/money-text.tsx'
import { hideAmounts } from '#format/hidden-amounts.ts'

afterEach(() => hideAmounts(false))

function Olá() {
  return (
    <>
      <h1>Olá</h1>
      <input aria-label="Nota" />
      <MoneyText amount={cents(123_456)} type="despesa" />
    </>
  )
}

async function open() {
  const page = openProduct(
    '/dashboard',
    [
      { path: '/dashboard', element: <Olá /> },
      { path: '/transactions', element: <h1>Transações</h1> },
      { path: '/goals', element: <h1>Metas Financeiras</h1> },
    ],
    { 'GET /categories': () => ({ body: { items: [] } }) },
  )
  await screen.findByRole('heading', { name: 'Olá' })
  return page
}

describe('the palette', () => {
  it('goes to a page by Ctrl+K, typing and Enter', async () => {
    const page = await open()
    await userEvent.keyboard('{Control>}k{/Control}')
    const field = await screen.findByRole('combobox', { name: 'Buscar ou ir para' })
    await userEvent.type(field, 'metas')
    expect(screen.getAllByRole('option')[0]?.getAttribute('aria-selected')).toBe('true')
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(page.path()).toBe('/goals'))
    await waitFor(() => {
      expect(document.activeElement?.textContent).toBe('Metas Financeiras')
    })
  })

  it('searches the transactions for what was typed', async () => {
    const page = await open()
    await userEvent.click(screen.getByRole('button', { name: 'Buscar ou ir para' }))
    await userEvent.type(await screen.findByRole('combobox'), 'pão & café')
    await userEvent.click(
      screen.getByRole('option', { name: 'Buscar "pão & café" nas transações' }),
    )
    await waitFor(() => {
      expect(page.path()).toBe('/transactions?search=p%C3%A3o+%26+caf%C3%A9')
    })
  })

  it.each([
    ['mudar senha', 'Meu Perfil'],
    ['assinatura', 'Meu Perfil'],
    ['exportar', 'Meu Perfil'],
    ['notificação', 'Lembretes'],
    ['sair', 'Sair'],
  ])('knows %j by %s', async (typed, label) => {
    await open()
    await userEvent.click(screen.getByRole('button', { name: 'Buscar ou ir para' }))
    await userEvent.type(await screen.findByRole('combobox'), typed)
    expect(screen.getAllByRole('option')[0]?.textContent).toContain(label)
  })

  it('is walked by the arrows, round its ends', async () => {
    await open()
    await userEvent.keyboard('{Meta>}k{/Meta}')
    await screen.findByRole('combobox')
    await userEvent.keyboard('{ArrowUp}')
    expect(screen.getAllByRole('option').at(-1)?.getAttribute('aria-selected')).toBe('true')
    await userEvent.keyboard('{ArrowDown}')
    expect(screen.getAllByRole('option')[0]?.getAttribute('aria-selected')).toBe('true')
  })

  it('opens the dialog of a new transaction', async () => {
    await open()
    await userEvent.keyboard('{Control>}k{/Control}')
    await userEvent.type(await screen.findByRole('combobox'), 'nova tra{Enter}')
    expect(await screen.findByRole('dialog', { name: 'Nova Transação' })).toBeTruthy()
  })
})

describe('the keyboard', () => {
  it('goes to a place by g and its letter', async () => {
    const page = await open()
    await userEvent.keyboard('gt')
    await waitFor(() => expect(page.path()).toBe('/transactions'))
  })

  it('is left alone while somebody types or a dialog is open', async () => {
    const page = await open()
    await userEvent.type(screen.getByLabelText('Nota'), 'gtn?v')
    await userEvent.keyboard('{Control>}k{/Control}')
    expect(screen.queryByRole('dialog')).toBeNull()
    await userEvent.tab()
    await userEvent.keyboard('?')
    const dialog = await screen.findByRole('dialog', { name: 'Atalhos do teclado' })
    within(dialog).getByRole('button', { name: 'Fechar' }).focus()
    await userEvent.keyboard('ngt')
    expect(screen.getAllByRole('dialog')).toHaveLength(1)
    expect(page.path()).toBe('/dashboard')
  })

  it('may have its single keys switched off', async () => {
    await open()
    await userEvent.keyboard('?')
    await userEvent.click(await screen.findByLabelText(/^Usar atalhos de uma tecla só/))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await userEvent.keyboard('n')
    await userEvent.keyboard('{Control>}k{/Control}')
    expect(await screen.findByRole('combobox')).toBeTruthy()
    expect(screen.queryByRole('dialog', { name: 'Nova Transação' })).toBeNull()
  })
})

describe('hidden amounts', () => {
  it('are covered for eyes and ears, and stay so after a reload', async () => {
    await open()
    expect(screen.getByText('\u2212R$ 1.234,56')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Ocultar valores' }))
    expect(await screen.findByText('Valor oculto')).toBeTruthy()
    expect(document.body.textContent).not.toContain('1.234,56')
    expect(localStorage.getItem('lya-hidden-amounts')).toBe('1')

    await userEvent.keyboard('v')
    expect(await screen.findByText('\u2212R$ 1.234,56')).toBeTruthy()
    expect(localStorage.getItem('lya-hidden-amounts')).toBeNull()
  })
})
