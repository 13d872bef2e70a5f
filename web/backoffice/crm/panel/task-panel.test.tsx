import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { openBackOffice } from '#app/testing/open-back-office.tsx'
import { TaskPanel } from '#backoffice/crm/panel/task-panel.tsx'
import { givenTask, mariaId, workingServer } from '#backoffice/crm/testing/given-task.ts'
import { type FakeCall, type FakeRoutes, refuse } from '#connection/testing/fake-api.ts'

const user = userEvent.setup()
const list = `GET /admin/people/${mariaId}/tasks`
const open = (routes: FakeRoutes) =>
  openBackOffice('/admin/users/1', <TaskPanel userId={mariaId} />, routes)
const press = async (name: string) => user.click(await screen.findByRole('button', { name }))
const dialog = async (name: string | RegExp) => within(await screen.findByRole('dialog', { name }))

it('says where tasks come from, where there is none', async () => {
  open({ [list]: () => ({ body: { items: [] } }) })
  await screen.findByText('Nenhuma tarefa encontrada')
  screen.getByText('As tarefas de trial são criadas automaticamente quando um usuário se cadastra.')
})

it('shows what a task is and how far it has come', async () => {
  const done = givenTask({
    ...{ status: 'completed', callAttempts: 2, callAnswered: true, elapsedSeconds: 249 },
    ...{ completedAt: '2026-11-22T17:32:00Z', callNotes: 'Gostou muito' },
  })
  open({ [list]: () => ({ body: { items: [done] } }) })
  const card = within((await screen.findByText(done.title)).closest('li') as HTMLElement)
  for (const told of [
    ...['✅ Concluída', 'Ligação', 'Alta', 'Automática', 'Saber como foi.', 'Vence em 22/11/2026'],
    ...['2/3 ligações, atendeu', '04:09', 'Concluída em 22/11/2026 14:32', 'Gostou muito'],
  ]) {
    expect(card.getByText(told)).toBeTruthy()
  }
  for (const name of ['Iniciar', 'Registrar Ligação', 'WhatsApp']) {
    expect(card.queryByRole('button', { name })).toBeNull()
  }
})

it('walks a call: timer, attempts, answer, message, notes and the end', async () => {
  const server = workingServer(givenTask())
  const { calls } = open(server.routes)
  await press('Iniciar')
  const call = await dialog('Executando: Ligação do dia 4 do teste')
  expect(await call.findByText('Oi, Maria <b>Souza</b>!')).toBeTruthy()
  expect(call.getByRole('timer')).toBeTruthy()
  const send = () => call.queryByRole('link', { name: 'Enviar WhatsApp' })
  expect(send()).toBeNull()
  expect(call.getByText('Não enviado')).toBeTruthy()

  await user.click(call.getByRole('button', { name: 'Registrar Ligação' }))
  expect(await screen.findByText('Tentativa de ligação registrada!')).toBeTruthy()
  expect(await call.findByText('1/3')).toBeTruthy()

  await user.type(call.getByLabelText('Anotações da ligação'), 'Gostou do lembrete')
  await user.click(call.getByLabelText('Cliente atendeu pelo menos 1 ligação'))
  expect(send()?.getAttribute('href')).toBe(
    `https://wa.me/5511987654321?text=${encodeURIComponent('Oi, Maria! Tudo bem?')}`,
  )
  // The chat is another page; happy-dom would open it.
  send()?.addEventListener('click', (event) => event.preventDefault())
  await user.click(send() as HTMLElement)
  expect(await screen.findByText('WhatsApp marcado como enviado!')).toBeTruthy()
  expect(await call.findByText('Enviado')).toBeTruthy()
  // The server had been told of the answer before.
  const order = calls.map(({ path }) => path.split('/').at(-1))
  expect(order.indexOf('progress')).toBeLessThan(order.indexOf('whatsapp'))

  await user.click(call.getByRole('button', { name: 'Concluir Tarefa' }))
  expect(await screen.findByText('Tarefa marcada como concluída com sucesso!')).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(server.kept.task).toMatchObject({
    ...{ status: 'completed', callNotes: 'Gostou do lembrete', callAnswered: true },
  })
})

it('shows a call that runs, also after a reload, and pauses it', async () => {
  const server = workingServer(
    givenTask({
      ...{ isRunning: true, elapsedSeconds: 3_600, callNotes: 'de antes' },
      operator: { name: 'Ana Lima', isYou: false },
    }),
  )
  open(server.routes)
  const banner = within(
    (await screen.findByText('Tarefa em Execução')).closest('div') as HTMLElement,
  )
  expect(banner.getByText(/Cronômetro ativo/)).toBeTruthy()
  expect(banner.getByText(/com Ana Lima/)).toBeTruthy()
  expect(banner.getByRole('timer').textContent).toMatch(/^1:00:0\d$/)
  expect(screen.queryByRole('button', { name: 'Iniciar' })).toBeNull()
  await user.click(banner.getByRole('button', { name: 'Continuar' }))
  const call = await dialog(/^Executando/)
  const notes = (await call.findByLabelText('Anotações da ligação')) as HTMLTextAreaElement
  expect(notes.value).toBe('de antes')
  await user.type(notes, ' e de agora')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(server.kept.task).toMatchObject({ isRunning: false, callNotes: 'de antes e de agora' })
  expect(await screen.findByRole('button', { name: 'Iniciar' })).toBeTruthy()
})

