import { chained } from '#conversation/bills/chained.ts'
import { saidCount } from '#conversation/bills/paid/said-count.ts'
import { monthPaid } from '#conversation/bills/paid-for.ts'
import { carry } from '#conversation/make-turn.ts'
import { type Bill, fitting, type Telling, tellingIn } from '#conversation/naming/telling.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { words } from '#language/phrases/word-set.ts'
import type { Candidate, Message } from '#understanding/intents/candidate.ts'
import { asksWhether, isQuestion } from '#understanding/intents/question.ts'
import { isThing } from '#understanding/lexicon/find.ts'
import { leansWord } from '#understanding/memory/leaning.ts'

const asPaid = { intent: 'pay', confidence: 87 } as const
const readable: readonly Candidate['intent'][] = ['none', 'clarify', 'log', 'pay']
const paidByMe = words('paguei pagamos quitei quitamos acertei acertamos matei liquidei liquidamos')
const areParticiples = words('pago paga pagos pagas quitado quitada quitados quitadas')
const beforeParticiple = words('ta esta tao estao foi foram ja ok : , ficou ficaram tudo')
const behindParticiple = words('hoje hj agora agorinha ontem anteontem no na pelo via . ! , ja')
/** By them nothing is told of a payment that was made, or not of all of them. */
const blocking = words(
  'nao n ainda falta faltam faltou amanha quero vou vamos preciso se quando metade parte sempre ' +
    'todo toda mensal mensais vai vao sera deveria devia lembra lembrar menos exceto so nem',
)
/** "nem esperei vencer", "antes do dia 5": it was early. */
const waiting = words('esperei esperar deixei venceu vencer vence vencia antes vencimento')
const ways = words(
  'frente cedo tirei loterica banco app aplicativo caixa pix boleto casa internet banking hoje dona logo data baixa',
)
const joins = words('da do de das dos')
const owners = words('meu minha meus minhas outro outra nosso nossa')
const severalBills = words('contas boletos duas dois ambas')
const payers = words('minha meu mae pai firma empresa')
const made = words('efetuei fiz realizei fizemos')
const achieved = words('acabei acabo terminei consegui')
const settling = words('dar dei da de pode')
const counted = words('duas dois tres quatro ambas ambos')

/**
 * The turn of bills that are told as paid, in whatever words, without any sum: "aluguel e internet
 * pagos", "efetuei o pagamento do aluguel e da luz", "as duas contas já foram, paguei no app",
 * "paguei ontem o aluguel, nem esperei vencer". Null for any other message, and where another thing
 * is named beside them.
 */
export function toldPaidTurn(input: TurnInput, message: Message, read: Candidate): Turn | null {
  const { reading } = message
  if (!readable.includes(read.intent) || isQuestion(reading) || asksWhether(reading)) return null
  if (!reading.amounts.every(({ first }) => counted.has(reading.tokens[first]?.norm ?? ''))) {
    return null
  }
  if (paidAt(message) < 0 || isBlocked(message)) return null
  // "paguei o aluguel de outubro" is of another month.
  if (Object.keys(monthPaid(reading)).length > 0) return null
  const bills = billsMeant(input, message)
  const date = dateIn(message)
  if (bills.length === 0 || date === null) return null
  return chained(
    bills.map(({ id, name }) =>
      carry(input, asPaid, { kind: 'pay', payment: { id, name }, ...date }),
    ),
  )
}

/** Where it is said that the writer paid; else -1. */
function paidAt({ reading: { tokens } }: Message): number {
  const norms = tokens.map(({ norm }) => norm)
  return norms.findIndex((norm, at) => {
    if (paidByMe.has(norm)) return true
    const before = norms[at - 1] ?? ''
    const next = norms[at + 1]
    if (areParticiples.has(norm)) {
      const isLed = beforeParticiple.has(before) || next === undefined || behindParticiple.has(next)
      // "pago a internet no dia 15" is a habit; "foi paga pela minha mãe" another's deed.
      return isLed && at > 0 && !['eu', 'a', 'o', 'que', 'quem', 'ser', 'sendo'].includes(before)
    }
    if (made.has(before) && /^os?$/.test(norm)) return /^pagamentos?$/.test(next ?? '')
    if (norm === 'pagar' || norm === 'quitar') {
      return achieved.has(norms[at - 2] ?? before)
    }
    return norm === 'baixa' && settling.has(before)
  })
}

