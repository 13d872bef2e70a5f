import { expect, it } from 'vitest'
import { booksAfter } from '#corpus/world/books-after.ts'

const today = Temporal.PlainDate.from('2026-11-26')
const sold = 'hoje vendi 35 açaí a 15 reais'
const taken = 'seu Raimundo levou 2 açaí fiado, me paga sábado'

it.each([
  [sold, taken, 'seu raimundo pagou', '+30 Açaí'],
  ['vendi 35 açaí a 15 reais', 'dona Maria levou 3 açaí fiado', 'a Maria pagou', '+45 Açaí'],
  ['vendi 20 marmitas a 18', 'o Beto pegou 4 marmitas fiado', 'o Beto pagou', '+72 Marmitas'],
  ['vendi 3 bolos a 12', 'a Cris pegou 2 e paga amanhã', 'a cris pagou', '+24 Bolos'],
  ['vendi 3 bolos a 12', 'a Cris pegou 2 fiado', 'a cris pagou', '+24 Bolos'],
  ['vendi 3 bolos a 12', 'a Cris levou mais 2, paga sexta', 'a cris pagou', '+24 Bolos'],
  ['vendi 10 tortas a 8', 'a Carla levou 2 tortas fiado', 'a carla pagou', '+16 Tortas'],
])('%s, %s: so many at that price', (first, second, third, entry) => {
  expect(booksAfter(today, [first, second]).books).toHaveLength(1)
  expect(booksAfter(today, [first, second, third]).books).toContain(entry)
})

it('names no sum where no price is known', () => {
  expect(booksAfter(today, [taken]).reply).not.toContain('R$ 2,00')
})

it.each([
  ['a Cris pegou 24 e paga amanhã', 'R$ 24,00'],
  ['a Cris pegou 10 reais e paga amanhã', 'R$ 10,00'],
])('leaves a sum of money alone, behind what was sold: %s', (text, sum) => {
  expect(booksAfter(today, ['vendi 3 bolos a 12', text]).reply).toContain(sum)
})

it.each([
  ['dona Neide levou 35 fiado', 'R$ 35,00'],
  ['dona Neide levou 28 reais de linha fiado', 'R$ 28,00'],
  ['dona Neide pegou 12 fiado', 'R$ 12,00'],
  ['a Rose levou 4 panos de prato a 15 fiado', 'R$ 60,00'],
])('leaves the sums of others alone: %s', (text, sum) => {
  expect(booksAfter(today, [text]).reply).toContain(sum)
})

it('hears what they came to, before and after it is paid', () => {
  const cameTo = (reais: number) => `os 2 açaí do seu raimundo deu ${reais} reais`
  const paid = 'seu raimundo pagou'
  expect(booksAfter(today, [sold, taken, cameTo(28)]).books).toEqual(['+525 Açaí'])
  expect(booksAfter(today, [sold, taken, cameTo(28), paid]).books).toContain('+28 Açaí')
  expect(booksAfter(today, [sold, taken, paid, cameTo(28)]).books).toContain('+28 Açaí')
  expect(booksAfter(today, [sold, taken, paid, cameTo(30)]).books).toContain('+30 Açaí')
})

it('takes nothing else for it', () => {
  const { books } = booksAfter(today, [sold, taken, 'mercado deu 80'])
  expect(books).toContain('-80 Mercado')
})
