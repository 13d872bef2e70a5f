import { describe, expect, it } from 'vitest'
import { booksAfter } from '#corpus/world/books-after.ts'

const today = Temporal.PlainDate.from('2026-11-30')
const after = (text: string) => booksAfter(today, [text])

describe('what was sold and is paid in part', () => {
  it.each([
    'vendi meu sofá por 600 mas só recebi 350 por enquanto',
    'sofá vendido por 600, já me deram 350',
    'recebi 350 do sofá que vendi por 600, falta o resto',
    'Vendi o sofá por R$ 600,00; até o momento a compradora me pagou R$ 350,00.',
    'o sofá saiu por seiscentos mas só caiu trezentos e cinquenta até agora',
    'a vizinha comprou meu sofá, fechamos em 600, ela já pagou 350',
  ])('is written with what came: %s', (text) => {
    const { books, reply } = after(text)
    expect(books).toEqual(['+350 Sofá'])
    expect(reply.replaceAll('\u00a0', ' ')).toContain('R$ 250,00')
  })

  it.each([
    ['vendi o sofá por 600 e paguei 50 de frete', 2],
    ['vendi um sofá por 600 e uma mesa por 350', 2],
    ['o sofá saiu por 600', 1],
  ])('is none of two things: %s', (text, count) => {
    expect(after(text).books.length).toBe(count)
  })
})
