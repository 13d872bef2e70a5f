import { asks, isAsking } from '#conversation/apart/joined/asking.ts'
import { chained } from '#conversation/bills/chained.ts'
import type { Effect } from '#conversation/effect.ts'
import type { Turn, TurnInput, Understand } from '#conversation/turn.ts'
import { isQuestion } from '#understanding/intents/question.ts'
import { readMessage } from '#understanding/reading.ts'

/** What changes an entry that stands there. */
const mending = new Set<Effect['kind']>(['correct', 'delete'])
const sentencesMax = 4
const lengthMax = 240

/**
 * The turn of what is put right and asked in two sentences, "eram 520, falei 450 errado. com isso
 * fiquei com quanto?": it is put right first, whichever is said first, and the answer counts it.
 * As it was where the whole does both, or no sentence does either by itself.
 */
export function withMendedAndAsked(told: TurnInput, turn: Turn, understand: Understand): Turn {
  if (told.text.length > lengthMax || turn.rule === 'notice' || told.state.open) return turn
  const does = (kinds: ReadonlySet<string>, { effects }: Turn) => {
    return effects.length > 0 && effects.every(({ kind }) => kinds.has(kind))
  }
  const has = (kind: Effect['kind']) => turn.effects.some((one) => one.kind === kind)
  // "me pagaram 520 pelo frete, eu que vi errado. e agora?": an entry of its own would be a second.
  const isBoth = has('query') && [...mending].some(has)
  const whole = readMessage(told.text, told.today)
  if (isBoth || !(isQuestion(whole) || asks(whole)) || whole.amounts.length === 0) return turn
  const sentences = told.text.match(/[^.!?]+[.!?]*(?:\s+|$)/g) ?? []
  if (sentences.length < 2 || sentences.length > sentencesMax) return turn
  for (let cut = 1; cut < sentences.length; cut += 1) {
    const halves = [sentences.slice(0, cut).join(''), sentences.slice(cut).join('')] as const
    const at = halves.findIndex((text) => isAskedAlone(text.trim(), told))
    const question = halves[at]?.trim()
    const rest = halves[1 - at]?.trim()
    if (question === undefined || rest === undefined) continue
    const mended = understand({ ...told, text: rest })
    if (!does(mending, mended)) continue
    const answered = understand({ ...told, text: question, state: mended.state })
    if (!does(new Set(['query']), answered)) continue
    const both = chained([mended, answered])
    return both ? { ...both, state: { ...mended.state, ...answered.state } } : turn
  }
  return turn
}

/** It tells no sum, and asks for one: "lembra do açaí de sexta?" does not. */
function isAskedAlone(text: string, { today }: TurnInput): boolean {
  const reading = readMessage(text, today)
  return reading.amounts.length === 0 && reading.tokens.some(({ norm }) => isAsking(norm))
}
