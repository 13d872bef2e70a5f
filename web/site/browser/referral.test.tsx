import { afterEach, describe, expect, it } from 'vitest'
import { leaveNotice, takeNotice } from '#connection/session/left-notice.ts'
import { fakeApi } from '#connection/testing/fake-api.ts'
import { carryReferral } from './referral.ts'
import { showReferralNotice } from './referral-notice.ts'

const guest = Promise.resolve(false)

afterEach(() => {
  document.body.innerHTML = ''
  sessionStorage.clear()
})

describe('a visitor who comes by the link of a friend', () => {
  it('takes the code along to every page of ours that leads on, beside what a link says', () => {
    document.body.innerHTML = [
      ...['/register', '/register?plan=anual', '/planos', '/testegratis#planos', '/', '/login'],
      ...['/checkout?plan=mensal', '/termos', '/dashboard', 'https://wa.me/55', '#planos'],
    ]
      .map((href) => `<a href="${href}">x</a>`)
      .join('')
    expect(carryReferral(document, '?aff=AMIGA 123')).toBe('AMIGA 123')
    const links = [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'))
    expect(links).toEqual([
      '/register?ref=AMIGA+123',
      '/register?plan=anual&ref=AMIGA+123',
      '/planos?ref=AMIGA+123',
      '/testegratis?ref=AMIGA+123#planos',
      '/?ref=AMIGA+123',
      '/login?ref=AMIGA+123',
      '/checkout?plan=mensal&ref=AMIGA+123',
      '/termos?ref=AMIGA+123',
      '/dashboard',
      'https://wa.me/55',
      '#planos',
    ])
  })

  it('leaves the links alone without a code', () => {
    document.body.innerHTML = '<a href="/register">Teste</a>'
    expect(carryReferral(document, '')).toBeNull()
    expect(document.querySelector('a')?.getAttribute('href')).toBe('/register')
  })

  it('keeps the code where a later address has lost it', async () => {
    fakeApi({ 'GET /referral/codes/*': () => ({ body: { isKnown: true } }) })
    await showReferralNotice(document, '?ref=AMIGA123', guest)
    document.body.innerHTML = '<a href="/register">Teste</a>'
    expect(carryReferral(document, '')).toBe('AMIGA123')
    expect(document.querySelector('a')?.getAttribute('href')).toBe('/register?ref=AMIGA123')
  })

  it('hears nothing of a code that nobody has', async () => {
    fakeApi({ 'GET /referral/codes/*': () => ({ body: { isKnown: false } }) })
    await showReferralNotice(document, '?ref=NINGUEM1', guest)
    expect(document.querySelector('[role=status]')).toBeNull()
    expect(carryReferral(document, '')).toBeNull()
  })

  it('keeps the good code of before where a later link has one that nobody has', async () => {
    fakeApi({
      'GET /referral/codes/*': ({ path }) => ({ body: { isKnown: path.endsWith('/AMIGA123') } }),
    })
    await showReferralNotice(document, '?ref=AMIGA123', guest)
    document.body.innerHTML = '<a href="/register">Teste</a>'
    expect(carryReferral(document, '?ref=NINGUEM2')).toBe('NINGUEM2')
    await showReferralNotice(document, '?ref=NINGUEM2', guest)
    expect(carryReferral(document, '?ref=NINGUEM2')).toBe('AMIGA123')
    expect(document.querySelector('a')?.getAttribute('href')).toBe('/register?ref=AMIGA123')
  })

  it('is not told that they were invited where they have an account', async () => {
    fakeApi({ 'GET /referral/codes/*': () => ({ body: { isKnown: true } }) })
    await showReferralNotice(document, '?ref=AMIGA123', Promise.resolve(true))
    expect(document.querySelector('[role=status]')).toBeNull()
  })

  it('is told once in a tab, and can put the notice away', async () => {
    fakeApi({ 'GET /referral/codes/*': () => ({ body: { isKnown: true } }) })
    await showReferralNotice(document, '?ref=AMIGA123', guest)
    await showReferralNotice(document, '?ref=AMIGA123', guest)
    const notices = document.querySelectorAll('[role=status]')
    expect(notices).toHaveLength(1)
    expect(notices[0]?.textContent).toContain('Link de indicação detectado!')

    document.querySelector('button')?.click()
    expect(document.querySelector('[role=status]')).toBeNull()
  })
})

it('gives a sentence left by the page before once', () => {
  leaveNotice({ title: 'Logout realizado com sucesso!', message: 'Até a próxima!' })
  expect(takeNotice()).toEqual({
    title: 'Logout realizado com sucesso!',
    message: 'Até a próxima!',
  })
  expect(takeNotice()).toBeNull()
})
