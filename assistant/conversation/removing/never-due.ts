import { withBehind } from '#conversation/bills/chained.ts'
import { carry, correct } from '#conversation/make-turn.ts'
import { ownIn } from '#conversation/memory/remembered.ts'
import { fitting, tellingIn } from '#conversation/naming/telling.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { Message } from '#understanding/intents/candidate.ts'
import { isQuestion } from '#understanding/intents/question.ts'

const toCome =
  'recebimento|entrada|receita|recebo|recebi|receber|ganho|ganhei|pagam|pagaram|paga|entra|entrar|cai'

const notDue = new PhraseBook('what stands as a bill and is money that comes in', [
  {
    means: 'income',
    say: `nao eh|foi|era [uma|um|de] conta|boleto|divida|pagamento|parcela|despesa [minha|meu|que] [eu] [vou|tenho] [de|que] [pra|para|a] [eu] [pagar] [nao] [,|.|!|e|mas|isso] [isso] eh|foi|era ..3 ${toCome}`,
    like: 'a Obra da Marlise não é conta pra pagar, é recebimento',
  },
  {
    means: 'income',
    say: `nao eh|foi|era pra|para|a [eu] pagar [nao] [,|.|!|e|mas|isso] [isso|eu|eles|elas|ela|ele] [eh|foi|era] ..3 ${toCome}`,
    like: 'a obra da Marlise não é pra eu pagar, é pra receber',
  },
  {
    means: 'income',
    say: 'eh|foi|era [dinheiro|valor] [pra|para|a] [eu] receber|recebimento [,|e] nao [eh] [pra|para|a] [eu] conta|pagar|pagamento|boleto',
    like: 'a obra da Marlise é pra receber, não pra pagar',
  },
  {
    means: 'income',
    say: 'nao [sou|fui] [eu] [que|quem] pago ..5 [nao] [,|.|!|e|mas] [sou] eu [que|quem] [vou] recebo|receber',
    like: 'não sou eu que pago o aluguel da kitnet, eu que recebo',
  },
])

/**
 * The turn of a bill that is none, since its money comes in: "a obra da Marlise não é conta pra
 * pagar, é recebimento". It leaves the bills, its first part came in, no other is touched.
 * Null for any other message.
 */
export function neverDueTurn(input: TurnInput, message: Message): Turn | null {
  const { reading } = message
  const { payments = [] } = input
  if (reading.amounts.length > 1 || isQuestion(reading) || !notDue.isIn(reading)) return null
  const [fit, another] = fitting(tellingIn(message), payments).filter(({ at }) => at.length > 0)
  if (!fit || another) return null
  const { id, name } = fit.thing
  const asRemoval = { intent: 'delete', confidence: 92, fields: { description: name } } as const
  const paid = ownIn(input).filter((one) => one.type === 'despesa' && one.name === name)
  const ended = { kind: 'end-thing', what: 'payment', id, name } as const
  if (paid.length !== 1) return carry(input, asRemoval, ended)
  const end = carry(input, asRemoval, { ...ended, isOfParts: true })
  const asTurned = { intent: 'correct', confidence: 90, fields: { type: 'receita' } } as const
  return withBehind(correct(input, asTurned, paid, { type: 'receita' }), end)
}
