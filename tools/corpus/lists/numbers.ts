import { findAmounts } from '@lya/assistant/language/amounts.ts'
import { tidyText } from '@lya/assistant/language/fold.ts'
import { findNumbers } from '@lya/assistant/language/numbers.ts'
import { tokenise } from '@lya/assistant/language/tokens.ts'
import { compare, exact, type ListLine, type Verdict } from '#tools/corpus/lists/list.ts'

/** What no amount of reais is written as, each with the pattern that tells it. */
const foreignForms: readonly (readonly [string, RegExp])[] = [
  ['a ratio of two numbers', /\d\s*\/\s*\d|[½⅙]|\b(sobre|avos)\b/u],
  ['a ratio of two numbers', /(quint|oitav|quart|ter[cç]|d[eé]cim|[eé]sim)os?\b/u],
  ['a power', /\d\s*(\^|e[+-]?\d)/u],
  ['a network address', /\d+(\.\d+){3}/u],
  ['figures grouped by spaces, as in Portugal', /\d\s\d{3}\b/u],
  ['M and G as scales: a metre and a gram in Brazil', /\d[MG]\b/u],
]

/** A number, whatever it counts: the only one of its text, or one of as many as it has. */
export function judgeNumber(line: ListLine): Verdict {
  const form = foreignForms.find(([, pattern]) => pattern.test(line.text))
  if (form) return { kind: 'out', why: form[0] }
  const got = findNumbers(line.text)
  if (line.kind === 'words_to_digits') return judgeRun(line, got)
  if (line.kind === 'not_one_number') {
    return got.length === 1 ? { kind: 'miss', got: String(got), want: 'several' } : exact
  }
  const want = hundredthsOf(Number(line.value))
  if (want === null) return finer
  if ((line.n_results ?? 1) > 1 && got.includes(want)) return exact
  return compare(got, want)
}

const finer: Verdict = { kind: 'out', why: 'finer than a centavo' }

/** A text whose numbers the source writes in figures: all of them, in order. */
function judgeRun(line: ListLine, got: readonly number[]): Verdict {
  const figures = String(line.value).match(/-?\d+(,\d+)?/g) ?? []
  const want = figures.map((one) => hundredthsOf(Number(one.replace(',', '.'))))
  return want.includes(null) ? finer : compare(got, want)
}

/** Null for what is no whole number of hundredths. */
function hundredthsOf(value: number): number | null {
  return Number(value.toFixed(2)) === value ? Math.round(value * 100) : null
}

/** An amount of reais: the only one of its text. */
export function judgeAmount(line: ListLine): Verdict {
  if (line.currency !== 'BRL') return { kind: 'out', why: 'money of another country' }
  const { amounts } = findAmounts(tokenise(tidyText(line.text)), [])
  const got = amounts.map((one) => (one.isNegative ? -one.valueCents : one.valueCents))
  return compare(got, line.cents)
}