it('tells the second of two operators who was first', async () => {
  const server = workingServer(givenTask())
  const ended = {
    ...givenTask(),
    ...{ status: 'completed', completedAt: '2026-11-22T17:32:00Z' },
    operator: { name: 'Ana Lima', isYou: false },
  }
  open({
    ...server.routes,
    [`POST ${server.path}/complete`]: () => {
      server.kept.task = ended as typeof server.kept.task
      return refuse(409, 'crm.ended', { task: ended })
    },
  })
  await press('Iniciar')
  const call = await dialog(/^Executando/)
  await user.click(await call.findByRole('button', { name: 'Concluir Tarefa' }))
  expect(await screen.findByText('Erro ao concluir tarefa.')).toBeTruthy()
  const told = await call.findByRole('alert')
  expect(told.textContent).toContain('Ana Lima já concluiu esta tarefa às 14:32.')
  await user.click(await call.findByRole('button', { name: 'Fechar' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('closes again when the timer could not be started', async () => {
  const server = workingServer(givenTask({ script: null, whatsappText: '' }))
  open({
    ...server.routes,
    [`POST ${server.path}/start`]: () => refuse(403, 'access.right-missing'),
  })
  await press('Iniciar')
  expect(await screen.findByText(/Erro ao iniciar cronômetro da tarefa\./)).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('says so when there is no script', async () => {
  open(workingServer(givenTask({ script: null, whatsappText: '' })).routes)
  await press('Iniciar')
  const call = await dialog(/^Executando/)
  expect(await call.findByText('Nenhum script disponível para esta tarefa')).toBeTruthy()
})

it('writes a task, and keeps what was typed when that fails', async () => {
  let isBroken = true
  const { calls } = open({
    ...workingServer(givenTask()).routes,
    'POST /admin/tasks': () => {
      if (isBroken) return refuse(503, 'platform.unavailable')
      return { status: 201, body: { task: givenTask() } }
    },
  })
  await press('Nova Tarefa')
  const form = await dialog('Nova Tarefa')
  await user.click(form.getByRole('button', { name: 'Salvar' }))
  expect(form.getByText('Título é obrigatório')).toBeTruthy()
  await user.type(form.getByRole('textbox', { name: /^Título/ }), 'Voltar a ligar')
  await user.selectOptions(form.getByRole('combobox', { name: 'Prioridade' }), 'Alta')
  await user.click(form.getByRole('button', { name: 'Salvar' }))
  expect(await screen.findByText('Erro ao salvar tarefa. Tente novamente.')).toBeTruthy()
  isBroken = false
  await waitFor(() => {
    expect(form.getByRole('button', { name: 'Salvar' })).toHaveProperty('disabled', false)
  })
  await user.click(form.getByRole('button', { name: 'Salvar' }))
  expect(await screen.findByText('Tarefa criada com sucesso!')).toBeTruthy()
  const sent = calls.filter(({ method, path }) => method === 'POST' && path === '/admin/tasks')
  expect(sent.at(-1)?.body).toMatchObject({
    ...{ userId: mariaId, title: 'Voltar a ligar', description: null, type: 'call' },
    ...{ priority: 'high', dueDate: null },
  })
  expect(new Set(sent.map(({ body }) => (body as { id: string }).id)).size).toBe(1)
})

it('shows both versions of a task that changed elsewhere', async () => {
  const task = givenTask()
  const stored = { ...task, title: 'Outro título', version: 2 }
  open({
    ...workingServer(task).routes,
    [`PATCH /admin/tasks/${task.id}`]: ({ body }: FakeCall) => {
      const yours = { ...task, ...(body as object) }
      const { version } = body as { version: number }
      if (version === 1) return refuse(409, 'crm.stale', { stored, yours })
      return { body: { task: yours } }
    },
  })
  await press(`Editar ${task.title}`)
  const form = await dialog('Editar Tarefa')
  await user.clear(form.getByRole('textbox', { name: /^Título/ }))
  await user.type(form.getByRole('textbox', { name: /^Título/ }), 'Meu título')
  await user.click(form.getByRole('button', { name: 'Salvar' }))
  expect(await screen.findByText('Outro título')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Salvar a minha edição' }))
  expect(await screen.findByText('Tarefa atualizada com sucesso!')).toBeTruthy()
})

it('asks before it deletes', async () => {
  const task = givenTask()
  let items = [task]
  let isBroken = true
  open({
    ...workingServer(task).routes,
    [list]: () => ({ body: { items } }),
    [`DELETE /admin/tasks/${task.id}`]: () => {
      if (isBroken) return refuse(503, 'platform.unavailable')
      items = []
      return { body: { isDeleted: true } }
    },
  })
  const remove = async () => {
    await press(`Excluir ${task.title}`)
    const question = await dialog('Tem certeza que deseja excluir esta tarefa?')
    await user.click(question.getByRole('button', { name: 'Excluir' }))
  }
  await remove()
  expect(await screen.findByText('Erro ao excluir tarefa.')).toBeTruthy()
  isBroken = false
  await remove()
  expect(await screen.findByText('Tarefa excluída com sucesso!')).toBeTruthy()
  expect(await screen.findByText('Nenhuma tarefa encontrada')).toBeTruthy()
})
