import { isPaidAtOnce } from '#language/amounts/counts/at-once.ts'
import { findUnit } from '#language/amounts/units.ts'
import { findNumberWord } from '#language/number-words.ts'
import type { SpokenNumber } from '#language/spoken-number.ts'
import type { Token } from '#language/tokens.ts'
import { findVerb } from '#language/verbs.ts'

const fares = new Set([
  ...['pedagio', 'pedagios', 'onibus', 'busao', 'bus', 'buzao', 'metro', 'trem', 'vlt', 'brt'],
  ...[
    'passagem',
    'passagens',
    'barca',
    'balsa',
    'van',
    'lotacao',
    'topic',
    'kombi',
    'catraca',
    'estacionamento',
    'sitpass',
    'riocard',
    'mototaxi',
  ],
])
/** So little nobody pays in parts. */
const handfulMax = 10
const fareMax = 40
const piecesMax = 30
const manyMax = 1000

/** `cinema 2 x 28`, `pedagio 3x de 14,90`: pieces, where instalments are written otherwise. */
export function isTimesPrice(
  tokens: readonly Token[],
  { first, last, ...number }: SpokenNumber,
): boolean {
  const sign = tokens[last + 1]
  if (again.has(sign?.norm ?? '')) return isFareAgain(tokens, { first, last, ...number })
  if (sign?.norm !== 'x' || number.decimals > 0) return false
  if (isTakenTimes(tokens, last + 1)) return false
  if (isGluedPrice(tokens, first) || isCheapEach(tokens, last + 2)) return true
  if (isPaidAtOnce(tokens, { first, last }) || isOfPacks(tokens, first)) return true
  const priceAt = tokens[last + 2]?.norm === 'de' ? last + 3 : last + 2
  if (priceAt === last + 2 && isOfGoods(tokens, first, last)) return true
  if (!isBelow(tokens[priceAt], fareMax)) return false
  if (!sign.isGlued && priceAt === last + 2) return true
  return tokens.slice(0, first).some(({ norm }) => fares.has(norm))
}

/** `leite em lata 2 x 68,90`, `cerveja caixa 2x 52`: nobody pays a can in parts. */
function isOfPacks(tokens: readonly Token[], first: number): boolean {
  const isPack = findUnit(tokens[first - 1]?.norm ?? '')?.role === 'quantity'
  return isPack && tokens[first - 2]?.kind !== 'number'
}

const selling = new Set(
  'vendi vendemos recebi recebemos entreguei entregamos fiz fizemos lavei cortei'.split(' '),
)
const goodsMax = 200

/** `vendi rede 2 x 120`, `canga 3 x 45 e óculos 5 x 30`: sold by the piece, or one of several. */
function isOfGoods(tokens: readonly Token[], first: number, last: number): boolean {
  const price = tokens[last + 2]
  if (!isBelow(price, goodsMax) || splitting.has(tokens[first - 1]?.norm ?? '')) return false
  const isMore = tokens.some((_, at) => at !== last + 1 && isTimesSign(tokens, at))
  return isMore || tokens.slice(0, first).some(({ norm }) => selling.has(norm))
}

/** An `x` between two figures. */
function isTimesSign(tokens: readonly Token[], at: number): boolean {
  return (
    tokens[at]?.norm === 'x' &&
    tokens[at - 1]?.kind === 'number' &&
    tokens[at + 1]?.kind === 'number'
  )
}

const cheapMax = 15

/** The `x2` of `acarajé 15 x2`: how often, where a price would stand alone. */
export function isTakenTimes(tokens: readonly Token[], at: number): boolean {
  const [sign, count, after] = tokens.slice(at, at + 3)
  const isOwn = sign?.norm === 'x' && !sign.isGlued && count?.isGlued === true
  return isOwn && /^([2-9]|1[0-2])$/.test(count.folded) && after?.kind !== 'number'
}

/** `coco 3x7`, `coca 2x4,50`: no instalment is so small, and no guest scores so high. */
export function isGluedPrice(tokens: readonly Token[], first: number): boolean {
  const [before, count, sign, price, after] = tokens.slice(Math.max(0, first - 1), first + 4)
  if (first === 0 || before?.kind !== 'word' || findVerb(before.norm)) return false
  const isGlued = sign?.norm === 'x' && sign.isGlued && price?.isGlued === true
  if (!isGlued || !isBelow(price, cheapMax) || !isBelow(count, piecesMax)) return false
  if (price?.folded.includes(',')) return true
  const isMore = Number(price?.folded) > Math.max(4, Number(count?.folded))
  return isMore && (after?.kind !== 'word' || placing.has(after.norm))
}

