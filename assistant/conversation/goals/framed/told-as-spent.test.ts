import { describe, expect, it } from 'vitest'
import { begin, take } from '#corpus/world/converse.ts'

function after(...said: string[]) {
  const conversation = begin({ today: Temporal.PlainDate.from('2026-11-30') })
  for (const text of said) take(conversation, text)
  const { entries, goals } = conversation.world
  return {
    books: entries.map(({ description, amountCents }) => `${description} ${amountCents / 100}`),
    goals: goals.map(({ name, savedCents, targetCents }) => {
      return `${name} ${savedCents / 100}/${targetCents / 100}`
    }),
  }
}

describe('a goal that was written as two expenses', () => {
  const told = 'viagem pra bahia: 5000, guardado: 800'

  it.each([
    'é uma meta: 5000 é o preço da viagem e 800 já guardei',
    'calma, não paguei nada disso. Quero juntar 5.000 pra viagem pra Bahia e já tenho 800',
    'os 800 eu já tenho guardado, os 5000 é quanto a viagem vai custar, bota como meta',
  ])('takes their place: %s', (text) => {
    expect(after(told, text)).toEqual({ books: [], goals: ['Viagem pra bahia 800/5000'] })
  })

  it.each([
    'não é meta, paguei 5000 e 800 era do hotel',
    '5000 foi a viagem e 800 já tá guardado na meta',
    'é uma meta?',
  ])('is none: %s', (text) => {
    expect(after(told, text).goals).toEqual([])
  })
})

describe('what is put by of what is left', () => {
  const told = ['meta carro 20000', 'recebi 1500 do salário', 'aluguel 700']
  const books = ['Salário 1500', 'Aluguel 700']

  it.each([
    'boa, sobrou 800! já guardei 200 no carro',
    'ficam 800 então. separei 200 disso pro carro',
    '1500 - 700 dá 800, e 200 já pus no carro',
    'dos 800 que sobraram botei 200 no carro',
  ])('goes into the goal alone: %s', (text) => {
    const now = after(...told, text)
    expect(now.goals).toEqual(['Carro 200/20000'])
    expect(now.books.toSorted()).toEqual(books.toSorted())
  })

  it('is none where it was spent', () => {
    const text = 'sobrou 800, 200 botei no carro de gasolina'
    expect(after(...told, text).goals).toEqual(['Carro 0/20000'])
  })

  it('leaves an entry that is told with it', () => {
    expect(after(...told, 'aluguel 700 e coloca 200 no carro').books).toHaveLength(3)
  })
})
