import { describe, expect, it } from 'vitest'
import { filedAfter } from '#corpus/world/filed-after.ts'

const today = Temporal.PlainDate.from('2026-11-30')
const after = (...said: string[]) => filedAfter(today, said)
const rent = 'paguei a prestação, 3287,15'

describe('where an entry belongs, told beside a limit', () => {
  it.each([
    'é moradia. e põe limite de 600 pra lazer',
    'A prestação pertence a Moradia, por favor. Gostaria também de um limite de R$ 600 para Lazer.',
    'moradia essa. tb quero limite no lazer, 600',
    'limite de 600 no lazer, e a prestação é Moradia',
  ])('both are done: %s', (text) => {
    expect(after(rent, text)).toMatchObject({
      books: '3287.15 Prestação, Moradia',
      limits: 'Lazer 600',
    })
  })

  it.each([
    ['põe limite de 600 pra lazer', '3287.15 Prestação, Outros', 'Lazer 600'],
    ['moradia tá cara. põe limite de 600 pra lazer', '3287.15 Prestação, Outros', 'Lazer 600'],
    ['limite: moradia 900, lazer 600', '3287.15 Prestação, Outros', 'Moradia 900; Lazer 600'],
  ])('a limit alone files nothing: %s', (text, books, limits) => {
    expect(after(rent, text)).toMatchObject({ books, limits })
  })

  it.each(['a prestação é Moradia, tá? Obrigado, boa noite!', 'moradia, essa aí'])(
    'files it, whatever is said around it: %s',
    (text) => {
      expect(after(rent, text).books).toBe('3287.15 Prestação, Moradia')
    },
  )
})
