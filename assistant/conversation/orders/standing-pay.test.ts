import { describe, expect, it } from 'vitest'
import { begin, take } from '#corpus/world/converse.ts'

const today = Temporal.PlainDate.from('2026-11-28')

function after(said: readonly string[]) {
  const conversation = begin({ today })
  let reply = ''
  for (const text of said) reply = take(conversation, text).replies.join('\n')
  const { entries, bills } = conversation.world
  const books = entries.map((one) => `${one.type} ${one.amountCents / 100} ${one.description}`)
  return { reply, books, bills }
}

describe('what comes in again and again', () => {
  it.each([
    'tenho 5 alunos, cada um paga 180 por mês',
    'meu inquilino paga 700 todo dia 5',
    'meu marido me dá 600 por semana pra casa',
    'mês que vem vou fazer faxina na dona Ana 3 vezes por semana, 170 cada',
  ])('is no bill by %s', (text) => {
    const { reply, books, bills } = after([text])
    expect([books, bills]).toEqual([[], []])
    expect(reply).toContain('Entrada fixa eu não repito sozinha')
  })

  it('is known by its sum when it comes', () => {
    const said = ['meu marido me dá 600 por semana pra casa', 'hoje ele deu os 600']
    expect(after(said).books).toEqual(['receita 600 Marido'])
  })
})

describe('what somebody sends to be paid', () => {
  it.each([
    'a escola mandou boleto de 480 pro dia 10',
    'o condomínio mandou a cobrança de 310',
    'a escola mandou o boleto, 480',
  ])('has not come in by %s', (text) => expect(after([text]).books).toEqual([]))

  it('is offered with its day', () => {
    const said = ['a escola mandou boleto de 480 pro dia 10', 'Me lembra']
    expect(after(said).bills).toMatchObject([{ amountCents: 48_000, name: 'Escola' }])
  })
})
