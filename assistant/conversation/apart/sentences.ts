import { withoutGreeting } from '#understanding/greetings.ts'
import { isThing } from '#understanding/lexicon/find.ts'
import { type Reading, readMessage } from '#understanding/reading.ts'

/** More of them nobody tells entries in. */
const sentencesMax = 8

/** Whoever says one of these speaks of what stands before it. */
const leaning = new Set(
  (
    'desse dessa desses dessas disso disto deste desta destes destas dele dela deles delas nele nela ' +
    'isso isto esse essa esses essas aquele aquela ele ela eles elas resto restante metade desconto ' +
    'descontou descontaram descontado troco sinal entrada gorjeta diferenca mesmo mesma dividi dividimos dividido rachei rachamos rachado parte partes sobrou sobraram faltou ' +
    'mentira minto errei alias digo desculpa desculpe ops perdao verdade corrigindo correcao ' +
    'falta faltam voltou voltaram devolveu devolveram estornou estornaram reembolso idem igual'
  ).split(' '),
)

/** A sentence as it was said, and what it reads as. */
export interface Sentence {
  text: string
  reading: Reading
}

/**
 * The sentences of a message that tell a sum each, with those behind them that tell none; empty
 * where there are not two of them, or one leans on what stands before it.
 */
export function sentencesIn(text: string, today: Temporal.PlainDate): Sentence[] {
  const told = (withoutGreeting(text) ?? text).trim()
  const said = told.split(/[.!?]+\s+|\s*\n+\s*/).filter((one) => one.trim() !== '')
  if (said.length < 2 || said.length > sentencesMax) return []
  const parts: Sentence[] = []
  let sums = 0
  for (const sentence of said) {
    const reading = readMessage(sentence, today)
    const before = parts.at(-1)
    const isSum = reading.amounts.length > 0
    sums += reading.amounts.length
    // What stands first without a sum heads what follows: "vendas de hoje", "na farmácia".
    if (!isSum && !before) return []
    // "presente de aniversário! Fiz 32 no sábado": how old, which only the other tells.
    if (/anivers[aá]rio/i.test(sentence)) return []
    if (isSum || !before) {
      parts.push({ text: sentence, reading })
      continue
    }
    const text = `${before.text}. ${sentence}`
    parts.splice(-1, 1, { text, reading: readMessage(text, today) })
  }
  const isLeaning = parts.slice(1).some((part) => leansBack(part.reading))
  // "ganhei 500! Fiz 32 no sábado": what the other sentences make of a number counts.
  const isOther = readMessage(told, today).amounts.length !== sums
  return parts.length < 2 || isLeaning || isOther ? [] : parts
}

/** It begins with what leans: "desses 45 foi ração", and not "mercado 287, desses 45 foi ração". */
function leansBack({ tokens, amounts }: Reading): boolean {
  const before = tokens.slice(0, amounts[0]?.first)
  const at = before.findIndex(({ norm }) => leaning.has(norm))
  return at >= 0 && !before.slice(0, at).some(({ norm }) => isThing(norm))
}