/** "o aluguel paguei, a internet não", "foi paga pela minha mãe": not so, or not by the writer. */
function isBlocked({ reading: { tokens }, account }: Message): boolean {
  const norms = tokens.map(({ norm }) => norm)
  const isEarly = (at: number) =>
    waiting.has(norms[at + 1] ?? '') || waiting.has(norms[at + 2] ?? '')
  const isByOther = norms.some((norm, at) => {
    return /^pel[oa]$/.test(norm) && payers.has(norms[at + 1] ?? '')
  })
  const isNot = norms.some((norm, at) => blocking.has(norm) && !isEarly(at))
  return isNot || isByOther || account.clauses.some(({ mood }) => mood === 'other')
}

/** Those that are named, each by all that is said of it; all there are of "paguei as duas". */
function billsMeant({ payments = [], state }: TurnInput, message: Message): Bill[] {
  const open = payments.filter(({ isPaid }) => !isPaid)
  const told = tellingIn(message)
  const named = told.flatMap((one) => {
    const fits = fitting([one], payments).filter(({ at }) => at.length > 0)
    return fits.length > 0 ? [{ one, fits }] : []
  })
  if (named.some(({ fits }) => fits.length > 1)) return []
  const bills = [...new Set(named.flatMap(({ fits }) => fits.map(({ thing }) => thing)))]
  const count = saidCount(message.reading)
  const ats = new Set(named.map(({ one }) => one.at))
  const others = told.filter(({ at, word }) => !ats.has(at) && !isBeside(word))
  if (others.some((one) => isThing(one.word) || isJoined(message, one, ats))) return []
  if (bills.some(({ isPaid }) => isPaid)) return []
  if (bills.length > 0) return count === 0 || count === bills.length ? bills : []
  const listed = count === 2 || count === Number.POSITIVE_INFINITY || count === open.length
  const isOfBills = message.reading.tokens.some(({ norm }) => severalBills.has(norm))
  const isKept = state.last?.kind === 'recurring-created' || count === 2
  // "já tirei as duas da frente, paguei tudo"
  const isTwo = count === Number.POSITIVE_INFINITY && open.length === 2 && isOfTwo(message)
  const isSo = open.length === count || isTwo
  return others.length === 0 && listed && isOfBills && isKept && isSo ? open : []
}

function isOfTwo({ reading }: Message): boolean {
  return reading.tokens.some(({ norm }) => pairs.has(norm))
}

const pairs = words('duas dois ambas')

function isBeside(word: string): boolean {
  return ways.has(word) || leansWord('aside', word) || waiting.has(word) || areParticiples.has(word)
}

/** "a luz da praia": another one than that of the home. */
function isJoined(
  { reading: { tokens } }: Message,
  { at }: Telling,
  named: ReadonlySet<number>,
): boolean {
  const lead = owners.has(tokens[at - 1]?.norm ?? '') ? at - 2 : at - 1
  return joins.has(tokens[lead]?.norm ?? '') && named.has(lead - 1)
}

/** The day on which it was paid; null where several are told. */
function dateIn({ reading }: Message): { date?: string } | null {
  const { days, tokens, today } = reading
  const told = days.filter(({ first }) => {
    const before = tokens.slice(Math.max(0, first - 3), first)
    return !before.some(({ norm }) => waiting.has(norm))
  })
  const [day, another] = told
  if (another) return null
  const order = day ? Temporal.PlainDate.compare(day.date, today) : 0
  if (!day || order === 0) return {}
  const isDue = tokens[day.first - 1]?.norm === 'do' || tokens[day.first - 1]?.norm === 'de'
  return order > 0 || isDue ? null : { date: day.date.toString() }
}
