import { PhraseBook, type Span } from '#language/phrases/phrase-book.ts'
import type { Reading } from '#understanding/reading.ts'
import { sumOf, weighs } from '#understanding/transactions/sums/parts.ts'
import { between, merge, type Settled, withStep } from '#understanding/transactions/sums/sum.ts'

const totals = new PhraseBook('a figure that is said to be of all', [
  {
    means: 'all',
    say: '@ [no|ao|em] total|todo',
    not: ['@ [no|ao|em] total|todo [r] [$] @'],
    like: 'ração e areia, 145 no total',
  },
  { means: 'all', say: '@ [os|as] tudo|junto|juntos|juntas', like: 'ração e areia 145 tudo' },
  { means: 'all', say: 'total [de|:|deu] [r] [$] @', like: 'ração e areia, total 145' },
])
const partly = new PhraseBook('a part by its name', [
  {
    means: 'part',
    say: 'o|a|os|as|so ..2 foi|foram|era|eram|custou|deu|saiu [so] [por] [r] [$] @',
    like: 'farmácia 98 no total, o remédio foi 70',
  },
])
const more = new PhraseBook('one more thing, without its price', [
  { means: 'more', say: 'mais|+|e', like: 'aluguel 1500 mais condomínio, total 1.950' },
])
/** What is paid upon a price, and is no thing of its own. */
const upon = new Set('frete taxa entrega juros gorjeta servico imposto embalagem multa'.split(' '))

/**
 * A figure said to be of all beside a part by its name: `ração + antipulgas: 312,80 no total,
 * antipulgas foi 118,90`, `aluguel 1500 mais condomínio, total 1.950`. The part, and the rest; null
 * where none is said.
 */
export function takeSaidTotal(reading: Reading, segments: readonly Settled[]): Settled[] | null {
  const [first, second, another] = segments
  const note = restOfNote(reading, segments)
  if (note) return note
  if (!first || !second || another) return null
  if (isAll(reading, first) && second.valueCents < first.valueCents) {
    return isNamedPart(reading, first, second)
      ? [second, withStep(first, { by: 'less', cents: second.valueCents })]
      : null
  }
  const isTotal = isAll(reading, second) && second.valueCents > sumOf([first])
  const gap = between(first, second)
  const link = isTotal ? more.find(reading, gap) : null
  if (!link || !namesThing(reading, { first: link.last + 1, last: gap.last })) return null
  if (reading.tokens.slice(gap.first, gap.last).some(({ norm }) => upon.has(norm))) {
    return [merge(first, second)]
  }
  const own = { ...first, last: link.first - 1 }
  const rest = { ...second, first: link.last + 1 }
  return [own, withStep(rest, { by: 'less', cents: first.valueCents })]
}

const notes = new PhraseBook('what the whole came to', [
  {
    means: 'whole',
    say: 'nota|notinha|conta|compra|cupom|tudo|total deu|foi|ficou|fechou|saiu [por|em] [r] [$] @ [no|ao|em] [total|todo|tudo]',
    like: 'fralda 54,90, sabão 37,50, esqueci o resto mas a nota deu 132,40',
  },
])
const unnamed = new PhraseBook('what is not named', [
  { means: 'rest', say: 'resto|restante', like: 'esqueci o nome do resto' },
  { means: 'rest', say: 'outras|umas|mais coisas|coisinhas', like: 'e outras coisas' },
])

/** `fralda 54,90, sabão 18,75 e o resto esqueci, a nota deu 132,40`: those, and what is left. */
function restOfNote(reading: Reading, segments: readonly Settled[]): Settled[] | null {
  const whole = segments.at(-1)
  const parts = segments.slice(0, -1)
  if (!whole || parts.length < 1 || !unnamed.isIn(reading)) return null
  const found = notes.find(reading, { first: whole.amount.first - 4, last: whole.last })
  const sum = sumOf(parts)
  if (!found || found.last < whole.amount.last || whole.valueCents <= sum) return null
  const less = parts.map(({ valueCents }) => ({ by: 'less' as const, cents: valueCents }))
  return [...parts, withStep(whole, ...less)]
}

function isAll(reading: Reading, { amount, first, last }: Settled): boolean {
  const span = { first: Math.max(first, amount.first - 4), last: Math.min(last, amount.last + 3) }
  return totals.findAll(reading, span).some((one) => {
    return one.first <= amount.first && amount.last <= one.last
  })
}

/** The part is called as one of the things of the whole, or is bought at its place. */
function isNamedPart(reading: Reading, whole: Settled, part: Settled): boolean {
  const said = wordsIn(reading, { first: whole.first, last: whole.amount.first - 1 })
  const own = { first: part.first, last: part.amount.first - 1 }
  if (wordsIn(reading, own).some((word) => said.includes(word))) return true
  const isTold = partly.isIn(reading, { first: part.first, last: part.amount.last })
  const isItem = weighs(reading, own.first, own.last, 'item')
  const isPlace = weighs(reading, whole.first, whole.amount.first, 'place')
  return isTold && isItem && isPlace && !weighs(reading, own.first, own.last, 'place')
}

function wordsIn({ tokens }: Reading, { first, last }: Span): string[] {
  return tokens
    .slice(first, last + 1)
    .filter(({ kind, norm }) => kind === 'word' && norm.length > 3)
    .map(({ norm }) => norm)
}

function namesThing(reading: Reading, { first, last }: Span): boolean {
  return weighs(reading, first, last, 'item') || weighs(reading, first, last, 'place')
}
