import type { Mood } from '#understanding/transactions/clauses/clause.ts'
import { type Frame, hasForm, isSaid, wordAt } from '#understanding/transactions/clauses/frame.ts'

const managing = new Set(['consegui', 'conseguimos'])
const managed = new Set('por pagar comprar um uma o a'.split(' '))
const unmanaged = new Set('quase vou quero'.split(' '))

/** Deeds said with a helping verb: `tive que pagar`, `acabei gastando`, `consegui por 90`. */
export function isManaged(frame: Frame): boolean {
  const words = frame.reading.tokens.slice(frame.first, frame.last + 1).map(({ norm }) => norm)
  if (words.some((word, at) => managing.has(word) && managed.has(words[at + 1] ?? ''))) return true
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
  const wish = frame.said.find(({ means }) => means === 'wish')
  const isAfter = wish === undefined || ownDeedAt(frame) > wish.first
  return isAfter || isRelated(frame) ? 'done' : 'undone'
}

function isRelated(frame: Frame): boolean {
  for (let at = frame.first; at <= frame.last; at += 1) {
    if (wordAt(frame, at).split(' ').includes('que')) return true
  }
  return false
}

/** Whether the deed of the clause is one of a group that the writer is of: `a gente gastou`. */
export function isOurs(frame: Frame): boolean {
  if (!hasForm(frame.told, 'they-did')) return false
  for (let at = frame.first; at <= frame.last; at += 1) {
    const word = wordAt(frame, at)
    if (word === 'nos' || (word === 'a' && wordAt(frame, at + 1) === 'gente')) return true
  }
  return false
}
