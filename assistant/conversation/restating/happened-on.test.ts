import { expect, it } from 'vitest'
import { begin, take } from '#corpus/world/converse.ts'

const today = Temporal.PlainDate.from('2026-11-28')

function after(...said: readonly string[]) {
  const conversation = begin({ today })
  const replies = said.map((text) => take(conversation, text).replies.join(' '))
  const entries = conversation.world.entries.map(({ description, type, amountCents, date }) => {
    return `${type === 'receita' ? '+' : '-'} ${description} ${amountCents / 100} ${date}`
  })
  return { entries, said: replies.at(-1) ?? '' }
}

it.each([
  ['Recebi o 13º 9.225', 'O 13º caiu na quarta, dia 25', '+ 13º 9225 2026-11-25'],
  ['recebi o aluguel da casa 900', 'o aluguel entrou ontem', '+ Aluguel da casa 900 2026-11-27'],
  ['paguei 2.700 em IPTU', 'O IPTU foi pago em 10/10', '- IPTU 2700 2026-10-10'],
  ['paguei 2.700 em IPTU', 'O IPTU eu paguei em outubro, dia 10', '- IPTU 2700 2026-10-10'],
  ['eu paguei os 2.700 em outubro', 'O IPTU de 2.700 eu paguei dia 10', '- Gasto 2700 2026-11-10'],
  [
    'paguei 2.700 em IPTU',
    'O lançamento IPTU de 2.700 é de 10/10/2026, não de hoje',
    '- IPTU 2700 2026-10-10',
  ],
])('of %j the day alone is mended by %j', (told, text, entry) => {
  expect(after(told, text).entries).toEqual([entry])
})

it('says so where it stands on that day already', () => {
  const { entries } = after(
    'recebi o 13º, 1ª parcela, 900 na quarta',
    'o 13º caiu na quarta, dia 25',
  )
  expect(entries).toHaveLength(1)
})

it.each([
  ['recebi 500 do frete', 'o frete caiu na quarta 600', 2],
  ['recebi 500 do frete', 'o salário caiu ontem', 1],
  ['recebi 500 do frete', 'o frete caiu na quarta?', 1],
])('of %j nothing is mended by %j', (told, text, count) => {
  const { entries } = after(told, text)
  expect(entries).toHaveLength(count)
  expect(entries).toContain('+ Frete 500 2026-11-28')
})

it.each([
  ['Recebi o 13º, primeira parcela, 9.225 na quarta', '+ 13º 9225 2026-11-25'],
  ['paguei a luz, 90 na quarta', '- Luz 90 2026-11-25'],
  ['paguei 2.700 do IPTU em outubro', '- IPTU 2700 2026-10-28'],
  ['em outubro, dia 10, paguei 200 de luz', '- Luz 200 2026-10-10'],
])('%j is of that day, and nothing is left of it', (text, entry) => {
  const held = after(text)
  expect(held.entries).toEqual([entry])
  expect(held.said).not.toMatch(/resto|faltam/)
})

it('a month that is told of what the writer paid is none of what came', () => {
  const text = 'meu sócio me mandou 1.350 da parte dele do IPTU, eu paguei os 2.700 em outubro'
  expect(after(text).entries).toEqual([
    expect.stringMatching(/^\+ .* 1350 2026-11-28$/),
    '- Gasto 2700 2026-10-28',
  ])
})
