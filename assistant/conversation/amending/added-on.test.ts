import { describe, expect, it } from 'vitest'
import { booksAfter } from '#corpus/world/books-after.ts'

const today = Temporal.PlainDate.from('2026-11-30')
const after = (...said: string[]) => booksAfter(today, said)

describe('what is taken off an entry', () => {
  it.each([
    'tira 10 da feira',
    'desconta 10 da feira',
    'tira 10 reais da feira que a Ana pagou',
    'diminui 10 da feira pfv',
  ])('leaves the rest of it: %s', (text) => {
    expect(after('feira 60', 'padaria 8', text).books).toEqual(['-50 Feira', '-8 Padaria'])
  })

  it('strikes the one that has that sum', () => {
    expect(after('feira 60', 'feira 10', 'tira 10 da feira').books).toEqual(['-60 Feira'])
    expect(after('feira 60', 'tira os 60 da feira').books).toEqual([])
  })

  it('leaves the entry where a goal bears the name', () => {
    const said = ['meta viagem 600', 'guardei 100 na viagem', 'pedágio da viagem 30']
    expect(after(...said, 'tira 10 da viagem').books).toEqual(['-30 Pedágio da viagem'])
  })
})
