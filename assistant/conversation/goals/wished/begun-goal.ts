import { limits } from '@lya/core/limits.ts'
import { fitting, tellingIn } from '#conversation/naming/telling.ts'
import type { PendingGoal } from '#conversation/pending/pending-state.ts'
import type { Amount } from '#language/amounts/amount.ts'
import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { Message } from '#understanding/intents/candidate.ts'
import { isQuestion } from '#understanding/intents/question.ts'
import { isThing } from '#understanding/lexicon/find.ts'
import { leansWord } from '#understanding/memory/leaning.ts'

/** `unspent`: that it was put aside and not spent; `wish`: that so much is to come together. */
const claims = new PhraseBook<'unspent' | 'wish'>('what was put aside is for a goal', [
  {
    means: 'unspent',
    say: 'nao|nem [eh|foi|era|sao] [um|uma] gasto|despesa|gastei|saiu|gastamos',
    like: 'não é gasto, a meta é 600',
  },
  { means: 'unspent', say: 'gastei|saiu nao', like: 'gastei não, é pra meta de 600' },
  {
    means: 'unspent',
    say: 'isso|esse|esses|esta|eh|estao ..3 guardado|guardados|guardadinho|poupanca|separado|separados',
    like: 'isso é dinheiro guardado, quero juntar 600',
  },
  { means: 'unspent', say: 'sao|eh [so] o [meu] comeco|inicio', like: 'esses 100 são o começo' },
  { means: 'wish', say: 'meta|metas|objetivo', like: 'a meta da viagem é 600' },
  {
    means: 'wish',
    say: '{want}|{need}|estou|estamos|gostaria|pretendo ..2 juntar|guardar|chegar|juntando|guardando|ter|poupar|economizar|completar',
    like: 'quero juntar 600 pra viajar',
  },
  { means: 'wish', say: 'quero|preciso [de] [r] [$] @', like: 'preciso de 600 no total' },
])

/**
 * What a goal is to come to, behind what was put aside for it: "não é gasto, a meta da viagem é
 * 600". Null where another thing may be told of.
 */
export function wholeOfBegun({ name, savedCents }: PendingGoal, message: Message): Amount | null {
  const { reading } = message
  if (savedCents === undefined || isQuestion(reading) || !claims.isIn(reading)) return null
  const [whole, another] = reading.amounts.filter(
    ({ valueCents }) => Math.round(valueCents) !== savedCents,
  )
  const value = Math.round(whole?.valueCents ?? 0)
  if (!whole || another || value <= savedCents || value > limits.amountCentsMax) return null
  const said = tellingIn(message).filter(({ word }) => !leansWord('ofSaving', word))
  const isNamed = fitting(said, [{ id: '', name }]).some(({ at }) => at.length > 0)
  const isUnspent = claims.findAll(reading).some(({ means }) => means === 'unspent')
  const isOfElse = said.some(({ word }) => isThing(word))
  return isNamed || isUnspent || !isOfElse ? whole : null
}
