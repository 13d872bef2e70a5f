import { describe, expect, it } from 'vitest'
import { booksAfter } from '#corpus/world/books-after.ts'
import { begin, take } from '#corpus/world/converse.ts'

const today = Temporal.PlainDate.from('2026-11-30')
const after = (said: string) => booksAfter(today, said.split(' | ')).books.join('; ')

describe('two that stand there are spoken of at once', () => {
  it.each([
    ['feira 96 e pastel 9 | 96 foi o pastel e a feira 9', '-96 Pastel; -9 Feira'],
    ['feira 96 e pastel 9 | é o contrário, feira 9, pastel 96', '-96 Pastel; -9 Feira'],
    ['feira 96 | dos 96, 30 foi uma panela. separa: feira 66 e panela 30', '-66 Feira; -30 Panela'],
    ['feira 96 | essa feira tinha 30 de panela junto, divide aí', '-66 Feira; -30 Panela'],
    ['feira 96 | na verdade foram 66 de feira e 30 de panela', '-66 Feira; -30 Panela'],
    ['feira 96 | pastel 9 | os 96 já era com o pastel, tira ele', '-96 Feira'],
    ['feira 96 | pastel 9 | exclui o pastel porque a feira de 96 já incluía ele', '-96 Feira'],
    ['uber 18 | na volta foi o mesmo tanto, dezoito reais', '-18 Uber; -18 Uber'],
    ['feira 96 | ainda não fiz essa compra, só amanhã. pode retirar', ''],
  ])('%s', (said, expected) => {
    expect(after(said).split('; ').toSorted()).toEqual(expected.split('; ').toSorted())
  })

  it.each([
    ['feira 96 e pastel 9 | hoje feira 9 e pastel 12', 4],
    ['feira 96 | separa 30 pra pagar a luz', 1],
    ['feira 96 | na verdade comprei também uma panela de 30', 2],
    ['feira 96 | tem uma panela de 30 no shopping que eu quero', 1],
    ['feira 96 | pastel 9 | não precisa do pastel, já tem pão na feira', 2],
    ['uber 18 | me dá 18 de volta', 1],
    ['feira 96 | ainda não fui lá, tira uma dúvida', 1],
  ])('not %s', (said, count) => {
    expect(after(said).split('; ')).toContain(
      '-96 Feira'.repeat(Number(said.startsWith('feira'))) || '-18 Uber',
    )
    expect(after(said).split('; ').length).toBeLessThanOrEqual(count)
  })
})

describe('the day of both', () => {
  const days = (said: string) => {
    const talk = begin({ today })
    for (const one of said.split(' | ')) take(talk, one)
    return talk.world.entries.map(({ date }) => String(date).slice(8)).join(' ')
  }

  it.each([
    'os dois foram ontem',
    'essas duas compras eu fiz foi ontem',
    'tanto a feira quanto o pastel foram ontem',
    'foi tudo ontem viu',
    'ontem os dois',
    'coloca ontem nos dois',
  ])('%s', (said) => {
    expect(days(`feira 96 | pastel 9 | ${said}`)).toBe('29 29')
  })

  it.each([
    'os dois foram caros ontem',
    'as duas fecharam ontem',
    'ontem gastei tudo que tinha',
    'minha mãe me pagou os dois ontem',
    'os dois meninos foram ontem',
  ])('not %s', (said) => {
    expect(days(`feira 96 | pastel 9 | ${said}`)).toBe('30 30')
  })
})
