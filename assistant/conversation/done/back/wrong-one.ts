import { goneIn } from '#conversation/done/brought-back.ts'
import { carry } from '#conversation/make-turn.ts'
import { isSame, nameWords } from '#conversation/match-named.ts'
import { targetOf } from '#conversation/meant-transaction.ts'
import { namedAmong, rememberedIn } from '#conversation/memory/remembered.ts'
import { fitting, tellingIn } from '#conversation/naming/telling.ts'
import { hasOneOf } from '#conversation/plain/only-of.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { words } from '#language/phrases/word-set.ts'
import type { Message } from '#understanding/intents/candidate.ts'
import { asksForDeed, isQuestion } from '#understanding/intents/question.ts'
import type { Reading } from '#understanding/reading.ts'

const stays = words('fica fique ficar ficasse volta volte voltar mantem mantenha manter continua')
const need = words('precisa era pra para tem que')
const goes = words('sai sair saia saisse sumir suma some embora fora tirar apagar excluir remover')
const meant = words('quem que era eh')
const denies = words('nao nem sem fora assim apagado excluido caro pra')

/**
 * The turn of "o pão fica", where the pão is what has just gone: it comes back. Null for any other
 * message.
 */
export function staysAfterAllTurn(input: TurnInput, message: Message): Turn | null {
  const { reading } = message
  const { last } = input.state
  const gone = goneIn(input.state).filter(({ id }) => last?.gone?.includes(id))
  const [only, another] = gone
  if (!only || another || isElse(message)) return null
  const sums = reading.amounts.map(({ valueCents }) => Math.round(valueCents))
  if (sums.some((sum) => sum !== only.amountCents)) return null
  const isIt = namedAmong(message, gone).length === 1
  if (!isIt || !isToStay(reading, only.name) || hasOneOf(reading, denies)) return null
  return carry(input, { intent: 'correct', confidence: 90 }, { kind: 'undo-last' })
}

/**
 * The turn of "quem sai é o mercado", "era a academia que saía dos pagamentos", right behind
 * something else that went: that goes as well. Null for any other message.
 */
export function otherToGoTurn(input: TurnInput, message: Message): Turn | null {
  const { reading } = message
  if (!input.state.last?.gone || isElse(message) || reading.amounts.length > 0) return null
  if (!hasOneOf(reading, goes) || !hasOneOf(reading, meant) || hasOneOf(reading, denies))
    return null
  const [bill, more] = fitting(tellingIn(message), input.payments ?? []).filter(
    ({ at, isWhole }) => isWhole && at.length > 0,
  )
  const [entry, another] = namedAmong(message, rememberedIn(input))
  if (more || another || (bill !== undefined) === (entry !== undefined)) return null
  const read = { intent: 'delete', confidence: 90 } as const
  if (entry) return carry(input, read, { kind: 'delete', target: targetOf(entry.id) })
  if (!bill) return null
  const { id, name } = bill.thing
  return carry(input, read, { kind: 'end-thing', what: 'payment', id, name })
}

/** "o pão fica", "o gás precisa voltar": and no "o uber devia ficar mais barato". */
function isToStay({ tokens }: Reading, name: string): boolean {
  const own = nameWords(name)
  return tokens.some(({ norm }, at) => {
    if (!stays.has(norm) || tokens[at + 1]?.kind === 'word') return false
    const lead = tokens.slice(0, at).findLast((one) => one.kind === 'word' && !need.has(one.norm))
    return own.some((word) => isSame(word, lead?.norm ?? ''))
  })
}

function isElse({ reading }: Message): boolean {
  return (isQuestion(reading) && !asksForDeed(reading)) || reading.days.length > 0
}
