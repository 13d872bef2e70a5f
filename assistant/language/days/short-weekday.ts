import { doubtfulWeekdays } from '#language/days/words.ts'
import type { Token } from '#language/tokens.ts'
import { findVerb } from '#language/verbs.ts'

/** `sab fui no jogo`, `qui e sex`, `ter 12,90 açaí`: a deed or a sum stands right behind it. */
export function isShortDay(tokens: readonly Token[], first: number): boolean {
  const [next, after] = [tokens[first + 1], tokens[first + 2]]
  // "quero ter 1200 até abril"
  if (tokens[first]?.folded === 'ter' && havers.has(tokens[first - 1]?.norm ?? '')) return false
  // "alm 26 jan 31 seg": behind a sum, and last.
  const isPlain = plain.has(tokens[first]?.folded ?? '')
  // "mercado sáb": which day it was, and nothing more.
  if (!next && isPlain && tokens.length === 2) return isBehindThing(tokens[0])
  if (!next) return tokens.length > 2 && tokens[first - 1]?.kind === 'number'
  const isOpening = first === 0 || tokens[first - 1]?.kind !== 'word'
  const isDeed = /^(i-did|they-did)$/.test(findVerb(next.norm)?.form ?? '')
  if (isOpening && isDeed) return true
  if (next.norm === 'e' && isShort(after) && !isShort(tokens[first - 1])) return true
  if (isBehindSum(tokens, first) || isHeadOfParts(tokens, first)) return true
  // "churrasco sab, deu 340"
  const isPart = isPlain && joints.has(next.norm)
  if (isPart && isBehindThing(tokens[first - 1])) return true
  if (next.kind !== 'number') return false
  const isSum = /[.,]\d\d$|^\d{2,}$/.test(next.folded)
  if (!isSum) return pricedDays(tokens) >= listMin
  return hasAnother(tokens, first) || isSpentOn(tokens, first) || isBehindThing(tokens[first - 1])
}

/** Behind these it is what one would have. */
const havers = new Set(
  'quero queria queremos preciso precisava pretendo devo vou iria que de'.split(' '),
)

const joints = new Set(['e', ',', ';', '.', '+', '!'])

/** `120 sab e 80 dom`, `uber 50 sex, mercado 40 sab`: behind a sum, where a pair ends. */
function isBehindSum(tokens: readonly Token[], first: number): boolean {
  const [before, day, next] = [tokens[first - 1], tokens[first], tokens[first + 1]]
  if (before?.kind !== 'number' || !joints.has(next?.norm ?? '')) return false
  const others = tokens.filter((one, at) => {
    return at !== first && isShort(one) && tokens[at - 1]?.kind === 'number'
  })
  return others.length > 0 || plain.has(day?.folded ?? '')
}

/** What is hardly anything else. */
const plain = new Set(['sab', 'seg'])

const notThings = new Set(
  'de do da dos das o a os as um uma meu minha pro pra para por e com em ao que vai vou'.split(' '),
)

/** The `sab` of `balada sab 90`: between what it was and its sum. */
function isBehindThing(before: Token | undefined): boolean {
  if (before?.kind !== 'word' || notThings.has(before.norm)) return false
  return !findVerb(before.norm)
}

/** `sex uber 50, sab mercado 40`: each part of the message begins with its day. */
function isHeadOfParts(tokens: readonly Token[], first: number): boolean {
  const heads = tokens.flatMap((one, at) => {
    const [before, thing, ...behind] = [tokens[at - 1], ...tokens.slice(at + 1, at + headReach)]
    const isHead = before === undefined || joints.has(before.norm)
    const isPriced = thing?.kind === 'word' && behind.some(({ kind }) => kind === 'number')
    return isShort(one) && isHead && isPriced ? [at] : []
  })
  return heads.length > 1 && heads.includes(first)
}

/** As many tokens as "sab mercado da vila 40" has, and one more. */
const headReach = 5

const listMin = 3

/** `passagem seg 9, ter 9, qua 9`: how many short days have a number right behind them. */
function pricedDays(tokens: readonly Token[]): number {
  return tokens.filter((token, at) => isShort(token) && tokens[at + 1]?.kind === 'number').length
}

const spentOn = new Set(['num', 'numa', 'no', 'na', 'de', 'pra', 'pro'])

/** `dom 18 num açaí`, `e dom 30 de uber`: nothing stands before it, and a thing behind. */
function isSpentOn(tokens: readonly Token[], first: number): boolean {
  const isHead = first === 0 || (first === 1 && tokens[0]?.norm === 'e')
  const isDay = tokens[first]?.folded === 'dom' || tokens[first]?.folded === 'sab'
  return isHead && isDay && spentOn.has(tokens[first + 2]?.norm ?? '')
}

function isShort(token: Token | undefined): boolean {
  return token !== undefined && doubtfulWeekdays.has(token.folded)
}

/** `sex 42, sab 88`: in a list of days there is no doubt. */
function hasAnother(tokens: readonly Token[], first: number): boolean {
  return tokens.some((token, at) => at !== first && isShort(token))
}
