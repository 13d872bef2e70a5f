import { describe, expect, it } from 'vitest'
import { booksAfter } from '#corpus/world/books-after.ts'

const today = Temporal.PlainDate.from('2026-11-30')
const told = ['netflix 55 todo dia 8', 'streaming 55 todo dia 8']
const [netflix, streaming] = ['Netflix 55 08/12', 'Streaming 55 08/12']

describe('a bill that stands there twice', () => {
  it.each([
    'streaming e netflix é a mesma coisa, tira o streaming',
    'o streaming é a netflix, apaga ele e deixa a netflix',
    'tá repetido, netflix e streaming são a mesma conta, fica só netflix',
    'exclui o streaming que é a própria netflix',
    'Streaming e Netflix são o mesmo. Por favor, remova o primeiro e mantenha a Netflix.',
    'pode apagar o streaming? é o mesmo da netflix, tá em duplicidade',
  ])('goes by the name that is to go, or to stay: %s', (text) => {
    expect(booksAfter(today, [...told, text]).bills).toEqual([netflix])
  })

  it.each([
    'netflix e streaming são a mesma coisa?',
    'netflix e streaming não são a mesma conta, deixa as duas',
    'fica repetido todo mês netflix e streaming né, deixa',
    'deixa a netflix no mesmo valor do streaming',
    'a netflix é a minha conta mais cara, deixa o streaming',
  ])('stays: %s', (text) => {
    expect(booksAfter(today, [...told, text]).bills).toEqual([netflix, streaming])
  })

  it('is no expense of that name', () => {
    const text = 'netflix e streaming são a mesma coisa, apaga a netflix'
    const all = [...told, 'paguei 55 da netflix', 'paguei 55 do streaming', text]
    expect(booksAfter(today, all).bills).toHaveLength(2)
  })
})
