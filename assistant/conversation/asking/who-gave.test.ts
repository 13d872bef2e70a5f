import { expect, it } from 'vitest'
import { begin, take } from '#corpus/world/converse.ts'

const today = Temporal.PlainDate.from('2026-11-27')

/** The reply to the last. */
function said(...turns: string[]): string {
  const conversation = begin({ today })
  const replies = turns.map((text) => take(conversation, text).replies.join('\n'))
  return (replies.at(-1) ?? '').replaceAll('\u00a0', ' ')
}

const came = [
  'meu marido me deu 590 do colégio',
  'recebi 180 do seu Zé do portão',
  'recebi 40 da Ju',
  'recebi 500 do cliente do gol',
]

it.each([
  ['quanto meu marido me deu esse mês?', 'recebeu R$ 590,00 de “marido”'],
  ['quanto o seu Zé me pagou?', 'recebeu R$ 180,00 de “Zé”'],
  ['quanto recebi do seu Zé?', 'recebeu R$ 180,00 de “Zé”'],
  ['quanto q o cliente do gol ja me pagou?', 'recebeu R$ 500,00 de “cliente do gol”'],
  ['quanto a Ju me mandou?', 'recebeu R$ 40,00 de “Ju”'],
  ['quanto meu pai me deu esse mês?', 'Não achei nada com “pai”'],
])('of %s the answer is: %s', (text, told) => {
  expect(said(...came, text)).toContain(told)
})

it('knows who gave what is called by what it was for', () => {
  const tips = ['recebi 450 da dona Marli do bolo', 'dona Marli mandou mais 50 de caixinha']
  expect(said(...tips, 'quanto recebi da dona Marli?')).toContain('recebeu R$ 500,00 de “Marli”')
  expect(said('minha mãe mandou 150 pro dentista', 'quanto minha mãe me mandou?')).toContain(
    'R$ 150,00',
  )
})

const lent = ['emprestei 300 pro Tiago dia 3/10', 'emprestei 100 ao Tiago', 'mercado 50']

it.each([
  ['Quanto já emprestei ao Tiago no total?', 'R$ 400,00 com “Tiago” ao todo'],
  ['quanto emprestei?', 'R$ 400,00 com “empréstimo” ao todo'],
  ['quanto emprestei ao Tiago esse mês?', 'R$ 100,00 com “Tiago” neste mês'],
])('what was lent is summed, whenever it was: %s', (text, told) => {
  expect(said(...lent, text)).toContain(told)
})
