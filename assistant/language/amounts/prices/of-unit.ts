import { isBare } from '#language/amounts/counts/bare.ts'
import { isCount, isLong } from '#language/amounts/counts/count.ts'
import type { Found } from '#language/amounts/found.ts'
import { findUnit, singular } from '#language/amounts/units.ts'
import type { Token } from '#language/tokens.ts'

/** What a price is to be multiplied by, and the rule that says so. */
export interface Told {
  count: Found
  rule: string
}

/** `40 duzias a 8 a duzia`, `4 aulas, 45 a aula`: what the price is said to be of is counted. */
export function countOfUnit(
  tokens: readonly Token[],
  found: readonly Found[],
  at: number,
  unit: string,
): Told | null {
  const price = found[at]
  if (!price) return null
  const isMeant = (one: Found) =>
    isOf(tokens, one, unit) && (!isLong(one) || one.first < price.first || isToldApart(tokens, one))
  const later = found[at + 1]
  const count =
    nearest(found, at, isMeant) ??
    (later?.rule === 'bought-at' ? later : undefined) ??
    (unit === 'par' ? inPairs(tokens, found) : undefined) ??
    ofOneEach(tokens, found, unit)
  if (!count) return null
  const all = ofEachPiece(tokens, found, count)
  return { count: inUnit(tokens, { ...all, role: 'quantity' }, price), rule: `each-${unit}` }
}

const each = new Set(['de', 'com'])
const namedMax = 4

/** `2 sacos de 60 kg a 1,50 o kg`: 120 kg, since each of them has 60. */
function ofEachPiece(tokens: readonly Token[], found: readonly Found[], count: Found): Found {
  if (!count.unit?.per || !count.number || !each.has(tokens[count.first - 1]?.norm ?? '')) {
    return count
  }
  const pieces = found.findLast(({ last }) => last < count.first)
  const between = pieces ? tokens.slice(pieces.last + 1, count.first) : []
  const isNear = between.length > 1 && between.length <= namedMax
  const of = (pieces?.number?.hundredths ?? 0) / 100
  const isOther = pieces?.unit?.per !== count.unit.per
  const isPieces = pieces?.role === 'quantity' && isOther && pieces.number?.lot === 1
  const isTold = isNear && between.every(({ kind }) => kind === 'word')
  if (!isPieces || !isTold || !Number.isInteger(of) || of < 2) return count
  return { ...count, number: { ...count.number, hundredths: count.number.hundredths * of } }
}

/** `seis queijos de um quilo a 45 o quilo`: as many kilos as there are pieces. */
function ofOneEach(
  tokens: readonly Token[],
  found: readonly Found[],
  per: string,
): Found | undefined {
  const content = found.find(({ first, last, rule }) => {
    const isOne = rule === 'article' && each.has(tokens[first - 1]?.norm ?? '')
    const unit = findUnit(tokens[last + 1]?.norm ?? '')
    return isOne && unit?.per === per && unit.factor === 1
  })
  const pieces = content && found.findLast(({ last }) => last < content.first)
  const isNear = pieces && content.first - pieces.last <= namedMax + 1
  if (!isNear || !isCount(pieces) || pieces.number?.lot !== 1) return undefined
  return { ...pieces, unit: { role: 'measure', per, factor: 1 } }
}

const apart = new Set([
  ...[',', ';', '.', '(', 'foi', 'foram', 'deu', 'ficou', 'sao'],
  // "11,50 por dia, já carreguei 10 dias": so many of them were paid, or worked.
  ...['carreguei', 'paguei', 'pagamos', 'trabalhei', 'trabalhamos', 'usei', 'fiz', 'fizemos'],
])

/**
 * `120 a diaria, foi 3 dia`: days told by themselves behind what one cost. "50 o dia durante 10
 * dias" may well be what one day came to, and "80 por mes, 12 meses" is still to come.
 */
function isToldApart(tokens: readonly Token[], { first, unit }: Found): boolean {
  const before = tokens[first - 1]?.norm ?? ''
  // "sessenta a diária dois dias"
  return unit?.per === 'dia' && (apart.has(before) || before === 'diaria')
}

/** What is never had but by the pair. */
const paired = new Set(
  'meia tenis sapato sandalia chinelo bota luva brinco sapatilha havaiana lente'.split(' '),
)

/** `2 pneus 690 o par`: one pair of them; `3 brincos 25 o par`: three. */
function inPairs(tokens: readonly Token[], found: readonly Found[]): Found | undefined {
  const count = found.find((one) => isCount(one))
  const pieces = (count?.number?.hundredths ?? 0) / 100
  if (!count?.number || pieces % 2 !== 0 || count.number.lot > 1) return count
  if (paired.has(singular(tokens[count.last + 1]?.norm ?? ''))) return count
  return { ...count, number: { ...count.number, hundredths: pieces * 50 } }
}

const articles = new Set(['o', 'a', 'por', 'cada'])

/** The thing a price is told by where it is one of those that are counted: `260 a noite`. */
export function thingBehind(
  tokens: readonly Token[],
  found: readonly Found[],
  { last }: Found,
): string | null {
  const thing = tokens[last + 2]
  if (!articles.has(tokens[last + 1]?.norm ?? '') || thing?.kind !== 'word') return null
  const name = singular(thing.norm)
  takePieces(tokens, found, name)
  return found.some((one) => isCount(one) && isOf(tokens, one, name)) ? name : null
}

/** `lavei 4 trouxas, 35 por trouxa`: the price tells that the figure before was no money. */
function takePieces(tokens: readonly Token[], found: readonly Found[], name: string): void {
  for (const one of found) {
    if (one.role !== 'amount' || !isBare(one) || !isOf(tokens, one, name)) continue
    one.role = 'quantity'
    one.rule = 'of-the-piece'
  }
}

const heads = new Set(
  'pessoa passageiro turista aluno cliente convidado crianca hospede'.split(' '),
)

const nights = new Set(['dia', 'noite', 'pernoite'])

/** Whether a count is of such pieces: by its unit, its lot or the word behind it. */
function isOf(tokens: readonly Token[], one: Found, unit: string): boolean {
  if (unit === 'diaria' && nights.has(singular(tokens[one.last + 1]?.norm ?? ''))) return true
  if (one.unit?.per) return one.unit.per === unit
  if (one.role === 'people') return unit === 'pessoa'
  if (unit === 'cabeca' && heads.has(singular(tokens[one.last + 1]?.norm ?? ''))) return true
  if ((one.number?.lot ?? 1) > 1) return tokens[one.last]?.norm.startsWith(unit) === true
  return singular(tokens[one.last + 1]?.norm ?? '') === unit
}

/** `3,2 gramas a 610 a grama`: the price is of the small unit, not of what it is a part of. */
function inUnit(tokens: readonly Token[], count: Found, { last }: Found): Found {
  const word = tokens[last + 2]?.norm ?? ''
  const told = findUnit(word)
  if (!count.unit || !told || told.per !== count.unit.per || told.factor === 1) return count
  return { ...count, unit: { ...count.unit, per: word, factor: count.unit.factor / told.factor } }
}

function nearest(
  found: readonly Found[],
  at: number,
  isMeant: (one: Found) => boolean,
): Found | undefined {
  const here = found[at]?.first ?? 0
  const meant = found.filter((one) => (isCount(one) || one.role === 'people') && isMeant(one))
  return meant.toSorted((a, b) => Math.abs(a.first - here) - Math.abs(b.first - here))[0]
}
