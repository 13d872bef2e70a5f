import type { WorkedTask } from '@lya/contract/backoffice/crm.ts'
import type { FakeCall, FakeRoutes } from '#connection/testing/fake-api.ts'

export const mariaId = '0190aaaa-0000-7000-8000-0000000000aa'

/** A call of the trial that waits. */
export function givenTask(change: Partial<WorkedTask> = {}): WorkedTask {
  return {
    id: '0190aaaa-0000-7000-8000-000000000001',
    person: {
      ...{ id: mariaId, name: 'Maria Souza' },
      ...{ email: 'maria@exemplo.com', phone: '5511987654321' },
    },
    title: 'Ligação do dia 4 do teste',
    description: 'Saber como foi.',
    type: 'call',
    priority: 'high',
    dueDate: '2026-11-22',
    status: 'pending',
    automation: 'trial_day_4',
    callAttempts: 0,
    callAnswered: false,
    whatsappSent: false,
    isRunning: false,
    elapsedSeconds: 0,
    callNotes: '',
    completedAt: null,
    createdAt: '2026-11-19T12:00:00Z',
    operator: null,
    version: 1,
    script: { title: 'Dia 4', content: 'Oi, Maria <b>Souza</b>!' },
    whatsappText: 'Oi, Maria! Tudo bem?',
    ...change,
  }
}

/** A server that keeps one task and lets it be worked on. */
export function workingServer(first: WorkedTask) {
  const kept = { task: first }
  const path = `/admin/tasks/${first.id}`
  const change = (changed: (call: FakeCall) => Partial<WorkedTask>) => (call: FakeCall) => {
    kept.task = { ...kept.task, ...changed(call) }
    return { body: { task: kept.task } }
  }
  const bodyOf = ({ body }: FakeCall) => (body ?? {}) as { notes?: string; answered?: boolean }
  const progress = (call: FakeCall): Partial<WorkedTask> => ({
    callNotes: bodyOf(call).notes ?? kept.task.callNotes,
    callAnswered: bodyOf(call).answered ?? kept.task.callAnswered,
  })
  const operator = { name: 'Marina Alves', isYou: true }
  const routes: FakeRoutes = {
    'GET /admin/tasks': () => ({
      body: {
        ...{ items: [kept.task], nextCursor: null, shown: 1, total: 1, today: '2026-11-22' },
      },
    }),
    'GET /admin/tasks/today': () => ({
      body: { items: [kept.task], total: 1, today: '2026-11-22' },
    }),
    [`GET ${path}`]: () => ({ body: { task: kept.task } }),
    [`GET /admin/people/${mariaId}/tasks`]: () => ({ body: { items: [kept.task] } }),
    [`POST ${path}/start`]: change(() => ({ isRunning: true, operator })),
    [`POST ${path}/pause`]: change((call) => ({ ...progress(call), isRunning: false })),
    [`POST ${path}/progress`]: change(progress),
    [`POST ${path}/calls`]: change(({ body }) => ({
      callAttempts: (body as { attempt: number }).attempt,
    })),
    [`POST ${path}/whatsapp`]: change(() => ({ whatsappSent: true })),
    [`POST ${path}/complete`]: change((call) => ({
      ...progress(call),
      ...{ status: 'completed', isRunning: false, operator },
      completedAt: '2026-11-22T17:32:00Z',
    })),
    [`POST ${path}/cancel`]: change(() => ({ status: 'cancelled', operator })),
  }
  return { kept, path, routes }
}
