import type { PersonView } from '@lya/contract/backoffice/person/view.ts'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { openBackOffice } from '#app/testing/open-back-office.tsx'
import { PersonPage } from '#backoffice/person/person-page.tsx'
import { ana, bento } from '#backoffice/person/testing/ana.ts'
import { type FakeRoutes, refuse } from '#connection/testing/fake-api.ts'

const address = `/admin/users/${ana.userId}`

function open(person: PersonView, routes: FakeRoutes = {}, at = address) {
  return openBackOffice(
    at,
    <PersonPage />,
    { [`GET ${address}`]: () => ({ body: person }), ...routes },
    { route: '/admin/users/:userId' },
  )
}

describe('the page of a person', () => {
  it('shows a trial with its badges, facts and ways to reach them', async () => {
    open(ana)
    expect(await screen.findByRole('heading', { level: 1, name: 'Ana Lima' })).toBeTruthy()
    for (const text of ['6 dias restantes', 'Engajamento: Alto', 'Pronto para Conversão']) {
      expect(screen.getByText(text)).toBeTruthy()
    }
    expect(screen.getByText('+55 (11) 98765-4321')).toBeTruthy()
    screen.getByRole('button', { name: `Copiar UID …${ana.userId.slice(-8)}` })
    const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
    expect(href('Abrir WhatsApp')).toBe('https://wa.me/5511987654321')
    expect(href('Ligar')).toBe('tel:+5511987654321')
    expect(href('Enviar e-mail')).toBe('mailto:ana%40casa.test')
    expect(href('Voltar')).toBe('/admin/trials')
  })

  it.each([
    [0, 'Trial Expirado'],
    [1, 'Expira em 1 dia'],
    [3, 'Expira em 3 dias'],
    [4, '4 dias restantes'],
  ])('words %i days that are left', async (trialDaysLeft, words) => {
    open({ ...ana, trialDaysLeft })
    expect(await screen.findByText(words)).toBeTruthy()
  })

  it('closes the ways to somebody without telephone and e-mail, and says N/A', async () => {
    open({ ...ana, phone: null, email: null, trialEndDate: null })
    const way = await screen.findByRole('button', { name: 'Abrir WhatsApp' })
    expect(way.hasAttribute('disabled')).toBe(true)
    for (const name of ['Ligar', 'Enviar e-mail']) {
      expect(screen.getByRole('button', { name }).hasAttribute('disabled')).toBe(true)
    }
    expect(screen.getAllByText('N/A')).toHaveLength(3)
  })

  it('says that nobody is there, with the way back', async () => {
    open(ana, { [`GET ${address}`]: () => refuse(404, 'person.missing') })
    expect(await screen.findAllByText('Usuário não encontrado')).not.toHaveLength(0)
    const back = screen.getByRole('link', { name: 'Voltar para a lista' })
    expect(back.getAttribute('href')).toBe('/admin/trials')
  })

  it('takes who failed to load for a trial, and tries again', async () => {
    let isDown = true
    open(ana, {
      [`GET ${address}`]: () => (isDown ? refuse(403, 'access.right-missing') : { body: ana }),
    })
    expect(await screen.findByText('Erro ao carregar dados do usuário')).toBeTruthy()
    isDown = false
    await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Ana Lima' })).toBeTruthy()
  })

  it('shows a subscriber while the plan is ATIVO', async () => {
    open(bento)
    expect(await screen.findByRole('heading', { level: 1, name: 'Bento Reis' })).toBeTruthy()
    const back = screen.getByRole('link', { name: 'Voltar' })
    expect(back.getAttribute('href')).toBe('/admin/subscribers')
  })

  it('shows nobody as a subscriber who never was one', async () => {
    open(ana, {}, `${address}?visao=outra`)
    expect(await screen.findAllByText('Assinante não encontrado')).not.toHaveLength(0)
    const back = screen.getByRole('link', { name: 'Voltar para a lista' })
    expect(back.getAttribute('href')).toBe('/admin/subscribers')
  })
})
