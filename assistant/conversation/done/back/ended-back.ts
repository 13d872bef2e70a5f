import { namesNoThing, saysBack } from '#conversation/done/missed.ts'
import { carry } from '#conversation/make-turn.ts'
import { namedAmong, rememberedIn } from '#conversation/memory/remembered.ts'
import { fitting, tellingIn } from '#conversation/naming/telling.ts'
import { hasOneOf } from '#conversation/plain/only-of.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { words } from '#language/phrases/word-set.ts'
import type { Message, Read } from '#understanding/intents/candidate.ts'
import { isQuestion } from '#understanding/intents/question.ts'

const asBack: Read = { intent: 'correct', confidence: 90 }
/** What all bills are called. */
const kinds = words('conta contas mensalidade pagamento assinatura meta limite orcamento fixa')
const denies = words('nunca precisa amanha depois se quando')

/**
 * The turn of "opa cancelei errado, volta a academia", "essa conta tem que voltar", right behind a
 * bill, a goal or a limit that was ended: it stands there again as it was. Null where another thing
 * is named, and for any other message.
 */
export function endedBackTurn(input: TurnInput, message: Message): Turn | null {
  const { last } = input.state
  const { reading } = message
  if (last?.kind !== 'thing-ended' || last.name === undefined) return null
  if (isQuestion(reading) || reading.amounts.length > 1 || !saysBack(message)) return null
  if (hasOneOf(reading, denies)) return null
  const said = tellingIn(message).filter(({ word }) => !kinds.has(word))
  const isNamed = fitting(said, [{ id: '', name: last.name }]).some(({ at }) => at.length > 0)
  const isOther = [...rememberedIn(input), ...(input.payments ?? []), ...(input.goals ?? [])].some(
    (one) => one.name !== last.name && fitting(said, [one]).some(({ at }) => at.length > 0),
  )
  if (isOther || namedAmong(message, rememberedIn(input)).length > 0) return null
  const isIt = isNamed || reading.amounts.length === 0
  const isBare = isNamed || namesNoThing(message) || said.length === 0
  return isIt && isBare ? carry(input, asBack, { kind: 'undo-last' }) : null
}
