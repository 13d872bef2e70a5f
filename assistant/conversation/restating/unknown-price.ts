import { cents } from '@lya/core/amounts/cents.ts'
import { limits } from '@lya/core/limits.ts'
import { carry } from '#conversation/make-turn.ts'
import { isSame, tellingWords } from '#conversation/match-named.ts'
import { rememberedIn } from '#conversation/memory/remembered.ts'
import { mayCorrect } from '#conversation/restating/may-correct.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import type { Candidate, Message, Read } from '#understanding/intents/candidate.ts'
import { isQuestion } from '#understanding/intents/question.ts'
import { leans, leansWord } from '#understanding/memory/leaning.ts'
import { restatedSum } from '#understanding/memory/restated-sum.ts'
import { isFiller } from '#understanding/plain-words.ts'
import type { Reading } from '#understanding/reading.ts'

/**
 * The turn of "o valor do calibrar tá errado, era 8", where nothing is called so: it is looked for
 * and asked about, and what was told last stays. Null for any other message.
 */
export function unknownPriceTurn(
  input: TurnInput,
  { reading }: Message,
  { intent }: Candidate,
): Turn | null {
  if (!mayCorrect(intent) || isQuestion(reading) || !leans('mistaken', reading)) return null
  const named = thingIn(reading)
  const sum = restatedSum(reading)
  if (!named || !sum || sum <= 0 || sum > limits.amountCentsMax) return null
  // "o valor do uber de sexta": it may be called by any word of its own.
  const own = rememberedIn(input).flatMap(({ name }) => tellingWords(name))
  const said = reading.tokens.map(({ norm }) => norm)
  if (own.some((word) => said.some((one) => isSame(word, one)))) return null
  const fields = { amount: sum, target: named }
  const read: Read = { intent: 'correct', confidence: 90, fields }
  const target = { id: null, description: named, amountCents: null }
  return carry(input, read, { kind: 'correct', target, changes: { amountCents: cents(sum) } })
}

const prices = new Set(['valor', 'preco', 'quantia'])
const joining = new Set(['do', 'da', 'dos', 'das'])

/** The `calibrar` of "o valor do calibrar". */
function thingIn({ tokens, days, amounts, text }: Reading): string | null {
  const at = tokens.findIndex(({ norm }, index) => {
    return prices.has(norm) && joining.has(tokens[index + 1]?.norm ?? '')
  })
  const thing = at < 0 ? undefined : tokens[at + 2]
  const isIn = ({ first, last }: { first: number; last: number }) =>
    first <= at + 2 && at + 2 <= last
  if (thing?.kind !== 'word' || isFiller(thing.norm) || leansWord('anyEntry', thing.norm))
    return null
  return [...days, ...amounts].some(isIn) ? null : text.slice(thing.start, thing.end)
}
