import { isFormer } from '#conversation/bills/behind/bill-spoken-of.ts'
import { type CalledThen, calledThen } from '#conversation/bills/spoken/called-then.ts'
import { nameWords } from '#conversation/match-named.ts'
import { type Figure, figuresIn } from '#conversation/plain/figures.ts'
import { hasOneOf } from '#conversation/plain/only-of.ts'
import { firmIn, putName } from '#conversation/restating/referent/put-name.ts'
import { words } from '#language/phrases/word-set.ts'
import type { Message } from '#understanding/intents/candidate.ts'
import { categoryBehind } from '#understanding/intents/named-category.ts'
import { isDenied } from '#understanding/memory/restated-sum.ts'

/** What something is to be instead of what it is. */
export interface SaidAnew {
  /** The figures that may be its sum, and those that it is said not to be. */
  sums: readonly Figure[]
  wrong: readonly Figure[]
  /** It is said that a slip was made. */
  isSlip: boolean
  /** The days of the month on which it may fall due. */
  days: readonly number[]
  /** How many times what it was. */
  times?: number
  name?: string
  /** No word for naming leads to it, and it is not written as names are: "muda pra padaria". */
  isLoose?: true
  /** Who it is paid to, which is what one may call it. */
  firm?: string
  /** The category, by its name. */
  category?: string
  /** Where all of that stands. */
  at: ReadonlySet<number>
}

const ofDay = words('dia vence vencem vencer vencimento cai data')
const counted = words('reais real conto contos pila mil r $ x vezes')
const slips = words(
  'errei errado errada engano enganei confundi inverti digitei zero zeros dedo virgula trocado',
)
const dayMax = 31
const leadMax = 4
const twice = words('dobro')
const half = words('metade')
const reached = words('ja usei gastei passei passou quase')
const filing = words(
  'poe ponha por bota bote coloca coloque passa passe muda mude troca troque move mova categoria ' +
    'joga jogue fica fique deixa deixe corrige corrija',
)
const into = words('em na no pra pro para como eh')

/** What a message says that something is to be; null where it says nothing of that kind. */
export function saidAnew(message: Message): SaidAnew | null {
  const { reading } = message
  const figures = figuresIn(reading)
  if (!figures) return null
  const bare = [
    ...figures.filter((one) => isDay(message, one, figures)),
    ...ledDays(message, figures),
  ]
  const named = reading.days.filter(({ first }) => reading.tokens[first]?.norm === 'dia')
  const told = [
    ...bare.map(({ first, last, cents }) => ({ first, last, day: cents / 100 })),
    ...named.map(({ first, last, date }) => ({ first, last, day: date.day })),
  ]
  const sums = figures.filter((one) => !bare.includes(one))
  const days = told.filter((one) => !isFormer(message, one.first))
  const at = new Set([...sums, ...told].flatMap(spanOf))
  const times = timesIn(message, at)
  const filed = figures.length === 0 && told.length === 0 ? categoryIn(message) : null
  const called = filed ? null : nameIn(message, figures.length > 0)
  const firm = called || filed || figures.length > 0 ? null : firmIn(message)
  if (firm) for (const one of spanOf(firm)) at.add(one)
  if (called) for (const one of spanOf(called)) at.add(one)
  if (filed) for (const one of filed.at) at.add(one)
  const isNone = sums.length === 0 && days.length === 0 && times === undefined
  if (isNone && !called && !filed && !firm) return null
  return {
    sums: sums.filter((one) => !isDenied(reading, one)),
    wrong: sums.filter((one) => isDenied(reading, one)),
    isSlip: hasOneOf(reading, slips),
    days: [...new Set(days.map(({ day }) => day))],
    ...(times === undefined ? {} : { times }),
    ...(called
      ? { name: called.name, ...(isLoose(message, called) ? { isLoose: true } : {}) }
      : {}),
    ...(firm ? { firm: firm.name } : {}),
    ...(filed ? { category: filed.category } : {}),
    at,
  }
}

