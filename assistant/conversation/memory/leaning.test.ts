import { expect, it } from 'vitest'
import type { CorpusAnswer } from '#corpus/answer-of.ts'
import { interpretDialogue } from '#corpus/interpret-dialogue.ts'
import { judge } from '#corpus/score.ts'
import type { Have } from '#corpus/world/world.ts'

const today = '2026-03-11'

type Turn = readonly [text: string, want: CorpusAnswer]

function logged(amount: number, description: string, rest: object = {}): CorpusAnswer {
  const one = { type: 'despesa', amount, description, date: today, ...rest }
  return { intent: 'log', transactions: [one as never] }
}

const bike: Have = { goals: [{ description: 'Bike', amount: 180_000, saved: 42_000 }] }
const yesterday: Have = {
  entries: [
    { type: 'despesa', amount: 1800, description: 'almoço', date: '2026-03-10' },
    { type: 'despesa', amount: 32_000, description: 'tecido', date: '2026-03-10' },
  ],
}

const conversations: readonly (readonly [string, Have, readonly Turn[]])[] = [
  [
    'an apology with a figure corrects what was written last',
    {},
    [
      ['padaria 40', logged(4000, 'padaria')],
      ['foi 45 desculpa', { intent: 'correct', target: 'padaria', amount: 4500 }],
    ],
  ],
  [
    'a figure with a name corrects that and nothing else',
    {},
    [
      ['paguei o pediatra 350', logged(35_000, 'pediatra')],
      ['mercado 80', logged(8000, 'mercado')],
      ['o pediatra foi 250', { intent: 'correct', target: 'pediatra', amount: 25_000 }],
      ['opa o cinema 40', logged(4000, 'cinema')],
    ],
  ],
  [
    'the wrong figure finds the entry of another day',
    yesterday,
    [['foi 302 não 320', { intent: 'correct', target: 'tecido', amount: 30_200 }]],
  ],
  [
    'another count is counted anew',
    {},
    [
      ['paguei 3 vacinas a 65 cada', logged(19_500, 'vacina')],
      ['não, era 4 vacinas', { intent: 'correct', target: 'vacina', amount: 26_000 }],
    ],
  ],
  [
    'what was put into a goal goes in as it was meant',
    bike,
    [
      ['bota 100 na bike', { intent: 'goal_deposit', description: 'bike', amount: 10_000 }],
      ['na verdade foi 80', { intent: 'correct', target: 'bike', amount: 8000 }],
      ['quanto falta?', { intent: 'query', metric: 'goal' }],
      ['bota mais 20 lá', { intent: 'goal_deposit', description: 'bike', amount: 2000 }],
    ],
  ],
  [
    'once more is once more',
    yesterday,
    [
      ['almoço o mesmo de ontem', logged(1800, 'almoço')],
      ['ônibus 5,50', logged(550, 'ônibus')],
      ['e a volta igual', logged(550, '')],
      ['mais um', logged(550, '')],
      ['mais um agora, igual', logged(550, '')],
    ],
  ],
  [
    'one thing more is asked for its price, and has its own',
    {},
    [
      ['gastei 36 de gelo', logged(3600, 'gelo')],
      ['e o óleo do motor também', { intent: 'clarify' }],
      ['110', logged(11_000, 'óleo')],
    ],
  ],
  [
    'a sum more goes the way of the one before',
    {},
    [
      ['recebi 45 da Nice', logged(4500, 'nice', { type: 'receita' })],
      ['mais 45 da Rosa', logged(4500, 'rosa', { type: 'receita' })],
    ],
  ],
  [
    'a short question keeps the days of the one before',
    yesterday,
    [
      ['quanto recebi ontem?', { intent: 'query', metric: 'received', from: '2026-03-10' }],
      ['e gastei?', { intent: 'query', metric: 'spent', from: '2026-03-10', to: '2026-03-10' }],
      ['só de transporte', { intent: 'query', category: 'Transporte', from: '2026-03-10' }],
    ],
  ],
  [
    'what comes every month takes its sum from what was paid',
    {},
    [
      ['contador 250', logged(25_000, 'contador')],
      ['esse é todo mês dia 28', { intent: 'recurring', amount: 25_000, day: 28 }],
    ],
  ],
  [
    'a removal with its reason takes away what it names',
    {},
    [
      ['comprei um carimbo 65', logged(6500, 'carimbo')],
      ['uber 20', logged(2000, 'uber')],
      ['o carimbo apaga, o escritório que pagou', { intent: 'delete', description: 'carimbo' }],
    ],
  ],
  [
    'what was seen is no answer to a question',
    {},
    [
      ['meu pai gastou 50 no mercado', { intent: 'none' }],
      ['quanto gastei hoje?', { intent: 'query', metric: 'spent', from: today, to: today }],
    ],
  ],
  [
    'an open question takes the price of one, and keeps to its own matter',
    {},
    [
      ['vendi 31 quilos de latinha', { intent: 'clarify' }],
      ['a 8 reais o quilo', logged(24_800, 'latinha', { type: 'receita' })],
      ['a bolsa caiu hoje', { intent: 'clarify' }],
      ['1450', logged(145_000, 'bolsa', { type: 'receita' })],
      ['comprei um tênis', { intent: 'clarify' }],
      ['antes disso anota 48 do almoço', logged(4800, 'almoço')],
    ],
  ],
  [
    'what it was, said as it was',
    {},
    [
      ['livro 78 reais', logged(7800, 'livro')],
      [
        'O livro era presente para a minha mãe.',
        { intent: 'correct', target: 'livro', category: 'Presentes' },
      ],
    ],
  ],
  [
    'a name that is one letter from a common word',
    {},
    [
      ['atlas 62', logged(6200, 'atlas')],
      ['o atlas foi presente', { intent: 'correct', target: 'atlas', category: 'Presentes' }],
    ],
  ],
  [
    'another name, category and day',
    {},
    [
      ['livro 78 reais', logged(7800, 'livro')],
      ['o livro é presente', { intent: 'correct', target: 'livro', category: 'Presentes' }],
      ['espera, o livro foi ontem', { intent: 'correct', target: 'livro', date: '2026-03-10' }],
      ['muda a descrição pra atlas', { intent: 'correct', description: 'atlas' }],
    ],
  ],
]

it.each(conversations)('%s', (name, have, turns) => {
  const dialogue = { id: name, today, have, turns: turns.map(([text]) => ({ text })) }
  const told = interpretDialogue(dialogue)
  const wrong = told.flatMap(({ answer, replies }, at) => {
    const want = turns[at]?.[1]
    const isRight = want && judge(answer, want).isExact
    return isRight ? [] : [{ text: turns[at]?.[0], answer, replies }]
  })
  expect(wrong).toEqual([])
})
