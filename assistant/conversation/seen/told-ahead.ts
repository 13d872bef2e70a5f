import { type Cents, cents } from '@lya/core/amounts/cents.ts'
import { owedName, remembered } from '#conversation/coming/owed.ts'
import { owedIn } from '#conversation/coming/owed-turn.ts'
import { keepDraft, restoreDraft } from '#conversation/kept-draft.ts'
import { balk, say } from '#conversation/make-turn.ts'
import { toldTransactions } from '#conversation/opinion/told-transactions.ts'
import { takenAtPrice } from '#conversation/orders/counted/taken-on-tick.ts'
import { paidEachIn } from '#conversation/orders/pays-each.ts'
import { openDue } from '#conversation/seen/asked-due.ts'
import { openReading } from '#conversation/seen/pending-reading.ts'
import { sawTurn } from '#conversation/seen/saw-turn.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import type { Saw } from '#phrasing/talking/silence-reason.ts'
import { categoryOf } from '#understanding/categories/category-index.ts'
import type { TransactionDraft } from '#understanding/draft.ts'
import type { Candidate, Message } from '#understanding/intents/candidate.ts'
import { isQuestion } from '#understanding/intents/question.ts'
import { leans } from '#understanding/memory/leaning.ts'
import { isOnlyLater, isOwedLater } from '#understanding/transactions/deferred.ts'

const readable: readonly Candidate['intent'][] = ['none', 'clarify', 'pay']
const asked = { intent: 'clarify', confidence: 90 } as const
const told = { intent: 'none', confidence: 90 } as const

/**
 * The turn of money that is still to move: what the writer gave on credit, what somebody still owes
 * them, and what is to be paid on a day, without a sum. Nothing is written, and it is said what
 * would be. Null for any other message.
 */
export function aheadTurn(input: TurnInput, message: Message, read: Candidate): Turn | null {
  const { reading } = message
  const isAsked = isQuestion(reading) && !leans('reminded', reading)
  const isHelp =
    read.intent === 'help' && (leans('reminded', reading) || leans('remindThing', reading))
  if (!(readable.includes(read.intent) || isHelp) || isAsked || leans('perhaps', reading))
    return null
  // "rachei o uber, fui eu que paguei e cada uma me deve a parte": it went out first.
  if (isPaidByWriter(message)) return null
  const doubt = doubtOf(message)
  if (!doubt && isStillToCome(message)) return sawTurn(input, message, read, 'unmeant')
  return doubt && (pricedTurn(input, message, doubt) ?? unpricedTurn(input, message, doubt))
}

function isPaidByWriter({ account, reading }: Message): boolean {
  const isTold = account.transactions.some(({ draft }) => draft.type === 'despesa')
  return isTold && leans('paidMyself', reading)
}

const earns: readonly Candidate['intent'][] = ['none', 'clarify', 'log', 'recurring', 'budget']

/**
 * The turn of wages that are told, of which nothing has come: `eu ganho 4.100 e ela 3.650`. A
 * single one is remembered: `hoje ele deu os 600`.
 */
export function wagesTurn(input: TurnInput, message: Message, read: Candidate): Turn | null {
  const { reading } = message
  const isTold = earns.includes(read.intent) && leans('wages', reading) && !isQuestion(reading)
  if (!isTold) return null
  const turn = balk(input, { ...read, intent: 'recurring' }, 'recurring-income')
  const draft = reading.amounts.length === 1 ? owedIn(message) : null
  if (!draft) return turn
  const paidEach = paidEachIn(message, draft)
  const { state } = turn
  const kept = remembered(state, asPay(message, draft), message, ofPay)
  return { ...turn, state: paidEach ? { ...state, paidEach } : kept }
}

/** What comes every month and is called nothing is pay. */
function asPay({ index, reading }: Message, draft: TransactionDraft): TransactionDraft {
  if (draft.description !== owedName('') || !reading.flat.includes(' mes ')) return draft
  const categoryId = categoryOf('salary', 'receita', index) ?? draft.categoryId
  return { ...draft, description: 'Salário', categoryId }
}

/** By which pay may be spoken of when it comes: "caiu o salário", "caiu o meu". */
const ofPay = ['salario', 'pagamento', 'meu']

/** `vendi a bike por 400, o cara me paga sexta`: all its money is still to come in. */
function isStillToCome({ reading, account }: Message): boolean {
  if (reading.amounts.length === 0 || account.transactions.length > 0) return false
  return leans('toCome', reading) || isOwedLater(reading) || isOnlyLater(reading)
}

