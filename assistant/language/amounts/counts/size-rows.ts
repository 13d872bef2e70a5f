import type { Found } from '#language/amounts/found.ts'
import { eachBehind } from '#language/amounts/prices/each.ts'
import { singular } from '#language/amounts/units.ts'
import { wordsOf } from '#language/phrases/classes.ts'
import type { Token } from '#language/tokens.ts'

const things = new Set([...wordsOf('{shoe}'), ...wordsOf('{wear}'), 'bota', 'galocha', 'roupinha'])
const labels = new Set('numeracao numero numeros tamanho tamanhos tam n'.split(' '))
const joining = /^[e,/]$/
/** Beyond it nothing that is worn is numbered. */
const sizeMax = 60
const shoeMin = 17

/**
 * `numeração 29 34 e 38 deu 360`, `3 calças 38 40 e 42 deu 270`: sizes in a row, behind what is
 * worn or behind a word for sizes, where a price of all stands behind them.
 */
export function placeSizeRows(tokens: readonly Token[], found: Found[]): void {
  for (const [at, head] of found.entries()) {
    const isLabelled = labels.has(tokens[head.first - 1]?.norm ?? '')
    if (!isLabelled && !isThing(tokens[head.first - 1]?.norm ?? '')) continue
    if (!tokens.slice(0, head.first).some(({ norm }) => isThing(norm))) continue
    const row = rowFrom(tokens, found, at)
    const least = isLabelled ? 2 : shoeMin
    const price = found.slice(at + row.length).find(({ role }) => role === 'amount')
    const isRow = row.length > 1 && row.every((one) => isSize(one, least))
    if (!isRow || !price || isLast(row, price)) continue
    for (const one of row) {
      one.role = 'name'
      one.rule = 'size-row'
    }
    // "calça 40 e 44 por 85 cada": as many as there are sizes.
    const isCounted = found.slice(0, at).some(({ role }) => role === 'quantity')
    if (isCounted || !head.number || eachBehind(tokens, price.last + 1) !== '') continue
    head.role = 'quantity'
    head.rule = 'sizes'
    head.number = { ...head.number, hundredths: 100 * row.length }
  }
}

function isThing(word: string): boolean {
  return things.has(word) || things.has(singular(word))
}

/** The numbers that follow one another, with nothing or a comma between. */
function rowFrom(tokens: readonly Token[], found: readonly Found[], at: number): Found[] {
  const row: Found[] = []
  for (const one of found.slice(at)) {
    const former = row.at(-1)
    const gap = former ? tokens.slice(former.last + 1, one.first) : []
    if (gap.length > 1 || gap.some(({ norm }) => !joining.test(norm))) break
    row.push(one)
  }
  return row
}

function isSize({ role, amount, number }: Found, least: number): boolean {
  const size = (number?.hundredths ?? 0) / 100
  // "tamanho 8 duas camisetas" counts.
  const isPlain = role === 'amount' ? amount?.form === 'bare' : role !== 'quantity'
  return isPlain && number?.decimals === 0 && size >= least && size <= sizeMax
}

/** The price is no size: it stands apart from them, and is no less than the largest. */
function isLast(row: readonly Found[], { amount }: Found): boolean {
  const most = Math.max(...row.map(({ number }) => number?.hundredths ?? 0))
  return (amount?.valueCents ?? 0) < most
}
