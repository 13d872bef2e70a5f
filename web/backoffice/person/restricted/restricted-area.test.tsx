import type { PersonView } from '@lya/contract/backoffice/person/view.ts'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { openBackOffice } from '#app/testing/open-back-office.tsx'
import { PersonPage } from '#backoffice/person/person-page.tsx'
import { ana } from '#backoffice/person/testing/ana.ts'
import { type FakeRoutes, refuse } from '#connection/testing/fake-api.ts'

const address = `/admin/users/${ana.userId}`

async function open(routes: FakeRoutes = {}, person: PersonView = ana) {
  const page = openBackOffice(
    `${address}?aba=restrita`,
    <PersonPage />,
    { [`GET ${address}`]: () => ({ body: person }), ...routes },
    { route: '/admin/users/:userId' },
  )
  await screen.findByRole('heading', { name: 'Zona de perigo' })
  return page
}
const sent = ({ calls }: Awaited<ReturnType<typeof open>>) =>
  calls.filter(({ method }) => method === 'POST').map(({ body }) => body)

async function ask(button: string) {
  await userEvent.click(screen.getByRole('button', { name: button }))
  return within(await screen.findByRole('dialog'))
}

describe('extending a trial', () => {
  it('wants days from 1 to 365, a yes and a reason, and says until when', async () => {
    const page = await open({
      [`POST ${address}/trial-extension`]: () => ({ body: { trialEndDate: '2026-12-04' } }),
    })
    const dialog = await ask('Estender Trial')
    const days = dialog.getByLabelText('Quantos dias a mais?')
    expect((days as HTMLInputElement).value).toBe('7')
    expect(dialog.getByText('Novo fim do trial: 04/12/2026')).toBeTruthy()
    await userEvent.type(dialog.getByLabelText(/Motivo/), 'pediu mais tempo')
    const confirm = () => userEvent.click(dialog.getByRole('button', { name: 'Estender Trial' }))
    await confirm()
    expect(await screen.findByText('Confirmação Necessária')).toBeTruthy()
    expect(screen.getByText('Você deve confirmar que tem certeza da ação')).toBeTruthy()
    for (const wrong of ['0', '366', 'sete']) {
      await userEvent.clear(days)
      await userEvent.type(days, wrong)
      expect(dialog.getByText('Informe um número válido de dias (1-365)')).toBeTruthy()
    }
    await userEvent.clear(days)
    await userEvent.type(days, '7')
    await userEvent.click(dialog.getByRole('checkbox'))
    await confirm()
    expect(await screen.findByText('Trial estendido por 7 dias até 04/12/2026')).toBeTruthy()
    expect(sent(page)).toEqual([
      { days: 7, trialEndDate: '2026-11-27', reason: 'pediu mais tempo' },
    ])
  })

  it('says that it failed, and keeps what was filled in', async () => {
    await open({ [`POST ${address}/trial-extension`]: () => refuse(409, 'person.stale') })
    const dialog = await ask('Estender Trial')
    await userEvent.type(dialog.getByLabelText(/Motivo/), 'pediu mais tempo')
    await userEvent.click(dialog.getByRole('checkbox'))
    await userEvent.click(dialog.getByRole('button', { name: 'Estender Trial' }))
    expect(await screen.findByText('Falha ao estender trial. Tente novamente.')).toBeTruthy()
    expect(dialog.getByDisplayValue('pediu mais tempo')).toBeTruthy()
  })
})

describe('deleting somebody', () => {
  it('is open once their e-mail, a yes and a reason are there, and leads away', async () => {
    const page = await open({ [`POST ${address}/deletion`]: () => ({ body: { done: true } }) })
    const dialog = await ask('Excluir Usuário')
    const button = dialog.getByRole('button', { name: 'Excluir Usuário' })
    await userEvent.type(dialog.getByLabelText(/Motivo/), 'pediu por escrito')
    await userEvent.click(dialog.getByRole('checkbox'))
    const typed = dialog.getByLabelText('Digite ana@casa.test para confirmar')
    await userEvent.type(typed, 'ana@casa')
    expect(dialog.getByText(/Digite exatamente: ana@casa.test/)).toBeTruthy()
    expect(button.hasAttribute('disabled')).toBe(true)
    await userEvent.type(typed, '.test')
    await userEvent.click(button)
    expect(
      await screen.findByText('Usuário e todos os seus dados foram removidos permanentemente'),
    ).toBeTruthy()
    expect(sent(page)).toEqual([{ confirmation: 'ana@casa.test', reason: 'pediu por escrito' }])
    await waitFor(() => expect(page.path()).toBe('/admin/trials'))
  })

  it('is closed on the own account', async () => {
    await open({}, { ...ana, isYou: true })
    for (const name of ['Estender Trial', 'Suspender Conta', 'Excluir Usuário']) {
      expect(screen.getByRole('button', { name }).hasAttribute('disabled')).toBe(true)
    }
  })
})
