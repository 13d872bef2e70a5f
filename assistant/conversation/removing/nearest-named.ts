import { nameWords } from '#conversation/match-named.ts'
import { namedAmong, ofDayNamed, type Remembered } from '#conversation/memory/remembered.ts'
import { tellingIn } from '#conversation/naming/telling.ts'
import { fold } from '#language/fold.ts'
import type { Message } from '#understanding/intents/candidate.ts'

/** Those that the words nearest to the verb name; what else is told is the reason. */
export function nearest(
  message: Message,
  entries: readonly Remembered[],
  verb: number,
): Remembered[] | null {
  const { reading } = message
  // A sum may be taken for a measure or a count: "apaga o gás de 45", "apaga os dez da geladeira".
  const sums = [
    ...reading.amounts.map(({ valueCents }) => Math.round(valueCents)),
    ...reading.numbers.flatMap(({ hundredths }) => hundredths ?? []),
  ]
  const all = tellingIn(message).filter(({ at }) => !isToStay(message, at, verb))
  const fits = all
    .toSorted((a, b) => Math.abs(a.at - verb) - Math.abs(b.at - verb))
    // Of 'Alongamento' and 'Alongamento da Bia' either, until the other words are heard.
    .map((word) => entries.filter((one) => namedAmong(message, [one], [word]).length > 0))
  const found = fits.find((some) => some.length > 0)
  if (!found) return calledByWay(message, entries, verb)
  const best = calledAlso(message, namedAmong(message, found, all))
  const priced = best.filter(({ amountCents }) => sums.includes(amountCents))
  return ofDayNamed(message, priced.length > 0 ? priced : best)
}

const staying = new Set('deixa deixe mantem mantenha'.split(' '))

/** The `mercado` of "mantém o mercado, apaga o uber", "apaga o uber, deixa o mercado". */
function isToStay({ reading: { tokens } }: Message, at: number, verb: number): boolean {
  const told = tokens.findLastIndex(({ norm }, place) => place < at && staying.has(norm))
  // "deixa a padaria pra lá" is the removal itself.
  return told >= 0 && told !== verb && !(told < verb && verb < at)
}

/** "o uber da volta", of 'Uber (ida)' and 'Uber (volta)': a word that names nothing by itself. */
function calledAlso({ reading }: Message, entries: readonly Remembered[]): readonly Remembered[] {
  if (entries.length < 2) return entries
  const said = new Set(reading.tokens.map(({ norm }) => norm))
  const isSaid = (word: string) => word.length > 2 && said.has(word)
  const own = entries.map(({ name }) => nameWords(name).filter(isSaid).length)
  const most = Math.max(...own)
  return entries.filter((_one, at) => own[at] === most)
}

/** "apaga o crédito", of 'Crédito vivo': a word that else tells how something was paid. */
function calledByWay(
  { reading }: Message,
  entries: readonly Remembered[],
  verb: number,
): Remembered[] | null {
  const object = objectOf({ reading }, verb)
  const called = entries.filter(({ name }) =>
    fold(name)
      .split(' ')
      .includes(object ?? ''),
  )
  return called.length > 0 ? called : null
}

/** A word for how something was paid is a name of it: what was told last is another thing. */
export const ways = new Set(['credito', 'debito', 'dinheiro'])

/** The word of "apaga o crédito", behind the verb and its article. */
export function objectOf({ reading }: Pick<Message, 'reading'>, verb: number): string | null {
  const [article, object] = reading.tokens.slice(verb + 1, verb + 3)
  const isNamed = /^[oa]$/.test(article?.norm ?? '') && object?.kind === 'word'
  return isNamed ? object.norm : null
}
