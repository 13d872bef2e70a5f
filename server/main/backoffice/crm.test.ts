import type { CrmTask, WorkedTask } from '@lya/contract/backoffice/crm.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '#main/testing/app.ts'
import { testOperator } from '#main/testing/operator.ts'
import { type TestPerson, testPerson } from '#main/testing/person.ts'
import { fixedClock } from '#platform/clock/clock.ts'
import { listMigrations } from '#platform/db/migrate.ts'
import { newId } from '#platform/security/ids.ts'

interface Page {
  items: CrmTask[]
  nextCursor: string | null
  shown: number
  total: number
  today: string
}

// Noon in São Paulo.
const noon = '2026-11-22T15:00:00Z'
const clock = fixedClock(noon)
let app: TestApp
let ana: TestPerson
let rui: TestPerson
let maria: TestPerson

beforeAll(async () => {
  app = await testApp({ clock })
  ana = await testOperator(app, ['support'])
  rui = await testOperator(app)
  await app.owner.query(`UPDATE profiles SET name = 'Ana Lima' WHERE id = $1`, [ana.userId])
})
beforeEach(async () => {
  clock.moveTo(noon)
  await app.owner.query('DELETE FROM crm_tasks')
  maria = await testPerson(app, { isOnTrial: true })
})
afterAll(() => app.close())

const create = async (draft: Record<string, unknown> = {}) => {
  const body = { userId: maria.userId, title: 'Dar um oi', dueDate: '2026-11-22', ...draft }
  return (await ana.ask<{ task: WorkedTask }>('POST', '/api/admin/tasks', body)).task
}
const list = (query = '', who = ana) => who.ask<Page>('GET', `/api/admin/tasks?${query}`)
const act = async (who: TestPerson, id: string, what: string, body: object = {}) =>
  (await who.ask<{ task: WorkedTask }>('POST', `/api/admin/tasks/${id}/${what}`, body)).task
const find = async (who: TestPerson, id: string) =>
  (await who.ask<{ task: WorkedTask }>('GET', `/api/admin/tasks/${id}`)).task
const ofPerson = async () =>
  (await ana.ask<{ items: WorkedTask[] }>('GET', `/api/admin/people/${maria.userId}/tasks`)).items
const automatic = async (automation: string) => {
  const found = (await ofPerson()).find((task) => task.automation === automation)
  if (!found) throw new Error(`${automation} is not there`)
  return found
}

describe('tasks of the trial', () => {
  it('are made at sign-up, once, for the fourth and the ninth day of São Paulo', async () => {
    // Already tomorrow in UTC, and still today in São Paulo.
    clock.moveTo('2026-11-23T02:30:00Z')
    maria = await testPerson(app, { isOnTrial: true })
    const made = (await ofPerson()).map(({ automation, dueDate, status, type }) => [
      ...[automation, dueDate, status, type],
    ])
    expect(made).toEqual([
      ['trial_day_4', '2026-11-25', 'pending', 'call'],
      ['trial_day_9', '2026-11-30', 'pending', 'call'],
    ])
  })

  it('are made once for trials of before there were any, as far as they lie ahead', async () => {
    const [backfill] = listMigrations().filter(({ name }) => name.includes('earlier_trials'))
    await app.owner.query('DELETE FROM crm_tasks')
    await app.owner.query(
      `UPDATE profiles SET created_at = now() - interval '6 days',
         trial_end_date = (now() AT TIME ZONE 'America/Sao_Paulo')::date + 1 WHERE id = $1`,
      [maria.userId],
    )
    for (const _ of [1, 2]) await app.owner.query(backfill?.sql ?? '')
    const { rows } = await app.owner.query(
      `SELECT automation_type AS kind, title,
         due_date - (now() AT TIME ZONE 'America/Sao_Paulo')::date AS days
         FROM crm_tasks WHERE user_id = $1`,
      [maria.userId],
    )
    expect(rows).toEqual([
      { kind: 'trial_day_9', title: 'Ligação do dia 9, depois do teste', days: 2 },
    ])
  })

  it('are called off when the person leaves, and others are not', async () => {
    const own = await create()
    await app.owner.query(`UPDATE crm_tasks SET timer_active = true, started_at = now()`)
    await maria.ask('POST', '/api/account/deletion', {
      confirmation: 'EXCLUIR',
      password: 'uma senha longa 73',
    })
    const left = (await ofPerson()).map(({ id, status, isRunning }) => [
      id === own.id,
      status,
      isRunning,
    ])
    expect(left).toContainEqual([true, 'pending', true])
    expect(left.filter(([isOwn]) => !isOwn)).toEqual([
      [false, 'cancelled', false],
      [false, 'cancelled', false],
    ])
  })

  it('say what to say to this person, in the name of who calls', async () => {
    const task = await automatic('trial_day_4')
    expect(task.script?.content).toContain('Oi, Maria! Aqui é Ana, da Lya.')
    expect(task.script?.content).toContain('29/11/2026')
    expect(task.whatsappText).toContain('Oi, Maria! Aqui é Ana')
    expect((await find(rui, task.id)).script?.content).not.toContain('Ana, da Lya')
  })
})

