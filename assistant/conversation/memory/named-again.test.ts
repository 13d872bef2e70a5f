import { expect, it } from 'vitest'
import type { CorpusAnswer } from '#corpus/answer-of.ts'
import { interpretDialogue } from '#corpus/interpret-dialogue.ts'
import { judge } from '#corpus/score.ts'
import type { Have } from '#corpus/world/world.ts'

const today = '2026-03-11'
const [yesterday, before] = ['2026-03-10', '2026-03-09']

type Turn = readonly [text: string, want: CorpusAnswer]

function logged(amount: number, description: string, rest: object = {}): CorpusAnswer {
  const one = { type: 'despesa', amount, description, date: today, ...rest }
  return { intent: 'log', transactions: [one as never] }
}

const mended = (target: string, rest: object): CorpusAnswer => {
  return { intent: 'correct', target, ...rest }
}
const saved = (description: string, amount: number): CorpusAnswer => {
  return { intent: 'goal_deposit', description, amount }
}
const wished = (description: string, amount: number): CorpusAnswer => {
  return { intent: 'goal_create', description, amount }
}
const asks: CorpusAnswer = { intent: 'clarify' }
const goal: CorpusAnswer = { intent: 'query', metric: 'goal' }

function entry(description: string, amount: number, date: string) {
  return { type: 'despesa', amount, description, date } as const
}
const ofBefore: Have = {
  bills: [{ description: 'luz', amount: 15_000, day: 10, frequency: 'mensal' }],
  entries: [
    entry('luz', 14_000, yesterday),
    entry('pizza', 3250, before),
    entry('ração', 6000, '2026-03-07'),
  ],
}
const goals: Have = {
  goals: [
    { description: 'PS5', amount: 400_000, saved: 20_000 },
    { description: 'Viagem Salvador', amount: 500_000, saved: 0 },
  ],
}

const conversations: readonly (readonly [string, Have, readonly Turn[]])[] = [
  [
    'a star, a cry and a better limit',
    {},
    [
      ['gasolina 60', logged(6000, 'gasolina')],
      ['*65', { intent: 'correct', amount: 6500 }],
      ['66,50*', { intent: 'correct', amount: 6650 }],
      ['paguei a luz 182,30', logged(18_230, 'luz')],
      ['ai meu Deus a luz foi 192,30', mended('luz', { amount: 19_230 })],
      ['orçamento de 300 pra lazer', { intent: 'budget', amount: 30_000 }],
      ['melhor 250 por mês de lazer', { intent: 'budget', amount: 25_000 }],
    ],
  ],
  [
    'the price of one goes with what was counted before',
    {},
    [
      ['hotel 3 diárias 210', logged(21_000, 'hotel')],
      ['210 cada', { intent: 'correct', amount: 63_000 }],
      ['farinha 4 sacos', asks],
      ['168 cada saco', logged(67_200, 'farinha')],
      ['diesel 200 litros', asks],
      ['a 6,09', logged(121_800, 'diesel')],
      ['padaria 12', logged(1200, 'padaria')],
      ['12,50 cada', asks],
      ['não', { intent: 'none' }],
    ],
  ],
  [
    'what was told days ago is asked about before it is mended',
    { entries: [entry('pizza', 3250, '2026-03-05')] },
    [
      ['a pizza foi 35', asks],
      ['quanto foi a pizza?', { intent: 'query' }],
      ['a pizza ficou em 36', asks],
      ['sim', mended('pizza', { amount: 3600 })],
      ['vixe a pizza foi 35', mended('pizza', { amount: 3500 })],
      ['a pizza foi 38, comprei outra hoje', logged(3800, 'pizza')],
    ],
  ],
  [
    'the right day takes the place of the one that is denied',
    {},
    [
      ['janta 62', logged(6200, 'janta')],
      ['gasolina 100', logged(10_000, 'gasolina')],
      ['a janta foi anteontem, não hoje', mended('janta', { date: before })],
      ['a gasolina não foi hoje, foi ontem', mended('gasolina', { date: yesterday })],
      ['essa janta foi 3 dias atrás, dia 8', mended('janta', { date: '2026-03-08' })],
      ['não, foi ontem', { intent: 'correct', date: yesterday }],
    ],
  ],
  [
    'a part of what was shared, and a little more of it, change what stands there',
    {},
    [
      ['pizza 96', logged(9600, 'pizza')],
      ['etanol 100', logged(10_000, 'etanol')],
      ['pizza foi dividida em três, minha parte 32', mended('pizza', { amount: 3200 })],
      ['ah o etanol foi 110, botei mais um pouco', mended('etanol', { amount: 11_000 })],
      ['o estacionamento do mercado foi 12', logged(1200, 'estacionamento')],
      [
        'opa, o salário caiu agora: 2.100',
        logged(210_000, 'salário', { type: 'receita', category: 'Salário' }),
      ],
    ],
  ],
  [
    'an entry of another day is found by its name, by its day and before a bill',
    ofBefore,
    [
      ['a pizza era 35,50', mended('pizza', { amount: 3550 })],
      ['pizza era 36', mended('pizza', { amount: 3600 })],
      ['a ração de sábado foi 65', mended('ração', { amount: 6500 })],
      ['a ração foi sexta', mended('ração', { date: '2026-03-06' })],
      ['a luz na verdade foi 141', mended('luz', { amount: 14_100 })],
    ],
  ],
  [
    'a bill is found where nothing was paid of that name',
    {},
    [
      [
        'internet 109,90 dia 15 de cada mês',
        { intent: 'recurring', description: 'internet', amount: 10_990 },
      ],
      ['a internet na verdade é 119,90', mended('internet', { amount: 11_990 })],
    ],
  ],
  [
    'what is put aside by several, or in part of its name, goes into the goal',
    goals,
    [
      ['guardei 90 pro ps5', saved('ps5', 9000)],
      ['separamos 40 pro ps5', saved('ps5', 4000)],
      ['100 pro ps5', saved('ps5', 10_000)],
      ['já botei 300 pra salvador', saved('salvador', 30_000)],
      ['quanto temos nela?', goal],
      ['como tá o ps5?', goal],
      ['comprei um jogo pro ps5 90', logged(9000, 'jogo')],
    ],
  ],
  [
    'a goal that is wished gets its sum in the next message',
    {},
    [
      ['quero juntar dinheiro pra uma geladeira', asks],
      ['2500 até dezembro', wished('geladeira', 250_000)],
      ['cria uma meta de viagem pro Chile', asks],
      ['6 mil reais', wished('chile', 600_000)],
      ['já coloquei 200 nela', saved('chile', 20_000)],
      ['quero juntar dinheiro pra uma tv', asks],
      ['almoço 25', logged(2500, 'almoço')],
      ['queremos juntar 12 mil pra reforma até 30/11/2027', wished('reforma', 1_200_000)],
      ['ano que vem quero juntar grana', { intent: 'none' }],
    ],
  ],
]

it.each(conversations)('%s', (name, have, told) => {
  const turns = told.map(([text]) => ({ text }))
  const answers = interpretDialogue({ id: name, today, have, turns })
  const wrong = answers.flatMap(({ answer, replies }, at) => {
    const [text, want] = told[at] ?? []
    const verdict = want && judge(answer, want)
    return verdict?.isExact ? [] : [{ text, wrong: verdict?.wrong, answer, replies }]
  })
  expect(wrong).toEqual([])
})
