import { piecesOf } from '#language/amounts/counts/contents.ts'
import { isClock, isContent, isCount } from '#language/amounts/counts/count.ts'
import type { Found } from '#language/amounts/found.ts'
import { boughtBefore, isJoined } from '#language/amounts/prices/bought-before.ts'
import { eachBehind, isEachBefore, isPiece, isServed } from '#language/amounts/prices/each.ts'
import { isLitrePrice, roleOfLitrePrice } from '#language/amounts/prices/litre-price.ts'
import { countOfUnit, type Told, thingBehind } from '#language/amounts/prices/of-unit.ts'
import { unitAhead } from '#language/amounts/prices/unit-ahead.ts'
import type { Token } from '#language/tokens.ts'

const sign = new Set(['r', '$'])
const links = new Set('a x @ × * vezes vez'.split(' '))
const partings = new Set([',', 'e', '+', ';', '.', ':', '!', '?', 'mais'])
const gapMax = 9
const cameTo = new Set(['deu', 'ficou', 'saiu', 'foi'])
const countedBehind = new Set(['bought-at', 'times-behind', 'times-taken'])

/** Finds the prices that are of one piece, and what each is to be multiplied by. */
export function placeUnitPrices(tokens: readonly Token[], found: readonly Found[]): void {
  for (const [at, price] of found.entries()) {
    if (price.role !== 'amount') continue
    const told = countOf(tokens, found, at)
    const litre = !told && roleOfLitrePrice(tokens, found, price)
    if (litre) {
      price.role = litre
      price.rule = 'litre-price'
    }
    if (!told || told.count.number?.hundredths === 100) continue
    price.role = 'unit-price'
    price.rule = told.rule
    price.counted = told.count
  }
}

function countOf(tokens: readonly Token[], found: readonly Found[], at: number): Told | null {
  const price = found[at]
  if (!price) return null
  const pieces = piecesOf(tokens, found, price)
  if (pieces) return { count: pieces, rule: 'each-of-pack' }
  const litre = isLitrePrice(tokens, price) ? 'litro' : null
  const unit =
    eachBehind(tokens, price.last + 1) ??
    litre ??
    thingBehind(tokens, found, price) ??
    unitAhead(tokens, price)
  const ofUnit = unit ? countOfUnit(tokens, found, at, unit) : null
  // "6 pacientes a 70 reais a sessão": by another name than what was counted.
  if (unit && (ofUnit || !isPiece(unit))) return ofUnit
  const counts = withoutWay(
    found
      .slice(0, at)
      .filter((one) => isCount(one) && !isClock(tokens, one) && !hasPrice(found, one, price)),
  )
  const before =
    counts.findLast((one) => !isContent(tokens, one) && !isPackSize(one, counts, unit === '')) ??
    counts.at(-1)
  const next = found[at + 1]
  if (next && countedBehind.has(next.rule)) return { count: next, rule: 'each' }
  // "peguei 2 ônibus, 4,50 cada passagem"
  const isOfEach =
    unit === '' ||
    (unit !== null && tokens[price.last + 1]?.norm === 'cada') ||
    (before && isServed(tokens, price.last + 1) && !isJoined(tokens, before, price))
  if (isOfEach || isEachBefore(tokens, price.first)) {
    // "50 pra cada neto, são 4"
    const later = found.slice(at + 1).find(({ rule }) => rule !== 'article')
    // "deu 25 pra cada, foi 5 pessoas": what the writer paid.
    if (!before && later?.role === 'people' && cameTo.has(tokens[price.first - 1]?.norm ?? '')) {
      return null
    }
    const each =
      before ??
      boughtBefore(tokens, found, at) ??
      partsBefore(found, at) ??
      kidsBefore(found, at) ??
      (later && isCount(later) && !isEaten(tokens, later) ? later : undefined)
    return each ? { count: inPieces(withElided(counts, each)), rule: 'each' } : null
  }
  // "meio quilo de queijo a 24": what is paid, where nobody says of how much.
  if (before?.role === 'measure' && before.number?.hundredths === 50) return null
  return before && isLinked(tokens, before, price, found)
    ? { count: before, rule: 'count-times' }
    : null
}

/** `meia dúzia de empada a seis cada`: nobody sells each of half a dozen but by the piece. */
function inPieces(count: Found): Found {
  const { number } = count
  if (!number || number.lot === 1 || number.hundredths > 100 * number.lot) return count
  const { unit: _lot, ...pieces } = count
  return { ...pieces, number: { ...number, lot: 1 } }
}

const eating = new Set('comi comemos tomei tomamos bebi bebemos repeti'.split(' '))

/** The `14` of "rodízio 52 pra cada, comi 14 fatias": not how many were paid. */
function isEaten(tokens: readonly Token[], { first }: Found): boolean {
  return eating.has(tokens[first - 1]?.norm ?? '')
}

