import { cents } from '@lya/core/amounts/cents.ts'
import { isSame, tellingWords } from '#conversation/match-named.ts'
import { isDone } from '#conversation/memory/anew/told-anew.ts'
import type { Remembered } from '#conversation/memory/remembered.ts'
import { changeOf } from '#conversation/restating/meant/change.ts'
import { cheaper, mended, putting } from '#conversation/restating/meant/cues.ts'
import { isExchanged, isToAnother } from '#conversation/restating/meant/plain.ts'
import {
  countNamed,
  type Meant,
  meantIn,
  namesOther,
  type Scene,
  says,
} from '#conversation/restating/meant/scene.ts'
import { lessened, right, sharing } from '#conversation/restating/meant/sum-books.ts'
import type { Turn } from '#conversation/turn.ts'
import type { Message } from '#understanding/intents/candidate.ts'
import { isSomeone } from '#understanding/transactions/subject-of.ts'

/** What a discount leaves at the least. */
const discountMin = 0.4

/**
 * The turn of another sum for what stands there, told by why it is another: one's own share, a
 * discount, a slip of the keys. Null where the message tells of another thing.
 */
export function sumMeant(scene: Scene): Turn | null {
  const sum = sumTold(scene)
  if (!sum || countNamed(scene) > 1 || scene.message.reading.days.some(isToCome(scene))) return null
  const meant = meantIn(scene)
  if (!meant || isElse(scene, meant) || isOfLife(scene)) return null
  const { entry, by } = meant
  if (isToAnother(scene, entry)) return null
  // A slip of the keys is seen by its figures, whatever is said of it.
  const isSlip = isSwapped(scene, entry, sum)
  if (namesOther(scene)) return null
  const isSo =
    isSlip ||
    isShare(scene, entry, sum) ||
    isCheaper(scene, entry, sum) ||
    (by !== 'last' && isNear(entry, sum) && isMended(scene))
  return isSo ? changeOf(scene, entry, { amountCents: cents(sum) }) : null
}

const having = new Set('tem tenho tinha sobrou resta restou sobra'.split(' '))

const shared = new Set('rachamos rachei dividimos dividi racharam dividiram'.split(' '))
const planned = new Set(['vou', 'vamos', 'amanha', 'depois'])

/** It tells what one has, changed or means to do, and nothing of what stands there. */
function isOfLife(scene: Scene): boolean {
  const isAhead = says(scene, planned) && !says(scene, putting) && !says(scene, mended)
  // "rachamos 40": of what was shared that is, and not of the own part.
  const { tokens, amounts } = scene.message.reading
  const isWhole = amounts.some(({ first }) => shared.has(tokens[first - 1]?.norm ?? ''))
  return isWhole || says(scene, having) || isExchanged(scene) || isAhead
}

function isMended(scene: Scene): boolean {
  const { reading } = scene.message
  const found = right.find(reading)
  // "tá 2400 anotado mas é 1200": which it is by now.
  const isSo = scene.standing.includes(reading.numbers.at(-1)?.hundredths ?? 0)
  // "vinte litros por 460": neither of them stands there.
  const isOld = found?.means !== 'last' || (scene.standing.length > 0 && !isSo)
  return says(scene, mended) || (found !== null && isOld)
}

/** The one other figure; of two that come to what stands there what is left by a discount. */
function sumTold(scene: Scene): number | undefined {
  const [sum = 0, other, more] = new Set(scene.others)
  const said = scene.message.reading.numbers.flatMap(({ hundredths }) => hundredths ?? [])
  if (sum === 0 && scene.standing.length === 1 && right.isIn(scene.message.reading)) {
    return said.find((value) => !scene.standing.includes(value))
  }
  // "eu dei 45 e ele os outros 45", of 90: the two halves of what stands there.
  if (other === undefined && scene.others.length === 2) {
    return scene.last.some((one) => one.amountCents === 2 * sum) ? sum : undefined
  }
  // "chorei um desconto e ficou 270 kkkk": for whatever that figure was taken.
  if (sum === 0 && isLessened(scene)) {
    return said.find((value) => scene.last.some((one) => isCheaper(scene, one, value)))
  }
  // "eram 91", of 19: no sum by itself.
  if (sum === 0) return said.find((value) => scene.last.some((one) => isSwapped(scene, one, value)))
  if (other === undefined) return sum
  const isWhole = scene.last.some(({ amountCents }) => amountCents === sum + other)
  return isWhole && more === undefined && isLessened(scene) ? Math.max(sum, other) : undefined
}

