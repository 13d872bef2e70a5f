import { cents } from '@lya/core/amounts/cents.ts'
import { limits } from '@lya/core/limits.ts'
import { carry, correctSum } from '#conversation/make-turn.ts'
import { isSame, tellingWords } from '#conversation/match-named.ts'
import { isUnlisted } from '#conversation/memory/anew/names-unknown.ts'
import { rememberedIn } from '#conversation/memory/remembered.ts'
import { mayCorrect } from '#conversation/restating/may-correct.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { fold } from '#language/fold.ts'
import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { Candidate, Message, Read } from '#understanding/intents/candidate.ts'
import { isQuestion } from '#understanding/intents/question.ts'
import { leans, leansWord } from '#understanding/memory/leaning.ts'
import { restatedSum } from '#understanding/memory/restated-sum.ts'
import { isFiller } from '#understanding/plain-words.ts'
import type { Reading } from '#understanding/reading.ts'

const anew = new PhraseBook<'before' | 'behind'>('a thing with the sum that it is to have', [
  {
    means: 'before',
    say: '^ [nao|ah|opa|ops|lya] [,] corrige|corrija|muda|mude|arruma|arrume|ajusta|ajuste|conserta|altera|altere|troca o|a|os|as .. pra|para|por [r] [$] @ [reais|conto|pila] $',
    like: 'corrige o calibrar pra 8',
  },
  {
    means: 'behind',
    say: '^ [nao|ah|opa|ops|na] [verdade] [,] era|eram|foi|foram [r] [$] @ [reais|conto|pila] o|a|os|as .. $',
    like: 'era 8 o calibrar',
  },
])

/**
 * The turn of "o valor do calibrar tá errado, era 8", where nothing is called so: it is looked for
 * and asked about, and what was told last stays; so by "corrige o calibrar pra 8". Null for any
 * other message.
 */
export function unknownPriceTurn(
  input: TurnInput,
  { reading }: Message,
  { intent }: Candidate,
): Turn | null {
  if (!mayCorrect(intent) || isQuestion(reading)) return null
  const named = leans('mistaken', reading) ? thingIn(reading) : unlistedIn(reading)
  const sum = restatedSum(reading)
  if (!named || !sum || sum <= 0 || sum > limits.amountCentsMax) return null
  // "o valor do uber de sexta": it may be called by any word of its own.
  const entries = rememberedIn(input)
  const { goals = [], payments = [] } = input
  const own = [...entries, ...goals, ...payments].flatMap(({ name }) => tellingWords(name))
  const said = reading.tokens.map(({ norm }) => norm)
  if (own.some((word) => said.some((one) => isSame(word, one)))) return null
  const done = entries.filter(({ name }) => isDeedOf(named, name))
  const [only, more] = done
  if (only && !more) return correctSum(input, only, cents(sum))
  const fields = { amount: sum, target: named }
  const read: Read = { intent: 'correct', confidence: 90, fields }
  const target = { id: null, description: named, amountCents: null }
  return carry(input, read, { kind: 'correct', target, changes: { amountCents: cents(sum) } })
}

const infinitive = /^(\p{L}{4,})[aei]r$/u

/** `calibrar`, of what stands there as `Calibragem`. */
function isDeedOf(named: string, name: string): boolean {
  const stem = fold(named).match(infinitive)?.[1]
  return stem !== undefined && tellingWords(name).some((word) => word.startsWith(stem))
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

const articles = new Set(['o', 'a', 'os', 'as'])
/** No entry is called so. */
const ofPlans = new Set(
  'meta metas limite teto orcamento prazo data dia nome categoria salario'.split(' '),
)

/** The `calibrar` of "corrige o calibrar pra 8": one word alone, which no list knows. */
function unlistedIn(reading: Reading): string | null {
  const found = anew.find(reading)
  const [sum, another] = reading.amounts
  if (!found || !sum || another) return null
  const { tokens, text } = reading
  const isBehind = found.means === 'behind'
  const from = isBehind ? sum.last + 1 : found.first
  const at = tokens.findIndex(({ norm }, index) => index >= from && articles.has(norm)) + 1
  const thing = tokens[at]
  const next = tokens[at + 1]?.norm
  const isAlone = isBehind
    ? next === undefined
    : next === 'pra' || next === 'para' || next === 'por'
  if (at === 0 || thing?.kind !== 'word' || !isAlone || ofPlans.has(thing.norm)) return null
  if (!isUnlisted(thing.norm)) return null
  return text.slice(thing.start, thing.end)
}
