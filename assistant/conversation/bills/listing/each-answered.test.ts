import { describe, expect, it } from 'vitest'
import { booksAfter } from '#corpus/world/books-after.ts'

const today = Temporal.PlainDate.from('2026-11-30')
const due = 'a luz veio 118 vence dia 10 e a água 64 vence dia 12'
const plain = 'escola 480 dia 5 e luz 260 dia 15'
const [luz, agua] = ['Luz 118 10/12 x1', 'Água 64 12/12 x1']

describe('an answer to a list of bills', () => {
  it.each([
    'a água é todo mês, a luz só essa',
    'só a água é mensal',
    'a luz não, só essa. a água é todo mês',
    'água todo mês, luz não',
  ])('keeps each as it is told: %s', (answer) => {
    const { books, bills } = booksAfter(today, [due, answer])
    expect([books, bills]).toEqual([[], [luz, 'Água 64 12/12']])
  })

  it.each(['quero sim, das duas', 'só essas de dezembro', 'não é todo mês, é só dessa vez'])(
    'keeps all of them for this once: %s',
    (answer) => {
      expect(booksAfter(today, [due, answer]).bills).toEqual([luz, agua])
    },
  )

  it.each(['a luz já paguei, a água ainda não', 'quitei a luz hoje, a água é só dia 12'])(
    'writes the one that is paid and asks of the other: %s',
    (answer) => {
      const { books, bills, reply } = booksAfter(today, [due, answer])
      expect([books, bills]).toEqual([['-118 Luz'], []])
      expect(reply).toContain('Para pagar:\n• Água: R$ 64,00, 12/12')
      expect(booksAfter(today, [due, answer, 'sim']).bills).toEqual([agua])
    },
  )

  it('takes the sum and the day that are told with it', () => {
    const answer = 'A luz não paguei ainda, vence dia 16. A escola já paguei hoje, 490.'
    const { books, bills } = booksAfter(today, [plain, answer, 'sim'])
    expect([books, bills]).toEqual([['-490 Escola'], ['Luz 260 16/12 x1']])
  })

  it('writes nothing twice', () => {
    const told = ['paguei 550 do aluguel dia 8', 'aluguel 550 dia 10 e fatura 340 dia 12']
    const { books } = booksAfter(today, [...told, 'o aluguel já paguei, a fatura ainda não'])
    expect(books).toEqual(['-550 Aluguel'])
  })

  it('leaves out what another pays', () => {
    const { books, bills } = booksAfter(today, [plain, 'a escola todo mês, a luz minha irmã paga'])
    expect([books, bills]).toEqual([[], ['Escola 480 05/12']])
  })

  it('goes on with what is told behind it', () => {
    const answer = 'a luz já paguei, a água não, e comprei pão 8'
    expect(booksAfter(today, [due, answer]).books).toEqual(['-118 Luz', '-8 Pão'])
    expect(booksAfter(today, [due, answer, 'sim']).bills).toEqual([agua])
    const asked = 'a luz já paguei, a água não. quanto gastei hoje?'
    expect(booksAfter(today, [due, asked]).reply).toContain('Você gastou R$ 118,00 hoje')
  })

  it.each([
    'só um café hoje, 5 reais',
    'só quero saber quanto gastei esse mês',
    'não precisa, é só dessa vez',
    'comprei água 5 reais',
  ])('is none, and keeps nothing: %s', (answer) => {
    expect(booksAfter(today, [due, answer]).bills).toEqual([])
  })
})

it('agrees to two that were offered one after the other, and goes on', () => {
  const offered = ['fatura 340 vence dia 10', 'net 35 vence dia 12']
  const { books, bills } = booksAfter(today, [
    ...offered,
    'quero sim, das duas. e comprei pão por 8',
  ])
  expect([books, bills]).toEqual([['-8 Pão'], ['Fatura 340 10/12 x1', 'Net 35 12/12 x1']])
})
