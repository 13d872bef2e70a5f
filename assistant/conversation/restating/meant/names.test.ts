import { describe, expect, it } from 'vitest'
import { booksAfter } from '#corpus/world/books-after.ts'

const today = Temporal.PlainDate.from('2026-11-30')
const after = (...said: string[]) => booksAfter(today, said).books

describe('another name, in whatever frame it is given', () => {
  it.each([
    'queria que ficasse "troca da resistência" e não eletricista',
    'troca da resistência é melhor que eletricista, muda aí',
    'no lugar de eletricista escreve troca da resistência pfv',
    'que apareça troca da resistência em vez de eletricista',
    'o nome tá ruim, põe troca da resistência',
    'eletricista não, põe troca da resistência',
    'esse eletricista era a troca da resistência, muda o nome',
    'edita a descrição do eletricista pra troca da resistência',
  ])('%s', (said) => {
    expect(after('paguei 90 pro eletricista', said)).toEqual(['-90 Troca da resistência'])
  })

  it.each([
    ['onde tá banca completa: banca do Zé'],
    ['sabe a banca? deixa como banca do Zé'],
    ['a banca de 22 era a banca do Zé, ajeita o nome'],
    ['na banca acrescenta do Zé'],
  ])('more to the name of an older one: %s', (said) => {
    expect(after('22 na banca', 'uber 15', 'pão 8', said)).toEqual([
      '-15 Uber',
      '-22 Banca do Zé',
      '-8 Pão',
    ])
  })

  it.each([
    ['o nome dela é Marlene, bota do lado'],
    ['bota Marlene nesse aluguel que tenho duas inquilinas'],
    ['faltou falar quem é. Marlene. coloca no nome'],
    ['escreve aí que foi dona Marlene que pagou'],
    ['dá pra pôr o nome dela? É Marlene'],
  ])('who it was, beside the name: %s', (said) => {
    const [book] = after('a inquilina pagou 500 de aluguel', said)
    expect(book).toMatch(/^\+500 Aluguel \((?:Dona )?Marlene\)$/i)
  })

  it.each([
    ['coloca feijão nessa lista'],
    ['bota gasolina no nome da lista'],
    ['o Raimundo do mercado é gente boa, põe fé'],
    ['anota que a manicure é a Carla'],
    ['deixa, quem pagou foi o Gui'],
    ['o nome dela é Carla e ela vende bolo'],
    ['eu chamo a moça do mercado de Bia'],
  ])('leaves what it does not speak of: %s', (said) => {
    expect(after('mercado 142', said)).toEqual(['-142 Mercado'])
  })
})
