import { describe, expect, it } from 'vitest'
import { begin, take } from '#corpus/world/converse.ts'

const today = Temporal.PlainDate.from('2026-11-20')
const before = ['recebi aposentadoria 1500', 'mercado 80 ontem', 'meta freezer 1800']

function answerTo(text: string) {
  const conversation = begin({ today })
  for (const said of before) take(conversation, said)
  const { turn, replies } = take(conversation, text)
  expect(conversation.world.entries).toHaveLength(2)
  return { intent: turn.intent, reply: replies.join('\n').replace(/\s/g, ' ') }
}

describe('what is looked for', () => {
  it.each([
    ['cade a aposentadoria?', 'Você recebeu R$ 1.500,00 de “Aposentadoria” hoje'],
    ['cadê meu gasto de ontem', 'Seus lançamentos ontem: • Mercado, R$ 80,00'],
    ['cadê os 80 do mercado', 'Você gastou R$ 80,00 com “Mercado” ontem'],
    ['cadê minha meta do freezer', 'Freezer: R$ 0,00 de R$ 1.800,00'],
  ])('is found by %s', (text, reply) => {
    expect(answerTo(text)).toEqual({ intent: 'query', reply: expect.stringContaining(reply) })
  })

  it.each(['cadê você?', 'cadê a lya', 'onde está o botão de apagar'])('is none by %s', (text) => {
    expect(answerTo(text).intent).not.toBe('query')
  })
})
