import { cents } from '@lya/core/amounts/cents.ts'
import { chained } from '#conversation/bills/chained.ts'
import { limitsSet } from '#conversation/limits/standing/last-limit.ts'
import { carry } from '#conversation/make-turn.ts'
import { ownIn, type Remembered, toldLast } from '#conversation/memory/remembered.ts'
import { sumsIn } from '#conversation/plain/figures.ts'
import { deletion } from '#conversation/removing/deletion.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { PhraseBook } from '#language/phrases/phrase-book.ts'
import { monthOf } from '#understanding/intents/budget.ts'
import type { Message, Read } from '#understanding/intents/candidate.ts'
import { isQuestion } from '#understanding/intents/question.ts'

/** That it is a limit: and no "passei do limite". */
const limit = new PhraseBook('that what was noted is a limit', [
  {
    means: 'limit',
    say: 'eh|era|sao|seria [so|pra|para] [ser] [o|um|meu] limite|teto|maximo|orcamento',
    not: ['limite|teto|maximo|orcamento do|da|no cartao|banco|conta|cheque'],
    like: 'é o limite de dezembro',
  },
  {
    means: 'limit',
    say: 'falando|falei|falava d* limite|teto|maximo|orcamento',
    like: 'tava falando do limite de transporte',
  },
])
/** That the entry is none. */
const unspent = new PhraseBook('that what was noted was not spent', [
  { means: 'unspent', say: 'nao gastei|paguei|gastamos', like: 'não gastei 250 com lazer' },
  { means: 'unspent', say: 'nao eh|foi|era [um] gasto|despesa', like: '180 não é gasto não' },
  { means: 'unspent', say: 'como [um|uma] gasto|despesa', like: 'você entendeu como gasto' },
  { means: 'unspent', say: 'ninguem gastou', like: 'ninguém gastou nada' },
  {
    means: 'unspent',
    say: 'tira|apaga|remove|exclui ess*|aquel* gasto|despesa',
    like: 'tira esse gasto de lazer, era limite',
  },
  { means: 'unspent', say: 'era [pra|para] [ser] [o|um] limite|teto|maximo', like: 'era o limite' },
])

/**
 * The turn of "não gastei 250 com lazer! é o limite de dezembro", behind an entry of that sum: it
 * goes, and its category has that limit. Null where no entry of this conversation has the sum, or
 * none was told last, and where a question is asked of it.
 */
export function meantAsLimitTurn(input: TurnInput, message: Message): Turn | null {
  const { reading } = message
  if (!limit.isIn(reading) || !unspent.isIn(reading)) return null
  if (isQuestion(reading) && !reading.tokens.some(({ norm }) => norm.startsWith('corrig')))
    return null
  const entry = entryMeant(input, message)
  if (entry?.type !== 'despesa' || entry.categoryId === null) return null
  const { categoryId, amountCents } = entry
  const [before] = limitsSet(input)
  const month = monthOf(message) ?? before?.month ?? input.today.toPlainYearMonth().toString()
  const category = input.categories.find(({ id }) => id === categoryId)?.name ?? ''
  const read: Read = { intent: 'budget', confidence: 92, fields: { category, amount: amountCents } }
  const budget = { categoryId, amountCents: cents(amountCents), month }
  return chained([deletion(input, entry), carry(input, read, { kind: 'set-budget', budget })])
}

/** The one of the sum that is told; of none, what the last message wrote. */
function entryMeant(input: TurnInput, { reading }: Message): Remembered | null {
  const own = ownIn(input)
  const [sum, more] = sumsIn(reading)
  if (more !== undefined) return null
  const meant =
    sum === undefined ? toldLast(input, own) : own.filter((one) => one.amountCents === sum)
  const [only, another] = meant
  return only && !another ? only : null
}
