import { isEngineOf, isVehicle, labelOf } from '#language/amounts/labels.ts'
import type { Role } from '#language/amounts/role.ts'
import { findUnit } from '#language/amounts/units.ts'
import { findNumberWord } from '#language/number-words.ts'
import type { SpokenNumber } from '#language/spoken-number.ts'
import type { Token } from '#language/tokens.ts'

/** What the word before makes of it: `iphone 13`, `BR-101`, `cpf 123`. */
export function roleByLabel(tokens: readonly Token[], number: SpokenNumber): Role | undefined {
  const { first } = number
  const before = tokens[first - 1]
  const isMark = /^[-.]$/.test(before?.folded ?? '') && before?.isGlued
  // "fui pra casa. 15 de uber": there the sentence ends.
  const isShortened = shortened.has(normOf(tokens, first - 2))
  const isLinked = isMark && (tokens[first]?.isGlued || before.folded === '-' || isShortened)
  const at = labelBefore(tokens, isLinked ? first - 2 : first - 1)
  const label = normOf(tokens, at)
  const isWhole = number.decimals === 0 && !number.hasScale
  // "km 184.320" is no price, "40 mil km 1.350" is one.
  const isFar = label === 'km' && number.hundredths >= 1_000_000
  if (label === 'km' && /^(mil|\d+)$/.test(normOf(tokens, at - 1)) && !isFar) return undefined
  const isDotted = tokens[first]?.folded.includes('.') && !isFar
  if (!isWhole || isDotted || isMeasured(tokens, number)) return undefined
  if (before?.folded === '-' && isLinked && tokens[first]?.isGlued && isModel(label)) return 'name'
  // "consorcio da strada 742 por mes": a rate that comes again.
  if (normOf(tokens, number.last + 1) === 'cada') return undefined
  if (normOf(tokens, number.last + 1) === 'por' && normOf(tokens, number.last + 2) === 'mes') {
    return undefined
  }
  if (isTaken(tokens, at)) return undefined
  // "tinta de 18 litro pra minha casa 288": nobody's own house needs its number.
  if (label === 'casa' && own.has(normOf(tokens, at - 1))) return undefined
  const isRoom = lodgingRooms.has(label) && isToldBefore(tokens, at) && isLodging(tokens)
  const role = isRoom ? 'name' : labelOf(label, number.hundredths / 100)
  if (isVehicle(label) && isNoEngine(number)) return undefined
  if (isFlatPrice(tokens, number)) return undefined
  // "comprei uma cabine 480": of nails, and no ship has so many.
  if (label === 'cabine' && number.hundredths >= 10_000) return undefined
  // "o cliente da titan 150 me pagou": which of them he rides.
  if (isEngineOf(label, number.hundredths / 100)) return 'name'
  if ((isVehicle(label) || isRoomOf(tokens, number)) && isPriceOf(tokens, number)) return undefined
  // "guarda-volume 20" is one word.
  if (normOf(tokens, at - 1) === '-' && tokens[at]?.isGlued && tokens[at - 1]?.isGlued)
    return undefined
  const isPriced = label === 'casa' && isToldBefore(tokens, at)
  const isNone = !isPriced && isNoLabel(label, normOf(tokens, at - 1), number)
  // "conta do telefone 89", "segunda via do rg 45": what is so short is no number of theirs.
  const isShort = (role === 'document' || role === 'telephone') && number.hundredths < 100_000
  // "água 64 e o telefone 55": the bill of it, where no more figures stand behind.
  const isBill = isShort && role === 'telephone' && isBillOf(tokens, at, number)
  const isPaper = isBill || (isShort && owning.has(normOf(tokens, at - 1)))
  return role && !isNone && !isPaper ? role : undefined
}

const shortened = new Set('n no nr num ap apt apto av art pag p cap q qd lt bl tel'.split(' '))
const own = new Set(['minha', 'nossa', 'propria'])
const lodgingRooms = new Set(['quarto', 'suite', 'chale', 'apto'])
const lodgings = new Set('hotel pousada hostel motel hospedagem resort'.split(' '))

