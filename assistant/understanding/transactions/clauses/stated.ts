import type { Mood } from '#understanding/transactions/clauses/clause.ts'
import { amountIn, type Frame, wordAt } from '#understanding/transactions/clauses/frame.ts'

const loose = new Set('a de em por uns umas so quase na casa dos r $'.split(' '))
const being = new Set('esta estao estava estavam continua'.split(' '))
const naming = new Set('o a os as esse essa aqui cada meu minha'.split(' '))

/** A figure said of a thing, without anything having happened: `o aluguel é 1.800`. */
export function readStated(frame: Frame): Mood | null {
  // "o botijão de 13 tá 120": the price is said, whatever number stands before it.
  const amount = amountIn(frame)
  return statedOf(frame, frame.first) ?? (amount ? statedOf(frame, amount.first) : null)
}

function statedOf(frame: Frame, from: number): Mood | null {
  const { reading, first, last } = frame
  let figure = from
  while (figure <= last && reading.tokens[figure]?.kind !== 'number') figure += 1
  if (figure > last) return null
  for (let at = first; at < figure; at += 1) {
    if (wordAt(frame, at) === 'eh') return 'stated'
  }
  let before = figure - 1
  while (before > first && loose.has(wordAt(frame, before))) before -= 1
  if (being.has(wordAt(frame, before))) return 'stated'
  return isUnaccented(frame, before, figure) ? 'stated' : null
}

/** Written without its accent: "o salario minimo e 1.518". */
function isUnaccented(frame: Frame, at: number, figure: number): boolean {
  const { reading, first, last } = frame
  if (wordAt(frame, at) !== 'e' || reading.tokens[at - 1]?.kind !== 'word' || at === first) {
    return false
  }
  const amount = amountIn(frame)
  // "uma caixa de cerveja e 6 kg de carne 340": the number counts, it is no price.
  if (amount && amount.first > figure) return false
  const isLast = amount !== undefined && amount.last === last
  const isUntil = amount !== undefined && wordAt(frame, amount.last + 1) === 'ate'
  return isLast || isUntil || (naming.has(wordAt(frame, first)) && at - first > 1)
}