/** It came in, was on another day, or is mended already. */
function isElse(scene: Scene, { entry, by }: Meant): boolean {
  const { message, mends, turn } = scene
  const isOwn = sharing.find(message.reading)?.means === 'own' && scene.last.includes(entry)
  const isRest = sharing.find(message.reading)?.means === 'rest'
  const isProposed = turn.reply.kind === 'propose' && by === 'name' && isMended(scene)
  // "o vendedor fez por 270": nothing that came in, where it is less than what stands there.
  const isLess = (lessened.isIn(message.reading) || says(scene, off)) && scene.last.includes(entry)
  const isIn = (cameIn(turn) && !isRest && !isProposed && !isLess) || isGiven(message)
  const isDated = message.reading.days.some(({ date }) => date.toString() !== entry.date)
  const isMade = mends.some(({ target }) => target.id === entry.id || by === 'last')
  // "paguei 300 pro Zé, não, é 330" is no sofa of that sum, and "rachei uma pizza" another one.
  if ((by === 'sum' && isDone(message) && !isLess && !isOwn) || isOneMore(scene, entry)) return true
  // "comprei a bota, 119 já no desconto" is another one.
  const isBought = by === 'last' && says(scene, bought)
  return isBought || (isIn && entry.type === 'despesa') || isDated || isMade
}

/** What was taken off; "chorei" is said of joy as well. */
const off = new Set('cashback desconto descontinho abatimento cupom etiqueta'.split(' '))

const bought = new Set(['comprei', 'compramos', 'levei', 'peguei'])
const nearTimes = 3

function isNear({ amountCents }: Remembered, sum: number): boolean {
  return sum <= amountCents * nearTimes && sum * nearTimes >= amountCents
}

/** "uma pizza", where one stands there. */
function isOneMore({ message }: Scene, { name }: Remembered): boolean {
  const { tokens } = message.reading
  const [head = ''] = tellingWords(name)
  const at = tokens.findIndex(({ norm }) => isSame(norm, head))
  return /^um|^outr/.test(tokens[at - 1]?.norm ?? '')
}

const gave = new Set(
  'pagou passou mandou devolveu transferiu enviou estornou estornaram devolveram'.split(' '),
)

/** "me passou 42,50", "me devolveram 5": no sum of what was spent. */
export function isGiven({ reading }: Message): boolean {
  const { tokens } = reading
  const isSum = (at: number) => reading.amounts.some(({ first }) => first === at + 1)
  if (tokens.some(({ norm }, at) => norm === 'deu' && tokens[at - 1]?.norm === 'me' && isSum(at)))
    return true
  return reading.tokens.some(
    ({ norm }, at) => gave.has(norm) && reading.tokens[at - 1]?.norm === 'me',
  )
}

/** It would be written as what came in. */
function cameIn({ reply }: Turn): boolean {
  if (reply.kind === 'propose') return reply.draft.type === 'receita'
  return reply.kind === 'log' && reply.transactions.some(({ type }) => type === 'receita')
}

function isToCome({ message }: Scene) {
  return ({ date }: { date: Temporal.PlainDate }) =>
    Temporal.PlainDate.compare(date, message.reading.today) > 0
}

/** "rachei com um amigo, pra mim foi 60", of 120. */
function isShare(scene: Scene, entry: Remembered, sum: number): boolean {
  const { message, last } = scene
  const found = sharing.find(message.reading)
  const times = entry.amountCents / sum
  const isPart = times > 1 && entry.type === 'despesa'
  const isHalves = scene.others.length === 2 && scene.others.every((one) => one === sum)
  if (isHalves && times === 2 && isPart && isOfTwo(message) && scene.last.includes(entry))
    return true
  const isEven = [2, 3, 4, 5, 6].some((count) => Math.abs(times - count) < 0.02)
  return isPart && found !== null && last.includes(entry) && (isEven || found.means !== 'split')
}

const others = new Set('outro outra outros outras ele ela eles elas'.split(' '))

/** "fui de 45, meu irmão de 45"; "paguei 30, falta 30" is of one. */
function isOfTwo({ reading }: Message): boolean {
  return reading.tokens.some(({ norm }) => others.has(norm) || isSomeone(norm))
}

/** "chorei um desconto e ficou 270", of 300. */
function isCheaper(scene: Scene, entry: Remembered, sum: number): boolean {
  const share = sum / entry.amountCents
  const isLess = share < 1 && share >= discountMin
  const isTold = isLessened(scene) || (scene.standing.length > 0 && says(scene, mended))
  return isLess && isTold && entry.type === 'despesa' && scene.last.includes(entry)
}

function isLessened(scene: Scene): boolean {
  return says(scene, cheaper) || lessened.isIn(scene.message.reading)
}

/** "eram 81, meu dedo é grosso", of 18: the same digits in another order. */
function isSwapped(scene: Scene, entry: Remembered, sum: number): boolean {
  const digitsOf = (value: number) => [...String(value)].toSorted().join('')
  const isOther = sum !== entry.amountCents
  return isOther && digitsOf(sum) === digitsOf(entry.amountCents) && isMended(scene)
}