function doubtOf(message: Message): Saw['doubt'] | null {
  const { reading } = message
  // "levou um bolo de 70, ficou me devendo 30": 40 of it came.
  if (leans('onCredit', reading) && !cameInPart(message)) return 'credit'
  if (leans('unpaid', reading)) return 'owed'
  if (reading.amounts.length > 0) return null
  if (leans('owedOn', reading)) return 'owed'
  // "não, só pago mês que vem" answers something.
  const isNo = reading.flat.startsWith(' nao ') && !leans('remindThing', reading)
  if (isNo || leans('settled', reading)) return null
  const isBill = leans('remindOf', reading) && leans('billed', reading)
  if (isBill || remindsOfThing(message)) return 'ahead'
  return leans('toPay', reading) || leans('fallsDueOn', reading) ? 'ahead' : null
}

function cameInPart({ account }: Message): boolean {
  return account.transactions.some(({ isWayTold, draft }) => {
    return isWayTold === true && draft.type === 'receita' && draft.sum !== undefined
  })
}

/** "cria um lembrete pra pagar o gás": no "ligar pra minha mãe", and not all bills there are. */
function remindsOfThing({ account: { subject }, reading }: Message): boolean {
  if (!subject || !leans('remindThing', reading) || everyBill.test(reading.flat)) return false
  return subject.categoryId !== null || reading.flat.includes(' pagar ')
}

const everyBill = / (contas|boletos|tudo) /

/** With its one sum, which a yes writes as it came in. */
function pricedTurn(input: TurnInput, message: Message, doubt: Saw['doubt']): Turn | null {
  const [only, another] = toldTransactions(message)
  const taken = doubt === 'credit' ? takenAtPrice(input, message) : null
  if (taken) return creditTurn(input, message, taken)
  const owed = another || !only ? toPayIn(message) : null
  if (owed) return creditTurn(input, message, fiado(input, owed))
  if (!only || another || only.draft.amountCents <= 0 || only.doubt === 'amount') return null
  const { amountCents } = only.draft
  const saw: Saw = { amounts: [amountCents], description: '', doubt }
  const turn = say(input, asked, { kind: 'none', reason: 'unmeant', saw })
  const { description } = only.draft
  const draft = keepDraft({
    ...only.draft,
    ...{ type: 'receita', date: message.reading.today, amountCents: cents(amountCents) },
    description: description || 'Entrada',
    categoryId: only.draft.type === 'receita' ? only.draft.categoryId : null,
  })
  const open = { ...openReading('words', 'confirm', draft, input.today), isAhead: true } as const
  const kept = restoreDraft(draft, input.categories)
  return { ...turn, state: { ...remembered(turn.state, kept, message), open } }
}

const owing = new Set('pagar pagarem devendo deve devolver acertar dar passar mandar'.split(' '))
const currency = new Set(['r', '$', 'os', 'uns'])

/** The sum of "ficou de me pagar 14, levou 4 fiado": right behind its verb. */
function toPayIn({ reading: { amounts, tokens } }: Message): Cents | null {
  const [only, another] = amounts.filter((one) => {
    let at = one.first - 1
    while (currency.has(tokens[at]?.norm ?? '')) at -= 1
    return owing.has(tokens[at]?.norm ?? '') && !one.isForeign && !one.isNegative
  })
  return only && !another && only.valueCents >= 1 ? cents(Math.round(only.valueCents)) : null
}

function fiado({ today: date }: TurnInput, amountCents: Cents): TransactionDraft {
  return { type: 'receita', date, amountCents, categoryId: null, description: 'Fiado' }
}

/** What somebody took on credit, by the sum that they are to pay. */
function creditTurn(input: TurnInput, message: Message, draft: TransactionDraft): Turn {
  const { today } = input
  const saw: Saw = { amounts: [draft.amountCents], description: '', doubt: 'credit' }
  const turn = say(input, asked, { kind: 'none', reason: 'unmeant', saw })
  const open = {
    ...openReading('words', 'confirm', keepDraft(draft), today),
    isAhead: true,
  } as const
  return { ...turn, state: { ...remembered(turn.state, draft, message), open } }
}

function unpricedTurn(input: TurnInput, message: Message, doubt: Saw['doubt']): Turn | null {
  const { reading } = message
  if (doubt === 'owed' && reading.amounts.length > 0) return null
  const open = doubt === 'ahead' ? openDue(message) : null
  const due: Pick<Saw, 'due'> =
    open?.dueOn === undefined ? {} : { due: Temporal.PlainDate.from(open.dueOn) }
  const saw: Saw = { amounts: [], description: open?.name ?? '', doubt, ...due }
  // "a luz vence dia 22" is told, and asks for nothing; a reminder without its day is no order yet.
  const isTold = !due.due || (!leans('toPay', reading) && !leans('reminded', reading))
  const read = doubt === 'ahead' && isTold ? told : asked
  const turn = say(input, read, { kind: 'none', reason: 'unmeant', saw })
  return open ? { ...turn, state: { ...turn.state, open } } : turn
}
