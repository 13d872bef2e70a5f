import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { Spoken } from '#language/phrases/spoken.ts'
import { askedFigures } from '#understanding/memory/said/asked/figures.ts'
import { leftAfter } from '#understanding/memory/said/asked/left-after.ts'
import { askedNoted } from '#understanding/memory/said/asked/noted.ts'
import { askedOfBill } from '#understanding/memory/said/bills/asked.ts'
import { billDue } from '#understanding/memory/said/bills/due.ts'
import { billPaid } from '#understanding/memory/said/bills/paid.ts'
import { repriced } from '#understanding/memory/said/bills/repriced.ts'
import { settingAside } from '#understanding/memory/said/bills/set-aside.ts'
import { severalBills } from '#understanding/memory/said/bills/several.ts'
import { cards } from '#understanding/memory/said/cards.ts'
import { coming } from '#understanding/memory/said/coming.ts'
import { discounting } from '#understanding/memory/said/discounting.ts'
import { ending } from '#understanding/memory/said/ending.ts'
import { goals } from '#understanding/memory/said/goals.ts'
import { goingOn } from '#understanding/memory/said/going-on.ts'
import { later } from '#understanding/memory/said/later.ts'
import { limiting } from '#understanding/memory/said/limiting.ts'
import { looking } from '#understanding/memory/said/looking.ts'
import { countedAnew } from '#understanding/memory/said/mending/counted.ts'
import { denying } from '#understanding/memory/said/mending/denied.ts'
import { entryMeant } from '#understanding/memory/said/mending/entry-meant.ts'
import { mending } from '#understanding/memory/said/mending/mending.ts'
import { misdated } from '#understanding/memory/said/mending/misdated.ts'
import { mistaken } from '#understanding/memory/said/mending/mistaken.ts'
import { restating } from '#understanding/memory/said/mending/restated.ts'
import { saidAnew } from '#understanding/memory/said/mending/said-anew.ts'
import { notMoved } from '#understanding/memory/said/not-moved.ts'
import { leftOvers } from '#understanding/memory/said/owed/left-over.ts'
import { onCredit } from '#understanding/memory/said/owed/on-credit.ts'
import { owed } from '#understanding/memory/said/owed/owed.ts'
import { moneyToCome } from '#understanding/memory/said/owed/to-come.ts'
import { toBePaid } from '#understanding/memory/said/owed/to-pay.ts'
import { partsPaid } from '#understanding/memory/said/parts-paid.ts'
import { placing } from '#understanding/memory/said/placing.ts'
import { othersMoney } from '#understanding/memory/said/removing/others-money.ts'
import { removing } from '#understanding/memory/said/removing/removing.ts'
import { whichOfThem } from '#understanding/memory/said/removing/which-of-them.ts'
import { whyItGoes } from '#understanding/memory/said/removing/why-it-goes.ts'
import { saving } from '#understanding/memory/said/saving.ts'
import { sharing } from '#understanding/memory/said/sharing.ts'
import { toldIncome } from '#understanding/memory/said/told-income.ts'
import { turning } from '#understanding/memory/said/turning.ts'
import { unmeant } from '#understanding/memory/said/unmeant.ts'
import { ofWaiting } from '#understanding/memory/said/waiting.ts'
import { agreedWork } from '#understanding/memory/said/work/agreed.ts'
import { halfOfWork } from '#understanding/memory/said/work/half-came.ts'
import { orders } from '#understanding/memory/said/work/orders.ts'
import type { Ways } from '#understanding/memory/ways.ts'

/** Ways of leaning on what was said before, by their matter. */
const subjects = [
  mending,
  restating,
  countedAnew,
  denying,
  mistaken,
  entryMeant,
  misdated,
  saidAnew,
  goingOn,
  ofWaiting,
  billPaid,
  repriced,
  billDue,
  severalBills,
  settingAside,
  coming,
  owed,
  leftOvers,
  moneyToCome,
  toBePaid,
  orders,
  halfOfWork,
  agreedWork,
  later,
  removing,
  whichOfThem,
  whyItGoes,
  othersMoney,
  limiting,
  placing,
  saving,
  sharing,
  partsPaid,
  cards,
  goals,
  ending,
  discounting,
  looking,
  askedNoted,
  askedOfBill,
  askedFigures,
  leftAfter,
  toldIncome,
  onCredit,
  turning,
  unmeant,
  notMoved,
] as const

type NamesOf<All extends readonly object[]> = { [Index in keyof All]: keyof All[Index] }[number]

/** Each of the ways, by the name that it has in its matter. */
export type Leaning = NamesOf<typeof subjects>

const ways = subjects.flatMap((one) => Object.entries<Ways[string]>(one))
const [twice] = ways.filter(([means], at) => ways.findIndex((one) => one[0] === means) < at)
if (twice) throw new Error(`two matters call a leaning ${twice[0]}: one would hide the other`)

const books = new Map<string, PhraseBook<string>>(
  ways.map(([means, rows]) => [
    means,
    new PhraseBook(
      `leaning-${means}`,
      rows.map(([say, like, ...not]) => ({ means, say, like, ...(not.length > 0 ? { not } : {}) })),
    ),
  ]),
)

/** Whether a message leans on what came before it in that way. */
export function leans(means: Leaning, spoken: Spoken): boolean {
  return books.get(means)?.isIn(spoken) ?? false
}

/** Whether one folded word by itself leans so. */
export function leansWord(means: Leaning, word: string): boolean {
  const token = { kind: 'word', norm: word } as Spoken['tokens'][number]
  return books.get(means)?.isInOnce({ tokens: [token], amounts: [], numbers: [] }) ?? false
}

/** The tokens in which it does, the first and the last; null where it does not. */
export function leaningIn(means: Leaning, spoken: Spoken): { first: number; last: number } | null {
  return books.get(means)?.find(spoken) ?? null
}
