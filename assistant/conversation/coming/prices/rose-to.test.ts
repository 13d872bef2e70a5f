import { describe, expect, it } from 'vitest'
import { begin, take } from '#corpus/world/converse.ts'

const today = Temporal.PlainDate.from('2026-11-28')

function after(...said: string[]) {
  const conversation = begin({ today })
  for (const text of said) take(conversation, text)
  return conversation.world
}

describe('what a bill comes to that stands nowhere yet', () => {
  it.each([
    ['o condomínio aumentou de 310 para 335', 'Paguei o condomínio', 33_500],
    ['Plano de saúde subiu de 480 pra 532', 'paguei o plano de saúde', 53_200],
    ['a internet era 99, agora é 109,90', 'paguei', 10_990],
  ])('is written once it is paid: %s, %s', (first, second, amountCents) => {
    expect(after(first)).toMatchObject({ entries: [], bills: [] })
    expect(after(first, second).entries).toMatchObject([{ type: 'despesa', amountCents }])
  })

  it('is kept every month, on the day that is told', () => {
    const { bills } = after('Plano de saúde subiu de 480 pra 532', 'dia 10')
    expect(bills).toMatchObject([{ amountCents: 53_200, dueDay: 10 }])
    expect(bills[0]).not.toHaveProperty('instalments', 1)
  })

  it.each([
    'a gasolina subiu de 5,89 pra 6,19',
    'meu salário subiu de 2000 para 2300',
    'o pão subiu de 8 pra 10',
  ])('is none in %s', (text) => {
    expect(after(text, 'dia 10')).toMatchObject({ entries: [], bills: [] })
  })
})
