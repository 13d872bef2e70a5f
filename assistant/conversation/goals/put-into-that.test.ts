import { describe, expect, it } from 'vitest'
import { begin, take } from '#corpus/world/converse.ts'

const today = Temporal.PlainDate.from('2026-11-28')

function after(said: readonly string[]) {
  const conversation = begin({ today })
  let reply = ''
  for (const text of said) reply = take(conversation, text).replies.join('\n')
  return { reply: reply.replaceAll('\u00a0', ' '), entries: conversation.world.entries }
}

const reserve =
  'Quero criar uma meta: reserva de emergência de R$ 30.000,00. Já tenho R$ 12.400,00.'
const moved = 'Transferi R$ 1.500,00 da conta-corrente para a poupança, para essa reserva.'

describe('money put aside for the goal that was spoken of', () => {
  it.each([
    [reserve, moved, 'Já são R$ 13.900,00'],
    ['quero juntar 900 pra comprar um celular', 'coloquei 100 na poupança pra essa meta', 'R$ 100'],
  ])('reaches it: %s, %s', (goal, text, want) => {
    const { reply, entries } = after([goal, text])
    expect(reply).toContain(want)
    expect(entries).toEqual([])
  })

  it('reaches none where none was spoken of', () => {
    expect(after(['mercado 50', moved]).reply).not.toContain('Já são')
  })
})
