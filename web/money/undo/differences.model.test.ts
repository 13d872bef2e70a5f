import { expect, it } from 'vitest'
import { differencesOf } from '#money/undo/differences.model.ts'

const names: Record<string, string> = { food: 'Alimentação', home: 'Moradia' }
const nameOf = (id: string) => names[id]
const lunch = {
  id: '1',
  description: 'Almoço',
  amountCents: 3_200,
  categoryId: 'food',
  category: 'Alimentação',
  version: 3,
}
const said = (data: unknown) =>
  differencesOf(data, nameOf).map(({ name, now, before }) =>
    [name, now, before].join(' | ').replaceAll('\u00a0', ' '),
  )

it('names what differs alone, the category of an undo by its id', () => {
  const yours = { ...lunch, amountCents: 3_000, categoryId: 'home', version: 1 }
  expect(said({ stored: lunch, yours })).toEqual([
    'Valor | R$ 32,00 | R$ 30,00',
    'Categoria | Alimentação | Moradia',
  ])
  expect(said({ stored: lunch, yours: { ...lunch, categoryId: null } })).toEqual([
    'Categoria | Alimentação | Sem categoria',
  ])
})

it('knows the fields of a bill, of a goal and of a budget', () => {
  const bill = { id: '2', name: 'Luz', endDate: null, isActive: false, nextDate: '2026-11-10' }
  expect(said({ stored: bill, yours: { ...bill, endDate: '2027-01-10', isActive: true } })).toEqual(
    ['Até | Nada | 10/01/2027', 'Ativo | Não | Sim'],
  )
  const goal = { id: '3', name: 'Viagem', savedCents: 100, targetDate: null }
  expect(said({ stored: goal, yours: { ...goal, savedCents: 0, name: 'Férias' } })).toEqual([
    'Nome | Viagem | Férias',
    'Já guardado | R$ 1,00 | R$ 0,00',
  ])
  const budget = { id: '4', category: 'Moradia', plannedCents: 900 }
  expect(said({ stored: budget, yours: { ...budget, plannedCents: 800 } })).toEqual([
    'Planejado | R$ 9,00 | R$ 8,00',
  ])
})

it('names each of many that were changed together', () => {
  const cinema = { ...lunch, id: '5', description: 'Cinema' }
  expect(
    said({
      stored: [lunch, cinema],
      yours: [
        { id: '5', categoryId: 'home' },
        { id: '1', categoryId: 'home' },
      ],
    }),
  ).toEqual(['Almoço | Alimentação | Moradia', 'Cinema | Alimentação | Moradia'])
})

it.each([undefined, null, {}, { yours: null, stored: null }, { yours: {}, stored: null }])(
  'has nothing to compare in %j',
  (data) => expect(said(data)).toEqual([]),
)
