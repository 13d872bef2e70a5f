import { offerTurn } from '#conversation/advice/offer-turn.ts'
import { choose } from '#conversation/make-turn.ts'
import { tellingWords } from '#conversation/match-named.ts'
import { noTarget, optionsOf, targetOf } from '#conversation/meant-transaction.ts'
import { namedAmong, ofDayNamed, rememberedIn } from '#conversation/memory/remembered.ts'
import { asRemoval } from '#conversation/removing/deletion.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { Candidate, Message } from '#understanding/intents/candidate.ts'
import { isQuestion } from '#understanding/intents/question.ts'
import { leans } from '#understanding/memory/leaning.ts'

const sale = new PhraseBook('a sale that is to go', [
  {
    means: 'sale',
    say: 'apaga|apague|apagar|cancela|cancele|cancelar|exclui|exclua|tira|tire|remove|remova|deleta a|aquela|essa|minha [minha|ultima] venda|vendinha',
    like: 'cancela a venda do escritório',
  },
])

const pays = new Set(
  'salario aposentadoria pensao beneficio inss decimo ferias bolsa mesada reembolso'.split(' '),
)

/** What nobody sells anything for. */
function isPay(name: string): boolean {
  return tellingWords(name).some((word) => pays.has(word))
}

/**
 * The turn of "cancela a venda de ontem do escritório", where what was sold is called by another
 * name: of what came in the only one is asked about, of several which one. Null for any other.
 */
export function soldToTurn(input: TurnInput, message: Message, { intent }: Candidate): Turn | null {
  const { reading } = message
  if (intent !== 'delete' || !sale.isIn(reading) || isQuestion(reading)) return null
  if (leans('neverRemoves', reading) || reading.amounts.length > 1) return null
  const entries = rememberedIn(input)
  // What bears a name that is said is removed by it.
  if (namedAmong(message, entries).length > 0) return null
  const sold = entries.filter(({ type, name }) => type === 'receita' && !isPay(name))
  const sums = reading.amounts.map(({ valueCents }) => Math.round(valueCents))
  const priced = sold.filter(({ amountCents }) => sums.every((one) => one === amountCents))
  const meant = ofDayNamed(message, priced)
  const [only, another] = meant
  if (!only) return null
  if (another && !reading.flat.includes(' ultima ')) {
    const among = { slot: 'transaction', options: optionsOf(meant) } as const
    return choose(input, asRemoval, { kind: 'delete', target: noTarget }, among)
  }
  return offerTurn(input, { kind: 'delete', target: targetOf(only.id) })
}
