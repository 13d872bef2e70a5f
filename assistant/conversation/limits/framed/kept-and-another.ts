import { cents } from '@lya/core/amounts/cents.ts'
import { limits } from '@lya/core/limits.ts'
import { chained } from '#conversation/bills/chained.ts'
import { carry } from '#conversation/make-turn.ts'
import { isSame, nameWords } from '#conversation/match-named.ts'
import { tellingIn } from '#conversation/naming/telling.ts'
import { stillOpen } from '#conversation/pending/open.ts'
import { hasOneOf } from '#conversation/plain/only-of.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { months } from '#language/days/words.ts'
import { words } from '#language/phrases/word-set.ts'
import { findVerb } from '#language/verbs.ts'
import { indexCategories } from '#understanding/categories/category-index.ts'
import type { Read } from '#understanding/intents/candidate.ts'
import { findNamedCategory } from '#understanding/intents/named-category.ts'
import { isThing } from '#understanding/lexicon/find.ts'
import { type Reading, readMessage } from '#understanding/reading.ts'

const agreed = words(
  'sim siim siiim quero pode isso deixa deixe mantem mantenha manter igual claro bora beleza ok ' +
    'continua',
)
const refused = words('nao nem menos mais tira apaga so custou foi deu saiu')
/** That another one is to be: what is not so told may be bought. */
const also = words(
  'tambem tb tbm junto outro outra limite teto faz faca fazer poe ponha bota coloca coloque bom',
)
const leads = words('pra pro para')
const ends = words('. , ! ; sim')

/**
 * The turn of "pode manter. e põe 150 de lazer também pra dezembro", where she asked whether to
 * keep a limit in the next month: it is kept, and the category that is named has one as well. Null
 * where a deed is told ("gastei 150 com lazer"), or the category is that of the limit.
 */
export function keptAndAnotherTurn(input: TurnInput): Turn | null {
  const open = stillOpen(input.state, input.today)
  if (open?.kind !== 'offer' || open.effect.kind !== 'set-budget') return null
  const { budget } = open.effect
  const reading = readMessage(input.text, input.today)
  const index = indexCategories(input.categories, input.learned)
  const [sum, another] = reading.amounts
  if (!sum || another || sum.isForeign || hasOneOf(reading, refused)) return null
  if (reading.tokens.some(({ norm }) => findVerb(norm)?.form === 'i-did')) return null
  const yes = reading.tokens.findIndex(({ norm }, at) => {
    // "quero 150 de lazer" is no yes.
    return agreed.has(norm) && (norm !== 'quero' || ends.has(reading.tokens[at + 1]?.norm ?? ''))
  })
  if (yes < 0 || yes > sum.first) return null
  // "sim, transporte 200": behind the yes, whatever category that names.
  const behind = readMessage(reading.text.slice(reading.tokens[yes]?.end), input.today)
  const name = findNamedCategory(behind, index)
  const category = index.all.find((one) => one.name === name && one.type === 'despesa')
  const value = Math.round(sum.valueCents)
  if (!isLimit(behind, name)) return null
  if (!category || category.id === budget.categoryId) return null
  if (value <= 0 || value > limits.amountCentsMax) return null
  const read: Read = { intent: 'budget', confidence: 92 }
  const more = { categoryId: category.id, amountCents: cents(value), month: budget.month }
  return chained([
    carry(input, read, { kind: 'set-budget', budget }),
    carry(input, read, { kind: 'set-budget', budget: more }),
  ])
}

/** It is told as one more, and nothing is named that may be bought: "transporte 20 de uber". */
function isLimit(reading: Reading, category: string | null): boolean {
  const own = nameWords(category ?? '')
  const isOwn = (norm = '') => own.some((word) => isSame(word, norm))
  const isElse = tellingIn({ reading }).some(({ word }) => isThing(word) && !isOwn(word))
  const isLed = reading.tokens.some(({ norm }, at) => {
    return leads.has(norm) && isOwn(reading.tokens[at + 1]?.norm)
  })
  const isOfMonth = reading.tokens.some(({ norm }) => months.has(norm))
  return !isElse && reading.days.length === 0 && (isLed || isOfMonth || hasOneOf(reading, also))
}
