import { cents } from '@lya/core/amounts/cents.ts'
import { limits } from '@lya/core/limits.ts'
import type { BudgetDraft } from '#conversation/effect.ts'
import { afterLimit } from '#conversation/limits/limited-on.ts'
import { movedBy } from '#conversation/limits/moved-by.ts'
import { lastLimit, spokenCategory } from '#conversation/limits/standing/last-limit.ts'
import { carry } from '#conversation/make-turn.ts'
import { isSame, tellingWords } from '#conversation/match-named.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { wordsOf } from '#language/phrases/classes.ts'
import { monthOf } from '#understanding/intents/budget.ts'
import type { Candidate, Message, Read } from '#understanding/intents/candidate.ts'
import { isThing } from '#understanding/lexicon/find.ts'
import { isFirstName } from '#understanding/lexicon/first-names.ts'
import type { Reading } from '#understanding/reading.ts'

const named = new Set('limite teto orcamento'.split(' '))
const puts = new Set(
  (
    'poe ponha bota bote coloca coloque deixa deixe faz faca aumenta aumente aumentar sobe ' +
    'suba muda mude mudar altera altere alterar alteraria troca passa passe ajusta ajuste ' +
    'reduz reduza baixa baixe diminui diminua marca vamos vamo bora deixar colocar botar por'
  ).split(' '),
)
/** It is the card's, something was done, or one is at the limit. */
const others = new Set(
  (
    'cartao credito banco cheque gastei paguei comprei recebi ganhei vendi meta dentro quase ' +
    'perto to tou estou cheguei estourei passei acima valor'
  ).split(' '),
)

/**
 * The turn of another sum for the limit that was set before, told with what it was or by its word
 * alone: "400 é pouco, põe 500", "pode alterar esse limite para 500?". Null for any other message.
 */
export function limitMovedTurn(
  input: TurnInput,
  message: Message,
  { intent }: Candidate,
): Turn | null {
  const { amounts, tokens, days } = message.reading
  const has = (set: ReadonlySet<string>) => tokens.some(({ norm }) => set.has(norm))
  if (intent === 'delete' || amounts.length === 0 || amounts.length > 2) return null
  if (!has(puts) || has(others) || days.some((one) => tokens[one.first]?.norm === 'dia'))
    return null
  const budget = lastLimit(input)
  if (!budget) return null
  const sums = amounts.map(({ valueCents }) => Math.round(valueCents))
  const fresh = sums.filter((sum) => sum !== budget.amountCents)
  const [value, another] = fresh
  if (value === undefined || another !== undefined || amounts.some((one) => one.isForeign)) {
    return null
  }
  // Two sums of which one is the former tell enough right behind it; one alone needs the word.
  const isBehind = afterLimit.includes(input.state.rule ?? '')
  const name = spokenCategory(message)
  const category = input.categories.find(({ id }) => id === budget.categoryId)?.name ?? ''
  const isOther = name !== null && name !== category
  // "aumenta o limite em 50" is by how much.
  if (movedBy(message.reading) !== null || isBesideIt(message, budget, category)) return null
  const isOfIt = has(named) || (sums.length === 2 && (isBehind || name !== null))
  const isMonth = monthOf(message) !== null && monthOf(message) !== budget.month
  if (!isOfIt || isOther || isMonth || value <= 0 || value > limits.amountCentsMax) return null
  const read: Read = { intent: 'budget', confidence: 90, fields: { category, amount: value } }
  const { by: _by, ...own } = budget
  return carry(input, read, { kind: 'set-budget', budget: { ...own, amountCents: cents(value) } })
}

/** "450 é muito, põe 30 de arroz", "o limite da Ana é 300": of another thing, or of a person. */
function isBesideIt(message: Message, { words = [] }: BudgetDraft, category: string): boolean {
  const own = [...words, ...tellingWords(category)]
  return message.reading.tokens.some(({ norm }, at) => {
    const isOwn = own.some((word) => isSame(word, norm)) || named.has(norm) || puts.has(norm)
    const isCalled = isThing(norm) || isFirstName(norm) || kin.has(norm)
    return !isOwn && isCalled && objects.has(message.reading.tokens[at - 1]?.norm ?? '')
  })
}

const kin = new Set([...wordsOf('{kin}'), ...wordsOf('{friend}')])
const objects = new Set(
  'de do da dos das no na nos nas em pra pro para com o a os as meu minha e'.split(' '),
)

/**
 * Whether a message has the sum of the limit that was set, and another one for it: "400 é pouco pro
 * mercado. muda o limite pra 500?" tells no entry.
 */
export function tellsFormerLimit(input: TurnInput, { amounts, tokens }: Reading): boolean {
  const [one, other, another] = amounts.map(({ valueCents }) => Math.round(valueCents))
  if (one === undefined || other === undefined || another !== undefined) return false
  const former = lastLimit(input)?.amountCents
  const isNamed = tokens.some(({ norm }) => named.has(norm))
  return isNamed && one !== other && (one === former || other === former)
}