/**
 * The `400g` of `2 latas de leite 400g, 21,90 cada`, the `18l` of `2 latas de 18l a 389 cada`, the
 * `120` of `4 cones de linha 120 a 11`: what each of the pieces before holds, or is called.
 */
function isPackSize(
  { first, role, rule, unit }: Found,
  counts: readonly Found[],
  isEach: boolean,
): boolean {
  const isSmall = role === 'measure' && (isEach || (unit?.factor ?? 1) < 1)
  return (
    (isSmall || rule === 'cheap-at') &&
    counts.some((one) => one.role === 'quantity' && one.first < first)
  )
}

/** `rodei 150 km com 12 litros a 5,89`: that is the price of what was filled up. */
function withoutWay(counts: Found[]): Found[] {
  const isFilled = counts.some(({ unit }) => unit?.per === 'litro')
  return isFilled ? counts.filter(({ unit }) => unit?.per !== 'km') : counts
}

/** `2 chopps pra Bia e 2 pra mim, 12,90 cada`: as many as there are of both. */
function withElided(counts: readonly Found[], each: Found): Found {
  const more = counts.filter((one) => one !== each && [one.rule, each.rule].includes('more-of'))
  const { number } = each
  if (more.length === 0 || !number) return each
  const all = more.reduce((sum, one) => sum + (one.number?.hundredths ?? 0), number.hundredths)
  return { ...each, number: { ...number, hundredths: all } }
}

/** `paguei 3 prestacoes da moto de uma vez, 298 cada`. */
function partsBefore(found: readonly Found[], at: number): Found | undefined {
  const parts = found.slice(0, at).findLast(({ rule }) => rule !== 'article')
  return parts?.role === 'instalment' && parts.unit ? { ...parts, role: 'quantity' } : undefined
}

/** `cortei o cabelo de 2 meninos, 20 cada um`: who does not share what they cost. */
function kidsBefore(found: readonly Found[], at: number): Found | undefined {
  const kids = found.slice(0, at).findLast(({ rule }) => rule.includes('{kid}'))
  return kids ? { ...kids, role: 'quantity' } : undefined
}

function hasPrice(found: readonly Found[], count: Found, price: Found): boolean {
  const isMoney = ({ role }: Found) => role === 'amount' || role === 'unit-price'
  return found.some((one) => isMoney(one) && one.first > count.last && one.last < price.first)
}

const works = new Set(['pe e mao', 'mao e pe', 'corte e barba', 'cabelo e barba', 'barba e cabelo'])

/** The `e` of `pe e mao`: what goes by one price. */
function isOneWork(words: readonly string[], at: number): boolean {
  return words[at] === 'e' && works.has(words.slice(at - 1, at + 2).join(' '))
}

/** The `uma de` of "duas faxinas uma de 180 e outra de 200": what one of them alone cost. */
function isOneOfThem(gap: readonly string[]): boolean {
  const [one, link] = gap.slice(-2)
  return gap.length > 2 && link !== undefined && /^uma?$/.test(one ?? '')
}

/** Dearer than this is no kilometre. */
const kilometreMax = 600

/** `4 passagens a 5,20`, `3 coxinhas de 7`, `6 amostras x 48`; not `3 disjuntores de 20A 54`. */
function isLinked(
  tokens: readonly Token[],
  count: Found,
  price: Found,
  found: readonly Found[],
): boolean {
  const { last: lastBefore } = found.findLast(({ first }) => first < price.first) ?? count
  const gap = tokens
    .slice(count.last + 1, price.first)
    .map(({ norm }) => norm)
    .filter((word, index, all) => !sign.has(word) && !isOneWork(all, index))
  const cents = price.amount?.valueCents ?? 0
  // "xerox 40 folhas 0,25": nobody gets 40 for so little.
  if (gap.length <= 2 && cents < 100 && (count.number?.hundredths ?? 0) >= 400) return true
  if (gap.length > gapMax || gap.some((word) => partings.has(word))) return false
  if (isOneOfThem(gap)) return false
  // "12 corrida no total de 154": the price of all.
  if (gap.includes('total')) return false
  // "duas faxinas, uma de 180 e outra de 200": the price of one of them.
  if (/^uma?$/.test(gap.at(-2) ?? '') && gap.at(-3) !== 'cada') return false
  const last = gap.at(-1) ?? ''
  const isMinute = count.unit?.per === 'minuto'
  if (count.unit?.per === 'km' && cents > kilometreMax) return false
  if (links.has(last)) return !isMinute && lastBefore < price.first - 1
  const isCounted = count.role === 'quantity' && !count.rule.startsWith('group')
  const isMonths = count.unit?.per === 'mes'
  return last === 'de' && (isCounted || isMonths) && (count.number?.hundredths ?? 0) <= 10_000
}
