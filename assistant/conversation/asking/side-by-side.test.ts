import { expect, it } from 'vitest'
import { begin, take } from '#corpus/world/converse.ts'

const today = Temporal.PlainDate.from('2026-11-27')

/** The reply to the last. */
function said(...turns: string[]): string {
  const conversation = begin({ today })
  const replies = turns.map((text) => take(conversation, text).replies.join('\n'))
  return (replies.at(-1) ?? '').replaceAll('\u00a0', ' ')
}

const told = ['mercado 200', 'gastei 15 de uber', 'comprei uma blusa 50', 'comprei uma calça 80']

it.each([
  'gastei mais em mercado ou uber?',
  'com que gastei mais, uber ou mercado?',
  'mercado ou uber, onde gastei mais?',
  'gastei mais com uber ou com mercado esse mês?',
])('tells both sums and which is more: %s', (text) => {
  const reply = said(...told, text)
  expect(reply).toContain('Mais com mercado')
  expect(reply).toContain('R$ 200,00')
  expect(reply).toContain('R$ 15,00')
})

it.each(['gastei mais em janeiro ou em dezembro?', 'gastei mais esse mês ou mês passado?'])(
  'leaves two periods to their own comparison: %s',
  (text) => {
    expect(said(...told, text)).not.toContain('Mais com')
  },
)

it.each([
  ['meus 3 maiores gastos', 3],
  ['top 2 gastos', 2],
  ['quais foram meus maiores gastos?', 4],
])('lists the largest entries: %s', (text, count) => {
  const lines = said(...told, text).split('\n')
  expect(lines[1]).toContain('Mercado, R$ 200,00')
  expect(lines).toHaveLength(count + 1)
})

it('still tells of categories, and of the one that is largest', () => {
  expect(said(...told, 'top 3 categorias do mês')).toContain('• Compras: R$ 130,00')
  expect(said(...told, 'qual meu maior gasto?')).toContain('O maior neste mês foi Mercado')
})

it.each([
  ['qnt gastei c roupa?', ['comprei uma blusa 50', 'comprei uma calça 80'], 'R$ 130,00'],
  ['quanto gastei de gasolina?', ['abasteci 80', 'uber 15'], 'R$ 80,00'],
  ['quanto gastei de material?', ['tinta 300', 'comprei um rolo 20', 'pizza 40'], 'R$ 320,00'],
  ['qnto gastei de material?', ['gel e tip 87,50', 'acetona no din 12', 'pizza 40'], 'R$ 99,50'],
  ['quanto gastei na feira hoje?', ['fruta 32', 'macaxeira 15', 'uber 10'], 'R$ 47,00'],
  ['quanto gastei com ingredientes?', ['farinha 10', 'leite condensado 20'], 'R$ 30,00'],
])('of %s counts what it is the word for: %j', (text, own, sum) => {
  expect(said(...own, text)).toContain(`gastou ${sum}`)
})
