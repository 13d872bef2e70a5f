import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { openBackOffice } from '#app/testing/open-back-office.tsx'
import { givenTask, workingServer } from '#backoffice/crm/testing/given-task.ts'
import { TodayWidget } from '#backoffice/crm/widget/today-widget.tsx'
import { type FakeRoutes, refuse } from '#connection/testing/fake-api.ts'

const user = userEvent.setup()
const open = (routes: FakeRoutes) => openBackOffice('/admin', <TodayWidget />, routes)

it('shows five tasks and the way to the others', async () => {
  const items = [1, 2, 3, 4, 5].map((n) =>
    givenTask({ id: `0190aaaa-0000-7000-8000-00000000000${n}`, title: `tarefa ${n}` }),
  )
  open({ 'GET /admin/tasks/today': () => ({ body: { items, total: 9, today: '2026-11-22' } }) })
  expect(await screen.findAllByText(/^tarefa \d$/)).toHaveLength(5)
  const all = screen.getByRole('link', { name: 'Ver todas as 9 tarefas' })
  expect(all.getAttribute('href')).toBe('/admin/tasks')
})

it('logs calls, opens the call and completes', async () => {
  const server = workingServer(givenTask())
  open(server.routes)
  await user.click(await screen.findByRole('button', { name: 'Registrar Ligação' }))
  await screen.findByText('Ligação registrada')
  await screen.findByText('Tentativa de ligação registrada!')
  await user.click(screen.getByRole('button', { name: 'Iniciar' }))
  const call = within(await screen.findByRole('dialog', { name: /^Executando/ }))
  await user.click(await call.findByRole('button', { name: 'Pausar e Fechar' }))
  expect(await screen.findByRole('button', { name: 'Iniciar' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Concluir' }))
  await screen.findByText('Tarefa Concluída')
  expect(server.kept.task.status).toBe('completed')
})

/** Tasks of today, of which each goes when it is completed. */
function openQueue(titles: string[]) {
  let items = titles.map((title, at) =>
    givenTask({ id: `0190aaaa-0000-7000-8000-00000000000${at}`, title }),
  )
  const routes = items.flatMap((task): [string, FakeRoutes[string]][] => {
    const path = `/admin/tasks/${task.id}`
    const ended = () => {
      items = items.filter(({ id }) => id !== task.id)
      return { body: { task: { ...task, status: 'completed' } } }
    }
    const running = () => ({ body: { task: { ...task, isRunning: true } } })
    return [
      [`GET ${path}`, running],
      [`POST ${path}/start`, running],
      [`POST ${path}/pause`, () => ({ body: { task } })],
      [`POST ${path}/complete`, ended],
    ]
  })
  open({
    ...Object.fromEntries(routes),
    'GET /admin/tasks/today': () => ({
      body: { items, total: items.length, today: '2026-11-22' },
    }),
  })
}
const rowOf = async (title: string) =>
  within((await screen.findByText(title)).closest('li') as HTMLElement)
const focusedRow = () => document.activeElement?.closest('li')?.querySelector('strong')?.textContent
const press = async (title: string, name: string) =>
  user.click((await rowOf(title)).getByRole('button', { name }))

it('goes on to the next row when one goes, and to the heading after the last', async () => {
  openQueue(['Primeira', 'Segunda'])
  await press('Primeira', 'Concluir')
  await waitFor(() => expect(focusedRow()).toBe('Segunda'))
  await press('Segunda', 'Concluir')
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Tarefas de Hoje'))
})

it('goes on to the next row after a call that ended one', async () => {
  openQueue(['Primeira', 'Segunda', 'Terceira'])
  await press('Primeira', 'Iniciar')
  const call = within(await screen.findByRole('dialog', { name: /^Executando/ }))
  await user.click(await call.findByRole('button', { name: 'Concluir Tarefa' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(focusedRow()).toBe('Segunda'))
})

it('names what failed', async () => {
  const server = workingServer(givenTask())
  open({
    ...server.routes,
    [`POST ${server.path}/complete`]: () => refuse(503, 'platform.unavailable'),
  })
  await user.click(await screen.findByRole('button', { name: 'Concluir' }))
  await screen.findByText('Erro', { selector: '.mantine-Notification-title' })
  await screen.findByText(/^Erro ao marcar tarefa como concluída\./)
})

it('says when nothing could be had', async () => {
  open({ 'GET /admin/tasks/today': () => refuse(403, 'access.right-missing') })
  await screen.findByText(/^Erro ao carregar tarefas de hoje/)
})
