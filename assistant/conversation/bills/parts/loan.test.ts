import { describe, expect, it } from 'vitest'
import { begin, take } from '#corpus/world/converse.ts'

const today = Temporal.PlainDate.from('2026-11-25')

function after(...said: string[]) {
  const conversation = begin({ today })
  for (const text of said) take(conversation, text)
  const { bills, entries } = conversation.world
  return {
    entries: entries.map(({ type, amountCents }) => `${type} ${amountCents}`).join('; '),
    bills: bills
      .map((one) => `${one.amountCents} x${one.instalments} dia ${one.dueDay}`)
      .join('; '),
  }
}

describe('a loan', () => {
  it.each([
    'consegui um empréstimo de 800 com meu tio',
    'consegui 800 emprestado com meu tio',
    'arrumei um empréstimo de 800 com a minha irmã',
    'consegui empréstimo de 800 do meu tio',
    'peguei 800 emprestado com meu tio',
  ])('comes in: %s', (text) => {
    expect(after(text)).toEqual({ entries: 'receita 80000', bills: '' })
  })

  it.each([
    ['fiz um empréstimo em 12x de 450', ''],
    ['peguei um empréstimo em 12x de 450', ''],
    ['fiz um empréstimo de 5000 em 12x de 450', 'receita 500000'],
  ])('is paid in parts, of which none is paid today: %s', (text, entries) => {
    expect(after(text)).toEqual({ entries, bills: '' })
    expect(after(text, 'dia 10')).toEqual({ entries, bills: '45000 x12 dia 10' })
  })

  it.each([
    ['comprei a tv em 10x de 200', 'despesa 20000'],
    ['peguei o cartão da minha irmã emprestado e comprei a tv em 10x de 200', 'despesa 20000'],
    ['consegui um fogão por 300, comprei na hora', 'despesa 30000'],
    ['paguei o empréstimo 450', 'despesa 45000'],
  ])('is none in %s', (text, entries) => {
    expect(after(text).entries).toBe(entries)
  })
})
