import { expect, it } from 'vitest'
import { answer } from '#conversation/answer.ts'
import type { ConversationState } from '#conversation/state.ts'
import { understand } from '#conversation/understand.ts'
import type { BinaryModel } from '#opinion/binary.ts'

const today = Temporal.PlainDate.from('2026-09-16')
const categories = [{ id: 'food', name: 'Alimentação', type: 'despesa' as const }]

/** What is written where every bare number is as likely money as that. */
function take(text: string, numbers?: BinaryModel, state: ConversationState = {}) {
  const own = { categories, learned: [], state, ...(numbers ? { numbers } : {}) }
  const turn = understand({ text, today, ...own })
  const created = turn.effects.flatMap((one) =>
    one.kind === 'create-transactions' ? one.transactions : [],
  )
  const said = answer(turn, [])
  return { turn, said, amounts: created.map(({ amountCents }) => amountCents) }
}

const text = 'pizza 30 reais e zibela 18'

it('takes a number that is surely no money for none, where another sum is told', () => {
  expect(take(text, () => 1).amounts).toEqual([3000, 1800])
  expect(take(text, () => 0.01).amounts).toEqual([3000])
  expect(take('gastei 18 na zibela', () => 0.01).amounts).toEqual([1800])
})

it('asks before it writes one that may be none, and a yes writes the rest', () => {
  const { turn, amounts, said } = take(text, () => 0.2)
  expect(turn).toMatchObject({ intent: 'clarify', rule: 'opinion.number' })
  expect(amounts).toEqual([])
  expect(said.replies[0]?.text).toContain('R$\u00a030,00')
  expect(take('sim', () => 0.2, said.state).amounts).toEqual([3000])
})

it('leaves alone what is named as money, and what explains another sum', () => {
  expect(take('gastei 30 reais na pizza e 18 reais no uber', () => 0).amounts).toEqual([3000, 1800])
  expect(take('tênis 120 com cupom de 15', () => 0.2).amounts).toEqual([10_500])
})

it('has learned what stands beside prices', () => {
  expect(take('Compra aprovada PANVEL FILIAL 212 R$ 67,40').amounts).not.toContain(21_200)
  expect(take('pão 12 leite 8 ovo 22').amounts).toEqual([1200, 800, 2200])
})

it('loses none of a list in which each is a thing and its price', () => {
  const list = 'Paguei a farmácia 186,40, a luz 97,15 e o plano funerário 45.'
  const doubted = doubting(3)
  expect(take(list, doubted).amounts).toEqual([18_640, 9715, 4500])
  expect(take(list).amounts).toEqual([18_640, 9715, 4500])
})

it.each([
  ['o borracheiro cobrou 35, almocei no posto 30', [3500, 3000]],
  ['30 do frete das caixas e 45 de caixinha', [3000, 4500]],
])('loses none of what was paid one after the other: %s', (told, amounts) => {
  expect(take(told, doubting(1)).amounts).toEqual(amounts)
})

it('knows what was charged for a price where a payment follows', () => {
  expect(take('o borracheiro cobrou 40, paguei 35').amounts).toEqual([3500])
})

/** Thinks of only that number, counted as they are asked, that it is no money. */
function doubting(nth: number): BinaryModel {
  let asked = 0
  return () => {
    asked += 1
    return asked === nth ? 0.01 : 1
  }
}
