import { expect, it } from 'vitest'
import type { CorpusAnswer } from '#corpus/answer-of.ts'
import { interpretDialogue } from '#corpus/interpret-dialogue.ts'
import { judge } from '#corpus/score.ts'
import type { Have } from '#corpus/world/world.ts'

const today = '2026-03-11'
const [yesterday, before] = ['2026-03-10', '2026-03-09']

function logged(amount: number, description: string, rest: object = {}): CorpusAnswer {
  const one = { type: 'despesa', amount, description, date: today, ...rest }
  return { intent: 'log', transactions: [one as never] }
}

const earned = (amount: number, date: string) => logged(amount, '', { type: 'receita', date })
const asked = (metric: string, rest: object = {}): CorpusAnswer => {
  return { intent: 'query', metric, ...rest }
}
const monthly = (description: string, amount: number, day: number): CorpusAnswer => {
  return { intent: 'recurring', description, amount, frequency: 'mensal', day }
}
const removed = (description: string): CorpusAnswer => ({ intent: 'delete', description })
const none: CorpusAnswer = { intent: 'none' }
const thanks: CorpusAnswer = { intent: 'thanks' }
const help: CorpusAnswer = { intent: 'help' }
const onYesterday = { from: yesterday, to: yesterday }
const limited: Have = { budgets: [{ category: 'Lazer', amount: 30_000 }] }

const conversations: readonly (readonly [
  string,
  Have,
  readonly (readonly [string, CorpusAnswer?])[],
])[] = [
  [
    'what stands behind a greeting',
    {},
    [
      ['bom dia! netflix 44,90', logged(4490, 'netflix')],
      ['oi lya bom dia, tudo bem? unha 45', logged(4500, 'unha')],
      ['boa noite, quanto gastei hoje?', asked('spent')],
      ['bom dia, hoje o dia vai ser longo, 3 reuniões', { intent: 'greeting' }],
      ['boa noite maninha', { intent: 'greeting' }],
    ],
  ],
  [
    'what is charged again and again on its day',
    {},
    [
      ['Assinei um app de treino, 29,90 por mês, cobra dia 8', monthly('app', 2990, 8)],
      ['a escola cobra 950 todo dia 5', monthly('escola', 95_000, 5)],
      ['o professor cobra 90 por mês', none],
    ],
  ],
  [
    'questions about bills, limits, days and profit',
    limited,
    [
      ['que contas faltam esse mês?', asked('upcoming')],
      ['o que falta pagar?', asked('upcoming')],
      ['o q tá pra vencer', asked('upcoming')],
      ['qto já foi do meu orçamento de lazer?', asked('budget', { category: 'Lazer' })],
      ['quanto me resta do limite de lazer', asked('budget', { category: 'Lazer' })],
      ['gastos de ontem por favor', asked('list', onYesterday)],
      ['me manda a lista de ontem', asked('list', onYesterday)],
      ['qual foi o último que anotei?', asked('list')],
      ['quanto eu lucrei esse mês?', asked('balance')],
      ['deu quanto de lucro hoje?', asked('balance', { from: today, to: today })],
      ['o que entrou esse mês deu quanto', asked('received')],
      ['quanto custa em média um aluguel em goiânia?', none],
      ['se eu der 2 mil de entrada no carro será que sobra?', none],
      ['será que dá pra viajar com 3 mil?', none],
    ],
  ],
  [
    'thanks, good-byes and how things are done',
    {},
    [
      ['obrigado viu, tu é dez', thanks],
      ['Obrigado, agora vou dormir que trabalhei doze horas', thanks],
      ['bgda', thanks],
      ['Deus te abençoe, tu me ajuda muito', thanks],
      ['você tem me ajudado bastante', thanks],
      ['Deus te proteja, isso aqui me ajuda demais', thanks],
      ['me ajuda aqui', { intent: 'help' }],
      ['valeu a pena cada centavo', none],
      ['show de bola', none],
      ['como que eu mudo o valor de uma coisa que anotei errado?', help],
      ['dá pra importar extrato?', help],
      ['como coloco uma categoria minha?', help],
      ['eu queria saber como que eu coloco meus ganhos', help],
      ['como q funciona', help],
    ],
  ],
  [
    'one more of what was told, at its own price and on its own day',
    {},
    [
      ['comprei camiseta 79,90', logged(7990, 'camiseta')],
      ['comprei outra, 69,90', logged(6990, 'camiseta')],
      ['ontem também comprei uma, 59,90', logged(5990, 'camiseta', { date: yesterday })],
      ['mais uma de 99', logged(9900, 'camiseta')],
      ['fiz 180 no uber hoje', earned(18_000, today)],
      ['ontem tbm fiz 210', earned(21_000, yesterday)],
      ['anteontem 95, esqueci', earned(9500, before)],
    ],
  ],
  [
    'an entry is taken back with its reason, and either of two that are alike',
    {},
    [
      ['livro 45'],
      ['fita 8'],
      ['mercado 90'],
      ['o livro eu devolvi na loja, pode tirar da lista', removed('livro')],
      ['a fita não, ganhei de brinde', removed('fita')],
      ['gelo 10'],
      ['gelo 10'],
      ['apaga um gelo', removed('gelo')],
    ],
  ],
]

it.each(conversations)('%s', (name, have, told) => {
  const turns = told.map(([text]) => ({ text }))
  const answers = interpretDialogue({ id: name, today, have, turns })
  const wrong = answers.flatMap(({ answer, replies }, at) => {
    const [text, want] = told[at] ?? []
    const verdict = want && judge(answer, want)
    return !verdict || verdict.isExact ? [] : [{ text, wrong: verdict.wrong, answer, replies }]
  })
  expect(wrong).toEqual([])
})
