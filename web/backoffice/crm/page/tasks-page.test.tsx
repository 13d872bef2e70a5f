import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { openBackOffice } from '#app/testing/open-back-office.tsx'
import { TasksPage } from '#backoffice/crm/page/tasks-page.tsx'
import { givenTask, mariaId, workingServer } from '#backoffice/crm/testing/given-task.ts'
import { type FakeCall, type FakeRoutes, refuse } from '#connection/testing/fake-api.ts'

const user = userEvent.setup()
const open = (routes: FakeRoutes, path = '/admin/tasks') =>
  openBackOffice(path, <TasksPage />, routes)
const page = (items: unknown[], shown: number, total: number) => ({
  body: { items, shown, total, nextCursor: null, today: '2026-11-22' },
})

it('begins with what is pending today, and says so', async () => {
  const task = givenTask({ callAttempts: 2, whatsappSent: true, isRunning: true })
  const { calls } = open({ 'GET /admin/tasks': () => page([task], 1, 4) })
  await screen.findByText('Mostrando tarefas pendentes de hoje (1 de 4 tarefas)')
  expect(screen.getByRole('heading', { name: 'Tarefas de CRM' })).toBeTruthy()
  expect(screen.getByText('Hoje', { selector: 'span' })).toBeTruthy()
  const row = within(screen.getByText(task.title).closest('li') as HTMLElement)
  for (const told of [
    ...['Maria Souza', 'maria@exemplo.com', '+55 (11) 98765-4321', 'Automática'],
    ...['2 ligações', 'WhatsApp enviado'],
  ]) {
    expect(row.getByText(told)).toBeTruthy()
  }
  expect(row.getByText(/Em execução/)).toBeTruthy()
  const profile = row.getByRole('link', { name: 'Ver Perfil' })
  expect(profile.getAttribute('href')).toBe(`/admin/users/${mariaId}`)
  expect(screen.queryByRole('button', { name: 'Limpar Filtros' })).toBeNull()
  const asked = calls.find(({ path }) => path === '/admin/tasks')
  expect(Object.fromEntries(asked?.query ?? [])).toMatchObject({ status: 'pending', due: 'today' })
})

it('keeps its filters in the address, and clears them', async () => {
  const server = ({ query }: FakeCall) =>
    query.get('due') === 'overdue' ? page([], 0, 2) : page([givenTask()], 1, 1)
  const opened = open({ 'GET /admin/tasks': server })
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Data' }), 'Atrasadas')
  await screen.findByText('Mostrando tarefas pendentes atrasadas (0 de 2 tarefas)')
  await screen.findByText('Nenhuma tarefa encontrada')
  screen.getByText('Tente ajustar os filtros para ver mais resultados')
  expect(opened.path()).toBe('/admin/tasks?due=overdue')
  await user.click(screen.getByRole('button', { name: 'Limpar Filtros' }))
  await screen.findByText('Mostrando tarefas pendentes de hoje (1 de 1 tarefas)')
  expect(opened.path()).toBe('/admin/tasks')
})

it('reads its filters from the address, and takes no nonsense', async () => {
  const { calls } = open(
    { 'GET /admin/tasks': () => page([givenTask()], 1, 1) },
    '/admin/tasks?status=completed&due=x&search=ana&type=email',
  )
  await screen.findByText('Mostrando tarefas concluídas de hoje (1 de 1 tarefas)')
  const asked = calls.find(({ path }) => path === '/admin/tasks')
  expect(Object.fromEntries(asked?.query ?? [])).toMatchObject({
    ...{ status: 'completed', due: 'today', search: 'ana', type: 'email' },
  })
})

it('completes and cancels, or says why not', async () => {
  const server = workingServer(givenTask())
  let isBroken = true
  const broken = (route: FakeRoutes[string] | undefined) => (call: FakeCall) =>
    isBroken || !route ? refuse(503, 'platform.unavailable') : route(call)
  open({
    ...server.routes,
    [`POST ${server.path}/complete`]: broken(server.routes[`POST ${server.path}/complete`]),
    [`POST ${server.path}/cancel`]: broken(server.routes[`POST ${server.path}/cancel`]),
  })
  const press = async (name: string) => user.click(await screen.findByRole('button', { name }))
  await press('Concluir')
  await screen.findByText('Erro ao marcar tarefa como concluída')
  await press('Cancelar')
  await press('Cancelar tarefa')
  await screen.findByText('Erro ao cancelar tarefa')
  isBroken = false
  await press('Concluir')
  await screen.findByText('Tarefa marcada como concluída com sucesso!')
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Concluir' })).toBeNull())
})

/** Tasks of which each goes when it is completed or cancelled. */
function openQueue(titles: string[]) {
  let tasks = titles.map((title, at) =>
    givenTask({ id: `0190aaaa-0000-7000-8000-00000000000${at}`, title }),
  )
  const routes = tasks.flatMap((task) =>
    ['complete', 'cancel'].map((deed): [string, FakeRoutes[string]] => [
      `POST /admin/tasks/${task.id}/${deed}`,
      () => {
        tasks = tasks.filter(({ id }) => id !== task.id)
        return { body: { task: { ...task, status: 'completed' } } }
      },
    ]),
  )
  open({
    ...Object.fromEntries(routes),
    'GET /admin/tasks': () => page(tasks, tasks.length, tasks.length),
  })
}
const rowOf = async (title: string) =>
  within((await screen.findByText(title)).closest('li') as HTMLElement)
const focusedRow = () => document.activeElement?.closest('li')?.querySelector('h2')?.textContent

it('goes on to the next row when one goes, and to the heading after the last', async () => {
  openQueue(['Primeira', 'Segunda', 'Terceira'])
  await user.click((await rowOf('Segunda')).getByRole('button', { name: 'Concluir' }))
  await waitFor(() => expect(focusedRow()).toBe('Terceira'))
  expect(document.activeElement?.textContent).toBe('Concluir')
  // The last of the list: back to the one before it.
  await user.keyboard('{Enter}')
  await waitFor(() => expect(focusedRow()).toBe('Primeira'))
  await user.click((await rowOf('Primeira')).getByRole('button', { name: 'Cancelar' }))
  await user.click(await screen.findByRole('button', { name: 'Cancelar tarefa' }))
  await screen.findByText('Nenhuma tarefa encontrada')
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Tarefas de CRM'))
})

it('leaves the focus to whoever went elsewhere meanwhile', async () => {
  openQueue(['Primeira', 'Segunda'])
  await user.click((await rowOf('Primeira')).getByRole('button', { name: 'Concluir' }))
  const search = screen.getByRole('searchbox')
  search.focus()
  await waitFor(() => expect(screen.queryByText('Primeira')).toBeNull())
  expect(document.activeElement).toBe(search)
})

it('says when the list could not be had', async () => {
  open({ 'GET /admin/tasks': () => refuse(400, 'crm.cursor-invalid') })
  await screen.findByText('Erro ao carregar tarefas')
})
