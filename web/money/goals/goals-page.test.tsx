import type { Goal } from '@lya/contract/money/goals.ts'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { openProduct, setScreenWidth } from '#app/testing/open-product.tsx'
import { type FakeCall, type FakeRoutes, refuse } from '#connection/testing/fake-api.ts'
import { filledDialog } from '#design/later/testing/filled-dialog.ts'
import { pressTwice } from '#design/later/testing/press-twice.ts'
import GoalsPage from './goals-page.tsx'

const undoId = '0190aaaa-0000-7000-8000-0000000000ff'

function goal(name: string, change: Partial<Goal> = {}): Goal {
  return {
    id: `0190aaaa-0000-7000-8000-${name.length.toString().padStart(12, '0')}`,
    name,
    targetCents: 500_000,
    savedCents: 125_000,
    targetDate: null,
    percent: 25,
    isComplete: false,
    isActive: true,
    version: 3,
    createdAt: '2026-10-01T12:00:00Z',
    ...change,
  }
}

const trip = goal('Viagem')
const laptop = goal('Notebook novo', { savedCents: 650_000, percent: 130, isComplete: true })

function listOf(items: Goal[]) {
  return {
    items,
    total: items.length,
    completed: items.filter((one) => one.isComplete).length,
    overallPercent: 62.5,
    totalSavedCents: items.reduce((sum, one) => sum + one.savedCents, 0),
    totalTargetCents: items.reduce((sum, one) => sum + one.targetCents, 0),
  }
}

/** A list that the routes change, as the server's would. */
function open(items: Goal[], routes: FakeRoutes = {}, path = '/goals') {
  const store = { items }
  const page = openProduct(path, [{ path: '/goals', element: <GoalsPage /> }], {
    'GET /goals': () => ({ body: listOf(store.items) }),
    [`POST /undo/${undoId}`]: () => {
      store.items = items
      return { body: { undone: true } }
    },
    ...routes,
  })
  return { ...page, store }
}

const row = async (name: string) =>
  within((await screen.findByText(name)).closest('li') as HTMLElement)
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const dialog = filledDialog
const bar = async (name: string) => screen.findByRole('progressbar', { name })
/** What is to be read there, the spaces of amounts as plain ones. */
const textOf = (element: Element | null) => element?.textContent?.replaceAll('\u00a0', ' ') ?? ''

afterEach(() => setScreenWidth(1280))

describe('the list', () => {
  it('shows the cards, capped bars and what is complete in words', async () => {
    open([trip, laptop])
    expect(await screen.findByRole('heading', { name: 'Metas Financeiras' })).toBeTruthy()
    expect((await bar('Notebook novo')).getAttribute('aria-valuenow')).toBe('100')
    expect((await row('Notebook novo')).getByText('Concluída')).toBeTruthy()
    expect((await row('Notebook novo')).getByText('130,0%')).toBeTruthy()
    expect((await row('Viagem')).getByText('R$ 3.750,00')).toBeTruthy()
    const card = (name: string) => textOf(screen.getByRole('heading', { name }).closest('article'))
    expect(card('Total de Metas')).toContain('2')
    expect(card('Metas Concluídas')).toContain('1')
    expect(card('Progresso Geral')).toContain('62,5%')
    expect(card('Valor Total')).toContain('R$ 10.000,00')
  })

  it('shortens values above 999 on a phone, and says them in full to a screen reader', async () => {
    setScreenWidth(390)
    open([goal('Som', { targetCents: 99_900, savedCents: 99_950 }), trip])
    expect((await row('Viagem')).getByText('R$ 5.0k')).toBeTruthy()
    expect((await row('Viagem')).getByText('R$ 5.000,00')).toBeTruthy()
    expect((await row('Som')).getByText('R$ 999,00')).toBeTruthy()
    expect((await row('Som')).getByText('R$ 1.0k')).toBeTruthy()
  })

  it.each([
    [499_999, 500_000, 'R$ 4.999,99 de R$ 5.000,00'],
    [300_001, 300_000, 'R$ 3.000,01 de R$ 3.000,00'],
    [300_000, 300_000, 'R$ 3.0k de R$ 3.0k'],
    [1, 500_000, 'Faltam R$ 4.999,99'],
  ])('shows %i and %i centavos apart on a phone too', async (savedCents, targetCents, text) => {
    setScreenWidth(390)
    open([goal('Viagem', { savedCents, targetCents, isComplete: savedCents >= targetCents })])
    await bar('Viagem')
    const shown = document.body.cloneNode(true) as HTMLElement
    for (const heard of shown.querySelectorAll('.lya-hidden')) heard.remove()
    expect(textOf(shown.querySelector('main li'))).toContain(text)
    const [saved, target] = text.split(' de ')
    if (!target) return
    const card = within(shown).getByText('Valor Total').closest('article')
    expect(textOf(card)).toContain(target)
    expect(textOf(card)).toContain(`${saved} já guardados`)
  })

  it('says when there is nothing, and opens the form from there', async () => {
    open([])
    expect(await screen.findByText('Nenhuma meta ainda')).toBeTruthy()
    await press('Criar primeira meta')
    expect(await dialog('Nova Meta')).toBeTruthy()
  })

  it('opens the form when the address asks for it', async () => {
    open([trip], {}, '/goals?novo=1')
    expect(await dialog('Nova Meta')).toBeTruthy()
  })

  it.each([
    [400, 'platform.input-invalid', 'Erro ao carregar metas'],
    [500, 'platform.unexpected', 'Erro inesperado ao carregar metas'],
  ])('names its failure (%i) and tries again', async (status, code, text) => {
    let isBroken = true
    open([], {
      'GET /goals': () => (isBroken ? refuse(status, code) : { body: listOf([trip]) }),
    })
    expect(await screen.findByText(text)).toBeTruthy()
    isBroken = false
    await press('Tentar novamente')
    expect(await screen.findByText('Viagem')).toBeTruthy()
  })
})

