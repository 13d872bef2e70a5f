import { withBehind } from '#conversation/bills/chained.ts'
import { billMeant, isListed, saysBill } from '#conversation/bills/spoken/of-bills.ts'
import { goneIn } from '#conversation/done/brought-back.ts'
import { carry } from '#conversation/make-turn.ts'
import { isOfOrder } from '#conversation/naming/named-each.ts'
import { tellingIn } from '#conversation/naming/telling.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { Message } from '#understanding/intents/candidate.ts'
import { isQuestion } from '#understanding/intents/question.ts'
import { leans } from '#understanding/memory/leaning.ts'

const wordsMax = 9
/** "tira 100 da meta" is of no bill; nor is what was paid of one. */
const others = new Set(
  'meta caixinha limite orcamento lancamento gasto paguei paga pago'.split(' '),
)

/**
 * The turn of "apaga a de 14", right behind the bills that were listed, and of "exclui a conta de
 * 14 reais": the bill goes, whatever entry is called so. Null for any other message.
 */
export function billRemovedTurn(input: TurnInput, message: Message): Turn | null {
  const { reading } = message
  if (reading.tokens.length > wordsMax || reading.amounts.length > 1) return null
  if (isQuestion(reading) || !leans('removes', reading)) return null
  if (reading.tokens.some(({ norm }) => others.has(norm)) || leans('neverRemoves', reading)) {
    return null
  }
  const said = tellingIn(message).filter(({ word }) => {
    return !isOfOrder(word) && !besides.has(word)
  })
  const isPointed = said.length > 0 || reading.amounts.length > 0
  // "apaga a conta do restaurante" may be what was paid there, where no sum tells.
  const isSaid = saysBill(message) && reading.amounts.length > 0
  if (!isPointed || !(isListed(input) || isSaid)) return null
  const bill = billMeant(input, message, said)
  return bill ? ending(input, bill) : null
}

const besides = new Set('reais parcela parcelas mensalidade assinatura prestacao pode'.split(' '))

function ending(input: TurnInput, { id, name }: { id: string; name: string }): Turn {
  const read = { intent: 'delete', confidence: 92, fields: { description: name } } as const
  return carry(input, read, { kind: 'end-thing', what: 'payment', id, name })
}

const bill = 'conta|boleto|parcela|pagamento|mensalidade'
const entry = 'lancamento|gasto|despesa|compra|que|o'

const mistook = new PhraseBook('that a bill was meant, and no entry', [
  {
    means: 'bill',
    say: `^ [nao] [,|!|.] [era|eh|falei|foi] [d*|pra] [apagar|excluir|tirar] [a|o] ${bill} [de] [@] [,|.] nao [era|eh] [pra|d*|a|o] [apagar|excluir] [o|a] ${entry}`,
    like: 'era a conta, não o lançamento',
  },
  {
    means: 'bill',
    say: `^ nao era|eh [pra] [apagar] o|a ${entry} [,|.] era|eh [pra] [apagar] a|o ${bill}`,
    like: 'não era o lançamento, era a conta',
  },
])

/**
 * The turn of "era a conta, não o lançamento", behind an entry that was deleted: it stands there
 * again, and the bill of that sum or name goes. Null for any other message.
 */
export function billMistakenTurn(input: TurnInput, message: Message): Turn | null {
  const { last } = input.state
  if (last?.kind !== 'deleted' || !mistook.isIn(message.reading)) return null
  const [gone] = goneIn(input.state)
  const { payments = [] } = input
  const same = payments.filter(({ amountCents }) => amountCents === gone?.amountCents)
  const [only, another] = same
  if (!only || another) return null
  const undone = carry(input, { intent: 'delete', confidence: 90 }, { kind: 'undo-last' })
  return withBehind(undone, ending(input, only))
}