describe('editing', () => {
  it('creates with defaults, edits, makes pending again and refuses what is stale', async () => {
    const task = await create({ title: ' Dar  um oi ', dueDate: null })
    expect(task).toMatchObject({
      ...{ title: 'Dar um oi', description: null, type: 'call', priority: 'medium' },
      ...{ dueDate: null, status: 'pending', automation: null, callAttempts: 0, version: 1 },
      person: { id: maria.userId, name: 'Maria Souza' },
    })
    await act(ana, task.id, 'complete')
    const path = `/api/admin/tasks/${task.id}`
    const edit = { title: 'Outra coisa', description: ' ', type: 'email', priority: 'high' }
    const stale = await rui.send('PATCH', path, { ...edit, version: 1 })
    expect([stale.status, stale.body]).toMatchObject([
      409,
      {
        code: 'crm.stale',
        data: { stored: { status: 'completed' }, yours: { title: 'Outra coisa' } },
      },
    ])
    const edited = await rui.ask<{ task: WorkedTask }>('PATCH', path, { ...edit, version: 2 })
    expect(edited.task).toMatchObject({
      ...{ ...edit, description: null, status: 'pending', completedAt: null, version: 3 },
    })
  })

  it('creates one task by the same id twice, and refuses another one under it', async () => {
    const id = newId()
    await Promise.all([create({ id }), create({ id })])
    expect((await list()).items).toHaveLength(1)
    const body = { userId: maria.userId, title: 'Outra', id }
    expect((await ana.send('POST', '/api/admin/tasks', body)).body).toMatchObject({
      code: 'crm.id-used',
    })
  })

  it.each([
    [{ title: ' \n ' }, 400, 'crm.title-required'],
    [{ title: 'x', dueDate: '2026-02-30' }, 400, 'platform.input-invalid'],
    [{ title: 'x', type: 'visit' }, 400, 'platform.input-invalid'],
    [{ title: 'x', userId: newId() }, 404, 'crm.person-missing'],
  ])('refuses %j', async (wrong, status, code) => {
    const body = { userId: maria.userId, ...wrong }
    const answer = await ana.send('POST', '/api/admin/tasks', body)
    expect([answer.status, answer.body]).toMatchObject([status, { code }])
  })

  it('deletes a task once', async () => {
    const { id } = await create()
    await ana.ask('DELETE', `/api/admin/tasks/${id}`)
    expect((await rui.send('DELETE', `/api/admin/tasks/${id}`)).status).toBe(404)
    expect((await list()).items).toEqual([])
  })

  it('leaves each step in the audit, and none of the words about a person', async () => {
    const { id } = await create({ title: 'Segredo', description: 'segredo' })
    await act(ana, id, 'start')
    await act(ana, id, 'pause', { notes: 'segredo', notesBefore: '', answered: true })
    await act(rui, id, 'complete')
    const { rows } = await app.owner.query(
      `SELECT user_id, action, new_values::text AS told FROM audit_logs
        WHERE record_id = $1 ORDER BY id`,
      [id],
    )
    expect(rows.map((row) => [row.user_id, row.action])).toEqual([
      [ana.userId, 'crm.task-created'],
      [ana.userId, 'crm.task-started'],
      [ana.userId, 'crm.task-paused'],
      [rui.userId, 'crm.task-completed'],
    ])
    expect(JSON.stringify(rows)).not.toMatch(/segredo/i)
  })
})

