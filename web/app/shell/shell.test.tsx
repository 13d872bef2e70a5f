import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  marinaProfile,
  noContacts,
  openProduct,
  setScreenWidth,
} from '#app/testing/open-product.tsx'
import { maySignInByCookie } from '#connection/session/sign-out-debt.ts'
import { type FakeRoutes, fakeApi, refuse } from '#connection/testing/fake-api.ts'

afterEach(() => {
  setScreenWidth(1024)
  // biome-ignore lint/suspicious/noDocumentCookie: the test forgets what the screen kept.
  document.cookie = 'sidebar=; Max-Age=0; Path=/'
})

const open = (routes: FakeRoutes = {}) =>
  openProduct('/dashboard', [{ path: '/dashboard', element: <h1>Olá</h1> }], routes)

// A dropdown hides itself where nothing has a place on the screen, as in this DOM.
const hidden = true

async function signOutBySettings() {
  await userEvent.click(await screen.findByRole('button', { name: 'Configurações' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Sair', hidden }))
}

it('waits for nothing any more once somebody leaves', async () => {
  const abort = vi.spyOn(AbortController.prototype, 'abort')
  const abortedBefore: boolean[] = []
  open({
    'GET /profile': () => new Promise(() => {}),
    'POST /sign-out': () => {
      abortedBefore.push(abort.mock.calls.length > 0)
      return { body: {} }
    },
  })
  await screen.findByRole('heading', { name: 'Olá' })
  abort.mockClear()
  await signOutBySettings()
  await waitFor(() => expect(abortedBefore).toEqual([true]))
})

describe('the sidebar', () => {
  it('leads to the places of the product', async () => {
    open()
    const menu = within(await screen.findByRole('navigation', { name: 'Navegação principal' }))
    const links = menu
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')])
    expect(links).toEqual([
      ['Dashboard', '/dashboard'],
      ['Planejamento', '/planning'],
      ['Transações', '/transactions'],
      ['Categorias', '/categories'],
      ['Metas', '/goals'],
      ['Pagamentos', '/payments'],
      ['Indique e ganhe $', '/affiliates'],
      ['Assistente Lya', '/lya'],
    ])
    expect(menu.getAllByRole('button').map((button) => button.textContent)).toEqual(['Sair'])
  })

  it('opens Lya on WhatsApp in a new tab where she has a number', async () => {
    open({
      'GET /support': () => ({ body: { ...noContacts, assistantWhatsapp: '5511999990000' } }),
    })
    const menu = within(await screen.findByRole('navigation', { name: 'Navegação principal' }))
    await waitFor(() => {
      const lya = menu.getByRole('link', { name: /^Assistente Lya/ })
      expect(lya.getAttribute('href')).toBe('https://wa.me/5511999990000')
      expect(lya.getAttribute('target')).toBe('_blank')
    })
  })

  it('offers profile, categories, help and the way out under Configurações', async () => {
    open()
    await userEvent.click(await screen.findByRole('button', { name: 'Configurações' }))
    const items = (await screen.findAllByRole('menuitem', { hidden })).map((item) => [
      item.textContent,
      item.getAttribute('href'),
    ])
    expect(items).toEqual([
      ['Meu Perfil', '/profile'],
      ['Categorias', '/categories'],
      ['Ajuda', '/help'],
      ['Sair', null],
    ])
  })

  it('shows who is signed in, as the profile has them', async () => {
    const profile = { ...marinaProfile, name: 'Marina A. Souza', avatarUrl: '/api/avatar/1' }
    open({ 'GET /profile': () => ({ body: profile }) })
    const person = await screen.findByRole('link', { name: /^Meu Perfil: Marina A. Souza/ })
    expect(person.querySelector('img')?.getAttribute('src')).toBe('/api/avatar/1')
  })

  it('stays as it was left', async () => {
    open()
    await userEvent.click(await screen.findByRole('button', { name: 'Recolher barra lateral' }))
    expect(await screen.findByRole('button', { name: 'Abrir barra lateral' })).toBeTruthy()
    expect(document.cookie).toContain('sidebar=closed')
  })
})

describe('the menu of a phone', () => {
  it('opens a drawer with the places and the way out', async () => {
    setScreenWidth(390)
    open()
    await userEvent.click(await screen.findByRole('button', { name: 'Menu' }))
    const drawer = within(await screen.findByRole('dialog', { name: 'Menu' }))
    const links = drawer.getAllByRole('link').map((link) => link.textContent)
    expect(links).toEqual([
      'Dashboard',
      'Planejamento',
      'Transações',
      'Categorias',
      'Metas',
      'Pagamentos',
      'Indique e ganhe $',
      'Assistente Lya',
    ])
    expect(drawer.getByRole('button', { name: 'Sair' })).toBeTruthy()

    await userEvent.click(drawer.getByRole('button', { name: 'Configurações' }))
    expect(drawer.getByRole('link', { name: 'Meu Perfil' })).toBeTruthy()
    expect(drawer.getByRole('link', { name: 'Ajuda' })).toBeTruthy()
  })
})

describe('signing out', () => {
  it('by the settings ends at /login', async () => {
    const page = open({ 'POST /sign-out': () => ({ body: { ended: true } }) })
    await signOutBySettings()
    expect(await screen.findByText('Logout realizado com sucesso!')).toBeTruthy()
    expect(screen.getByText('Até a próxima!')).toBeTruthy()
    await waitFor(() => expect(page.path()).toBe('/login'))
    expect(await maySignInByCookie()).toBe(true)
  })

  it('by the menu ends at the landing page, which is told what to say', async () => {
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => {})
    open({ 'POST /sign-out': () => ({ body: { ended: true } }) })
    await userEvent.click(await screen.findByRole('button', { name: 'Sair' }))
    await waitFor(() => expect(assign).toHaveBeenCalledWith('/'))
    expect(sessionStorage.getItem('lya-notice')).toContain('Até a próxima!')
    assign.mockRestore()
  })

  it('ends here though the server fails, and a reload signs nobody in again', async () => {
    const page = open({ 'POST /sign-out': () => refuse(500, 'platform.unexpected') })
    await signOutBySettings()
    expect(await screen.findByText('Logout realizado!')).toBeTruthy()
    expect(screen.getByText('Sessão encerrada localmente.')).toBeTruthy()
    await waitFor(() => expect(page.path()).toBe('/login'))

    // The cookie is still there; it counts only once the server has ended its session.
    expect(await maySignInByCookie()).toBe(false)
    const { calls } = fakeApi({ 'POST /sign-out': () => ({ body: { ended: true } }) })
    expect(await maySignInByCookie()).toBe(true)
    expect(calls.map((call) => call.path)).toEqual(['/sign-out'])
  })

  it('ends here though the server never answers', async () => {
    const page = open({ 'POST /sign-out': () => new Promise(() => {}) })
    await signOutBySettings()
    expect(await screen.findByText('Sessão encerrada.')).toBeTruthy()
    await waitFor(() => expect(page.path()).toBe('/login'))
  })

  it('ends here though the browser keeps nothing', async () => {
    const page = open({ 'POST /sign-out': () => ({ body: { ended: true } }) })
    await screen.findByRole('button', { name: 'Configurações' })
    vi.stubGlobal('localStorage', undefined)
    await signOutBySettings()
    await waitFor(() => expect(page.path()).toBe('/login'))
  })
})
