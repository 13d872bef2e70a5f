import { limitSpokenOf, saysLimit } from '#conversation/limits/framed/limit-spoken.ts'
import { afterLimit } from '#conversation/limits/limited-on.ts'
import { lastLimit, spokenCategory } from '#conversation/limits/standing/last-limit.ts'
import { stateOf } from '#conversation/limits/standing/state-of.ts'
import { askFor } from '#conversation/make-turn.ts'
import { rememberedIn } from '#conversation/memory/remembered.ts'
import { tellingIn } from '#conversation/naming/telling.ts'
import { hasOneOf } from '#conversation/plain/only-of.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { months } from '#language/days/words.ts'
import { fold } from '#language/fold.ts'
import { anyOf } from '#language/phrases/any-of.ts'
import { words } from '#language/phrases/word-set.ts'
import type { Message } from '#understanding/intents/candidate.ts'
import { findNamedCategory } from '#understanding/intents/named-category.ts'
import { asksWhether, isQuestion } from '#understanding/intents/question.ts'
import { isThing } from '#understanding/lexicon/find.ts'
import type { Reading } from '#understanding/reading.ts'

const soFar = anyOf(
  'ja to em; ja tou em; ja estou em; to em; tou em; estou em; ja foi; ja foram; foram; ja usei; usei; ' +
    'ja gastei; gastei; ja deu; deu; ja sao; sao; ja bateu; ja chegou a; ja vai em; ta em; esta em; ja ta em',
)
const tags = words('ne certo certa confere correto isso')
const otherwise = words('paguei comprei recebi ganhei vendi meta guardei com mais hoje ontem')

/**
 * The turn of "então já tô em 140 no lazer, né?", of a limit that stands there: what was spent of
 * it, and nothing is written. It is known by a sum that all of it comes to, or by the word for a
 * limit, and by what asks whether it is so. Null for any other message.
 */
export function limitCheckedTurn(input: TurnInput, message: Message): Turn | null {
  const { reading } = message
  if (holds(reading.flat)) return limitHoldsTurn(input, message)
  const [amount, another] = reading.amounts
  if (!amount || another || reading.days.length > 0 || !soFar(reading.flat)) return null
  const isAsked = isQuestion(reading) || asksWhether(reading) || isTagged(reading)
  if (hasOneOf(reading, otherwise)) return null
  const budget = limitSpokenOf(input, message)
  if (!budget) return null
  const spent = rememberedIn(input).reduce((sum, one) => {
    const isOf = one.categoryId === budget.categoryId && String(one.date).startsWith(budget.month)
    return isOf && one.type === 'despesa' ? sum + one.amountCents : sum
  }, 0)
  const isSum = Math.round(amount.valueCents) === spent
  if (!isSum && !(isAsked && saysLimit(message))) return null
  // "já foram 100 do transporte, certo?" comes without what is asked behind it.
  const isSoFar =
    reading.flat.includes(' ja ') && findNamedCategory(reading, message.index) !== null
  if (!isAsked && !isSoFar) return null
  // "já usei 100 do vale transporte" is of another thing.
  const own = input.categories.find(({ id }) => id === budget.categoryId)?.name ?? ''
  const isElse = tellingIn(message).some(({ word, at }) => {
    const isNext = reading.tokens[at + 1]?.folded === fold(own)
    return (isThing(word) && !fold(own).includes(word)) || isNext
  })
  if (isElse && !saysLimit(message)) return null
  const query = stateOf(budget, input.today)
  return askFor(input, { confidence: 88, fields: { metric: query.metric } }, query)
}

/**
 * "tá valendo o de mercado pra dezembro? qual o valor?", of the limit that was set last, or that of
 * the category that is named.
 */
function limitHoldsTurn(input: TurnInput, message: Message): Turn | null {
  const { reading } = message
  if (reading.amounts.length > 0 || hasOneOf(reading, otherwise)) return null
  if (!isQuestion(reading) && !asksWhether(reading) && !isTagged(reading)) return null
  const isBehind = afterLimit.includes(input.state.rule ?? '')
  const named = limitSpokenOf(input, message)
  const budget = named ?? (isBehind ? lastLimit(input) : null)
  if (!budget || (spokenCategory(message) !== null && !named)) return null
  // "quanto tá valendo o dólar?"
  const said = tellingIn(message).filter(({ word }) => !months.has(word) && !ofIt.has(word))
  if ((!named && said.length > 0) || another.test(reading.flat)) return null
  const query = stateOf(budget, input.today)
  return askFor(input, { confidence: 88, fields: { metric: query.metric } }, query)
}

/** "a promoção da pizza" is of another thing than what the pizza belongs to. */
const another = / valendo [ao] (?!de |limite |teto )\p{L}+ d[aeo]s? /u
const ofIt = words('valor valendo vale mesmo')
const holds = anyOf(
  'ta valendo; esta valendo; valendo mesmo; vale mesmo; ja vale; ta de pe; esta de pe',
)

function isTagged({ tokens }: Reading): boolean {
  return tags.has(tokens.findLast(({ kind }) => kind === 'word')?.norm ?? '')
}
