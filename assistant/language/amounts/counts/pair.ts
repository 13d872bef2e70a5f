import { isBuying } from '#language/amounts/counts/bare.ts'
import type { Found } from '#language/amounts/found.ts'
import { currencyNames } from '#language/money-words.ts'
import { findNumberWord } from '#language/number-words.ts'
import { wordsOf } from '#language/phrases/classes.ts'
import type { Token } from '#language/tokens.ts'
import { findVerb } from '#language/verbs.ts'

/** A bare number, the words between it and the next price, and what stands behind that. */
export interface Pair {
  tokens: readonly Token[]
  count: Found
  price: Found
  reais: number
  /** The words between the count and the price, without the sign of the real. */
  gap: readonly string[]
}

export const functionWords = new Set([
  ...['pra', 'pro', 'pras', 'pros', 'para', 'com', 'por', 'mil', 'hoje', 'ontem', 'cada', 'de'],
  ...['do', 'da', 'dos', 'das', 'no', 'na', 'nos', 'nas', 'em', 'pelo', 'pela', 'num', 'numa'],
  ...['e', 'mas', 'mais', 'menos', 'que', 'antes', 'ja', 'so', 'tudo', 'foi', 'ou', 'ate', 'via'],
  ...['depois', 'agora', 'a', 'o', 'as', 'os', 'um', 'uma', 'x', 'sem', 'amanha', 'anteontem'],
  ...['ele', 'ela', 'eles', 'elas', 'outro', 'outra', 'porque', 'pois', 'quando', 'porem'],
  ...['referente', 'r', 'rs', 'pix', 'debito', 'credito', 'dinheiro', 'se', 'ai', 'entao', 'cd'],
])
export const priced = new Set([
  ...['por', 'deu', 'deram', 'foi', 'foram', 'custou', 'custaram', 'saiu', 'sairam', 'ficou'],
  ...['ficaram', 'total', '=', 'totalizou'],
])
const ending = new Set([
  ...['', '.', ',', ';', '!', '+', ')', '/', 'e', 'mais', 'no', 'na', 'em', 'pix', 'hoje', 'ontem'],
])

const short = new Set(['pe', 'ar', 'tv', 'cd', 'ps', 'ox', 'pf'])

const shared = new Set(wordsOf('{split}'))

/** Whether a thing stands behind the number, so that it may count it. */
export function isThing({ tokens, count }: Pair): boolean {
  const thing = tokens[count.last + 1]
  if (thing?.kind !== 'word' || thing.isGlued) return false
  if (thing.norm.length < 3) return short.has(thing.norm)
  // "uber 32 dividido, 16 pra cada": 32 is what was shared, and counts nothing.
  if (shared.has(thing.norm)) return false
  // "6 marmitas de 20 vendidas": what was done with them.
  if (thing.norm.startsWith('vendid')) return false
  // "gastei 22 comendo no posto": while what was done.
  if (findVerb(thing.norm)?.form === 'gerund') return false
  return !functionWords.has(thing.norm) && !priced.has(thing.norm) && !isMoneyVerb(thing.norm)
}

export function isMoneyVerb(word: string): boolean {
  return findVerb(word)?.form.endsWith('did') === true || currencyNames.has(word)
}

export function lastOf({ gap }: Pair): string {
  return gap.at(-1) ?? ''
}

export function isFew({ reais }: Pair, most: number): boolean {
  return reais <= most
}

/** Whether a thing is named right before the number: then that is what it prices, or its name. */
export function isAfterThing({ tokens, count }: Pair): boolean {
  const before = tokens[count.first - 1]
  if (before?.kind !== 'word' || functionWords.has(before.norm)) return false
  // "plantei 200 muda": a deed, though no listed one.
  return !findVerb(before.norm) && !before.norm.endsWith('ei')
}

export function isSpent({ tokens, count }: Pair): boolean {
  return isMoneyVerb(tokens[count.first - 1]?.norm ?? '') && !isBuying(tokens, count)
}

export function isEnding({ tokens, price }: Pair): boolean {
  return ending.has(tokens[price.last + 1]?.norm ?? '')
}

export function isList({ gap }: Pair): boolean {
  return gap.some((word) => word === ',' || word === 'e' || word === '+' || word === ':')
}

const groups = new Set(['os', 'as'])

/** Whether `tudo`, `os dois`, `ao todo`, `no total` stands there. */
export function isSumBehind(tokens: readonly Token[], at: number): boolean {
  const [first, second] = [tokens[at]?.norm ?? '', tokens[at + 1]?.norm ?? '']
  if (first === 'tudo' && second !== 'pago' && second !== 'pra') return true
  if (first === 'ao' && second === 'todo') return true
  if (first === 'no' && second === 'total') return true
  return groups.has(first) && findNumberWord(second) !== undefined
}

/** What those did who paid for some of the pieces. */
export const paying: ReadonlySet<string> = new Set(['pagou', 'pagaram', 'acertou', 'acertaram'])
