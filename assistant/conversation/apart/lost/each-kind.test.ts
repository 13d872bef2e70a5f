import { describe, expect, it } from 'vitest'
import { booksAfter } from '#corpus/world/books-after.ts'

const today = Temporal.PlainDate.from('2026-11-30')
const after = (said: string) => booksAfter(today, said.split(' | '))

it('puts into a goal what was taken for an entry, and makes one beside a bill', () => {
  const put = after('meta obra 5000 | caiu 620 do bico. 200 foram pra obra. feira 38')
  expect(put.books).toEqual(['+620 Bico', '-38 Feira'])
  expect(put.reply).toContain('Guardei R$ 200,00 em Obra')
  const made = after('cria uma meta moto de 9.000. ah e a internet é 95 todo dia 14')
  expect(made.bills).toEqual(['Internet 95 14/12'])
  expect(made.reply).toContain('Meta criada: Moto, R$ 9.000,00')
})

it('puts into a goal what is told behind it without its name', () => {
  const { books, reply } = after('quero juntar 1.800 até julho pra Bahia, e hoje guardei 90')
  expect(books).toEqual([])
  expect(reply).toContain('já com R$ 90,00')
})

describe('what came and what went of it are both written', () => {
  it.each([
    ['fiz 210 de corrida, 60 foi de gasolina, sobrou 150', '+210 Corrida', '-60 Gasolina'],
    ['meu pai me deu 150 pra ajudar na luz, e rachei a água com o Léo, minha parte deu 38'],
  ])('%s', (told, ...books) => {
    const after2 = after(told).books
    expect(after2).toHaveLength(2)
    for (const one of books) expect(after2).toContain(one)
  })

  it('takes off what was kept back of the pay', () => {
    expect(after('recebi 500, descontaram 50, ficou 450').books).toEqual(['+450 Entrada'])
  })
})

it('keeps a bill and answers what is asked behind it', () => {
  const { bills, reply } = after('feira 64 | luz 97 todo dia 8, e quanto já gastei esse mês?')
  expect(bills).toEqual(['Luz 97 08/12'])
  expect(reply).toContain('R$ 64,00')
})

it('writes the half of a price that came, and waits for the rest', () => {
  const { books, reply } = after('o frete é 1.300, metade recebi hoje, o resto quinta')
  expect(books).toEqual(['+650 Frete'])
  expect(reply).toContain('R$ 650,00 em 03/12')
})
