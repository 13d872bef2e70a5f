import type { Turn, TurnInput, Understand } from '#conversation/turn.ts'
import { fold } from '#language/fold.ts'
import { type Reading, readMessage } from '#understanding/reading.ts'

const ends = /(?<=[?!.…;])\s+/
const asking = 'quant qto qnt qual quais onde total valor'.split(' ')
const lengthMax = 180

/**
 * The sentences of a message that ask, without the remarks before and behind them: "tô andando
 * demais de Uber. quantas vezes foi?"; all of one that asks by no word for it. Null where something
 * else is told, and where there is a sum.
 */
export function questionAlone(told: TurnInput, understand: Understand): Reading | null {
  const { text, today } = told
  if (text.length > lengthMax || told.state.open) return null
  const sentences = text.split(ends)
  const isAsking = sentences.map(asks)
  const [first, last] = [isAsking.indexOf(true), isAsking.lastIndexOf(true)]
  const whole = readMessage(text, today)
  if (whole.amounts.length > 0) return null
  if (first < 0) return whole
  const beside = [...sentences.slice(0, first), ...sentences.slice(last + 1)]
  if (!beside.every((one) => isRemark(understand({ ...told, text: one })))) return null
  return readMessage(sentences.slice(first, last + 1).join(' '), today)
}

function asks(sentence: string): boolean {
  const said = fold(sentence)
  return said.endsWith('?') || asking.some((one) => said.includes(one))
}

const remarks: readonly Turn['reply']['kind'][] = ['none', 'talk', 'greeting', 'thanks']

function isRemark({ effects, reply, state }: Turn): boolean {
  const isSeen = reply.kind === 'none' && reply.saw !== undefined
  return effects.length === 0 && !isSeen && !state.open && remarks.includes(reply.kind)
}
