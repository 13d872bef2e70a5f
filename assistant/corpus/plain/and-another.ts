import { entryOf, type PlainSet } from '#corpus/plain/plain-set.ts'
import type { World } from '#corpus/world/world.ts'

const told = [
  ['gastei 27 no almoço', entryOf('-', '27')],
  ['mercado 63', entryOf('-', '63')],
  ['recebi 300 da faxina', entryOf('+', '300')],
  ['paguei 80 de luz', entryOf('-', '80')],
  ['uber 18,50', entryOf('-', '18,50')],
  ['comprei um remédio de 42,90', entryOf('-', '42,90')],
] as const

const joints = [', ', ' e ', '. ', '\n', '. ah, ', '. e ']

const others: readonly [string, (world: World) => boolean][] = [
  ['quanto gastei hoje?', () => true],
  ['qual meu saldo?', () => true],
  ['o que vence essa semana?', () => true],
  ['aluguel 900 todo dia 5', ({ bills }) => bills.length === 1],
  ['netflix 39,90 todo mês', ({ bills }) => bills.length === 1],
  ['quero juntar 3000 pra reforma', ({ goals }) => goals.length === 1],
]
/** What is hardly set apart from the thing behind it: only said last. */
const last: typeof others = [
  ['limite de 400 pra mercado', ({ budgets }) => budgets.length === 1],
  ['me lembra de pagar o iptu 210 dia 20', () => true],
]

/** An entry, and a question, a bill, a goal or a limit in the same message, in either order. */
export const andAnother: PlainSet = {
  name: 'an entry, and something else',
  rightMin: 100,
  wrongMax: 0,
  cases: () =>
    told.flatMap(([said, entry]) =>
      joints.flatMap((joint) => [
        ...[...others, ...last].map(([other, isKept]) => ({
          ...{ said: `${said}${joint}${other}`, entries: [entry], isKept },
        })),
        ...others.map(([other, isKept]) => ({
          ...{ said: `${other}${joint}${said}`, entries: [entry], isKept },
        })),
      ]),
    ),
}
