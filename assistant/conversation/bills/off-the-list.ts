import { carry, say } from '#conversation/make-turn.ts'
import { targetOf } from '#conversation/meant-transaction.ts'
import { namedAmong, type Remembered, rememberedIn } from '#conversation/memory/remembered.ts'
import { type Bill, fitting, type Telling, tellingIn } from '#conversation/naming/telling.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { Message } from '#understanding/intents/candidate.ts'
import { isQuestion } from '#understanding/intents/question.ts'
import { leans, leansWord } from '#understanding/memory/leaning.ts'

const takes = 'tira|tire|tirar|retira|retire|retirar|risca|risque|riscar|remove|remova|apaga|apague'
const those = '[ela|ele|isso|essa|esse]'
const settled = 'paguei|paga|pago|quitei|quitada|quitado'
const lists =
  'lista|agenda|relacao|pendencias|pendentes|lembretes|avisos|lembrete|aviso|alerta|pagamentos'

const unsettled = [`nao|nunca|vou ..2 ${settled}`, `ainda nao`, `como ${settled}`]

const paidOff = new PhraseBook('a bill that is to leave the list, since it is paid', [
  {
    means: 'list',
    say: `${takes} ..5 da|das|dos|do ${lists} ..3 ja [foi] [eu] ${settled}`,
    like: 'tira a internet da lista, já paguei',
  },
  {
    means: 'list',
    say: `ja [foi|esta] [eu] ${settled} ..6 ${takes} ${those} da|das|dos|do ${lists}`,
    like: 'já paguei a Coelba, tira da lista',
  },
  {
    means: 'list',
    say: `foi|esta ${settled} ..6 ${takes} ${those} da|das|dos|do ${lists}`,
    like: 'a luz foi paga, pode tirar da lista',
  },
  {
    means: 'list',
    say: `${settled} ..5 [pode|podes] ${takes} ${those} da|das|dos|do ${lists}`,
    like: 'paguei a luz já, pode tirar da lista',
    not: unsettled,
  },
  {
    means: 'list',
    say: `${takes} ..5 da|das|dos|do ${lists} [,|.] [que|pois|porque|pq] [eu] ${settled}`,
    like: 'pode tirar a luz da lista que eu paguei',
    not: unsettled,
  },
])

const asPaid = new PhraseBook('what stands as paid', [
  {
    means: 'stands',
    say: 'consta|constam|aparece|aparecem|ficou|ficaram|esta|estao|foi|marcou|marcaram|anotou [ai|la] como paga|pago|pagas|pagos|quitada|quitado',
    like: 'a conta de luz consta como paga',
  },
  {
    means: 'stands',
    say: 'registrou|anotou|marcou|lancou|colocou|botou|pos {article} ..5 como paga|pago|pagas|pagos|quitada|quitado',
    like: 'você registrou a conta de luz como paga',
  },
])

const mistaken = new PhraseBook('that it is a mistake', [
  {
    means: 'wrong',
    say: 'equivoco|engano|erro|errado|errada|incorreto|incorreta|enganada',
    not: ['nao ..2 erro|engano|errado'],
    like: 'consta como paga, o que é um equívoco',
  },
  {
    means: 'wrong',
    say: 'nao [a|o] paguei|pagamos|foi|esta',
    like: 'a luz está como paga e eu não paguei',
  },
  {
    means: 'wrong',
    say: 'exclua|exclui|apague|apaga|tira|tire|remova|remove|desfaca|desfaz|corrija|corrige',
    like: 'a internet consta como paga, exclua',
  },
])

/**
 * The turn of "tira a internet da lista, já paguei": the bill that waits is settled, and what is
 * paid of it stays. Null for any other message.
 */
export function offTheListTurn(input: TurnInput, message: Message): Turn | null {
  const { reading } = message
  if (reading.amounts.length > 0 || isQuestion(reading) || !paidOff.isIn(reading)) return null
  const said = toldIn(message)
  const bill = billOf(input, said)
  const [entry] = namedAmong(message, expensesOf(input), said)
  if (bill && (!entry || bill.isPaid)) {
    const { id, name } = bill
    const payment = { id, name }
    return carry(input, { intent: 'pay', confidence: 90 }, { kind: 'pay', payment })
  }
  if (bill?.instalments === 1) {
    const { id, name } = bill
    const read = { intent: 'delete', confidence: 90, fields: { description: name } } as const
    return carry(input, read, { kind: 'end-thing', what: 'payment', id, name })
  }
  return entry ? sayDone(input) : null
}

/**
 * The turn of "tira o lembrete da pizza" where no bill of that name waits: what was paid of it
 * stays. Null for any other message.
 */
export function unremindedTurn(input: TurnInput, message: Message): Turn | null {
  const { reading } = message
  if (reading.amounts.length > 0 || isQuestion(reading) || !leans('unreminded', reading))
    return null
  const [entry] = namedAmong(message, expensesOf(input), toldIn(message))
  return entry ? sayDone(input) : null
}

function sayDone(input: TurnInput): Turn {
  return say(input, { intent: 'none', confidence: 90 }, { kind: 'done-before' })
}

/**
 * The turn of "a conta de luz consta como paga, é um equívoco, exclua": what was written of it
 * goes, and a bill that is not paid is said to be due. Null for any other message.
 */
export function wronglyPaidTurn(input: TurnInput, message: Message): Turn | null {
  const { reading } = message
  if (reading.amounts.length > 0 || isQuestion(reading)) return null
  if (!asPaid.isIn(reading) || !mistaken.isIn(reading)) return null
  const said = toldIn(message)
  const [entry, another] = namedAmong(message, expensesOf(input), said)
  if (entry && !another) return takenBack(input, entry)
  const bill = entry ? null : billOf(input, said)
  if (!bill) return null
  const query = { metric: 'upcoming', categoryId: null, from: null, to: null } as const
  const asked = { ...query, bill: { id: bill.id, asks: 'paid' as const } }
  return carry(input, { intent: 'query', confidence: 90 }, { kind: 'query', query: asked })
}

/** With the payment of a bill that was told last the bill is due again. */
function takenBack(input: TurnInput, { id, name, amountCents }: Remembered): Turn {
  const { last } = input.state
  const isLast = last?.kind === 'paid' && last.transactions.some((one) => one.id === id)
  const fields = { description: name, amount: amountCents }
  const read = { intent: 'delete', confidence: 92, fields } as const
  return carry(
    input,
    read,
    isLast ? { kind: 'undo-last' } : { kind: 'delete', target: targetOf(id) },
  )
}

function expensesOf(input: TurnInput): Remembered[] {
  return rememberedIn(input).filter(({ type }) => type === 'despesa')
}

function billOf({ payments = [] }: TurnInput, said: readonly Telling[]): Bill | null {
  const left = payments.filter(({ instalments, instalmentsPaid = 0 }) => {
    return !instalments || instalmentsPaid < instalments
  })
  const [fit, another] = fitting(said, left).filter(({ at }) => at.length > 0)
  return fit && !another ? fit.thing : null
}

/** What names it: no word of removing, nor of lists and mistakes. */
function toldIn(message: Message): Telling[] {
  return tellingIn(message).filter(({ word }) => {
    return !leansWord('ofRemoval', word) && !lists.split('|').includes(word)
  })
}