describe('a call', () => {
  it('is timed by the server, over a pause, a reload and midnight, for everybody', async () => {
    clock.moveTo('2026-11-23T02:59:00Z')
    const { id } = await create()
    await act(ana, id, 'start')
    clock.moveTo('2026-11-23T03:00:30Z')
    // Whoever opens it, in whatever browser, reads the same.
    const seen = await find(rui, id)
    expect(seen).toMatchObject({
      isRunning: true,
      elapsedSeconds: 90,
      operator: { name: 'Ana Lima', isYou: false },
    })
    // A second start goes on with the one that runs.
    expect(await act(rui, id, 'start')).toMatchObject({ elapsedSeconds: 90 })
    expect((await find(ana, id)).operator).toEqual({ name: 'Ana Lima', isYou: true })
    await act(rui, id, 'pause')
    clock.moveTo('2026-11-23T04:00:00Z')
    expect(await find(ana, id)).toMatchObject({ isRunning: false, elapsedSeconds: 90 })
    await act(ana, id, 'start')
    clock.moveTo('2026-11-23T04:00:10Z')
    const done = await act(ana, id, 'complete')
    expect(done).toMatchObject({ status: 'completed', isRunning: false, elapsedSeconds: 100 })
    expect(done.completedAt).toBe('2026-11-23T04:00:10.000000Z')
  })

  it('is completed by one of two operators, and the other is told by whom', async () => {
    const { id } = await create()
    const path = `/api/admin/tasks/${id}/complete`
    const answers = await Promise.all([ana.send('POST', path, {}), rui.send('POST', path, {})])
    expect(answers.map(({ status }) => status)).toEqual(expect.arrayContaining([200, 409]))
    const [refused] = answers.filter(({ status }) => status === 409)
    expect(refused?.body).toMatchObject({
      code: 'crm.ended',
      data: { task: { status: 'completed', operator: { isYou: false } } },
    })
    for (const what of ['start', 'pause', 'cancel', 'whatsapp']) {
      const late = await rui.send('POST', `/api/admin/tasks/${id}/${what}`, {})
      expect(late.body).toMatchObject({ code: 'crm.ended' })
    }
  })

  it('keeps what both of two operators wrote', async () => {
    const { id } = await create()
    const progress = { notesBefore: '', answered: false }
    await act(ana, id, 'progress', { ...progress, notes: 'quer o plano anual' })
    const kept = await act(rui, id, 'progress', { ...progress, notes: 'ligar à tarde' })
    expect(kept.callNotes).toBe('ligar à tarde\nquer o plano anual')
  })

  it('counts each attempt once, and three at most', async () => {
    const { id } = await create()
    const path = `/api/admin/tasks/${id}/calls`
    const twice = await Promise.all([
      ana.send('POST', path, { attempt: 1 }),
      rui.send('POST', path, { attempt: 1 }),
    ])
    expect(twice.map(({ status }) => status)).toEqual(expect.arrayContaining([200, 409]))
    expect(twice.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'crm.call-known',
      data: { task: { callAttempts: 1 } },
    })
    expect((await ana.send('POST', path, { attempt: 3 })).status).toBe(409)
    await act(ana, id, 'calls', { attempt: 2 })
    expect(await act(ana, id, 'calls', { attempt: 3 })).toMatchObject({ callAttempts: 3 })
    expect((await ana.send('POST', path, { attempt: 4 })).status).toBe(400)
  })

  it('is followed by a message only after three attempts or an answer', async () => {
    const task = await automatic('trial_day_4')
    const path = `/api/admin/tasks/${task.id}/whatsapp`
    const early = await ana.send('POST', path, {})
    expect([early.status, early.body]).toMatchObject([409, { code: 'crm.whatsapp-too-early' }])
    await act(ana, task.id, 'progress', { notes: '', notesBefore: '', answered: true })
    expect(await act(ana, task.id, 'whatsapp')).toMatchObject({ whatsappSent: true })

    const other = await automatic('trial_day_9')
    for (const attempt of [1, 2, 3]) await act(ana, other.id, 'calls', { attempt })
    expect(await act(ana, other.id, 'whatsapp')).toMatchObject({ whatsappSent: true })
  })
})

