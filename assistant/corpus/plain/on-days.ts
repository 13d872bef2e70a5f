import { entryOf, type PlainSet } from '#corpus/plain/plain-set.ts'

const pairs = [
  ['mercado 50', 'uber 20'],
  ['gastei 50 no mercado', 'gastei 20 no uber'],
  ['paguei 50 de luz', 'comprei pão 20'],
  ['almoço 50', 'farmácia 20'],
] as const

/** What is told, and how many days ago each of the two was. */
const shapes: readonly [(one: string, other: string) => string, number, number][] = [
  [(one, other) => `${one} ontem, ${other} hoje`, 1, 0],
  [(one, other) => `ontem ${one}, hoje ${other}`, 1, 0],
  [(one, other) => `${one}, ontem ${other}`, 0, 1],
  [(one, other) => `${one} e ontem ${other}`, 0, 1],
  [(one, other) => `${one} hoje e ${other} ontem`, 0, 1],
  [(one, other) => `hoje ${one} e ontem ${other}`, 0, 1],
  [(one, other) => `${one} ontem e ${other} anteontem`, 1, 2],
  [(one, other) => `ontem ${one} e ${other}`, 1, 1],
  [(one, other) => `ontem ${one}, ${other}`, 1, 1],
  [(one, other) => `${one} e ${other} ontem`, 1, 1],
  [(one, other) => `${one}. ontem ${other}`, 0, 1],
  [(one, other) => `${one}. ${other} ontem`, 0, 1],
  [(one, other) => `ontem ${one}. hoje ${other}`, 1, 0],
  [(one, other) => `sábado ${one} e segunda ${other}`, 5, 3],
  [(one, other) => `${one} sábado e ${other} segunda`, 5, 3],
  [(one, other) => `${one} no sábado, ${other} na segunda`, 5, 3],
  [(one, other) => `dia 5 ${one}, hoje ${other}`, 21, 0],
  [(one, other) => `${one} dia 5 e ${other} hoje`, 21, 0],
  [(one, other) => `${one} agora e ${other} ontem à noite`, 0, 1],
  [(one, other) => `${one}. ah e ontem ${other}`, 0, 1],
  [(one, other) => `${one}, ah e esqueci de falar que ontem ${other}`, 0, 1],
]

/** Two entries of two days. */
export const onDays: PlainSet = {
  name: 'two entries on their days',
  rightMin: 100,
  wrongMax: 0,
  cases: () =>
    shapes.flatMap(([shape, firstAgo, secondAgo]) =>
      pairs.map(([one, other]) => ({
        said: shape(one, other),
        entries: [entryOf('-', '50', firstAgo), entryOf('-', '20', secondAgo)],
      })),
    ),
}
