import { cents } from '@lya/core/amounts/cents.ts'
import { comparedDays } from '#conversation/asking/compared-days.ts'
import { lastFew } from '#conversation/asking/last-few.ts'
import type { Query } from '#conversation/effect.ts'
import { planAsked } from '#conversation/goals/plan-asked.ts'
import { categoryId } from '#conversation/intended-effect.ts'
import { weekAsked } from '#conversation/naming/asked-week.ts'
import { wordsAsked } from '#conversation/naming/asked-words.ts'
import type { ConversationState } from '#conversation/state.ts'
import { canBuy } from '#understanding/intents/asked/can-buy.ts'
import { isFamily } from '#understanding/intents/asked/families.ts'
import { largestOnes } from '#understanding/intents/asked/largest-ones.ts'
import { ofSum } from '#understanding/intents/asked/of-sum.ts'
import { thingAsked } from '#understanding/intents/asked/of-thing.ts'
import { viewBook } from '#understanding/intents/asked/views.ts'
import { isWorkplace } from '#understanding/intents/asked/workplaces.ts'
import type { Candidate, Message } from '#understanding/intents/candidate.ts'
import { findNamedCategory } from '#understanding/intents/named-category.ts'
import { leans } from '#understanding/memory/leaning.ts'

/** The category whose limit was spoken of last, where this one is asked about again. */
export function limited({ reading }: Message, { asked, last }: ConversationState): string | null {
  if (!leans('thatLimit', reading)) return null
  // "quanto já foi de mercadoria?", and then "estourei o limite?".
  if (asked?.metric === 'budget' || asked?.metric === 'spent') return asked.categoryId
  return last?.again?.kind === 'set-budget' ? last.again.budget.categoryId : null
}

/** "quanto entrou de fumo": nothing comes in under a category that is spent on, so it is a word. */
function isForeign(id: string | null, metric: Query['metric'], { reading, index }: Message) {
  // "quanto gastei na primeira quinzena?": nothing is spent under what comes in.
  if (metric === 'spent') return index.all.some((one) => one.id === id && one.type === 'receita')
  if (id === null || metric !== 'received') return false
  const isSpentOn = index.all.some((one) => one.id === id && one.type === 'despesa')
  return isSpentOn && findNamedCategory(reading, index) === null
}

const ofDays: readonly Query['metric'][] = ['spent', 'received', 'balance', 'list']

/** "mês que vem sobra quanto?": nothing came or went yet, and zeros would tell nothing. */
export function aheadOf(query: Query, today: Temporal.PlainDate): Query {
  const isAhead = query.from !== null && query.from > today.toString()
  // Of the bills of days that are near it is told when each falls due, and what is late.
  const isOfLaterMonth = query.metric === 'upcoming' && isLaterMonth(query, today)
  if (!isAhead || !(ofDays.includes(query.metric) || isOfLaterMonth)) return query
  const { view: _view, words: _words, ...days } = query
  return { ...days, isAhead }
}

/** "quanto vou pagar de conta em janeiro?", asked in November. */
function isLaterMonth({ from, to }: Query, today: Temporal.PlainDate): boolean {
  const month = today.toPlainYearMonth().add({ months: 1 }).toString()
  return from?.endsWith('-01') === true && from.slice(0, 7) >= month && to !== null && to > from
}

/** What is asked; a short follow-up ("e ontem?") takes what it leaves out from the one before. */
export function intendedQuery(
  message: Message,
  candidate: Candidate,
  state: ConversationState,
): Query {
  const { today } = message.reading
  const asked = askedQuery(message, candidate, state)
  return aheadOf(allThereIs(everLent(asked, message), message), today)
}

/** "quanto eu tenho hoje?": all there is, and not what today came to. */
function allThereIs(query: Query, { reading }: Message): Query {
  const { metric, from, to } = query
  const isToday = from === to && from === reading.today.toString()
  const isOfAll = metric === 'balance' && isToday && leans('asksAllThereIs', reading)
  return isOfAll ? { ...query, from: null, to: null } : query
}

/** "quanto já emprestei ao Tiago no total?": whenever it was. */
function everLent(query: Query, { reading }: Message): Query {
  const isLent = query.words !== undefined && query.from === null && leans('everLent', reading)
  return isLent ? { ...query, from: firstDay, to: reading.today.toString() } : query
}

/** Before anything was noted; `namePeriod` says of such a period that it is all. */
const firstDay = '2000-01-01'

