import { describe, expect, it } from 'vitest'
import { booksAfter } from '#corpus/world/books-after.ts'

const today = Temporal.PlainDate.from('2026-11-30')
const kept = ['Luz 140 08/12', 'Telefone 60 14/12']

describe('several bills in one message', () => {
  it.each([
    'anota minhas contas: luz 140 dia 8, telefone 60 dia 14',
    'tenho duas conta fixa, 140 de luz no 8, 60 do telefone no 14',
    'bota nas contas do mês a luz de 140 dia 8 e o telefone 60 dia 14',
    'pago todo mês 140 de luz dia oito e 60 do telefone dia quatorze',
    'dia 8 pago 140 de luz e dia 14 vem o telefone de 60, isso é todo mês',
    'me lembra das contas do mês por favor? a luz é 140 e vence dia 8, e o telefone, que é 60, cai no dia 14',
    'queria que você me lembrasse todo mês da luz (dia 8, 140) e também do telefone, que debita 60 no dia 14',
    'contas de todo mês. luz (140) vence 8, telefone (60) vence 14',
  ])('are kept: %s', (text) => {
    const told = booksAfter(today, [text])
    expect(told.bills).toEqual(kept)
    expect(told.books).toEqual([])
  })

  it('may come to 99, which is no ride', () => {
    const said = ['todo mês: internet de 99 no dia 8 e celular de 60 no dia 14']
    expect(booksAfter(today, said).bills).toEqual(['Celular 60 14/12', 'Internet 99 08/12'])
  })

  it('are asked about where they are only called so', () => {
    const said = ['agora os boletos: luz 140 dia 8, telefone 60 dia 14 e a renner 90 dia 15']
    expect(booksAfter(today, said)).toMatchObject({ books: [], bills: [] })
    const told = booksAfter(today, [...said, 'não, nem paguei ainda, é todo mês'])
    expect(told.bills).toEqual([...kept.slice(0, 1), 'Renner 90 15/12', ...kept.slice(1)])
  })

  it('are entries where they were paid', () => {
    const told = booksAfter(today, ['paguei as contas do mês: luz 140 dia 8, telefone 60 dia 14'])
    expect(told.books).toEqual(['-140 Luz', '-60 Telefone'])
    expect(told.bills).toEqual([])
  })
})