describe('the list', () => {
  it('shows what is pending today, the most urgent and then the oldest first', async () => {
    await create({ title: 'baixa', priority: 'low' })
    await create({ title: 'alta', priority: 'high' })
    await create({ title: 'primeira' })
    await create({ title: 'segunda' })
    await create({ title: 'de ontem', dueDate: '2026-11-21' })
    const done = await create({ title: 'feita' })
    await act(ana, done.id, 'complete')
    const page = await list()
    expect(page.items.map(({ title }) => title)).toEqual(['alta', 'primeira', 'segunda', 'baixa'])
    expect(page).toMatchObject({ shown: 4, total: 4, today: '2026-11-22', nextCursor: null })
  })

  it('counts what the other filters leave out of what status and day leave', async () => {
    await create({ title: 'ligar', priority: 'high' })
    await create({ title: 'escrever', type: 'email' })
    const counts = async (query: string) => {
      const { items, shown, total } = await list(query)
      return [items.map(({ title }) => title), shown, total]
    }
    expect(await counts('type=email')).toEqual([['escrever'], 1, 2])
    expect(await counts('priority=high')).toEqual([['ligar'], 1, 2])
    expect(await counts('search=LIG%C3%81')).toEqual([['ligar'], 1, 2])
    expect(await counts('due=tomorrow')).toEqual([[], 0, 0])
  })

  it('follows the clock of São Paulo over midnight', async () => {
    await create({ title: 'hoje' })
    await create({ title: 'amanhã', dueDate: '2026-11-23' })
    const titles = async (due: string, status = 'pending') =>
      (await list(`due=${due}&status=${status}`)).items.map(({ title }) => title)
    expect(await titles('today')).toEqual(['hoje'])
    expect(await titles('tomorrow')).toEqual(['amanhã'])
    clock.moveTo('2026-11-23T02:59:59Z')
    expect(await titles('today')).toEqual(['hoje'])
    clock.moveTo('2026-11-23T03:00:00Z')
    expect(await titles('today')).toEqual(['amanhã'])
    expect(await titles('yesterday')).toEqual(['hoje'])
    expect(await titles('overdue')).toEqual(['hoje'])
    expect(await titles('overdue', 'completed')).toEqual([])
  })

  it('finds people by name, e-mail and number, and takes signs for signs', async () => {
    await app.owner.query(
      `UPDATE profiles SET name = 'João 100%', whatsapp_number = '5511912345678' WHERE id = $1`,
      [maria.userId],
    )
    const own = await create({ title: 'a_b' })
    for (const search of ['joao', '100%', '(11) 9 1234-5678', '91234', 'a_b', ' João ']) {
      const { items } = await list(`search=${encodeURIComponent(search)}`)
      expect([search, items.map(({ id }) => id)]).toEqual([search, [own.id]])
    }
    for (const search of ['a%b', '1%0', 'axb']) {
      expect((await list(`search=${encodeURIComponent(search)}`)).items).toEqual([])
    }
  })

  it('pages by key without leaving any out or showing any twice', async () => {
    await app.owner.query(
      `INSERT INTO crm_tasks (id, user_id, title, priority, due_date, created_at)
        SELECT gen_random_uuid(), $1, 'n' || n, (ARRAY['low','medium','high'])[1 + n % 3],
          '2026-11-22', '2026-11-20T12:00:00Z'::timestamptz + (n / 4) * interval '1 microsecond'
        FROM generate_series(1, 70) AS n`,
      [maria.userId],
    )
    const seen: string[] = []
    let cursor: string | null = ''
    let pages = 0
    while (cursor !== null) {
      const page: Page = await list(cursor === '' ? '' : `cursor=${cursor}`)
      seen.push(...page.items.map(({ id }) => id))
      cursor = page.nextCursor
      pages += 1
    }
    expect([pages, seen.length, new Set(seen).size]).toEqual([3, 70, 70])
    const wrong = await ana.send('GET', '/api/admin/tasks?cursor=abc')
    expect(wrong.body).toMatchObject({ code: 'crm.cursor-invalid' })
  })

  it('gives the dashboard five of today, what was called off last', async () => {
    const [first] = [await create({ title: 'cancelada', priority: 'high' })]
    await act(ana, first.id, 'cancel')
    for (const title of ['um', 'dois', 'tres']) await create({ title })
    const today = () => ana.ask<Page>('GET', '/api/admin/tasks/today')
    expect((await today()).items.map(({ title }) => title)).toEqual([
      'um',
      'dois',
      'tres',
      'cancelada',
    ])
    for (const title of ['quatro', 'cinco']) await create({ title })
    expect((await today()).items.map(({ title }) => title)).toEqual([
      ...['um', 'dois', 'tres', 'quatro', 'cinco'],
    ])
    expect(await today()).toMatchObject({ total: 6, today: '2026-11-22' })
  })
})

describe('rights', () => {
  it('end the moment they are taken away', async () => {
    const eva = await testOperator(app, ['support'])
    const { id } = await create()
    await act(eva, id, 'start')
    await app.owner.query(`UPDATE profiles SET papeis = '{finance}' WHERE id = $1`, [eva.userId])
    for (const answer of [
      await eva.send('POST', `/api/admin/tasks/${id}/complete`, {}),
      await eva.send('GET', '/api/admin/tasks'),
    ]) {
      expect([answer.status, answer.body]).toMatchObject([403, { code: 'access.right-missing' }])
    }
    expect(await find(ana, id)).toMatchObject({ status: 'pending', isRunning: true })
  })
})
