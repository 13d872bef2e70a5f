import { expect, it } from 'vitest'
import { begin, take } from '#corpus/world/converse.ts'

const today = Temporal.PlainDate.from('2026-11-28')

function held(...said: readonly string[]) {
  const conversation = begin({ today })
  const replies = said.map((text) => take(conversation, text).replies.join('\n'))
  const { entries, bills } = conversation.world
  return {
    entries: entries.map(({ type, amountCents }) => (type === 'receita' ? 1 : -1) * amountCents),
    bills: bills.map(({ nextDate }) => nextDate.toString()),
    reply: replies.at(-1) ?? '',
  }
}

const borrowed = 'minha mãe me emprestou 300 pra cobrir o mês'

it.each([
  'Minha mãe disse que não precisa devolver os 300',
  'ela falou que é presente, não preciso devolver',
  'minha mãe perdoou a dívida',
])('leaves what came in, where nothing is to be given back: %s', (text) => {
  const said = held(borrowed, 'reforço de Davi 180', text)
  expect(said.entries).toEqual([30_000, -18_000])
  expect(said.reply).toContain('certinha')
})

it('ends the bill that was kept to give it back', () => {
  const kept = ['minha irmã me emprestou 200 reais, vou devolver dia 10', 'sim']
  expect(held(...kept).bills).toEqual(['2026-12-10'])
  const said = held(...kept, 'minha irmã disse que não precisa devolver os 200')
  expect(said).toMatchObject({ entries: [20_000], bills: [] })
})

it('asks for the day of giving it back, where another is told', () => {
  const lent = 'minha irmã me emprestou 200 para o remédio do mês que vem, vou devolver quando der'
  expect(held(lent).reply).toContain('que dia vence?')
  expect(held(lent, 'dia 25').bills).toEqual(['2026-12-25'])
  expect(held(lent, 'não')).toMatchObject({ entries: [20_000], bills: [] })
  expect(held('peguei 200 emprestado do meu tio ontem, vou devolver').reply).not.toContain('vence')
})
