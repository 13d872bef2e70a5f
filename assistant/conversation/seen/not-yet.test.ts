import { describe, expect, it } from 'vitest'
import { begin, take } from '#corpus/world/converse.ts'

const today = Temporal.PlainDate.from('2026-11-25')

/** What is said of it, where nothing is written. */
function repliesTo(text: string): string {
  const conversation = begin({ today })
  const { replies } = take(conversation, text)
  expect(conversation.world.entries).toEqual([])
  return replies.join('\n')
}

describe('what neither came nor went', () => {
  it.each([
    // So many wages are no sum.
    ['seguro defeso cai dia 15 de dezembro 1 salario minimo', 'Me avisa quando cair, com o valor?'],
    ['recebi 1 salário mínimo', 'Salário mínimo: quanto foi?'],
    ['caiu meio salário mínimo de bpc', 'quanto foi?'],
    // A price that somebody asks, and the writer has not decided.
    [
      'a máquina pifou, o moço quer 280 pra arrumar mas ainda vou ver se vale a pena',
      'só um plano',
    ],
    ['o cara cobra 150 pra pintar, ainda vou ver', 'só um plano'],
    ['o mecânico quer 900 pra trocar a embreagem, vou pensar', 'só um plano'],
    ['o menino quer 50 pra ir no cinema', 'Foi um gasto seu?'],
    // A plan abroad is no sum either.
    ['Dia 15 de dezembro vou pra Lisboa, pretendo levar 2 mil euros', 'só um plano'],
    ['vou viajar pra Buenos Aires, pretendo gastar 500 dólares', 'só um plano'],
    // Whose the thing is tells whose money it was.
    ['O Rafa gastou R$ 150,00 com o carro dele hoje.', 'foi de outra pessoa'],
  ])('%s', (text, told) => {
    expect(repliesTo(text)).toContain(told)
  })
})

describe('work that is still to come', () => {
  const done = 'hoje fiz faxina na casa de dona Lúcia, recebi 160'

  it.each([
    [[done, 'segunda vou em dona Lúcia de novo, mais 160'], 'em 30/11. Como ainda não caiu'],
    [[done, 'amanhã tenho faxina na dona Lúcia, 150'], 'amanhã. Como ainda não caiu'],
    // What is bought for her, and who was paid, is none.
    [[done, 'amanhã vou comprar um presente pra dona Lúcia, 50'], 'Quer que eu te lembre?'],
    [['paguei 200 no dentista', 'quinta vou no dentista de novo, mais 200'], 'Foi um gasto seu?'],
  ])('%j', (said, told) => {
    const conversation = begin({ today })
    const replies = said.map((text) => take(conversation, text).replies.join('\n'))
    expect(replies.at(-1)).toContain(told)
    expect(conversation.world.entries).toHaveLength(1)
  })
})
