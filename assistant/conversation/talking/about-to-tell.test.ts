import { describe, expect, it } from 'vitest'
import { begin, take } from '#corpus/world/converse.ts'

const today = Temporal.PlainDate.from('2026-11-25')

const ofTalk = (text: string) => {
  const { turn } = take(begin({ today }), text)
  return turn.reply.kind === 'talk' ? turn.reply.talk : turn.intent
}

describe('what is about to be told', () => {
  it.each([
    'hoje gastei bastante, deixa eu te contar',
    'vou te mandar meus gastos',
    'posso te mandar meus gastos?',
    'vou passar os gastos da semana',
    'anota aí pra mim',
    'anota aí uns gastos',
    'segue os gastos de hoje',
    'Preciso registrar as despesas da minha viagem a Gramado, de 3 a 7 de fevereiro',
  ])('is awaited, and nothing of it is asked for: %s', (text) => {
    expect(ofTalk(text)).toBe('about-to-tell')
  })

  it.each([
    ['me mostra meus gastos', 'query'],
    ['quero ver meus gastos', 'query'],
    ['quanto gastei, deixa eu ver', 'query'],
    ['como anoto meus gastos?', 'how.record'],
    ['posso te mandar foto dos gastos?', 'how.picture'],
    ['anota aí pra mim mercado 50', 'log'],
  ])('is no other thing: %s', (text, what) => {
    expect(ofTalk(text)).toBe(what)
  })

  it('is read as usual', () => {
    const conversation = begin({ today })
    for (const text of ['vou te mandar meus gastos', 'hotel 800', 'padaria 12']) {
      take(conversation, text)
    }
    const told = conversation.world.entries.map((one) => `${one.description} ${one.amountCents}`)
    expect(told).toEqual(['Hotel 80000', 'Padaria 1200'])
  })
})