/** `hotel 110 quarto 203`: which of its rooms it was. */
function isLodging(tokens: readonly Token[]): boolean {
  return tokens.some(({ norm }) => lodgings.has(norm))
}

const calling = new Set('no meu seu nosso pelo ao pro num'.split(' '))

/** Nobody is called there, and no other figure nor a mark that joins one stands behind. */
function isBillOf(tokens: readonly Token[], at: number, { last }: SpokenNumber): boolean {
  if (calling.has(normOf(tokens, at - 1))) return false
  const next = tokens[last + 1]
  return next?.kind !== 'number' && !/^[-/().+]$/.test(next?.folded ?? '')
}

const shapes = new Set(
  'bola quadrado quadrada bolinha caixa g2 g3 g4 g5 g6 fire way mille'.split(' '),
)

/** The `gol` of "480 da suspensão do gol bola 98": its shape, its year, and a price elsewhere. */
function labelBefore(tokens: readonly Token[], at: number): number {
  const isShape = shapes.has(normOf(tokens, at)) && isVehicle(normOf(tokens, at - 1))
  const isYear = /^[6-9]\d$/.test(normOf(tokens, at + 1))
  const isPriced = tokens.some(({ kind }, other) => kind === 'number' && other !== at + 1)
  return isShape && isYear && isPriced ? at - 1 : at
}

const ordinal = /^[ºª°]$/

/** `ox 30 vol 12`, `material da 3ª série 88`: the label has its number before it. */
function isTaken(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1]
  if (normOf(tokens, at) === 'km') return false
  if (before?.isGlued && ordinal.test(before.folded)) return tokens[at - 2]?.kind === 'number'
  return before?.kind === 'number' && findUnit(normOf(tokens, at))?.role === 'measure'
}

/** `pneu na biz 165`: of three figures, engines are built by round ones. */
function isNoEngine({ hundredths }: SpokenNumber): boolean {
  const figure = hundredths / 100
  return figure >= 100 && figure < 1000 && figure % 10 !== 0 && figure !== 125
}

const nights = new Set(['noite', 'noites', 'diaria', 'diarias', 'dias'])

/** `diesel da hilux 62 litros`, `chalé 2 noites`: whatever stands before them. */
function isMeasured(tokens: readonly Token[], { last }: SpokenNumber): boolean {
  const unit = findUnit(normOf(tokens, last + 1))
  if (nights.has(normOf(tokens, last + 1))) return true
  return unit?.role === 'instalment' || (unit?.role === 'measure' && unit.per !== '')
}

const notModels = new Set(['r', 'rs', 'pg', 'a', 'e', 'o', 'x'])

/** The letters of `BR-101`, `TO-050`, `CTL-472`, `Z-11`: what nobody can buy by that name. */
function isModel(letters: string): boolean {
  return /^([a-z]{1,2}|[b-df-hj-np-tv-z]{3})$/.test(letters) && !notModels.has(letters)
}

const flats = new Set(['ap', 'apartamento'])
const flatMin = 30_000

/** `minha parte do ap 750`: a round figure, where no price stands right behind. */
function isFlatPrice(tokens: readonly Token[], { first, last, hundredths }: SpokenNumber): boolean {
  const isOf = flats.has(normOf(tokens, first - 1)) && /^d[oa]$/.test(normOf(tokens, first - 2))
  const next = tokens[last + 1]
  const isPriced = next?.kind === 'number' || next?.norm === 'r' || isPriceNext(tokens, last + 1)
  return isOf && !isPriced && hundredths >= flatMin && hundredths % 1000 === 0
}

const rooms = new Set(['casa', 'sala', 'quadra', 'loja', 'garagem', 'turma', 'box', 'vaga'])
const shares = new Set('racha vaquinha rateio cota rachar rachei'.split(' '))

