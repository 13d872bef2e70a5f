import { describe, expect, it } from 'vitest'
import { booksAfter } from '#corpus/world/books-after.ts'

const today = Temporal.PlainDate.from('2026-11-30')
const told = ['feira 96', 'táxi 22', 'padaria 14']
const after = (text: string) => booksAfter(today, [...told, text]).books.join('; ')

describe('several that stand there are put right in one message', () => {
  it.each([
    'feira 106 e padaria 12, falei errado as duas',
    'olhei as notinhas aqui: a da feira foi 106 e a da padaria 12, conserta pra mim',
    'arruma dois aí: padaria é 12, feira é 106',
    'a feira foi 106 em vez de 96, e na padaria foi 12 redondo',
    'corrige aí feira 106 padaria 12',
    'na verdade feira 106 e padaria 12',
    '106 na feira e 12 na padaria, tava errado',
    'errei dois valores: feira foi 106 e padaria 12',
  ])('%s', (text) => {
    expect(after(text)).toBe('-106 Feira; -12 Padaria; -22 Táxi')
  })

  it.each([
    // Some more, another day, and what does not stand there.
    ['na verdade gastei mais 20 na feira e 10 na padaria', '-10 Padaria; -14 Padaria'],
    ['vi o extrato, gastei 20 na feira e 5 na padaria de novo', '-14 Padaria; -20 Feira'],
    ['a feira foi 96 e a padaria 14, tá errado?', '-14 Padaria; -22 Táxi; -96 Feira'],
  ])('not %s', (text, part) => {
    expect(after(text)).toContain(part)
    expect(after(text)).toContain('-96 Feira')
  })
})
