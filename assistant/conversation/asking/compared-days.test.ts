import { describe, expect, it } from 'vitest'
import { begin, take } from '#corpus/world/converse.ts'

const today = Temporal.PlainDate.from('2026-11-25')

const asked = (text: string) => take(begin({ today }), text).turn.state.asked

const thisWeek = { from: '2026-11-22', to: '2026-11-25' }
const lastWeek = { from: '2026-11-15', to: '2026-11-21' }

describe('days that are held against each other', () => {
  it.each([
    'gastei mais essa semana ou semana passada',
    'gastei menos essa semana que na outra?',
    'tô gastando mais que semana passada?',
    'essa semana foi pior que a passada?',
  ])('are two weeks in %s', (text) => {
    expect(asked(text)).toMatchObject({ view: 'compared', ...thisWeek, against: lastWeek })
  })

  it.each([
    'gastei mais esse mês ou no passado?',
    'esse mês tá pior que o anterior?',
    'gastei mais esse mês do que no passado?',
    'como foi esse mês em relação ao anterior',
  ])('are this month and the one before in %s', (text) => {
    const query = asked(text)
    expect(query).toMatchObject({ view: 'compared', metric: 'spent', categoryId: null })
    expect(query).not.toHaveProperty('words')
    expect(query).not.toHaveProperty('against')
  })

  it('are today and yesterday', () => {
    const day = '2026-11-25'
    const before = { from: '2026-11-24', to: '2026-11-24' }
    const want = { view: 'compared', from: day, to: day, against: before }
    expect(asked('gastei mais hoje ou ontem?')).toMatchObject(want)
  })
})

describe('what is asked behind the heading of a month', () => {
  it.each([
    ['fechamento do mês: qual foi minha maior categoria', 'spent', undefined],
    ['fechamento de novembro, quanto gastei de mercado?', 'spent', undefined],
    ['fechamento do mês', 'balance', 'overview'],
    ['resumo do mês, por favor', 'list', 'overview'],
  ])('is what is asked: %s', (text, metric, view) => {
    const query = asked(text)
    expect([query?.metric, query?.view]).toEqual([metric, view])
  })
})