/** `luz da sala 312 e da casa 278`: what was paid for it, where so high a number is no door's. */
function isRoomOf(tokens: readonly Token[], { first, hundredths }: SpokenNumber): boolean {
  // "120 da casa 14 e 150 da casa 31": the price stands before it.
  const isPriced = isToldBefore(tokens, first)
  const isOf = /^d[oa]$/.test(normOf(tokens, first - 2)) && !isPriced
  // "racha da quadra 15": one's share of it, however little.
  const isShare = shares.has(normOf(tokens, first - 3))
  return isOf && (hundredths >= 2000 || isShare) && rooms.has(normOf(tokens, first - 1))
}

/** Whether a number stands before in the same part: `recebi quinhentos do serviço da casa 214`. */
function isToldBefore(tokens: readonly Token[], at: number): boolean {
  for (let step = at - 1; step >= 0 && !parting.has(normOf(tokens, step)); step -= 1) {
    const token = tokens[step]
    const word = token?.kind === 'word' ? findNumberWord(token.norm) : undefined
    // The 13 of "gás P13" is none.
    if ((token?.kind === 'number' && !token.isGlued) || (word && word.value > 1)) return true
  }
  return false
}

const owning = new Set(['do', 'da', 'pro', 'pra', 'no', 'na'])
const hours = new Set('h hs hr hora horas min'.split(' '))
const parting = new Set([',', ';', '.', 'e', '+', 'mais'])

/** `aluguel da sala 203, 780`, `tanque da CG 160, 48 conto`: the price stands behind its comma. */
function isPriceNext(tokens: readonly Token[], at: number): boolean {
  if (!/^[,:-]$/.test(normOf(tokens, at))) return false
  // "racha da quadra 15, 2h de bola"
  if (hours.has(normOf(tokens, at + 2))) return false
  return tokens[at + 1]?.kind === 'number' || normOf(tokens, at + 1) === 'r'
}

/** `frete da kombi 60`, `pneu do uno 250`: the one figure that is said of it. */
function isPriceOf(tokens: readonly Token[], { first, last }: SpokenNumber): boolean {
  if (!owning.has(normOf(tokens, first - 2)) || isPriceNext(tokens, last + 1)) return false
  // "motor do corsa 98": the year of one, where another figure is the price.
  // "frete da kombi 80 e comprei": what is told behind another deed is another matter.
  const end = tokens.findIndex(({ norm }, at) => at > last && norm === 'e')
  const near = tokens.slice(0, end < 0 ? undefined : end)
  const isOther = (token: Token, at: number) => token.kind === 'number' && at !== first
  if (/^[7-9]\d$/.test(normOf(tokens, first)) && near.some(isOther)) return false
  const isEnd = (at: number) => !tokens[at] || parting.has(normOf(tokens, at))
  for (const step of [-1, 1]) {
    for (let at = (step < 0 ? first : last) + step; !isEnd(at); at += step) {
      if (tokens[at]?.kind === 'number') return false
    }
  }
  return true
}

/** "comprei linha 96", "gastei de linha 96": thread, and no bus. */
const bought = new Set(['de', 'comprei', 'compramos', 'comprou'])

/** `luz de casa 180`, `pra casa 250`, `minha parte 40`, `99pop 18`: what is no label there. */
function isNoLabel(label: string, before: string, { hundredths }: SpokenNumber): boolean {
  if (label === 'parte') return before === 'minha'
  if (label === 'pop') return before === '99'
  // "zíper 3,50 e linha 6" is bought, "a linha 6" is ridden.
  if (label === 'linha') return parting.has(before) || bought.has(before)
  if (label !== 'casa') return false
  return /^(de|pra|para)$/.test(before) || (before === 'da' && hundredths >= 3000)
}

function normOf(tokens: readonly Token[], at: number): string {
  return tokens[at]?.norm ?? ''
}
