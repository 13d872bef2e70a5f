import { describe, expect, it } from 'vitest'
import { booksAfter } from '#corpus/world/books-after.ts'

const today = Temporal.PlainDate.from('2026-11-28')

const after = (said: readonly string[]) => booksAfter(today, said).books

const pupils = 'tenho 5 alunos, cada um paga 180 por mês'
const tenants = 'tenho 3 inquilinos, cada um paga 600 por mês'

describe('what each customer pays', () => {
  it.each([
    [pupils, 'O Pedro e a Júlia já pagaram', '+360 Pedro e Júlia'],
    [pupils, 'a Bia pagou a mensalidade', '+180 Bia'],
    [pupils, 'dois alunos pagaram ontem', '+360 Alunos'],
    [pupils, 'todos os alunos já pagaram', '+900 Alunos'],
    [tenants, 'o seu João pagou o aluguel hoje', '+600 João'],
  ])('comes for as many as are named: %s, %s', (each, text, want) => {
    expect(after([each, text])).toEqual([want])
    expect(after([each, 'obrigada', text])).toEqual([want])
  })

  it.each([
    [pupils, 'a Bia pagou a pizza'],
    [pupils, 'a Lia não pagou'],
    [pupils, 'a Lia vai me pagar amanhã'],
    [pupils, 'o Pedro já pagou?'],
    ['bom dia', 'O Pedro e a Júlia já pagaram'],
  ])('is not what came by %s, %s', (each, text) => expect(after([each, text])).toEqual([]))

  it.each([
    ['dei aula pra 4 alunos, cada um me pagou 50', '+200'],
    ['fiz a unha de 3 clientes, cada uma pagou 40', '+120'],
    ['atendi 5 pacientes e cada um pagou 150', '+750'],
  ])('is counted in %s', (text, want) => {
    expect(after([text]).map((one) => one.split(' ')[0])).toEqual([want])
  })
})
