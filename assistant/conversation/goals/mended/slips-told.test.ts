import { describe, expect, it } from 'vitest'
import { booksAfter } from '#corpus/world/books-after.ts'

const today = Temporal.PlainDate.from('2026-11-30')
const before = ['meta obra 6000', 'guardei 500 na obra']
const replyTo = (...said: string[]) => {
  const { books, reply } = booksAfter(today, [...before, ...said])
  expect(books).toEqual([])
  return reply.replaceAll('\u00a0', ' ')
}

describe('a deposit, and what became of it', () => {
  it.each(['ih, só consegui guardar 400 na obra', 'opa só deu pra pôr 400 na obra, muda aí'])(
    'is mended where only so much could be put in: %s',
    (text) => {
      expect(replyTo(text, 'quanto tem na obra?')).toContain('R$ 400,00')
    },
  )

  it.each(['mexi na obra, saiu 150 de lá', 'precisei de 150 e peguei da meta da obra'])(
    'is less by what is taken: %s',
    (text) => {
      expect(replyTo(text)).toContain('R$ 350,00')
    },
  )

  it.each(['e pra obra ainda tenho que guardar quanto?', 'quanto que ainda tá faltando pra obra?'])(
    'leaves so much to be saved: %s',
    (text) => {
      expect(replyTo(text)).toContain('R$ 5.500,00')
    },
  )
})
