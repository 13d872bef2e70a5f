import type { Mood } from '#understanding/transactions/clauses/clause.ts'
import {
  amountIn,
  type Frame,
  hasForm,
  isSaid,
  wordAt,
} from '#understanding/transactions/clauses/frame.ts'

const managing = new Set(['consegui', 'conseguimos'])
const managed = new Set('por pagar comprar um uma o a'.split(' '))
const unmanaged = new Set('quase vou quero'.split(' '))

/** Deeds said with a helping verb: `tive que pagar`, `acabei gastando`, `consegui por 90`. */
export function isManaged(frame: Frame): boolean {
  const words = frame.reading.tokens.slice(frame.first, frame.last + 1).map(({ norm }) => norm)
  const isDenied = words.some((word, at) => word === 'nao' && managing.has(words[at + 1] ?? ''))
  if (isDenied) return false
  if (words.some((word, at) => managing.has(word) && managed.has(words[at + 1] ?? ''))) return true
  // "consegui 800 emprestado"
  if (words.some((word) => managing.has(word)) && isSaid(frame, 'borrowed')) return true
  const isForced = isSaid(frame, 'forced') && frame.told.length > 0
  return isForced && !words.some((word) => unmanaged.has(word))
}

/** Whether the writer does something with money, or it is said to have been done. */
export function isOwnDeed(frame: Frame): boolean {
  return ownDeedAt(frame) >= 0
}

function ownDeedAt(frame: Frame): number {
  const isPending = isSaid(frame, 'pending')
  const deed = frame.told.find(
    ({ verb }) => verb.form === 'i-did' || (verb.form === 'participle' && !isPending),
  )
  return deed?.at ?? -1
}

/** "queria um tenis e comprei": the deed comes after the wish. */
export function moodOfOwn(frame: Frame): Mood {
  if (isSaid(frame, 'doubt')) return 'undone'
  const wish = frame.said.find((one) => one.means === 'wish' && !isPaidDue(frame, one.first))
  const isAfter = wish === undefined || ownDeedAt(frame) > wish.first
  return isAfter || isRelated(frame) ? 'done' : 'undone'
}

/** `paguei a Unimed 1.146,22 vencimento 10/11`: when it was due says nothing of what was paid. */
function isPaidDue(frame: Frame, at: number): boolean {
  return wordAt(frame, at).startsWith('venc') && frame.told.some(({ verb }) => verb.sense === 'pay')
}

function isRelated(frame: Frame): boolean {
  for (let at = frame.first; at <= frame.last; at += 1) {
    if (wordAt(frame, at).split(' ').includes('que')) return true
  }
  return false
}

const receiving = new Set(['pra', 'para'])

/** Whether the deed of the clause is one of a group that the writer is of: `a gente gastou`. */
export function isOurs(frame: Frame): boolean {
  if (!hasForm(frame.told, 'they-did')) return false
  for (let at = frame.first; at <= frame.last; at += 1) {
    const word = wordAt(frame, at)
    // "deram 500 pra nos": who got it.
    if (receiving.has(wordAt(frame, at - 1))) continue
    if (word === 'nos' || (word === 'a' && wordAt(frame, at + 1) === 'gente')) return true
  }
  return false
}

const telling = new Set(
  'avisar falar anotar mandar contar dizer lancar registrar marcar botar colocar por'.split(' '),
)

/** What is done to tell of money, and not with it. */
export const noted = new Set([
  'anotei',
  'anotamos',
  'lancei',
  'lancamos',
  'registrei',
  'registramos',
])

/** "fui no mercado ontem e esqueci de avisar 54,30": only that it was not told. */
export function isLate(frame: Frame): boolean {
  const words = frame.reading.tokens
    .slice(frame.first, frame.last + 1)
    .filter(({ kind }) => kind !== 'mark' && kind !== 'emoji')
    .map(({ norm }) => norm)
  if (words.some((word, at) => word === 'nao' && noted.has(words[at + 1] ?? ''))) return true
  const at = words.indexOf('esqueci')
  if (at < 0) return isLeftOut(frame)
  const isAlone = at === words.length - 1
  return (
    isAlone || words.slice(at + 1, at + 4).some((word) => telling.has(word)) || isLeftOut(frame)
  )
}

const leftOut = new Set('esqueci faltou faltaram'.split(' '))
const articles = new Set('o a os as do da dos das'.split(' '))
const nameMax = 5

/** `esqueci a goma 22`, `faltou o detergente 3,50`: what was not told, and its price at the end. */
function isLeftOut(frame: Frame): boolean {
  const { reading, first, last } = frame
  // "esqueci o gás, 120": its price may stand behind a comma.
  const sum = amountIn(frame) ?? reading.amounts.find((one) => one.first === last + 2)
  const verb = frame.verbs.findLast(({ at }) => leftOut.has(wordAt(frame, at)))
  if (!sum || !verb || !articles.has(wordAt(frame, verb.at + 1))) return false
  const name = reading.tokens.slice(verb.at + 2, sum.first).map(({ norm }) => norm)
  const isEnd = reading.tokens.slice(sum.last + 1, last + 1).every(({ kind }) => kind !== 'word')
  const isThing = name.length > 0 && name.length <= nameMax && !name.includes('com')
  return isThing && isEnd && verb.at - first <= 3
}
