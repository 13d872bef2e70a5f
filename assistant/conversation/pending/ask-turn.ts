import { cents } from '@lya/core/amounts/cents.ts'
import { register, say } from '#conversation/make-turn.ts'
import { openQuestion } from '#conversation/pending-question.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import type { VerbForm } from '#language/conjugation.ts'
import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { Verb } from '#language/verbs.ts'
import type { QuestionReply } from '#phrasing/reply.ts'
import type { TransactionDraft } from '#understanding/draft.ts'
import type { Candidate, Message } from '#understanding/intents/candidate.ts'
import { leans } from '#understanding/memory/leaning.ts'
import type { Reading } from '#understanding/reading.ts'
import type { Clause } from '#understanding/transactions/clauses/clause.ts'
import { isOwnMove } from '#understanding/transactions/clauses/own-move.ts'
import { theirPay } from '#understanding/transactions/clauses/theirs/their-pay.ts'

/** Asks for the one thing that is missing. What came or went for sure is written all the same. */
export function askTurn(input: TurnInput, message: Message, candidate: Candidate): Turn {
  const unnamed = withoutName(message)
  if (unnamed) return registerNamed(input, candidate, unnamed)
  const { transactions, subject } = message.account
  const doubtful = transactions.find((one) => one.doubt !== null) ?? transactions[0]
  const ready = transactions.filter((one) => one !== doubtful && one.doubt === null)
  const draft = doubtful?.draft ?? subject ?? bareDeed(message)
  if (!draft) return say(input, candidate, { kind: 'none', reason: 'unclear' })
  const missing = doubtful ? (doubtful.doubt ?? 'type') : 'amount'
  const known = missing === 'amount' ? { ...draft, amountCents: cents(0) } : draft
  const open = openQuestion(
    missing,
    known,
    ready.map((one) => one.draft),
    input.today,
  )
  const names = input.categories.filter((one) => one.type === draft.type).map((one) => one.name)
  const { description, amountCents } = draft
  const turn = say(input, candidate, {
    kind: 'ask',
    missing,
    description,
    amountCents,
    isOutOfBounds: doubtful?.doubt === 'amount',
    ...betweenOf(message),
    ...aboveOf(message),
    ...(doubtful?.differs ? { differs: doubtful.differs } : {}),
    categoryNames: names.slice(0, 3),
  })
  const { above } = aboveOf(message)
  const waiting = above === undefined ? open : { ...open, orElse: above }
  return { ...turn, intent: 'clarify', state: { ...turn.state, open: waiting } }
}

function betweenOf({ reading }: Message): Pick<QuestionReply, 'between'> {
  const range = reading.amounts.find(({ fromCents }) => fromCents !== undefined)
  if (range?.fromCents === undefined) return {}
  return { between: [Math.round(range.fromCents), Math.round(range.valueCents)] }
}

/** "trinta e poucos" on the way to forty. */
function aboveOf({ reading }: Message): Pick<QuestionReply, 'above'> {
  const [only, another] = reading.amounts.filter(({ isVague }) => isVague)
  const isAbove = only && !another && only.fromCents === undefined && !only.isForeign
  return isAbove ? { above: Math.round(only.valueCents) } : {}
}

/**
 * "gastei 50", "entrou 450": which way it went is told, and what it was is asked after it was
 * written. Takings need no name beside what was spent of them: "fiz 130 hoje, gastei 25 de
 * gasolina". Null where something else is missing, or only the figure is told.
 */
