import { expect, it } from 'vitest'
import { begin, take } from '#corpus/world/converse.ts'

const today = Temporal.PlainDate.from('2026-11-28')

function after(...said: readonly string[]) {
  const conversation = begin({ today })
  const replies = said.map((text) => take(conversation, text).replies.join('\n'))
  const books = conversation.world.entries.map(({ type, amountCents, date }) => {
    return `${type} ${amountCents / 100} ${date}`
  })
  return { books, reply: (replies.at(-1) ?? '').replaceAll('\u00a0', ' ') }
}

const pays =
  'Oi Lya! Caiu meu salário do hospital ontem, 4.250, e o da clínica só cai dia 5, que são 1.980'

it('writes the pay that came, and waits for the other', () => {
  const { books, reply } = after(pays)
  expect(books).toEqual(['receita 4250 2026-11-27'])
  expect(reply).toContain('R$ 1.980,00 de clínica, em 05/12')
  expect(after(pays, 'caiu o da clínica').books).toContain('receita 1980 2026-11-28')
})

it.each([
  ['a patroa da quarta ja pagou os 180 no pix', 'receita 180 2026-11-28'],
  ['plantão de ontem à noite rendeu 420, caiu hoje', 'receita 420 2026-11-28'],
  ['plantão de ontem rendeu 420', 'receita 420 2026-11-27'],
])('knows the day of pay from that of the work or of who pays: %s', (text, entry) => {
  expect(after(text).books).toEqual([entry])
})

it.each([
  ['opa', /^Oi! /],
  ['predio terminei. caiu a outra metade', /^(?!Poxa)/],
  ['terminei meu namoro', /^Poxa/],
  ['aqui é a Socorro, cuido de idoso', /^Prazer/],
  ['socorro', /^(?!Prazer)/],
])('hears %s for what it is', (text, reply) => expect(after(text).reply).toMatch(reply))

it('takes a word that she will be told', () => {
  const owed = 'a patroa ficou de me pagar os 180 so segunda'
  expect(after(owed, 'ta bom aviso sim').reply).toMatch(/^Combinado/)
})

it('names nothing by what is still to be', () => {
  expect(after('ela devolveu 50', 'amanhã tem plantão de novo').reply).not.toContain('Pronto')
})
