import { describe, expect, it } from 'vitest'
import { begin, take } from '#corpus/world/converse.ts'

const today = Temporal.PlainDate.from('2026-11-20')

function answerTo(text: string): string {
  const conversation = begin({ today })
  take(conversation, 'café 20 e gasolina 150')
  return take(conversation, text).replies.join('\n').replace(/\s/g, ' ')
}

describe('a question about the own money that nobody understands', () => {
  it.each([
    'e o nome da que ficou?',
    'por que a gasolina subiu?',
    'o que é freelance',
    'oq e outros',
    'quem é que me deve dinheiro',
    'quanto eu tenho pra receber dos fiado',
  ])('is never told to be no matter of hers: %s', (text) => {
    expect(answerTo(text)).not.toMatch(/não sei: o meu assunto|não entendo, só|foge do que/)
  })

  it('is answered where it asks whether something stands there', () => {
    const told = answerTo('Ué, e o café, a gasolina e o remédio? Anotou?')
    expect(told).toContain('Café, R$ 20,00')
    expect(told).toContain('Gasolina, R$ 150,00')
    expect(answerTo('você anotou o uber?')).toContain('Não achei nada com “uber”')
  })

  it('is told from any other', () => {
    expect(answerTo('qual a capital da França?')).toMatch(/meu assunto|só das suas contas|foge/)
  })
})
