import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { Spoken } from '#language/phrases/spoken.ts'
import { bills } from '#understanding/memory/said/bills.ts'
import { cards } from '#understanding/memory/said/cards.ts'
import { coming } from '#understanding/memory/said/coming.ts'
import { discounting } from '#understanding/memory/said/discounting.ts'
import { ending } from '#understanding/memory/said/ending.ts'
import { goals } from '#understanding/memory/said/goals.ts'
import { goingOn } from '#understanding/memory/said/going-on.ts'
import { later } from '#understanding/memory/said/later.ts'
import { limiting } from '#understanding/memory/said/limiting.ts'
import { looking } from '#understanding/memory/said/looking.ts'
import { mending } from '#understanding/memory/said/mending.ts'
import { mistaken } from '#understanding/memory/said/mistaken.ts'
import { placing } from '#understanding/memory/said/placing.ts'
import { removing } from '#understanding/memory/said/removing.ts'
import { saidAnew } from '#understanding/memory/said/said-anew.ts'
import { saving } from '#understanding/memory/said/saving.ts'
import { sharing } from '#understanding/memory/said/sharing.ts'
import { toldIncome } from '#understanding/memory/said/told-income.ts'
import { turning } from '#understanding/memory/said/turning.ts'
import { unmeant } from '#understanding/memory/said/unmeant.ts'
import type { Ways } from '#understanding/memory/ways.ts'

/** Ways of leaning on what was said before. */
const said = {
  ...mending,
  ...placing,
  ...saving,
  ...sharing,
  ...saidAnew,
  ...mistaken,
  ...goingOn,
  ...bills,
  ...cards,
  ...coming,
  ...later,
  ...goals,
  ...limiting,
  ...removing,
  ...ending,
  ...discounting,
  ...looking,
  ...toldIncome,
  ...turning,
  ...unmeant,
}

export type Leaning = keyof typeof said

const books = new Map(
  Object.entries<Ways[string]>(said).map(([means, rows]) => [
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
