import { justTold } from '#conversation/bills/behind/just-told.ts'
import { carry } from '#conversation/make-turn.ts'
import { fitting, tellingIn } from '#conversation/naming/telling.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { Message, Read } from '#understanding/intents/candidate.ts'
import { isQuestion } from '#understanding/intents/question.ts'

const off = 'tira|tire|tirar|apaga|apague|apagar|remove|exclui|excluir|cancela|cancelar'
const givenUp = new PhraseBook('that a bill just kept is given up', [
  {
    means: 'given-up',
    say: `cancelei|cancelamos|desisti|desistimos|sai|saimos|encerrei|tranquei|vendi ..4 ,|e|entao|. [entao|pode|ja] ${off} [essa|esse|isso|ela|ele|dai] $`,
    like: 'cancelei, pode tirar',
  },
  {
    means: 'given-up',
    say: `vou|vamos|to|estou|estamos sair|saindo|mudar|mudando|cancelar|cancelando|encerrar ..4 ,|e|entao|. [entao|pode|ja] ${off} [essa|esse|isso|ela|ele|dai] $`,
    like: 'vou sair dessa casa, tira',
  },
])

/**
 * The turn of "cancelei, pode tirar", "vou sair dessa casa, tira", behind a bill that was kept: it
 * is given up, whatever the reason is called. Null for any other message.
 */
export function givenUpTurn(input: TurnInput, message: Message): Turn | null {
  const { reading } = message
  if (reading.amounts.length > 0 || isQuestion(reading)) return null
  if (!givenUp.isIn(reading) || reading.flat.includes(' nao ')) return null
  // "tranquei a academia, tira ela", behind another bill: that is for who goes by names.
  const { payments = [], state } = input
  const named = fitting(tellingIn(message), payments).filter(({ at }) => at.length > 0)
  const isOther = named.length > 0 && named.every(({ thing }) => thing.name !== state.last?.name)
  const told = isOther ? null : justTold(input, message, () => true)
  if (!told || told.first || input.state.last?.rule !== input.state.rule) return null
  const { id, name } = told.bill
  const read: Read = { intent: 'delete', confidence: 92, fields: { description: name } }
  return carry(input, read, { kind: 'end-thing', what: 'payment', id, name })
}
