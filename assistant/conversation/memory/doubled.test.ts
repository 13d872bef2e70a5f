import { describe, expect, it } from 'vitest'
import { booksAfter } from '#corpus/world/books-after.ts'

const today = Temporal.PlainDate.from('2026-11-30')

function after(said: string) {
  return booksAfter(today, said.split(' | '))
}

describe('what stands there twice, and happened once', () => {
  it.each([
    ['feira 96 | pão 7 | feira 96 | a feira tá repetida, foi uma vez só', '-7 Pão; -96 Feira'],
    ['feira 96 | feira 96 | acho que mandei a feira duas vezes sem querer', '-96 Feira'],
    ['feira 96 | feira 96 | pão 7 | só teve uma feira, você botou duas', '-7 Pão; -96 Feira'],
    ['feira 96 | feira 96 | lancei a feira de novo, deixa só uma', '-96 Feira'],
    ['feira 96 | feira 96 | a feira de 96 tá em dobro, pode retirar uma?', '-96 Feira'],
  ])('%s', (said, expected) => {
    expect(after(said).books.join('; ')).toBe(expected)
  })

  it.each([
    // Two that differ, one more thing, a question, and what did happen twice.
    ['uber 18 | uber 22 | o uber tá repetido, fui uma vez só', '-18 Uber; -22 Uber'],
    ['feira 96 | feira 96 | foi só uma compra de pão, 12', '-12 Pão; -96 Feira; -96 Feira'],
    ['feira 96 | feira 96 | a feira tá repetida?', '-96 Feira; -96 Feira'],
    ['feira 96 | feira 96 | é isso mesmo, fui duas vezes', '-96 Feira; -96 Feira'],
  ])('%s', (said, expected) => {
    expect(after(said).books.join('; ')).toBe(expected)
  })
})
