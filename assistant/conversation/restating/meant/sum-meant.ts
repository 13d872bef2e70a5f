import { cents } from '@lya/core/amounts/cents.ts'
import { isSame, tellingWords } from '#conversation/match-named.ts'
import { isDone } from '#conversation/memory/anew/told-anew.ts'
import type { Remembered } from '#conversation/memory/remembered.ts'
import { changeOf } from '#conversation/restating/meant/change.ts'
import { cheaper, mended } from '#conversation/restating/meant/cues.ts'
import {
  countNamed,
  type Meant,
  meantIn,
  namesOther,
  type Scene,
  says,
} from '#conversation/restating/meant/scene.ts'
import type { Turn } from '#conversation/turn.ts'
import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { Message } from '#understanding/intents/candidate.ts'

const sharing = new PhraseBook('one part of a sum is the own one', [
  { means: 'split', say: '{split}', like: 'rachei com um amigo, pra mim foi 60' },
  { means: 'own', say: 'minha|nossa parte', like: 'arquei só com a minha parte, 60' },
  { means: 'own', say: 'do|no meu bolso', like: 'do meu bolso saiu 60' },
  { means: 'own', say: 'o meu foi|deu|eh|ficou @', like: 'o meu foi 60' },
  { means: 'own', say: 'so @ [reais] eh|foi|era meu|minha', like: 'desses 120 só 60 é meu' },
  { means: 'own', say: 'metade eh|foi|era minha|meu', like: 'só a metade é minha, 60' },
  {
    means: 'rest',
    say: 'outra parte|metade foi|era|eh|ficou',
    like: 'a outra parte foi minha amiga',
  },
  { means: 'rest', say: 'pix|parte d* @ [reais] dela|dele', like: 'ela fez o pix dos 60 dela' },
  { means: 'split', say: 'meio a meio', like: 'foi meio a meio, 60 meu' },
  {
    means: 'rest',
    say: 'pagou|pagaram|inteirou|completou|cobriu|bancou|deu [com] [o|a|os|as] resto|restante|outro|outra|outros|outras',
    like: 'só paguei 60, minha amiga pagou o resto',
  },
  {
    means: 'rest',
    say: 'o resto|restante|outra ..3 pagou|pagaram|inteirou|completou|cobriu|bancou|deu',
    like: 'o resto quem pagou foi a Jéssica',
  },
  {
    means: 'rest',
    say: '..3 inteirou|completou|cobriu|bancou',
    like: 'um colega inteirou',
  },
  {
    means: 'rest',
    say: 'metade dela|dele|deles|delas',
    like: 'minha amiga pagou a metade dela, então o meu foi 60',
  },
])

const right = new PhraseBook('a figure that is the right one', [
  {
    means: 'right',
    say: 'o [valor] certo|correto [eh|era|foi|sao|foram] [r] [$] @',
    like: 'mercado: o certo são 124',
  },
  { means: 'right', say: '@ eh|era|foi o certo|correto', like: 'o mercado: 124 é o certo' },
  { means: 'right', say: '@# ao inves de @#', like: '81 ao invés de 18' },
  { means: 'right', say: '@# em vez de @#', like: '81 em vez de 18' },
  { means: 'last', say: '@# ..3 era|eram|eh|foi|vira|por @#', like: 'os 142 do mercado eram 124' },
])

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
  if (!meant || isElse(scene, meant)) return null
  const { entry, by } = meant
  // A slip of the keys is seen by its figures, whatever is said of it.
  const isSlip = isSwapped(scene, entry, sum)
  if (!isSlip && namesOther(scene)) return null
  const isSo =
    isSlip ||
    isShare(scene, entry, sum) ||
    isCheaper(scene, entry, sum) ||
    (by !== 'last' && isNear(entry, sum) && isMended(scene))
  return isSo ? changeOf(scene, entry, { amountCents: cents(sum) }) : null
}

function isMended(scene: Scene): boolean {
  const { reading } = scene.message
  const found = right.find(reading)
  // "tá 2400 anotado mas é 1200": which it is by now.
  const isSo = scene.standing.includes(reading.numbers.at(-1)?.hundredths ?? 0)
  return says(scene, mended) || (found !== null && !(found.means === 'last' && isSo))
}

/** The one other figure; of two that come to what stands there what is left by a discount. */
function sumTold(scene: Scene): number | undefined {
  const [sum = 0, other, more] = new Set(scene.others)
  const said = scene.message.reading.numbers.flatMap(({ hundredths }) => hundredths ?? [])
  if (sum === 0 && scene.standing.length === 1 && right.isIn(scene.message.reading)) {
    return said.find((value) => !scene.standing.includes(value))
  }
  // "eram 91", of 19: no sum by itself.
  if (sum === 0) return said.find((value) => scene.last.some((one) => isSwapped(scene, one, value)))
  if (other === undefined) return sum
  const isWhole = scene.last.some(({ amountCents }) => amountCents === sum + other)
  return isWhole && more === undefined && says(scene, cheaper) ? Math.max(sum, other) : undefined
}

/** It came in, was on another day, or is mended already. */
function isElse(scene: Scene, { entry, by }: Meant): boolean {
  const { message, mends, turn } = scene
  const isRest = sharing.find(message.reading)?.means === 'rest'
  const isProposed = turn.reply.kind === 'propose' && by === 'name' && isMended(scene)
  const isIn = (cameIn(turn) && !isRest && !isProposed) || isGiven(message)
  const isDated = message.reading.days.some(({ date }) => date.toString() !== entry.date)
  const isMade = mends.some(({ target }) => target.id === entry.id || by === 'last')
  // "paguei 300 pro Zé, não, é 330" is no sofa of that sum, and "rachei uma pizza" another one.
  if ((by === 'sum' && isDone(message)) || isOneMore(scene, entry)) return true
  // "comprei a bota, 119 já no desconto" is another one.
  const isBought = by === 'last' && says(scene, bought)
  return isBought || (isIn && entry.type === 'despesa') || isDated || isMade
}

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
function isShare({ message, last }: Scene, entry: Remembered, sum: number): boolean {
  const found = sharing.find(message.reading)
  const times = entry.amountCents / sum
  const isPart = times > 1 && entry.type === 'despesa'
  const isEven = [2, 3, 4, 5, 6].some((count) => Math.abs(times - count) < 0.02)
  return isPart && found !== null && last.includes(entry) && (isEven || found.means !== 'split')
}

/** "chorei um desconto e ficou 270", of 300. */
function isCheaper(scene: Scene, entry: Remembered, sum: number): boolean {
  const share = sum / entry.amountCents
  const isLess = share < 1 && share >= discountMin
  const isTold = says(scene, cheaper) || (scene.standing.length > 0 && says(scene, mended))
  return isLess && isTold && entry.type === 'despesa' && scene.last.includes(entry)
}

/** "eram 81, meu dedo é grosso", of 18: the same digits in another order. */
function isSwapped(scene: Scene, entry: Remembered, sum: number): boolean {
  const digitsOf = (value: number) => [...String(value)].toSorted().join('')
  const isOther = sum !== entry.amountCents
  return isOther && digitsOf(sum) === digitsOf(entry.amountCents) && isMended(scene)
}
