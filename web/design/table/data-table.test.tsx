import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { openPage } from '#app/testing/open-page.tsx'
import type { Column, Sort } from '#design/table/column.ts'
import { DataTable } from '#design/table/data-table.tsx'

interface Person {
  id: string
  name: string
  score: number
}
const people: Person[] = [
  { id: 'a', name: 'Ana', score: 10 },
  { id: 'b', name: 'Beto', score: 20 },
  { id: 'c', name: 'Caio', score: 30 },
]
const columns: [Column<Person>, Column<Person>] = [
  { key: 'name', title: 'Nome', cell: ({ name }) => name, isSortable: true },
  { key: 'score', title: 'Pontos', cell: ({ score }) => score, isSortable: true, isNumber: true },
]

function Page({ onSort }: { onSort: (sort: Sort) => void }) {
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set())
  return (
    <>
      <DataTable
        label="Pessoas"
        rows={people}
        rowKey={({ id }) => id}
        rowName={({ name }) => name}
        columns={columns}
        href={({ id }) => `/pessoas/${id}`}
        sort={{ key: 'name', direction: 'asc' }}
        onSort={onSort}
        chosen={{ keys, onChange: setKeys }}
      />
      <output>{[...keys].toSorted().join()}</output>
    </>
  )
}

function open() {
  const onSort = vi.fn()
  openPage('/', [{ path: '/', element: <Page onSort={onSort} /> }])
  return { onSort }
}
const chosen = () => screen.getByRole('status').textContent

afterEach(() => vi.unstubAllGlobals())

describe('a data table', () => {
  it('is walked through by the arrows, and a row is chosen by x', async () => {
    open()
    screen.getByRole('link', { name: 'Ana' }).focus()
    await userEvent.keyboard('{ArrowDown}j')
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Caio' }))
    await userEvent.keyboard('x{ArrowDown}k')
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Beto' }))
    expect(chosen()).toBe('c')
  })

  it('chooses one, a range with Shift, all, and none again', async () => {
    open()
    const box = (name: string) => screen.getByRole('checkbox', { name: `Selecionar ${name}` })
    const all = screen.getByRole<HTMLInputElement>('checkbox', { name: /todos/ })
    const user = userEvent.setup()
    await user.click(box('Ana'))
    expect(all.indeterminate).toBe(true)
    await user.keyboard('{Shift>}')
    await user.click(box('Caio'))
    await user.keyboard('{/Shift}')
    expect(chosen()).toBe('a,b,c')
    expect(all.checked).toBe(true)
    await user.click(all)
    expect(chosen()).toBe('')
  })

  it('sorts by a title, and the other way when pressed again', async () => {
    const { onSort } = open()
    expect(screen.getByRole('columnheader', { name: 'Nome' }).getAttribute('aria-sort')).toBe(
      'ascending',
    )
    await userEvent.click(screen.getByRole('button', { name: 'Nome' }))
    await userEvent.click(screen.getByRole('button', { name: 'Pontos' }))
    expect(onSort.mock.calls).toEqual([
      [{ key: 'name', direction: 'desc' }],
      [{ key: 'score', direction: 'asc' }],
    ])
  })

  it('is cards on a phone, with the same links, boxes and orders', async () => {
    vi.stubGlobal('matchMedia', () => ({
      matches: true,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }))
    const { onSort } = open()
    const card = within(screen.getAllByRole('listitem')[1] as HTMLElement)
    expect(card.getByRole('link', { name: 'Beto' }).getAttribute('href')).toBe('/pessoas/b')
    expect(card.getByText('Pontos').nextSibling?.textContent).toBe('20')
    await userEvent.selectOptions(screen.getByLabelText('Ordenar por'), 'Pontos, decrescente')
    expect(onSort).toHaveBeenCalledWith({ key: 'score', direction: 'desc' })
    await userEvent.click(card.getByRole('checkbox'))
    expect(chosen()).toBe('b')
  })
})
