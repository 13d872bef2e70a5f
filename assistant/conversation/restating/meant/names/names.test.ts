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
    'não gostei do nome. resistência do chuveiro',
    'em vez de eletricista era pra ter colocado resistência do chuveiro',
    'esses 90 eu quero que fique como resistência do chuveiro',
    'tira eletricista e põe resistência do chuveiro',
    'o certo seria outro: queria ver resistência do chuveiro em vez do cara',
    'escreve resistência do chuveiro nesse gasto de 90',
    'poderia alterar eletricista para resistência do chuveiro?',
  ])('told, and not put: %s', (said) => {
    expect(after('paguei 90 pro eletricista', said)).toEqual(['-90 Resistência do chuveiro'])
  })

  it.each([
    'aquela banca é banca do Zé',
    'banca não, banca do Zé',
    'põe banca do Zé naquele de 22',
    'ficou banca, mas eu quero banca do Zé',
  ])('its own name and more: %s', (said) => {
    expect(after('22 na banca', 'uber 15', 'pão 8', said)).toContain('-22 Banca do Zé')
  })

  it('its own name and what it is of', () => {
    expect(after('22 na banca', 'pão 8', 'a banca lá era de jornal, completa o nome')).toEqual([
      '-22 Banca de jornal',
      '-8 Pão',
    ])
  })

  it('of a goal that was spoken of last, or of what is named', () => {
    expect(after('pão 5', 'meta viagem 3000', 'chama Férias e praia')).toEqual(['-5 Pão'])
    expect(after('pão 5', 'meta viagem 3000', 'o pão chama pão de queijo')).toEqual([
      '-5 Pão de queijo',
    ])
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
    ['minha mãe chama mercado de venda kkk'],
    ['o mercado era de bairro e fechou, muda tudo nessa vida'],
    ['a feira é melhor que o mercado'],
    ['o certo é gastar menos no mercado'],
    ['eu chamo a moça do mercado de Bia'],
  ])('leaves what it does not speak of: %s', (said) => {
    expect(after('mercado 142', said)).toEqual(['-142 Mercado'])
  })
})
