import { isBare } from '#language/amounts/counts/bare.ts'
import { isSumBehind } from '#language/amounts/counts/pair.ts'
import type { Found } from '#language/amounts/found.ts'
import { eachBehind } from '#language/amounts/prices/each.ts'
import { wordsOf } from '#language/phrases/classes.ts'
import type { SpokenNumber } from '#language/spoken-number.ts'
import type { Token } from '#language/tokens.ts'

/** Things that are told by a size, the sizes that there are, and whether they are even. */
const table: readonly (readonly [words: string, from: number, to: number, isEven: boolean])[] = [
  ['{shoe} bota botinha sapatao galocha', 17, 47, false],
  ['{wear} bermudas shorts camisas vestidos', 34, 60, true],
  ['chapeu bone capacete', 54, 62, false],
]

interface Sizes {
  from: number
  to: number
  isEven: boolean
}

const sized = new Map<string, Sizes>()
for (const [words, from, to, isEven] of table) {
  const all = words.split(' ').flatMap((word) => [...wordsOf(word)])
  for (const word of all) sized.set(word, { from, to, isEven })
}

const brands =
  'nike adidas olympikus mizuno puma vans fila melissa ipanema rider kenner usaflex vizzano moleca molekinha lupo levis hering'.split(
    ' ',
  )
const looks = new Set([
  ...wordsOf('{looks}'),
  'jeans',
  'social',
  'polo',
  'n',
  'da',
  'de',
  ...brands,
])
const parting = new Set(['e', ',', '+', 'mais', ';', '.', '!', '\n', ')', '('])
const priced = new Set(['por', 'a', 'deu', 'foi', 'paguei', 'custou', 'saiu', 'r', '$'])
/** How far behind a size its price may stand. */
const gapMax = 6

/** `sapatão 39 de couro 120`, `calça 44 e 46 por 70 cada`: the size of what was bought. */
export function placeSizes(tokens: readonly Token[], found: Found[]): void {
  for (const [at, size] of found.entries()) {
    const sizes = sizesOf(tokens, size)
    if (!sizes || !isSize(size, sizes)) continue
    const second = found[at + 1]
    const isTwo = second !== undefined && isJoined(tokens, size, second) && isOfSizes(second, sizes)
    const last = isTwo ? second : size
    const price = found.slice(at + (isTwo ? 2 : 1)).find(({ rule }) => rule !== 'article')
    if (!price || !isPriceOf(tokens, last, price, isTwo)) continue
    const isCounted = found.slice(0, at).some(({ role }) => role === 'quantity')
    for (const one of isTwo ? [size, second] : [size]) {
      one.role = 'name'
      one.rule = 'size'
    }
    if (isTwo && !isCounted && size.number) countOf(size, size.number)
  }
}

/** `calça jeans 38 e 42 por 95 cada`: as many as there are sizes. */
function countOf(size: Found, number: SpokenNumber): void {
  size.role = 'quantity'
  size.rule = 'sizes'
  size.number = { ...number, hundredths: 200 }
}

function sizesOf(tokens: readonly Token[], { first }: Found): Sizes | undefined {
  let at = first - 1
  for (let step = 0; step < 2 && looks.has(tokens[at]?.norm ?? ''); step += 1) at -= 1
  const thing = tokens[at]?.norm ?? ''
  // "sapato de festa 38"
  const isOf = tokens[at - 1]?.norm === 'de'
  return sized.get(thing) ?? (isOf ? sized.get(tokens[at - 2]?.norm ?? '') : undefined)
}

function isSize(one: Found, sizes: Sizes): boolean {
  return one.role === 'amount' && isBare(one) && isOfSizes(one, sizes)
}

function isOfSizes({ number }: Found, { from, to, isEven }: Sizes): boolean {
  const size = (number?.hundredths ?? 0) / 100
  // Children's clothes count their years.
  const isKids = isEven && from < 40 && size >= 2 && size <= 16
  return (isKids || (size >= from && size <= to)) && (!isEven || size % 2 === 0)
}

function isJoined(tokens: readonly Token[], { last }: Found, { first }: Found): boolean {
  return first === last + 2 && /^[e/,]$/.test(tokens[last + 1]?.norm ?? '')
}

/** Whether the next sum is told of the same thing: no other is begun in between. */
function isPriceOf(tokens: readonly Token[], size: Found, price: Found, isTwo: boolean): boolean {
  if (price.role !== 'amount' && price.role !== 'unit-price') return false
  const gap = withoutBracket(tokens.slice(size.last + 1, price.first).map(({ norm }) => norm))
  if (gap === null) return true
  // "sapatênis 40 do meu marido, 139"
  if (gap.at(-1) === ',') gap.pop()
  else if (gap.length === 0) return false
  if (gap.length > gapMax) return false
  // "calça 36 e blusa M 120 as duas": one price for both.
  if (isSumBehind(tokens, price.last + 1)) return true
  if (gap.some((word) => parting.has(word))) return false
  const [lead, end] = [gap[0] ?? '', gap.at(-1) ?? '']
  if (isTwo) return priced.has(end) || eachBehind(tokens, price.last + 1) === ''
  if (priced.has(end)) return true
  // "camiseta 12 no brechó sapato 25" may well be two prices.
  if ((size.number?.hundredths ?? 0) < 1700) return false
  return behind.has(lead) || /[aio]d[ao]$/.test(lead) || isDearer(tokens, size, price)
}

/** `tênis 38, 149`: nobody tells two prices of one thing. */
function isDearer(tokens: readonly Token[], size: Found, price: Found): boolean {
  const isNext = price.first === size.last + 2 && tokens[size.last + 1]?.norm === ','
  return isNext && (price.amount?.valueCents ?? 0) > (size.number?.hundredths ?? 0)
}

/** `sandália 39 (o número kkk) 119,90`: what is said beside it; null where nothing else is. */
function withoutBracket(gap: string[]): string[] | null {
  const end = gap[0] === '(' ? gap.indexOf(')') : -1
  if (end < 0) return gap
  const more = gap.slice(end + 1).filter((word) => word !== 'r' && word !== '$')
  return more.length > 0 ? more : null
}

/** What goes on telling of the thing; "tenis 38 camisa 25" names another. */
const behind = new Set([
  ...wordsOf('{looks}'),
  ...[
    'de',
    'da',
    'do',
    'pra',
    'pro',
    'para',
    'no',
    'na',
    'com',
    'sem',
    'bico',
    'cano',
    'salto',
    'solado',
  ],
])
