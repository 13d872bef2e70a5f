import { cents } from '@lya/core/amounts/cents.ts'
import { billsListedTurn } from '#conversation/asking/bills/bills-listed.ts'
import { billsSummedTurn } from '#conversation/asking/bills/bills-summed.ts'
import { cardToldTurn } from '#conversation/asking/card-told.ts'
import { comingMonthTurn } from '#conversation/asking/coming-month.ts'
import type { Figure } from '#conversation/asking/figure.ts'
import { billNotedTurn } from '#conversation/asking/framed/bill-noted.ts'
import { lookedUpTurn } from '#conversation/asking/framed/looked-up.ts'
import { monthsOfGoalTurn } from '#conversation/asking/framed/months-of-goal.ts'
import { periodMeantTurn } from '#conversation/asking/framed/period-meant.ts'
import { ifPaidAsked } from '#conversation/asking/if-paid.ts'
import { leftOfIncome, leftOfSum } from '#conversation/asking/left-of.ts'
import { inOwnWordsTurn } from '#conversation/asking/plainly/in-own-words.ts'
import { notedOfTurn } from '#conversation/asking/plainly/noted-of.ts'
import { standsThereTurn } from '#conversation/asking/plainly/stands-there.ts'
import { summedPlainlyTurn } from '#conversation/asking/plainly/summed-plainly.ts'
import { comesToTurn } from '#conversation/asking/wholly/comes-to.ts'
import type { Query } from '#conversation/effect.ts'
import { intendedQuery } from '#conversation/intended-query.ts'
import { carry, say } from '#conversation/make-turn.ts'
import { needing, type Read, type Reader } from '#conversation/needs/needing.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { Message, Metric } from '#understanding/intents/candidate.ts'
import { readPeriod } from '#understanding/intents/period.ts'
import { leans } from '#understanding/memory/leaning.ts'

/** The turn of a question whose answer is worked out of other figures. */
function asking(input: TurnInput, message: Message, metric: Metric, figure: Figure | null) {
  if (!figure) return null
  const { from = null, to = null } = readPeriod(message.reading, false)
  const query: Query = { metric, categoryId: null, from, to, figure }
  const fields = { metric, from, to }
  return carry(input, { intent: 'query', confidence: 92, fields }, { kind: 'query', query })
}

const ifPaidTurn: Read = (input, message) =>
  asking(input, message, 'balance', ifPaidAsked(input, message))

const leftOfTurn: Read = (input, message) =>
  asking(input, message, 'balance', leftOfSum(message) ?? leftOfIncome(message))

const partsTurn: Read = (input, message) =>
  asking(input, message, 'upcoming', only(message, 'asksOfParts', { kind: 'instalments' }))

const smallestTurn: Read = (input, message) => {
  const metric = leans('listsReceived', message.reading) ? 'received' : 'spent'
  return asking(input, message, metric, only(message, 'asksSmallest', { kind: 'smallest' }))
}

const idleTurn: Read = (input, message) =>
  asking(input, message, 'spent', only(message, 'asksIdleDays', { kind: 'idle-days' }))

function only(
  { reading }: Message,
  leaning: 'asksOfParts' | 'asksSmallest' | 'asksIdleDays',
  figure: Figure,
): Figure | null {
  return reading.amounts.length === 0 && leans(leaning, reading) ? figure : null
}

/** Of what is named: what a category came to is told without how often. */
const timesTurn: Read = (input, message, candidate) => {
  if (message.reading.amounts.length > 0 || !leans('asksTimes', message.reading)) return null
  const { words, metric } = intendedQuery(message, candidate, input.state)
  if (words === undefined || (metric !== 'spent' && metric !== 'received')) return null
  return asking(input, message, metric, { kind: 'times', words })
}

const towardsTurn: Read = (input, message) => {
  const [amount, another] = message.reading.amounts
  if (!amount || another || !leans('asksTowards', message.reading)) return null
  const targetCents = cents(Math.round(amount.valueCents))
  return asking(input, message, 'received', { kind: 'towards', targetCents })
}

