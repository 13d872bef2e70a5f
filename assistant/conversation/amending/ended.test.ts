import { describe, expect, it } from 'vitest'
import { begin, take } from '#corpus/world/converse.ts'

const today = Temporal.PlainDate.from('2026-11-26')

function standing(said: readonly string[]): string {
  const conversation = begin({ today })
  for (const text of said) take(conversation, text)
  const { bills, entries } = conversation.world
  const names = [...bills, ...entries.map(({ description }) => ({ name: description }))]
  return names.map(({ name }) => name).join(', ')
}

describe('a bill that is cancelled', () => {
  it.each([
    ['cancela a academia', 'Academia'],
    ['encerramos a academia', 'Academia'],
    ['cancelei a academia, não pago mais', 'Academia'],
    ['não vou mais pagar a academia', 'Academia'],
    ['a academia cancelei mês passado', 'Academia'],
    ['cancelei a academia ontem', 'Academia'],
    // One sum of it, one month, or a question.
    ['cancela esse gasto da academia', 'Academia'],
    ['não vou pagar mais a academia esse mês', 'Academia, Academia'],
    ['vou cancelar a academia?', 'Academia, Academia'],
    ['cancelei o pagamento da academia esse mês', 'Academia, Academia'],
    ['não pago mais a academia esse mês', 'Academia, Academia'],
  ])('is no more, and what was paid for it stays: %s', (text, left) => {
    expect(standing(['academia 89 todo dia 5', 'paguei a academia', text])).toBe(left)
  })

  it('is neither of two that bear its name, nor the entry that does', () => {
    const two = ['luz da casa 98 todo dia 12', 'luz da loja 230 todo dia 22']
    const paid = [...two, 'paguei a luz da loja']
    expect(standing([...paid, 'cancela a luz'])).toBe(standing(paid))
  })

  it('is an entry where there is no such bill', () => {
    expect(standing(['gastei 50 na netflix', 'cancela a netflix'])).toBe('')
  })

  it.each([
    'spotify cancelei mês passado',
    'a academia cancelei',
    'cancelei a netflix',
    'não pago mais a academia',
    'cancelei meu plano de saúde',
  ])('is said to stand nowhere, and its price is not asked for: %s', (text) => {
    const { replies } = take(begin({ today }), text)
    expect(replies).toEqual([expect.stringMatching(/^Essa conta não está em Pagamentos/)])
  })

  it('is the one that is named, and not the one that was kept last', () => {
    const said = ['natação 99 todo dia 12', 'netflix 45 todo dia 20']
    const text = 'larguei a natação kkk nem ia mesmo, apaga essa conta'
    expect(standing([...said, text])).toBe('Netflix')
  })
})
