import { carry } from '#conversation/make-turn.ts'
import { namedAmong, ownIn, rememberedIn } from '#conversation/memory/remembered.ts'
import { tellingIn } from '#conversation/naming/telling.ts'
import { hasOneOf } from '#conversation/plain/only-of.ts'
import { takingAway } from '#conversation/plain/taking-away.ts'
import { deletion } from '#conversation/removing/deletion.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { anyOf } from '#language/phrases/any-of.ts'
import { words } from '#language/phrases/word-set.ts'
import type { Message } from '#understanding/intents/candidate.ts'
import { isQuestion } from '#understanding/intents/question.ts'
import { isThing } from '#understanding/lexicon/find.ts'

const takes = words(takingAway, 'desconsidere desconsidera desconsiderar exclusao')
/** It is still to be done. */
const ahead = anyOf(
  'ainda nao fiz; ainda nao comprei; vai ser so amanha; vai ser amanha; sera feita; sera feito; sera amanha; ' +
    'vou comprar amanha; irei amanha; so vou amanha; vou amanha; me precipitei; me adiantei',
)
const message = words('mensagem msg')
const last = words('ultima essa dessa desta esta')
const both = words('ambos ambas dois duas')
const generic = words('compra compras gasto despesa pagamento registro lancamento anotacao')

/**
 * The turn of "me precipitei, a compra vai ser só amanhã. tira por enquanto", of the one entry that
 * was told last, and of "apaga toda essa última mensagem", of all that it told. Null where another
 * thing is named, and for any other message.
 */
export function toldTooSoonTurn(input: TurnInput, { reading }: Message): Turn | null {
  const { state } = input
  if (reading.amounts.length > 0 || isQuestion(reading) || !hasOneOf(reading, takes)) return null
  const own = state.last?.kind === 'created' ? ownIn({ state: { last: state.last } }) : []
  const [only, another] = own
  if (!only) return null
  const named = namedAmong({ reading }, rememberedIn(input))
  const isOfOther = named.some(({ id }) => own.every((one) => one.id !== id))
  const isElse = tellingIn({ reading }).some(({ word, at }) => {
    const isNamed = namedAmong({ reading }, own, [{ word, at }]).length > 0
    return isThing(word) && !generic.has(word) && !isNamed
  })
  if (isOfOther || isElse) return null
  // "solicito a exclusão de ambos: Uber e padaria"
  const isBoth = hasOneOf(reading, both) && named.length === own.length && named.length === 2
  const isWhole = isBoth || (hasOneOf(reading, message) && hasOneOf(reading, last))
  if (isWhole && another) {
    const read = { intent: 'delete', confidence: 92 } as const
    // "apaga o uber dessa última mensagem" is of the one.
    if (named.length > 0 && named.length < own.length) return null
    return carry(input, read, { kind: 'delete-all', ids: own.map(({ id }) => id) })
  }
  return !another && (isWhole || ahead(reading.flat)) ? deletion(input, only) : null
}
