import { expect, it } from 'vitest'
import { begin, take } from '#corpus/world/converse.ts'

const today = Temporal.PlainDate.from('2026-11-26')

function held(text: string) {
  const conversation = begin({ today })
  const said = take(conversation, text).replies[0] ?? ''
  return { ...conversation.world, said: said.replaceAll('\u00a0', ' ') }
}

it.each([
  ['meu pai mandou 300 e 100 é da minha irma', 20_000, 'R$ 300,00 − R$ 100,00'],
  ['minha tia mandou 150 e 50 é do meu primo', 10_000, 'R$ 150,00 − R$ 50,00'],
  ['a pensão de 700 caiu, mas 150 são da minha irmã', 55_000, 'R$ 700,00 − R$ 150,00'],
  ['recebi 800 da faxina, 200 é da minha sócia', 60_000, 'R$ 800,00 − R$ 200,00'],
  ['minha vó mandou 300, 100 é pro meu irmão', 20_000, 'R$ 300,00 − R$ 100,00'],
  ['recebi 1200 e 300 é do ajudante', 90_000, 'R$ 1.200,00 − R$ 300,00'],
])('leaves out what is another’s of %s, and says so', (text, amountCents, sum) => {
  const { entries, said } = held(text)
  expect(entries).toMatchObject([{ type: 'receita', amountCents }])
  expect(said).toContain(sum)
})

it.each([
  ['minha mae mandou 200 e 80 é pro remedio da vó', 20_000, 'os R$ 80,00'],
  ['minha mãe mandou 150 mas 100 é pro dentista', 15_000, 'os R$ 100,00'],
])('writes all that came of %s, and says what is for something', (text, amountCents, part) => {
  const { entries, said } = held(text)
  expect(entries).toMatchObject([{ type: 'receita', amountCents }])
  expect(said).toContain(`Entrou tudo: ${part}`)
})

it.each([
  ['recebi 500 do João e 100 de gorjeta', 2],
  ['minha mãe mandou 200', 1],
])('keeps %s as it is told', (text, count) => {
  const { entries, said } = held(text)
  expect(entries).toHaveLength(count)
  expect(said).not.toMatch(/Entrou tudo|Fiz a conta/)
})