describe('changes', () => {
  it('creates a goal and undoes it', async () => {
    const page = open([trip], {
      'POST /goals': ({ body }: FakeCall) => {
        const created = goal('Reserva', { ...(body as object), savedCents: 0, percent: 0 })
        page.store.items = [created, trip]
        return { status: 201, body: { goal: created, undoId } }
      },
    })
    await press('Nova Meta')
    const form = await dialog('Nova Meta')
    await userEvent.click(form.getByRole('button', { name: 'Salvar' }))
    expect(form.getByText('Nome é obrigatório')).toBeTruthy()
    expect(form.getByText('Valor é obrigatório')).toBeTruthy()
    await userEvent.type(form.getByRole('textbox', { name: /^Nome/ }), ' Reserva ')
    await userEvent.type(form.getByRole('textbox', { name: /^Valor da meta/ }), '10.000')
    await userEvent.click(form.getByRole('button', { name: 'Salvar' }))
    expect(await screen.findByText('Meta criada!')).toBeTruthy()
    expect(await screen.findByText('Reserva')).toBeTruthy()
    const { body } = page.calls.find((call) => call.method === 'POST') as FakeCall
    expect(body).toMatchObject({
      name: 'Reserva',
      targetCents: 1_000_000,
      savedCents: 0,
      targetDate: null,
    })
    await press('Desfazer')
    await waitFor(() => expect(screen.queryByText('Reserva')).toBeNull())
  })

  it.each([
    [() => refuse(409, 'goals.id-used'), 'Erro ao criar meta'],
    [() => refuse(500, 'platform.unexpected'), 'Erro inesperado ao criar meta'],
    [() => Promise.reject(new TypeError('offline')), 'Erro inesperado ao criar meta'],
  ])('keeps what was typed when creating fails', async (answer, text) => {
    open([], { 'POST /goals': answer })
    await press('Nova Meta')
    const form = await dialog('Nova Meta')
    const name = form.getByRole('textbox', { name: /^Nome/ }) as HTMLInputElement
    await userEvent.type(name, 'Reserva')
    await userEvent.type(form.getByRole('textbox', { name: /^Valor da meta/ }), '100')
    await userEvent.click(form.getByRole('button', { name: 'Salvar' }))
    expect(await screen.findByText(text)).toBeTruthy()
    expect(name.value).toBe('Reserva')
    await waitFor(() => expect(screen.getByText('Nenhuma meta ainda')).toBeTruthy())
  })

  it('creates one goal by two quick presses, and may be pressed again once it failed', async () => {
    const answers = [
      refuse(500, 'platform.unexpected'),
      { status: 201, body: { goal: trip, undoId } },
    ]
    const page = open([], {
      'POST /goals': () => answers.shift() ?? refuse(409, 'goals.id-used'),
    })
    const creations = () => page.calls.filter(({ method }) => method === 'POST')
    await press('Nova Meta')
    const form = await dialog('Nova Meta')
    await userEvent.type(form.getByRole('textbox', { name: /^Nome/ }), 'Viagem')
    await userEvent.type(form.getByRole('textbox', { name: /^Valor da meta/ }), '100')
    pressTwice(form.getByRole('button', { name: 'Salvar' }))
    expect(await screen.findByText('Erro inesperado ao criar meta')).toBeTruthy()
    expect(creations()).toHaveLength(1)
    const save = form.getByRole<HTMLButtonElement>('button', { name: 'Salvar' })
    await waitFor(() => expect(save.disabled).toBe(false))
    pressTwice(save)
    expect(await screen.findByText('Meta criada!')).toBeTruthy()
    expect(creations()).toHaveLength(2)
    expect(screen.getAllByText('Desfazer')).toHaveLength(1)
  })

  it('adds a value once, with the same id at the second try', async () => {
    let tries = 0
    const page = open([trip], {
      [`POST /goals/${trip.id}/deposits`]: () => {
        tries += 1
        if (tries === 1) return refuse(503, 'platform.unavailable')
        const after = { ...trip, savedCents: 500_000, percent: 100, isComplete: true }
        page.store.items = [after]
        return { body: { goal: after, undoId } }
      },
    })
    await press('Adicionar valor: Viagem')
    const form = await dialog('Adicionar valor')
    await userEvent.click(form.getByRole('button', { name: 'Adicionar' }))
    expect(form.getByText('Valor é obrigatório')).toBeTruthy()
    await userEvent.type(form.getByRole('textbox', { name: /^Valor/ }), '3750')
    await userEvent.click(form.getByRole('button', { name: 'Adicionar' }))
    expect(await screen.findByText('Erro inesperado ao atualizar meta')).toBeTruthy()
    await userEvent.click(form.getByRole('button', { name: 'Adicionar' }))
    expect(await screen.findByText('Meta atualizada!')).toBeTruthy()
    expect(await screen.findByText('Concluída')).toBeTruthy()
    const sent = page.calls.filter((call) => call.path.endsWith('/deposits'))
    const ids = sent.map((call) => (call.body as { depositId: string }).depositId)
    expect(ids).toHaveLength(2)
    expect(ids[0]).toBe(ids[1])
  })

  it('deletes after asking, and brings it back when the server refuses', async () => {
    open([trip], { [`DELETE /goals/${trip.id}`]: () => refuse(500, 'platform.unexpected') })
    await press('Excluir Viagem')
    const question = await dialog('Tem certeza que deseja excluir esta meta?')
    await userEvent.click(question.getByRole('button', { name: 'Excluir' }))
    expect(await screen.findByText('Erro inesperado ao excluir meta')).toBeTruthy()
    expect(await bar('Viagem')).toBeTruthy()
  })

  it('shows both versions of a goal that changed elsewhere, and saves the chosen one', async () => {
    const stored = { ...trip, name: 'Viagem ao Chile', version: 4 }
    const page = open([trip], {
      [`PATCH /goals/${trip.id}`]: ({ body }: FakeCall) => {
        const { version, name } = body as { version: number; name: string }
        if (version === 3) {
          return refuse(409, 'goals.stale', { yours: { ...trip, name }, stored })
        }
        const saved = { ...trip, name, version: 5 }
        page.store.items = [saved]
        return { body: { goal: saved, undoId } }
      },
    })
    await press('Editar Viagem')
    const form = await dialog('Editar Meta')
    await userEvent.clear(form.getByRole('textbox', { name: /^Nome/ }))
    await userEvent.type(form.getByRole('textbox', { name: /^Nome/ }), 'Viagem a Lisboa')
    await userEvent.click(form.getByRole('button', { name: 'Salvar' }))
    expect(await dialog('Essa meta mudou em outra tela')).toBeTruthy()
    const now = screen.getByRole('region', { name: 'Como está agora' })
    expect(textOf(now)).toContain('Viagem ao Chile')
    // The edit stands in no field by now, and would be lost all the same.
    await userEvent.keyboard('{Escape}')
    await dialog('Descartar o que você preencheu?')
    await press('Continuar editando')
    await press('Salvar a minha edição')
    expect(await screen.findByText('Meta atualizada!')).toBeTruthy()
    expect(await bar('Viagem a Lisboa')).toBeTruthy()
  })
})
