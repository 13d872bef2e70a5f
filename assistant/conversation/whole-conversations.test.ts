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

const asked = (metric: string, rest: object = {}): CorpusAnswer => ({
  intent: 'query',
  metric,
  ...rest,
})
const onToday = { from: today, to: today }

const conversations: readonly (readonly [string, Have, readonly Turn[]])[] = [
  [
    'what came and went is written before it is known what it was',
    {},
    [
      ['gastei 50', logged(5000, 'gasto')],
      ['foi carvão e gelo', { intent: 'correct', description: 'carvão', target: 'gasto' }],
      ['ela me pagou 80', logged(8000, 'entrada', { type: 'receita' })],
      ['da faxina', { intent: 'correct', description: 'faxina', target: 'entrada' }],
      ['recebi 30', logged(3000, 'entrada', { type: 'receita' })],
      ['não conta pra ninguém', { intent: 'none' }],
      ['70', { intent: 'clarify' }],
    ],
  ],
  [
    'questions without a verb of spending',
    { budgets: [{ category: 'Lazer', amount: 30_000 }] },
    [
      ['cinema 40', logged(4000, 'cinema')],
      ['quanto já foi hoje?', asked('spent', onToday)],
      ['e de transporte?', asked('spent', { ...onToday, category: 'Transporte' })],
      ['quanto eu fiz hoje', asked('received', onToday)],
      ['quanto é que eu tenho', asked('balance')],
      ['quanto ainda tenho de lazer?', asked('budget', { category: 'Lazer' })],
      ['já passei dele?', asked('budget', { category: 'Lazer' })],
      ['me lista o de hoje', asked('list', onToday)],
      ['quando vence o aluguel?', asked('upcoming')],
      ['deu quanto?', asked('spent')],
      ['gastei no estacionamento mas não lembro quanto', { intent: 'clarify' }],
    ],
  ],
  [
    'a bill that is named is paid, however and whenever',
    {
      bills: [
        { description: 'Luz', amount: 12_000, day: 10, frequency: 'mensal' },
        { description: 'Internet', amount: 9900, day: 20, frequency: 'mensal' },
        { description: 'Água', amount: 8000, day: 20, frequency: 'mensal' },
      ],
    },
    [
      ['paguei a luz hoje cedo, atrasada', { intent: 'pay', description: 'Luz' }],
      ['internet paga', { intent: 'pay', description: 'Internet' }],
      ['paguei a luz da praia', { intent: 'clarify' }],
      ['a água da sabesp eu já paguei', { intent: 'pay', description: 'Água' }],
    ],
  ],
  [
    'what happened once more has its own day',
    { entries: [{ type: 'despesa', amount: 2470, description: 'uber', date: '2026-03-10' }] },
    [
      ['o mesmo uber sexta', logged(2470, 'uber', { date: '2026-03-06' })],
      ['hoje também', logged(2470, 'uber')],
    ],
  ],
  [
    'to cancel something that is named lets go of no question',
    { entries: [{ type: 'receita', amount: 68_000, description: 'henrique', date: '2026-03-10' }] },
    [
      ['50 reais', { intent: 'clarify' }],
      ['cancela o do Henrique, não passou', { intent: 'delete', description: 'henrique' }],
    ],
  ],
  [
    'an apology corrects what is named of the last days, a deed is new',
    { entries: [{ type: 'despesa', amount: 4100, description: 'ifood', date: '2026-03-10' }] },
    [
      ['perdão, o ifood foi 45', { intent: 'correct', target: 'ifood', amount: 4500 }],
      ['aff pedi mais um ifood 30', logged(3000, 'ifood')],
      ['foram duas, deu 60', { intent: 'correct', target: 'ifood', amount: 6000 }],
    ],
  ],
  [
    'what is told without any figure is asked for, and what is to come is left',
    {},
    [
      ['se chover amanhã perco 90', { intent: 'none' }],
      ['vendi', { intent: 'clarify' }],
      ['160', logged(16_000, 'entrada', { type: 'receita' })],
      ['pediatra amanhã 280', { intent: 'clarify' }],
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
