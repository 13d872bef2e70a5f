import { describe, expect, it } from 'vitest'
import { begin, take } from '#corpus/world/converse.ts'

const today = Temporal.PlainDate.from('2026-11-27')

function after(...said: string[]): { bills: string; reply: string } {
  const conversation = begin({ today })
  let reply = ''
  for (const text of said) reply = take(conversation, text).replies.join('\n')
  const bills = conversation.world.bills
    .map(({ name, amountCents, dueDay }) => `${name} ${amountCents} ${dueDay}`)
    .join('; ')
  return { bills, reply }
}

describe('a bill that is told once more', () => {
  it.each([
    ['aluguel 1500 todo dia 31', 'aluguel vence todo dia 10, 1.600', 'Aluguel 160000 10'],
    ['internet 100 todo dia 15', 'internet vence todo dia 20, 120', 'Internet 12000 20'],
    ['internet 100 todo dia 15', 'muda a internet pra 120 todo dia 20', 'Internet 12000 20'],
    ['gás 120 todo dia 5', 'o gás é todo mês dia 8, 130 reais', 'Gás 13000 8'],
    ['faculdade 800 todo dia 5', 'a faculdade agora é 850 todo dia 12', 'Faculdade 85000 12'],
    ['condomínio 380 todo dia 10', 'condomínio 410 todo dia 10', 'Condomínio 41000 10'],
    ['internet 100 todo dia 15', 'internet 120 todo mês', 'Internet 12000 15'],
    [
      'internet 100 todo dia 15',
      'cria as contas: condomínio 380 todo dia 10; internet 109,90 todo dia 15',
      'Internet 10990 15; Condomínio 38000 10',
    ],
  ])('is changed: %s, %s', (first, second, expected) => {
    const { bills, reply } = after(first, second)
    expect(bills).toBe(expected)
    expect(reply).toContain('Antes era')
  })

  it('is as it was before by one undo', () => {
    const { bills } = after(
      'aluguel 1500 todo dia 31',
      'aluguel vence todo dia 10, 1.600',
      'desfaz',
    )
    expect(bills).toBe('Aluguel 150000 31')
  })

  it.each([
    ['pago 89,90 de academia todo dia 5', 'pago 99,90 de academia todo dia 8', '9990 8'],
    ['netflix 44,90 todo dia 8', 'me lembra da netflix todo dia 12, 44,90', '4490 12'],
    ['luz 180 todo dia 10', 'todo dia 14 tem a luz, 190 reais', '19000 14'],
    ['escola 640 todo dia 7', 'mensalidade da escola 700 todo mês dia 10', '70000 10'],
    ['internet 100 todo dia 15', 'e a internet, 110 no dia 20', '11000 20'],
  ])('is asked about where another may be meant: %s, %s', (first, second, changed) => {
    const asked = after(first, second)
    expect(asked.reply).toContain('em Pagamentos. Mudo para')
    expect(asked.bills).toBe(after(first).bills)
    expect(after(first, second, 'não').bills).toBe(after(first).bills)
    const { bills } = after(first, second, 'sim')
    expect(bills.split('; ')).toEqual([expect.stringContaining(changed)])
  })

  it.each(['netflix 44,90 todo dia 8', 'netflix 44,90 por mês', 'aluguel 900 todo dia 31'])(
    'is kept once where nothing is new: %s',
    (text) => expect(after(text, text).bills).toBe(after(text).bills),
  )
})

describe('another bill', () => {
  it.each([
    ['aluguel 1500 todo dia 31', 'aluguel da loja 900 todo dia 10'],
    ['aluguel 1500 todo dia 31', 'tenho outro aluguel, 900 todo dia 10'],
    ['aluguel 1500 todo dia 31', 'e mais um aluguel de 700 todo dia 12'],
    ['escola do Theo 640 todo dia 7', 'escola da Lara 500 todo dia 7'],
    ['inter 100 todo dia 15', 'internet vence todo dia 20, 120'],
    ['sofá 900 em 3x', 'sofá 200 todo dia 9'],
    ['seguro do carro 1200 todo ano dia 10', 'seguro do carro 150 todo mês dia 10'],
  ])('stays its own: %s, %s', (first, second) => {
    const { bills } = after(first, second)
    expect(bills.split('; ')).toEqual([after(first).bills, expect.anything()])
  })
})