function spanOf({ first, last }: { first: number; last: number }): number[] {
  return Array.from({ length: last - first + 1 }, (_, by) => first + by)
}

/** "vence 12", "errei o dia, é 12": a day without its word right before it. */
function isDay({ reading }: Message, one: Figure, figures: readonly Figure[]): boolean {
  const { tokens } = reading
  const day = one.cents / 100
  if (!Number.isInteger(day) || day < 1 || day > dayMax) return false
  if ([tokens[one.first - 1], tokens[one.last + 1]].some((next) => counted.has(next?.norm ?? '')))
    return false
  const before = tokens.slice(Math.max(0, one.first - leadMax), one.first)
  const isLed = before.some(({ norm }) => ofDay.has(norm))
  const isAll = figures.every(({ cents }) => cents <= 100 * dayMax)
  const isAlone = isAll && tokens.some(({ norm }) => ofDay.has(norm))
  return isLed || isAlone
}

/** "cai no 15": a figure that is no money for anybody else. */
function ledDays({ reading }: Message, figures: readonly Figure[]): Figure[] {
  const { tokens, numbers, days } = reading
  return numbers.flatMap(({ first, last, hundredths }) => {
    const isTaken = [...figures, ...days].some((one) => first <= one.last && one.first <= last)
    const led = tokens.slice(Math.max(0, first - 2), first).map(({ norm }) => norm)
    const isLed = led.some((norm) => ofDay.has(norm)) && !led.some((norm) => counted.has(norm))
    const cents = hundredths ?? 0
    const isDate = Number.isInteger(cents / 100) && cents >= 100 && cents / 100 <= dayMax
    return !isTaken && isLed && isDate ? [{ first, last, cents }] : []
  })
}

/** "é o dobro", "pago só metade". */
function timesIn({ reading }: Message, at: Set<number>): number | undefined {
  const found = reading.tokens.findIndex(({ norm }) => twice.has(norm) || half.has(norm))
  // "metade do limite já foi" says how far it is.
  if (found < 0 || at.size > 0 || hasOneOf(reading, reached)) return undefined
  at.add(found)
  return twice.has(reading.tokens[found]?.norm ?? '') ? 2 : 1 / 2
}

/** "põe em Moradia", "a categoria é Moradia": its name, and where it stands. */
function categoryIn(message: Message): { category: string; at: number[] } | null {
  const { reading, index } = message
  const { tokens } = reading
  const order = tokens.findIndex(({ norm }) => filing.has(norm))
  const lead = tokens.findIndex(({ norm }, at) => {
    return at > order && into.has(norm) && categoryBehind(reading, index, at) !== null
  })
  if (order < 0 || lead < 0) return null
  const category = categoryBehind(reading, index, lead)
  // "coloca em lazer o uber e o consórcio em transporte": each of two.
  const isTwofold = tokens.some((_, at) => {
    const other =
      at > lead && into.has(tokens[at]?.norm ?? '') && categoryBehind(reading, index, at)
    return other !== false && other !== null && other !== category
  })
  if (category === null || isTwofold) return null
  const own = new Set([...nameWords(category), ...nameWords(category).map((word) => `${word}s`)])
  const at = tokens.flatMap(({ folded }, index) => (index > lead && own.has(folded) ? [index] : []))
  return { category, at: [lead, ...at] }
}

function isLoose(message: Message, { first }: CalledThen): boolean {
  const { tokens, text } = message.reading
  const letter = text[tokens[first]?.start ?? 0] ?? ''
  const isWritten = letter !== letter.toLowerCase()
  return calledThen(message) === null && !isWritten && tokens.every(({ norm }) => norm !== 'nome')
}

/** Beside a figure a name needs a word for naming: "muda pra 12 reais". */
function nameIn(message: Message, isFigured: boolean): CalledThen | null {
  return calledThen(message) ?? (isFigured ? null : putName(message))
}
