import { describe, expect, it } from 'vitest'
import { begin, take } from '#corpus/world/converse.ts'

const today = Temporal.PlainDate.from('2026-11-30')
const bills = ['luz 120 todo dia 8', 'água 60 todo dia 10']

function paidBy(...said: string[]): string[] {
  const conversation = begin({ today })
  for (const text of said) take(conversation, text)
  const { entries } = conversation.world
  return entries.map(({ date, description }) => `${description} ${date.slice(5)}`).toSorted()
}

describe('bills that are told as paid, without a sum', () => {
  it.each([
    'luz e água pagas',
    'luz e água quitadas hoje',
    'realizei o pagamento da luz e da água',
    'paguei tanto a luz como a água',
    'passei no banco e quitei as duas, água e luz',
    'as duas contas já foram pagas',
    'consegui pagar a luz e a água hoje, ufa',
    'pode dar baixa nas duas contas',
  ])('are paid both: %s', (text) => {
    expect(paidBy(...bills, text)).toEqual(['Luz 11-30', 'Água 11-30'])
  })

  it.each([
    'paguei ontem a luz, nem esperei vencer',
    'a luz foi paga ontem, antes do dia 8',
    'fiz o pagamento da luz ontem, antes do vencimento',
    'luz tá paga desde ontem',
  ])('are paid on the day that is told: %s', (text) => {
    expect(paidBy(...bills, text)).toEqual(['Luz 11-29'])
  })

  it.each([
    'a luz paguei, a água não',
    'paguei a luz da praia',
    'paguei a luz e o mercado',
    'luz paga pela minha mãe',
    'vê pra mim se a luz já foi paga',
    'a luz vai ser paga amanhã',
    'paguei as duas contas da minha irmã',
  ])('are not where it is another, or not so: %s', (text) => {
    expect(paidBy(...bills, text)).toEqual([])
  })
})