function askedQuery(message: Message, candidate: Candidate, state: ConversationState): Query {
  const before = state.asked
  const fields = candidate.fields ?? {}
  const metric = candidate.isFollowUp && before ? before.metric : (fields.metric ?? 'spent')
  const type = metric === 'received' ? 'receita' : 'despesa'
  const named =
    categoryId(fields, type, message.index.all) ?? categoryId(fields, null, message.index.all)
  const own = isForeign(named, metric, message) ? null : named
  const { flat, today } = message.reading
  // "posso gastar mais 50 essa semana?" is about all there is.
  const isAfforded = metric === 'balance' && canBuy.isIn(message.reading)
  const week = isAfforded ? null : weekAsked(flat, today, metric === 'upcoming')
  const from = week?.from ?? fields.from ?? null
  const to = week?.to ?? fields.to ?? null
  if (!candidate.isFollowUp || !before) {
    const thing = thingAsked(message.reading)
    const ofThing = isSummed(thing?.means) ? undefined : thing?.means
    const view = thing ? ofThing : viewBook.find(message.reading)?.means
    const meant =
      ownOf(own, view, message) ?? (metric === 'budget' ? limited(message, state) : null)
    const days = (view === 'compared' ? comparedDays(message) : null) ?? { from, to }
    const count = view === 'largest' ? countAsked(message) : null
    const how = { ...(view ? { view } : {}), ...(count === null ? {} : { count }) }
    const only = metric === 'list' ? listedOnly(message) : null
    const plan = metric === 'goal' ? planAsked(message) : {}
    const isReceived = only === 'receita' || leans('lastCome', message.reading)
    const of = view === 'last' && isReceived ? 'received' : metric
    const query = {
      metric: of,
      categoryId: meant,
      ...days,
      ...plan,
      ...how,
      ...(only ? { only } : {}),
      ...(metric === 'list' && from === null ? lastFew(message) : {}),
    }
    const sought = sumSought(message)
    if (sought) return { metric, ...sought }
    return withWords(query, thing?.words ?? wordsAsked(query, message) ?? dearestOf(query, message))
  }
  const isDated = from !== null
  const query: Query = {
    metric,
    categoryId: own ?? before.categoryId,
    from: isDated ? from : before.from,
    to: isDated ? to : before.to,
  }
  return withWords(query, own === null ? (before.words ?? null) : wordsAsked(query, message))
}

/** "quanto % do salário foi pro aluguel": what is spent has no category of what comes in. */
function ownOf(id: string | null, view: Query['view'], { index }: Message): string | null {
  if (view !== 'share-of-income') return id
  return index.all.some((one) => one.id === id && one.type === 'despesa') ? id : null
}

/** "qual a maior compra de mercado?": of that one thing; null where several are asked for. */
function dearestOf(query: Query, message: Message): string | null {
  const { view, count, ...ofAll } = query
  return view === 'largest' && count === undefined ? wordsAsked(ofAll, message) : null
}

/** How often, or what it cost: their sum tells, with how many there are. */
const isSummed = (means: string | undefined): means is 'count' | 'cost' | undefined =>
  means === 'count' || means === 'cost' || means === undefined

/** "em que dia gastei 45?": what is of that sum, whenever it was and by whatever name. */
function sumSought({ reading }: Message): Omit<Query, 'metric'> | null {
  const [amount, another] = reading.amounts
  const found = ofSum.find(reading)?.means
  if (!amount || another || found === undefined) return null
  const days = { from: firstDay, to: reading.today.toString() }
  const only = found === 'any' ? {} : ({ only: found === 'in' ? 'receita' : 'despesa' } as const)
  return { ...days, ...only, categoryId: null, amountCents: cents(Math.round(amount.valueCents)) }
}

/** "meus gastos de hoje", "minhas entradas": one way alone; null where both are asked for. */
function listedOnly({ reading }: Message): Query['only'] | null {
  const [out, came] = [leans('listsSpent', reading), leans('listsReceived', reading)]
  if (out === came) return null
  return out ? 'despesa' : 'receita'
}

function withWords(query: Query, words: string | null): Query {
  if (!words) return query
  const isWork = query.metric === 'received' && isWorkplace(words)
  const work = isWork ? { isOwnWork: true as const } : {}
  return { ...query, words, ...(isFamily(words) ? { isFamily: true } : {}), ...work }
}

/** "meus 3 maiores gastos": so many of them; null where one is asked for. */
function countAsked({ reading }: Message): number | null {
  if (!largestOnes.isIn(reading)) return null
  const said = reading.tokens.flatMap(({ norm }) => (/^\d+$/.test(norm) ? [Number(norm)] : []))
  const spoken = reading.numbers.map(({ hundredths }) => (hundredths ?? 0) / 100)
  const count = [...said, ...spoken].find((one) => one >= 1 && one <= largestMax)
  return count ?? largestUsual
}

const largestMax = 10
const largestUsual = 5