const hours = new PhraseBook('at which hour of the day', [
  {
    means: 'hour',
    say: '^ [lya|e|,] quanto [que] [eu|a|nos] [gente|ja] [ja] gastei|gastamos|gasto|saiu|foi [hoje|ontem] de|pela manha|madrugada|noite|tarde [hoje|ontem] [esse|este|nesse|desse] [mes] [?] $',
    like: 'quanto gastei de manhã',
  },
  {
    means: 'hour',
    say: '^ [lya|e|,] [em|a] que|qual hora|horas|horario|periodo [do] [dia] [que] [eu|a] [gente] [mais] gasto|gastei|gastamos|gasta [mais|menos] [?] $',
    like: 'em que horário eu gasto mais?',
  },
])

/** The day is kept, and no hour of it. */
function whatHourTurn(input: TurnInput, { reading }: Message): Turn | null {
  const isAsked = reading.amounts.length === 0 && hours.isIn(reading)
  const read = { intent: 'query', confidence: 92 } as const
  return isAsked ? say(input, read, { kind: 'talk', talk: 'what-hour' }) : null
}

/** How it was paid is kept of no entry: a figure would be one of something else. */
function howPaidTurn(input: TurnInput, { reading }: Message): Turn | null {
  const isAsked = reading.amounts.length === 0 && leans('asksHowPaid', reading)
  const read = { intent: 'query', confidence: 92 } as const
  return isAsked ? say(input, read, { kind: 'talk', talk: 'how-paid' }) : null
}

function cardBillTurn(input: TurnInput, { reading }: Message): Turn | null {
  const isAsked = reading.amounts.length === 0 && leans('asksCardBill', reading)
  const read = { intent: 'query', confidence: 92 } as const
  return isAsked ? say(input, read, { kind: 'talk', talk: 'card-bill' }) : null
}

/** Who hears what is asked in words of its own, before any answer is heard in it. */
export const ofFigures: readonly Reader[] = [
  ...needing('known', [
    ['asked-on', '"não, o mês todo", behind an answer of today', periodMeantTurn],
    ['goal-asked', '"com 300 por mês, em quantos meses dá?", of a goal', monthsOfGoalTurn],
  ]),
  ...needing('bills', [
    ['brief-question', '"anotou o aluguel pro dia 30?"', billNotedTurn],
    ['brief-question', '"qual o total das minhas contas mensais?"', billsSummedTurn],
    [
      'brief-question',
      '"que contas vêm por aí?", "o que tem pra pagar e que dia?"',
      billsListedTurn,
    ],
  ]),
  ['brief-question', '"manda tudo que foi lançado hoje", "que metas tem aí?"', lookedUpTurn],
  ['brief-question', '"me fala a última despesa", "lista as metas pfv"', inOwnWordsTurn],
  ['brief-question', '"e de gasto no mês, estou em quanto?"', summedPlainlyTurn],
  ...needing('known', [
    ['brief-question', '"o dentista eu paguei quando", of what stands there', notedOfTurn],
  ]),
  ['brief-question', '"quanto sobra se eu pagar a facul?"', ifPaidTurn],
  ['brief-question', '"quanto sobrou dos 600?"', leftOfTurn],
  ['brief-question', '"quanto tá indo de parcela por mês?"', partsTurn],
  ['brief-question', '"menor gasto"', smallestTurn],
  ['brief-question', '"quantas vezes fui no mercado?"', timesTurn],
  ['brief-question', '"quantos dias fiquei sem gastar?"', idleTurn],
  ['brief-question', '"quanto falta pra bater 2 mil de entrada"', towardsTurn],
  ['brief-question', '"quanto gastei no cartão?"', howPaidTurn],
  ['brief-question', '"quanto gastei de manhã?"', whatHourTurn],
  ['brief-question', '"como está dezembro?", in November', comingMonthTurn],
]

/** Behind who knows it as a bill of theirs. */
export const ofCardBills: readonly Reader[] = [
  ['brief-question', '"quanto tá a fatura do cartão?"', cardBillTurn],
  ['card-bill', '"cartão 640, só compra que já te passei"', cardToldTurn],
]

/** Where nobody else knows it. */
export const askedLast: readonly Reader[] = [
  ['brief-question', '"quanto dá de transporte agora?"', comesToTurn],
  ...needing('known', [
    ['brief-question', '"consta a padaria?", of what stands there', standsThereTurn],
  ]),
]