const links = new Set(['a', 'de', 'r', '$'])
const rates = new Set(['parcela', 'parcelas', 'mes', 'vez', 'prestacao'])

/** `bandejão 2x a 4,20 cada`, `café 2x 5 cada`: so little each that it is no instalment. */
function isCheapEach(tokens: readonly Token[], behind: number): boolean {
  let at = behind
  while (links.has(tokens[at]?.norm ?? '')) at += 1
  const isAt = tokens[behind]?.norm === 'a' && tokens[at + 1]?.norm !== 'por'
  const next = tokens.slice(at + 1).find(({ norm }) => norm !== 'reais' && norm !== 'conto')
  const isEach = next?.norm === 'cada' && !rates.has(tokens[tokens.indexOf(next) + 1]?.norm ?? '')
  return isBelow(tokens[at], cheapMax * 2) && (isAt || isEach)
}

const placing = new Set(['no', 'na', 'e', 'hoje', 'ontem'])

/** `duas vez` is how many say it. */
const again = new Set(['vezes', 'vez'])
/** `peguei ônibus 2 vezes 4,40`, `pedágio três vezes oito e quarenta`. */
function isFareAgain(tokens: readonly Token[], { first, last, ...number }: SpokenNumber): boolean {
  if (number.decimals > 0 || splitting.has(tokens[first - 1]?.norm ?? '')) return false
  const isFare = tokens.slice(0, first).some(({ norm }) => fares.has(norm))
  const price = tokens[last + 2]
  const isSpoken = price?.kind === 'word' && findNumberWord(price.folded) !== undefined
  return isFare && (isSpoken || isBelow(price, fareMax))
}

const splitting = new Set(['em', 'de', 'por', 'x'])

/** `onibus 4,80 duas vezes`, `busao 5,60 2x`: fares and trifles again; else instalments. */
export function isTimesTaken(tokens: readonly Token[], number: SpokenNumber): boolean {
  const { first, last, hundredths, decimals } = number
  const sign = tokens[last + 1]?.norm ?? ''
  const next = tokens[last + 2]
  const isEnd = !next || placing.has(next.norm)
  const isTimes = again.has(sign) || (sign === 'x' && isEnd)
  const isCount = decimals === 0 && hundredths <= 1000 && isTimes
  if (!isCount || splitting.has(tokens[first - 1]?.norm ?? '')) return false
  const before = tokens.slice(0, first)
  const price = before.findLast(({ kind }) => kind === 'number')
  const isWithCents = /,\d\d$/.test(price?.folded ?? '')
  if (price === tokens[first - 1] && isWithCents && isBelow(price, handfulMax)) return true
  return isBelow(price, fareMax) && before.some(({ norm }) => fares.has(norm))
}

/** The `2` of `4,60 x 2`, `5,25 x2`, `4kg x 3 = 74,70` and `9,40 vezes 2`. */
export function isTimesBehind(tokens: readonly Token[], number: SpokenNumber): boolean {
  const { first, last, hundredths, decimals } = number
  if (tokens[first - 1]?.norm === 'vezes') {
    const isCheap = isBelow(tokens[first - 2], fareMax)
    const isSome = decimals === 0 && hundredths <= 100 * piecesMax
    return isCheap && isSome && /,\d\d$/.test(tokens[first - 2]?.folded ?? '')
  }
  // "xerox 0,25 x 48": of what costs so little there may be many.
  const most = isBelow(tokens[first - 2], cheapMax) ? manyMax : piecesMax
  const isPieces = first === last && isBelow(tokens[first], most)
  if (!isPieces || tokens[first - 1]?.norm !== 'x') return false
  if (tokens[last + 1]?.folded === '=' || isTakenTimes(tokens, first - 1)) return true
  return /,\d\d$/.test(tokens[first - 2]?.folded ?? '') && tokens[last + 1]?.kind !== 'number'
}

function isBelow(token: Token | undefined, most: number): boolean {
  if (token?.kind !== 'number') return false
  return /^\d{1,3}(,\d\d)?$/.test(token.folded) && Number.parseInt(token.folded, 10) < most
}
