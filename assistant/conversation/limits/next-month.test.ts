import { expect, it } from 'vitest'
import { begin, take } from '#corpus/world/converse.ts'

/** The limits that stand there when all of it was said. */
function limits(day: string, ...said: string[]) {
  const conversation = begin({ today: Temporal.PlainDate.from(day) })
  for (const text of said) take(conversation, text)
  const { budgets } = conversation.world
  return budgets.map(({ month, plannedCents }) => `${month} ${plannedCents / 100}`).toSorted()
}

const monthly = 'quero deixar no máximo 400 por mês com uber e metrô'

it('offers the next month where this one is nearly over', () => {
  expect(limits('2026-11-27', monthly, 'sim')).toEqual(['2026-11 400', '2026-12 400'])
  expect(limits('2026-11-27', monthly, 'não')).toEqual(['2026-11 400'])
  expect(limits('2026-11-27', monthly, 'mercado 30')).toEqual(['2026-11 400'])
  for (const yes of [
    'Pode deixar o mesmo em dezembro, sim, obrigada',
    'sim, mantém',
    'pode deixar em dezembro também',
    'o mesmo em dezembro',
  ]) {
    expect(limits('2026-11-27', monthly, yes)).toEqual(['2026-11 400', '2026-12 400'])
  }
  expect(limits('2026-11-27', monthly, 'não precisa deixar o mesmo em dezembro')).toEqual([
    '2026-11 400',
  ])
  expect(limits('2026-12-29', monthly, 'sim')).toEqual(['2026-12 400', '2027-01 400'])
})

it.each([
  'Deixa sim, todo mês',
  'sim, em dezembro também',
  'sim, todos os meses',
  'deixa, por favor',
  'pode deixar. e gastei 50 no mercado',
  'claro, todo mês! e hoje gastei 62 no japonês',
])('hears a yes in %s', (yes) => {
  expect(limits('2026-11-27', monthly, yes)).toEqual(['2026-11 400', '2026-12 400'])
})

it.each(['deixa assim', 'deixa pra lá', 'não, deixa só novembro', 'não, todo mês não'])(
  'hears none in %s',
  (no) => {
    expect(limits('2026-11-27', monthly, no)).toEqual(['2026-11 400'])
  },
)

it.each(['sim, mas em dezembro 500', 'não, em dezembro põe 500', 'pode ser 500'])(
  'takes another sum: %s',
  (text) => {
    expect(limits('2026-11-27', monthly, text)).toEqual(['2026-11 400', '2026-12 500'])
  },
)

it('is taken over later, by its name', () => {
  const again = 'coloca o limite da farmácia em dezembro também'
  expect(limits('2026-11-10', 'põe 200 de farmácia por mês', 'mercado 40', again)).toEqual([
    '2026-11 200',
    '2026-12 200',
  ])
  const told = ['limite mercado 600', 'gastei 30 no mercado']
  const text = 'Deixe o orçamento de mercado igual em dezembro.'
  expect(limits('2026-11-10', ...told, text)).toEqual(['2026-11 600', '2026-12 600'])
})

it('does not where the month is young, or is named', () => {
  expect(limits('2026-11-10', monthly, 'sim')).toEqual(['2026-11 400'])
  const named = 'limite de lazer 300 em novembro'
  expect(limits('2026-11-27', named, 'sim')).toEqual(['2026-11 300'])
})

it('hears what is not to be passed', () => {
  const told = 'n posso passar de 300 em compras por mês, se passar me xinga'
  expect(limits('2026-11-10', told)).toEqual(['2026-11 300'])
})
