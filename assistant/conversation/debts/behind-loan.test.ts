import { expect, it } from 'vitest'
import { booksAfter } from '#corpus/world/books-after.ts'

const today = Temporal.PlainDate.from('2026-11-26')
const lent = 'emprestei 300 pro meu primo'
const borrowed = 'peguei 500 emprestado com a Lúcia'

function after(...said: readonly string[]): string[] {
  return booksAfter(today, said).books
}

function left(...said: readonly string[]): string {
  return booksAfter(today, said).reply.split('\n')[0] ?? ''
}

it('calls what came back by who gave it, part by part', () => {
  const said = [lent, 'ele devolveu 100', 'ele devolveu mais 50']
  expect(after(...said)).toEqual([
    '+100 Devolução do meu primo',
    '+50 Devolução do meu primo',
    '-300 Empréstimo pro meu primo',
  ])
  expect(left(...said, 'quem me deve?')).toContain('R$ 150,00 (Devolução do meu primo)')
})

it('adds what is lent to the same person to what they owe', () => {
  expect(after(lent, 'emprestei mais 200')).toEqual([
    '-200 Empréstimo pro meu primo',
    '-300 Empréstimo pro meu primo',
  ])
  expect(left(lent, 'emprestei mais 200', 'quem me deve?')).toContain('R$ 500,00 (Devolução')
  const also = ['emprestei 80 pra vizinha', 'emprestei outros 40 pra ela', 'quem me deve?']
  expect(left(...also)).toContain('R$ 120,00 (Devolução da vizinha)')
})

it.each([
  [lent, 'ele não vai pagar mais', 'primo'],
  ['emprestei 120 pra Bia', 'ela disse que não vai devolver', 'Bia'],
])('waits no more for what will never come: %s, %s', (first, text, who) => {
  expect(left(first, text)).toContain('não conto mais com')
  expect(after(first, text)).toEqual(after(first))
  expect(left(first, text, 'quem me deve?')).not.toContain(who)
})

it.each(['não foi emprestado, foi dado', 'nao foi emprestimo, foi presente', 'não emprestei, dei'])(
  'makes a present of a loan: %s',
  (text) => {
    expect(after(lent, text)).toEqual(['-300 Presente pro meu primo'])
    expect(left(lent, text, 'quem me deve?')).not.toContain('primo')
  },
)

it('calls what is given back by who lent it, and takes it off', () => {
  expect(after(borrowed, 'paguei 200 pra ela')).toEqual(['+500 Lúcia', '-200 Lúcia'])
  const owing = left(borrowed, 'paguei 200 pra ela', 'quanto eu devo?')
  expect(owing).toContain('ainda deve R$ 300,00 (Lúcia)')
})

it('takes off what need not be given back', () => {
  expect(after(borrowed, 'ela perdoou 100')).toEqual(['+500 Lúcia'])
  expect(left(borrowed, 'ela perdoou 100', 'quanto eu devo?')).toContain('R$ 400,00 (Lúcia)')
})

it('leaves what is told behind something else', () => {
  expect(after('mercado 300', 'ele devolveu 100')).toEqual(['+100 Entrada', '-300 Mercado'])
  expect(left(lent, 'mercado 40', 'ele não vai pagar mais')).not.toContain('não conto mais')
})
