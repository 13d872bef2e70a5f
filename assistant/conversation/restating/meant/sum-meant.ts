import { cents } from '@lya/core/amounts/cents.ts'
import type { Remembered } from '#conversation/memory/remembered.ts'
import { changeOf } from '#conversation/restating/meant/change.ts'
import { cheaper, mended } from '#conversation/restating/meant/cues.ts'
import { type Meant, meantIn, namesOther, type Scene, says } from '#conversation/restating/meant/scene.ts'
import type { Turn } from '#conversation/turn.ts'
import { PhraseBook } from '#language/phrases/phrase-book.ts'

const sharing = new PhraseBook('one part of a sum is the own one', [
  { means: 'split', say: '{split}', like: 'rachei com um amigo, pra mim foi 60' },
  { means: 'own', say: 'minha|nossa parte', like: 'arquei só com a minha parte, 60' },
  { means: 'own', say: 'do|no meu bolso', like: 'do meu bolso saiu 60' },
  { means: 'own', say: 'o meu foi|deu|eh|ficou @', like: 'o meu foi 60' },
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

/** What a discount leaves at the least. */
const discountMin = 0.4

/**
 * The turn of another sum for what stands there, told by why it is another: one's own share, a
 * discount, a slip of the keys. Null where the message tells of another thing.
 */
export function sumMeant(scene: Scene): Turn | null {
  const [sum, another] = new Set(scene.others)
  if (!sum || another || scene.message.reading.days.some(isToCome(scene))) return null
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
    (by !== 'last' && isNear(entry, sum) && says(scene, mended))
  return isSo ? changeOf(scene, entry, { amountCents: cents(sum) }) : null
}

/** It came in, was on another day, or is mended already. */
function isElse(scene: Scene, { entry, by }: Meant): boolean {
  const { message, mends, turn } = scene
  const isIn = cameIn(turn) && !(by === 'name' && says(scene, mended))
  const isDated = message.reading.days.some(({ date }) => date.toString() !== entry.date)
  const isMended = mends.some(({ target }) => target.id === entry.id || by === 'last')
  // "o cento foi 90": a sum was made of it.
  const isMade = turn.reply.kind === 'effect' && turn.effects.some(({ kind }) => kind === 'query')
  return (isIn && entry.type === 'despesa') || isDated || isMended || isMade
}

const nearTimes = 3

function isNear({ amountCents }: Remembered, sum: number): boolean {
  return sum <= amountCents * nearTimes && sum * nearTimes >= amountCents
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
  return digitsOf(sum) === digitsOf(entry.amountCents) && says(scene, mended)
}
