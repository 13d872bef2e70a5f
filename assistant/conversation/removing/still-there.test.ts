import { expect, it } from 'vitest'
import { booksAfter } from '#corpus/world/books-after.ts'

const today = Temporal.PlainDate.from('2026-11-26')
const after = (said: string) => booksAfter(today, said.split(' | ')).books.join('; ')

it.each([
  'recebi 300 do rafa | pão 8 | aquela entrada do rafa de 300 ainda tá aí? tira pfv',
  'mercado 50 | pão 8 | o mercado de 50 continua aí? apaga',
  'uber 22 | pão 8 | ainda tá o uber? pode tirar',
  'recarga 20 | pão 8 | esquece a recarga, n passou o cartao',
  'fone 80 | pão 8 | esquece o fone, a compra não passou',
  'tênis 200 | pão 8 | o tênis não deu certo, o cartão foi recusado',
  'lanche 30 | pão 8 | deixa o lanche pra lá, não passou',
  'recebi 200 | pão 8 | o 200 não é entrada, foi saque',
  'recebi 200 da caixa | pão 8 | os 200 foi saque, não é entrada',
  'recebi 400 do pix | pão 8 | esses 400 não é ganho, foi transferência da minha outra conta',
  'mercado 50 | pão 8 | apaga o mercado de 50',
  'recebi 300 do banco | pão 8 | esses 300 foi saque da poupança, não é entrada minha',
])('is taken out, and nothing else: %s', (said) => {
  expect(after(said)).toBe('-8 Pão')
})

it.each([
  ['mercado 50 | o mercado ainda tá aí?', '-50 Mercado'],
  ['tênis 200 | o cartão não passou, paguei no pix', '-200 Tênis'],
  ['recebi 200 da Ana | saquei 200 do banco', '+200 Ana'],
  ['pão 8 | o 200 não é entrada, foi saque', '-8 Pão'],
  ['esmalte 19,50 | apaga o esmalte de 6,50', '-19.5 Esmalte'],
  ['recebi 3200 do frete | apaga o frete de 2400', '+3200 Frete'],
  ['frutas 85 e peixe 30 | então tira esse caixa de 200', '-30 Peixe; -85 Frutas'],
  ['sacolão 40 | sacolão 44 | tá duas vezes o sacolão, o certo é o de 44', '-44 Sacolão'],
])('stays where it is only asked about, or another is meant: %s', (said, books) => {
  expect(after(said)).toBe(books)
})

it('is asked about where it came to another sum, and goes with a yes', () => {
  const said = ['esmalte 19,50', 'apaga o esmalte de 6,50']
  expect(booksAfter(today, said).reply).toBe('É este: Esmalte R$ 19,50?')
  expect(booksAfter(today, [...said, 'sim']).books).toEqual([])
})
