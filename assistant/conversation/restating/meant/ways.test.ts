import { describe, expect, it } from 'vitest'
import { booksAfter } from '#corpus/world/books-after.ts'

const today = Temporal.PlainDate.from('2026-11-30')
const after = (...said: string[]) => booksAfter(today, said).books

describe('the other way round', () => {
  it.each([
    'me expressei mal. quem pagou fui eu: 70 pro Beto',
    'inverte isso aí, o dinheiro saiu. passei 70 pro Beto',
    'recebi nada, quem dera... eu é que dei os 70 pra ele',
    'trocado! quem recebeu foi o Beto',
    'não recebi, paguei',
    'é o inverso',
    'saiu, não entrou',
    'eu paguei ele',
    'não foi ele, fui eu',
    'não entrou, saiu: paguei o Beto',
    'o Beto que recebeu de mim',
    'troca aí, é gasto. Paguei o Beto, ele não me deu nem um centavo',
    'anotou errado, saiu 70 pro Beto',
  ])('%s', (said) => {
    expect(after('recebi 70 do Beto', said)).toEqual(['-70 Beto'])
  })

  it.each([
    ['paguei 70 pro Beto', ['+70 Beto', '-70 Beto']],
    ['quem pagou o jantar fui eu, 70', ['+70 Beto', '-70 Jantar']],
    ['o Beto saiu do meu trabalho', ['+70 Beto']],
    ['domingo não gastei nada', ['+70 Beto']],
  ])('is not told by %s', (said, books) => {
    expect(after('recebi 70 do Beto', said)).toEqual(books)
  })
})

describe('the way that was asked for', () => {
  it.each([
    ['esclarecendo: esses 80 eu recebi da Rita. é entrada', '+80 Rita'],
    ['é dinheiro que entrou, ela me deu 80', '+80 Rita'],
    ['ela que me deu', '+80 Rita'],
    ['ela me deu, não gastei', '+80 Rita'],
    ['não recebi, paguei', '-80 Rita'],
    ['ela que pagou', '+80 Rita'],
    ['entrou 80, quem pagou foi a Rita. Não é gasto', '+80 Rita'],
    ['foi gasto, paguei à Rita que faz a faxina', '-80 Faxina (Rita)'],
  ])('is answered by what is told of it: %s', (said, book) => {
    expect(after('pão 9', '80 da Rita', said)).toEqual([book, '-9 Pão'].toSorted())
  })

  it('is not by another thing of that sum', () => {
    expect(after('80 rita', 'paguei 80 de luz')).toEqual(['-80 Luz'])
  })
})
