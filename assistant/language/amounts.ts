import { limits } from '@lya/core/limits.ts'
import type { Amount } from '#language/amounts/amount.ts'
import { rolesAround } from '#language/amounts/around/around.ts'
import { type Numbers, sorted } from '#language/amounts/by-role.ts'
import { placeContents } from '#language/amounts/counts/contents.ts'
import { placeCounts } from '#language/amounts/counts/place-counts.ts'
import { placeSizeRows } from '#language/amounts/counts/size-rows.ts'
import { placeSizes } from '#language/amounts/counts/sized.ts'
import type { Found } from '#language/amounts/found.ts'
import { readHalf } from '#language/amounts/halves.ts'
import { readBare, readFond, readNamed } from '#language/amounts/money.ts'
import { type Placed, placeNumber } from '#language/amounts/place.ts'
import { placeUnitPrices } from '#language/amounts/prices/unit-price.ts'
import { placeLinesTaken } from '#language/amounts/rides/lines-taken.ts'
import type { PlacedNumber, Role } from '#language/amounts/role.ts'
import type { NamedDay } from '#language/days/named-day.ts'
import { readSpokenNumber, type SpokenNumber } from '#language/spoken-number.ts'
import type { Token } from '#language/tokens.ts'

/** Gives every number of a message its one role, in order. */
export function findAmounts(tokens: readonly Token[], days: readonly NamedDay[]): Numbers {
  const spoken = findSpoken(tokens, days)
  if (spoken.length === 0) return { numbers: [], amounts: [], quantities: [] }
  const told = rolesAround({
    tokens,
    amounts: [],
    numbers: spoken.map((one) => asUnplaced(tokens, one)),
  })
  const found: Found[] = []
  let end = -1
  for (const number of spoken) {
    if (number.first <= end) continue
    const one = readOne(tokens, number, {
      told: told.get(number.first),
      isDayNext: days.some((day) => day.first === number.last + 1),
      isInDay: days.some((day) => day.first <= number.first && number.first <= day.last),
    })
    found.push(one)
    end = one.last
  }
  placeLonePrice(tokens, found)
  if (found.length > 1) for (const place of ofSeveral) place(tokens, found)
  placeCounts(tokens, found)
  placeUnitPrices(tokens, found)
  return sorted(tokens, found)
}

/** What a number is beside another: of a lone one they know nothing. */
export const ofSeveral = [placeSizeRows, placeSizes, placeContents, placeLinesTaken] as const

/** An ordinal is known by its mark. */
function asUnplaced(tokens: readonly Token[], { first, last }: Spoken): PlacedNumber {
  const end = lastOf(tokens, last, { role: 'name', rule: '' })
  const role = end > last ? 'name' : 'unplaced'
  return { first, last: end, role, rule: '', hundredths: null }
}

interface Spoken {
  first: number
  last: number
  /** Null for figures that are no number of ours (`1.2.3`, `6,799`), and for fond names. */
  number: SpokenNumber | null
  fond: Amount | null
}

/** Every number of a text, whatever it is; more than any honest message has are not looked at. */
function findSpoken(tokens: readonly Token[], days: readonly NamedDay[]): Spoken[] {
  const spoken: Spoken[] = []
  let at = 0
  let day = 0
  while (at < tokens.length && spoken.length < limits.transactionsPerMessageMax * 4) {
    while (days[day] && (days[day]?.last ?? 0) < at) day += 1
    const covering = days[day]
    const isInDay = covering !== undefined && covering.first <= at
    const fond = isInDay ? null : readFond(tokens, at)
    const number = fond ? null : readSpokenNumber(tokens, at)
    const isFigure = tokens[at]?.kind === 'number'
    if (!fond && !number && !isFigure) {
      at += 1
      continue
    }
    const last = isInDay ? Math.min(number?.last ?? at, covering.last) : (number?.last ?? at)
    spoken.push({ first: at, last: fond?.last ?? last, number, fond })
    at = (fond?.last ?? last) + 1
  }
  return spoken
}

const piecesMax = 24

/** `leite 62 lata de 800 g`: nobody has so many, nothing else is the price, and one is a `lata`. */
function placeLonePrice(tokens: readonly Token[], found: Found[]): void {
  const lone = found.find(({ role, number }) => {
    return role === 'quantity' && (number?.hundredths ?? 0) > piecesMax * 100
  })
  const isOne = lone?.rule === 'unit' && !tokens[lone.last + 1]?.norm.endsWith('s')
  const isTold = found.some((one) => one.amount !== undefined || one.role === 'unplaced')
  if (!lone?.number || !isOne || isTold) return
  found[found.indexOf(lone)] = money(tokens, {
    ...{ first: lone.first, last: lone.last, number: lone.number },
    ...{ role: 'amount' as const, rule: 'lone', amount: readBare(tokens, lone.number) },
  })
}

interface Here {
  told: { role: Role; rule: string } | undefined
  isDayNext: boolean
  isInDay: boolean
}

function readOne(tokens: readonly Token[], spoken: Spoken, here: Here): Found {
  const { first, last, number, fond } = spoken
  const place = (role: Role, rule: string): Found => ({ first, last, role, rule, number })
  if (here.isInDay) return place('day', 'day')
  if (fond) return { ...place('amount', 'fond-name'), amount: fond }
  if (!number) return place('code', 'unreadable')
  const named = readNamed(tokens, number)
  if (here.told?.role === 'balance') {
    return { ...place('balance', here.told.rule), last: named?.last ?? last }
  }
  if (named) return money(tokens, { ...place('amount', 'currency'), amount: named })
  const half = readHalf(tokens, number)
  if (half) return half
  const placed = placeNumber(tokens, number, here)
  if (placed) {
    return { ...place(placed.role, placed.rule), ...placed, last: lastOf(tokens, last, placed) }
  }
  return money(tokens, { ...place('amount', 'bare'), amount: readBare(tokens, number) })
}

const ordinal = /^[ºª°ao]$/

/** The sign of a percentage, `%` or `por cento`, and that of an ordinal belong to it. */
function lastOf(tokens: readonly Token[], last: number, { role }: Placed): number {
  const next = tokens[last + 1]
  if (role === 'name' && next?.isGlued && ordinal.test(next.folded)) return last + 1
  if (role !== 'percentage') return last
  return tokens[last + 1]?.folded === 'por' ? last + 2 : last + 1
}

const loose = new Set([
  ...[
    'poucos',
    'poucas',
    'tantos',
    'tantas',
    'pouquinho',
    'quebrados',
    'quebrado',
    'trocados',
    'uns',
  ],
])

/** `trinta e poucos` are 31 to 39; `230 e pouco` is as good as 230. */
function money(tokens: readonly Token[], found: Found & { amount: Amount }): Found {
  const { amount } = found
  // "café 5 e uns 40 de gasolina", "uns de 10 e uns de 15": there it is of the next.
  const behind = tokens[amount.last + 3]
  const isNext = behind?.kind === 'number' || behind?.folded === 'de'
  const isLoose =
    tokens[amount.last + 1]?.folded === 'e' &&
    loose.has(tokens[amount.last + 2]?.folded ?? '') &&
    !isNext
  const last = isLoose ? amount.last + 2 : amount.last
  return { ...found, first: amount.first, last, amount: { ...amount, last, isVague: isLoose } }
}
