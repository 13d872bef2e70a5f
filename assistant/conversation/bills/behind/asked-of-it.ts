import { justTold } from '#conversation/bills/behind/just-told.ts'
import type { Query } from '#conversation/effect.ts'
import { carry } from '#conversation/make-turn.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { Message } from '#understanding/intents/candidate.ts'

const part = 'parcela|prestacao|mes|mensalidade'
const asked = new PhraseBook('what is asked of the bill told last', [
  {
    means: 'left',
    say:
      '^ [{mended}] [lya] [e] [isso] quanto [que] [vai] [eu] fica|ficar|ficou|sai|pago|da|vou [pagar] [de|por|cada|a|em] [cada|todo] ' +
      part +
      ' ..3 [?] $',
    like: 'quanto fica por mês?',
  },
  {
    means: 'left',
    say: `^ [{mended}] [lya] [e] qual|quanto [eh|foi|fica] [o|a] [valor] [d*] [cada] ${part} ..2 [?] $`,
    like: 'qual o valor da parcela?',
  },
  {
    means: 'left',
    say: '^ [{mended}] [lya] [e] quando|qdo [que] [isso|ela|ele] acaba|termina|encerra|acabo|termino [de] [pagar] ..3 [?] $',
    like: 'quando acaba?',
  },
  {
    means: 'left',
    say: '^ [{mended}] [lya] [e] [isso] acaba|termina|acabo|termino [de] [pagar] quando|qdo ..2 [?] $',
    like: 'termina quando?',
  },
  {
    means: 'left',
    say: '^ [{mended}] [lya] [e] [eu] [vou] [pago|pagar] ate quando|qdo ..4 [?] $',
    like: 'até quando vou pagar?',
  },
  {
    means: 'left',
    say: '^ [{mended}] [lya] [e] quantas|qtas [parcelas] [que] [ainda] falta|faltam|restam [ainda] [pagar] [?] $',
    like: 'quantas faltam?',
  },
])
const besides = new Set(
  'quantas qtas quando qdo qual acaba termina encerra acabo termino ate valor fica ficar falta faltam restam'.split(
    ' ',
  ),
)

/**
 * The turn of "quanto fica por mês?", "quando acaba?", behind parts or a bill: what is
 * left of it. Null for any other message.
 */
export function askedOfItTurn(input: TurnInput, message: Message): Turn | null {
  const { reading } = message
  if (reading.amounts.length > 0 || !asked.isIn(reading)) return null
  const told = justTold(input, message, (word) => besides.has(word))
  if (!told) return null
  const bill = { id: told.bill.id, asks: 'left' } as const
  const query: Query = { metric: 'upcoming', categoryId: null, from: null, to: null, bill }
  return carry(input, { intent: 'query', confidence: 87 }, { kind: 'query', query })
}
