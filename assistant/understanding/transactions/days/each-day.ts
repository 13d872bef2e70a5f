import { cents } from '@lya/core/amounts/cents.ts'
import type { NamedDay } from '#language/days/named-day.ts'
import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { Reading } from '#understanding/reading.ts'
import type { ReadTransaction } from '#understanding/transactions/scene.ts'

const weekday = 'segunda|terca|quarta|quinta|sexta|sabado|domingo|feira'
const telling = new PhraseBook('one price, where several days are named', [
  {
    means: 'each',
    say: '@ [reais|conto|contos] [em] cada|por [um|uma] dia|diaria',
    like: '80 pra Cida ontem e hoje, 40 cada dia',
  },
  { means: 'each', say: 'em cada|cada [um] dia|dos', like: 'almoço 18 ontem e hoje, em cada dia' },
  {
    means: 'each',
    say: `hoje|ontem|anteontem|${weekday} de novo|tambem|igual|igualzinho`,
    like: 'almoço 18 ontem e hoje de novo',
  },
  { means: 'piece', say: '@ [reais|conto|contos] cada [.|!] $', like: 'ontem e hoje, 18 cada' },
  {
    means: 'total',
    say: 'total|todo|somando|somado|somados|tudo|juntando|juntos|juntas|junto|deu|deram',
    like: 'gastei 60 de uber ontem e hoje no total',
  },
  {
    means: 'total',
    say: 'hotel|pousada|hospedagem|airbnb|chale|aluguei|hostel',
    like: 'hotel 300 sexta e sábado',
  },
  {
    means: 'total',
    say: 'de|do|da|dos|das|entre hoje|ontem|anteontem|segunda|terca|quarta|quinta|sexta|sabado|domingo',
    like: 'mercado de ontem e hoje 120',
  },
])
const joints = new Set([',', 'e', 'feira', '-', 'no', 'na'])
/** What nobody would tell of two days together, in centavos. */
const cheapMax = 3000
const wordsBetween = 4

/** The same thing on each of the days that are named, and whether that is sure. */
export interface OfEachDay {
  transactions: ReadTransaction[]
  isSure: boolean
}

/**
 * "almoço 18 ontem e hoje", "80 pra Cida ontem e hoje, 40 cada dia": what was spent on each of the
 * days. It is sure where that is told, or it is too cheap for two. Null where one day is meant.
 */
export function ofEachDay(reading: Reading, all: readonly ReadTransaction[]): OfEachDay | null {
  const { amounts } = reading
  const days = daysTogether(reading)
  const [one] = all
  const [sum, each, ...more] = amounts
  if (!days || !one || !sum || more.length > 0 || all.length > amounts.length) return null
  const told = telling.findAll(reading)
  if (told.some(({ means }) => means === 'total')) return null
  // "2 coxinhas a 5 cada": what is counted may be the things.
  const isPlain = reading.numbers.length <= amounts.length
  const isEach = told.some(({ means }) => means === 'each' || isPlain)
  if (!isPlain && !isEach) return null
  const price = each ?? sum
  if (isCounted(one, days.length) || one.doubt === 'amount' || price.isVague) return null
  if (each && !(isEach && isWhole(sum.valueCents, each.valueCents, days.length))) return null
  const isNear = isBehind(reading, sum.last, days[0]) && one.draft.type === 'despesa'
  if (!isEach && !isNear) return null
  const { sum: _worked, ...draft } = one.draft
  return {
    isSure: isEach || price.valueCents <= cheapMax,
    transactions: days.map(({ date }) => ({
      ...one,
      draft: { ...draft, date, amountCents: cents(Math.round(price.valueCents)) },
    })),
  }
}

/** The transactions of a message, with those of each day where that is sure. */
export function onEachDay(reading: Reading, all: ReadTransaction[]): ReadTransaction[] {
  const parted = reading.days.length > 1 ? oneOnEach(reading, all) : null
  if (parted) return parted
  const found = reading.days.length > 1 ? ofEachDay(reading, all) : null
  return found?.isSure ? found.transactions : all
}

const apart = new PhraseBook('the one on a day and the other on another', [
  {
    means: 'apart',
    say: `um|uma [foi] no|na|hoje|ontem ..2 e|, [o|a] outro|outra [foi] no|na|hoje|ontem|${weekday}`,
    like: 'paguei 2 plantões de babá, 90 cada, um na quarta e outro na quinta',
  },
])

/** "2 plantões, 90 cada, um na quarta e outro na quinta": one of them on each of both days. */
function oneOnEach(reading: Reading, all: readonly ReadTransaction[]): ReadTransaction[] | null {
  const { days, today } = reading
  const [one, more] = all
  const [first, second, third] = days
  if (!one || more || !first || !second || third || !apart.isIn(reading)) return null
  const { sum, ...draft } = one.draft
  const [step, another] = sum?.steps ?? []
  const isTwo = step?.by === 'times' && step.factor === 2 && another === undefined
  const isPast = days.every(({ date }) => Temporal.PlainDate.compare(date, today) <= 0)
  if (!isTwo || !isPast || first.date.equals(second.date)) return null
  return [first, second].map(({ date }) => {
    return { ...one, draft: { ...draft, date, amountCents: cents(draft.amountCents / 2) } }
  })
}

/** The days that stand together, `segunda, terça e quarta`, none to come; null with others. */
function daysTogether({ days, tokens, today }: Reading): NamedDay[] | null {
  if (days.length < 2) return null
  const isOne = days.slice(1).every((day, at) => {
    const between = tokens.slice((days[at]?.last ?? 0) + 1, day.first)
    return between.length > 0 && between.every(({ norm }) => joints.has(norm))
  })
  if (!isOne) return null
  const inOrder: NamedDay[] = []
  for (const day of days) inOrder.push(behind(day, inOrder.at(-1), today))
  const isPast = inOrder.every(({ date }) => Temporal.PlainDate.compare(date, today) <= 0)
  const isTwice = new Set(inOrder.map(({ date }) => date.toString())).size < inOrder.length
  return isPast && !isTwice ? inOrder : null
}

/** The `sábado` of "sexta e sábado", said on a Saturday: today. */
function behind(day: NamedDay, former: NamedDay | undefined, today: Temporal.PlainDate): NamedDay {
  const week = day.date.add({ days: 7 })
  const isBefore = former !== undefined && Temporal.PlainDate.compare(day.date, former.date) < 0
  const isOver = Temporal.PlainDate.compare(week, today) <= 0
  return isBefore && isOver ? { ...day, date: week } : day
}

/** "2 coxinhas a 5 cada": they are counted, and not the days. */
function isCounted({ draft }: ReadTransaction, days: number): boolean {
  const steps = draft.sum?.steps ?? []
  return steps.some((step) => step.by !== 'times' || step.factor !== days)
}

function isWhole(all: number, each: number, days: number): boolean {
  return all === each * days || all === each
}

/** The days follow their sum with nothing but its name between. */
function isBehind({ tokens }: Reading, last: number, day: NamedDay | undefined): boolean {
  if (!day || day.first <= last || day.first - last - 1 > wordsBetween) return false
  return tokens.slice(last + 1, day.first).every(({ kind }) => kind === 'word')
}