function withoutName({ account, reading }: Message): TransactionDraft[] | null {
  const { transactions, clauses, hasMoved } = account
  // What was bought by card may be there already.
  if (leans('cardBill', reading)) return null
  const told = transactions.map(({ draft }) => draft)
  const doubts = transactions.filter(({ doubt }) => doubt !== null)
  const [only, another] = doubts
  const isTold = clauses.some(({ mood, flow }) => mood === 'done' && flow !== null)
  // "e esqueci de anotar" tells nothing of the money.
  const isPlain = clauses.every((clause) => {
    const { mood, rule, verbs } = clause
    // "recebi 2.900 e a Bia recebe 1.800": what others are paid tells nothing of it.
    // "saquei 100 e gastei 60": beside it money only changed its place.
    if (rule === theirPay || rule === 'late' || (hasMoved && isOwnMove(reading, clause)))
      return true
    // "trabalhei 12 horas e fiz 230": for how long tells no more of the money.
    if (mood === 'else' && isWorkTime(reading, clause)) return true
    const isPast = verbs.every(({ verb }) => past.has(verb.form) && !isMove(verb))
    return isPast && (mood === 'done' || mood === 'silent')
  })
  if (only?.doubt !== 'subject' || !isTold || !isPlain) return null
  // "vendi 800 no sábado e 500 ontem": one of each day, and what it was is the verb's.
  if (another) {
    const isApart = isOneOfEachDay(told) || isOneOfEachMeans(reading)
    return isApart && doubts.length === told.length ? told : null
  }
  if (transactions.length === 1) return told
  const isEachDone = clauses.every((one) => {
    return !hasSum(reading, one) || isPaidOrEarned(one) || costs.isIn(reading, one)
  })
  return only.draft.type === 'receita' && isEachDone ? told : null
}

const costs = new PhraseBook('what of the takings was spent on them', [
  {
    means: 'cost',
    say: '@ [reais] [so] foi|foram|era|vai|gastei [so] de|do|da|pra|pro|com|em',
    not: [
      'foi|foram|era de|do|da|no|na {platform}|pix|dinheiro|cartao|gorjeta|ontem|hoje|manha|tarde',
    ],
    like: 'hoje fiz 340, mas 120 foi de goma e recheio',
  },
])

const working = new Set(['trabalhei', 'trabalhamos', 'rodei', 'dirigi'])

function isWorkTime({ tokens }: Reading, { first, last, verbs }: Clause): boolean {
  const [only, another] = verbs.map(({ at }) => tokens[at]?.norm ?? '')
  return working.has(only ?? '') && another === undefined && last - first < briefMax
}

/** As many words as "trabalhei das 8 às 18h ontem" has, and a link before it. */
const briefMax = 8

const means = new Set('pix dinheiro especie cartao debito credito maquininha vale'.split(' '))
const nearMax = 3

/** `vendi 860 no pix e 412 no dinheiro`: how each was paid tells them apart. */
function isOneOfEachMeans({ tokens, amounts }: Reading): boolean {
  const named = amounts.map(({ last }) => {
    return tokens.slice(last + 1, last + 1 + nearMax).find(({ norm }) => means.has(norm))?.norm
  })
  return named.every(Boolean) && new Set(named).size === named.length
}

function isOneOfEachDay(told: readonly TransactionDraft[]): boolean {
  return new Set(told.map(({ date }) => date.toString())).size === told.length
}

/** What was put aside was not spent. */
function isPaidOrEarned({ mood, flow, verbs }: Clause): boolean {
  const isGiven = verbs.some(({ verb }) => verb.kind === 'spend' || verb.sense === 'give')
  return mood === 'done' && (flow === 'in' || isGiven)
}

function hasSum({ amounts }: Reading, { first, last }: Clause): boolean {
  return amounts.some((one) => first <= one.first && one.first <= last)
}

/** "vendi": which way it went, and nothing else. */
function bareDeed({ account, reading }: Message): TransactionDraft | null {
  const flow = account.clauses.find((one) => one.flow !== null)?.flow
  if (!flow) return null
  const date = reading.days.at(-1)?.date ?? reading.today
  const type = flow === 'in' ? 'receita' : 'despesa'
  return { type, amountCents: cents(0), date, categoryId: null, description: '' }
}

const past: ReadonlySet<VerbForm> = new Set<VerbForm>(['i-did', 'they-did', 'participle'])

/** Writes them; one that has no name yet gets one, and is asked about in the same breath. */
export function registerNamed(
  input: TurnInput,
  candidate: Candidate,
  told: readonly TransactionDraft[],
): Turn {
  const drafts = told.map((one) => ({ ...one, description: one.description || nameless[one.type] }))
  const turn = register(input, candidate, drafts)
  const [only, another] = told
  if (another || only?.description !== '') return turn
  const { today } = input
  return { ...turn, reply: { kind: 'log', transactions: drafts, today, isUnnamed: true } }
}

/** "transferi 100" may have gone to an account of one's own. */
function isMove({ sense, form }: Verb): boolean {
  return sense === 'send' && form === 'i-did'
}

/** What stands in the book until the person has said what it was. */
const nameless = { despesa: 'Gasto', receita: 'Entrada' } as const
