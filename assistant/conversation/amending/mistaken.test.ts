import { expect, it } from 'vitest'
import type { CorpusAnswer } from '#corpus/answer-of.ts'
import { interpretDialogue } from '#corpus/interpret-dialogue.ts'
import { judge } from '#corpus/score.ts'
import type { Have } from '#corpus/world/world.ts'

const today = '2026-03-11'
const [yesterday, monday] = ['2026-03-10', '2026-03-09']

type Turn = readonly [text: string, want: CorpusAnswer]

function entry(description: string, amount: number, date = yesterday) {
  return { type: 'despesa', amount, description, date } as const
}
const mended = (target: string, rest: object): CorpusAnswer => {
  return { intent: 'correct', target, ...rest }
}
const asks: CorpusAnswer = { intent: 'clarify' }
const nothing: CorpusAnswer = { intent: 'none' }

const days: Have = {
  entries: [entry('gás', 10_800), entry('feira', 8000, monday), entry('ifood', 4000, today)],
}
const plans: Have = {
  goals: [
    { description: 'Macbook', amount: 1_200_000, saved: 350_000 },
    { description: 'Viagem', amount: 500_000, saved: 80_000 },
  ],
  bills: [{ description: 'Spotify', amount: 3490, day: 18, frequency: 'mensal' }],
}

const conversations: readonly (readonly [string, Have, readonly Turn[]])[] = [
  [
    'an error is mended in what it names, and in nothing else',
    days,
    [
      ['padaria 12', { intent: 'log' }],
      ['tu anotou o gás errado, foi 118 e não 108', mended('gás', { amount: 11_800 })],
      ['errei a feira, foi 84', mended('feira', { amount: 8400 })],
      [
        'te falei que o gás foi 118 mas fui olhar a notinha e era 181, arruma pra mim',
        mended('gás', { amount: 18_100 }),
      ],
      [
        'O ifood está em Alimentação, mas deveria estar em Lazer.',
        mended('ifood', { category: 'Lazer' }),
      ],
      ['a feira deveria estar em moradia', mended('feira', { category: 'Moradia' })],
      // Nothing is called so: it is asked about, and the bakery stays as it is.
      ['o cinema foi 48, digitei errado', asks],
      ['apaga a padaria', { intent: 'delete', description: 'padaria', amount: 1200 }],
    ],
  ],
  [
    'of two figures the one that is not denied, or told last, is right',
    days,
    [
      ['a feira não foi 80, com o desconto caiu 76,50', mended('feira', { amount: 7650 })],
      ['eu disse 108 do gás mas foi 112', mended('gás', { amount: 11_200 })],
      ['o ifood põe 43,90', mended('ifood', { amount: 4390 })],
      ['o ifood foi ontem, não hoje', mended('ifood', { date: yesterday })],
    ],
  ],
  [
    'what goes wrong beside money is no error in the book',
    days,
    [
      ['errei o caminho e gastei 40 de uber', { intent: 'log' }],
      ['troquei o pneu, foi 380', { intent: 'log' }],
      ['hoje não foi fácil, ontem foi pior', nothing],
    ],
  ],
  [
    'the goal or bill that is named goes, and no deposit in another one',
    plans,
    [
      ['guardei 400 no macbook', { intent: 'goal_deposit' }],
      ['tira 20 da meta do macbook', { intent: 'goal_deposit', description: 'Macbook' }],
      ['desisti da viagem, apaga a meta', { intent: 'delete', description: 'Viagem' }],
      ['cancelei o spotify, pode tirar', { intent: 'delete', description: 'Spotify' }],
      ['quanto tem no macbook?', { intent: 'query', metric: 'goal' }],
    ],
  ],
]

it.each(conversations)('%s', (_, have, turns) => {
  const dialogue = { id: 'd', today, have, turns: turns.map(([text]) => ({ text })) }
  const answers = interpretDialogue(dialogue, { model: null })
  const wrong = turns.flatMap(([text, want], at) => {
    const { answer } = answers[at] ?? { answer: { intent: 'none' } }
    const verdict = judge(answer as CorpusAnswer, want)
    return verdict.wrong.length > 0 ? [`${text}: ${JSON.stringify(answer)}`] : []
  })
  expect(wrong).toEqual([])
})
