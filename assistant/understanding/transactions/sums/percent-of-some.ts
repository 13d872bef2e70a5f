import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { Reading } from '#understanding/reading.ts'
import { percents } from '#understanding/transactions/sums/percent-phrases.ts'
import type { Settled, Step } from '#understanding/transactions/sums/sum.ts'

const allOfThem = new PhraseBook('what is said of all the sums', [
  {
    means: 'all',
    say: 'as|nas|das duas|tres|quatro|cinco',
    like: 'creche 700 e escola 650 com 10% de desconto nas duas',
  },
  { means: 'all', say: 'os|nos|dos dois|tres|quatro|cinco', like: 'com 5% nos dois' },
  { means: 'all', say: 'ambos|ambas', like: 'paguei ambas com 5% de desconto' },
  { means: 'all', say: 'em|de tudo|todos|todas', like: 'com 5% de desconto em tudo' },
])

/** `980 e 860, paguei as duas com 5% de desconto`: taken off each of them; null elsewhere. */
export function percentOfAll(reading: Reading, segments: readonly Settled[]): Step | null {
  const last = segments.at(-1)
  const [own, another] = reading.numbers.filter(({ role }) => role === 'percentage')
  if (!last || segments.length < 2 || !own || another || own.first < last.amount.last) return null
  const behind = { first: last.amount.last + 1, last: reading.tokens.length - 1 }
  const percent = (own.hundredths ?? 0) / 100
  const by = percents.findAll(reading, behind).map(({ means }) => means)
  const isLess = by.length > 0 && by.every((means) => means === 'less-percent')
  const isOfAll = isLess && allOfThem.isIn(reading, behind) && percent > 0 && percent < 100
  if (!isOfAll || segments.some((one) => isDone(reading, one, percent))) return null
  return { by: 'less-percent', percent }
}

const someOfThem = new PhraseBook('how many of them it is said of', [
  {
    means: 'some',
    say: ', [mas|so] [so] um|uma|duas|dois|tres|quatro [deles|delas|so] pagou|pagaram|foi|foram|passou|passaram [no|na|em|com] [o] [cartao|credito|debito|maquininha|pix]',
    like: '3 pés e mãos a 55 cada, uma pagou no cartão e a maquininha come 3%',
  },
])

/** `3 a 55, uma pagou no cartão e a maquininha come 3%`: of so many only; null where of all. */
export function lessOfSome(
  reading: Reading,
  { amount }: Settled,
  { own, percent }: { own: { first: number }; percent: number },
): Step | null {
  const found = someOfThem.find(reading, { first: amount.last + 1, last: own.first })
  const word = reading.tokens.slice(found?.first ?? 0, found?.last).find(({ norm }) => counts[norm])
  const some = found && amount.times ? (counts[word?.norm ?? ''] ?? 0) : 0
  if (some === 0 || some >= (amount.times?.count ?? 0)) return null
  return { by: 'less', cents: Math.round((amount.valueCents * some * percent) / 100) }
}

const counts: Readonly<Record<string, number>> = {
  um: 1,
  uma: 1,
  dois: 2,
  duas: 2,
  tres: 3,
  quatro: 4,
}

/** `foram 96, era 120 com 20% de desconto`: the figure is what is left already. */
export function isDone({ amounts }: Reading, { amount }: Settled, percent: number): boolean {
  const left = amounts.map((one) => Math.round((one.valueCents * (100 - percent)) / 100))
  return left.includes(amount.valueCents)
}
