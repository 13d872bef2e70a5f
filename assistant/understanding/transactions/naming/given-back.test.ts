import { expect, it } from 'vitest'
import { begin, take } from '#corpus/world/converse.ts'

const today = Temporal.PlainDate.from('2026-11-25')

function written(text: string): string[] {
  const conversation = begin({ today })
  take(conversation, text)
  return conversation.world.entries.map(({ description, type, amountCents, date }) => {
    return `${type === 'receita' ? '+' : '-'}${amountCents / 100} ${description} ${date}`
  })
}

it.each([
  ['minha irmã me pagou os 50 que eu emprestei dia 10', '+50 Empréstimo (irmã) 2026-11-25'],
  [
    'O meu colega Leandro me devolveu os R$ 80 que lhe emprestei no dia 20.',
    '+80 Empréstimo (colega Leandro) 2026-11-25',
  ],
  ['a Bia me pagou ontem os 40 que emprestei dia 3', '+40 Empréstimo (Bia) 2026-11-24'],
  ['recebi de volta 100 que emprestei pra Bia dia 5', '+100 Empréstimo pra Bia 2026-11-25'],
  ['emprestei 80 pro Leandro dia 20', '-80 Empréstimo pro Leandro 2026-11-20'],
])('is called by who gave it back, on the day it came: %s', (text, entry) => {
  expect(written(text)).toEqual([entry])
})

it.each([
  ['me pagaram 800 e tirei 200 pra gasolina', [800, -200]],
  [
    'o dono da obra acertou a segunda parte: 2 mil e 300, e eu já tirei 400 pro ajudante',
    [2300, -400],
  ],
  ['a dona me pagou 400 e tirei 100 pra mim', [400]],
])('what is taken out of it for somebody went out: %s', (text, sums) => {
  const told = written(text).map((one) => Number(one.split(' ')[0]))
  expect(told).toEqual(sums)
})

it('counts no copy of a document', () => {
  expect(written('baixei a habilitação A nova 2 via 98,70 detran go')).toHaveLength(1)
  expect(written('tirei a 2 via da certidão 38')).toEqual(['-38 2 via da certidão 2026-11-25'])
})
