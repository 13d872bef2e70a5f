import type { Mood } from '#understanding/transactions/clauses/clause.ts'
import { type Frame, wordAt } from '#understanding/transactions/clauses/frame.ts'

const being = new Set('estou estava estamos fico vivo'.split(' '))
const still = new Set(['so', 'ainda'])
const ofMoney = 'pag gast compr receb vend com tom beb almoc jant lanch'.split(' ')

/** `estou namorando um tenis`: busy with a deed that is none of money. */
export function isBusy(frame: Frame): boolean {
  for (let at = frame.first; at < frame.last; at += 1) {
    if (!being.has(wordAt(frame, at))) continue
    const doing = wordAt(frame, still.has(wordAt(frame, at + 1)) ? at + 2 : at + 1)
    if (/[aei]ndo$/.test(doing) && !ofMoney.some((one) => doing.startsWith(one))) {
      return true
    }
  }
  return false
}

const going = new Set('esta estao tao estava estavam anda vive'.split(' '))

/** Whether what is told in the gerund is done, or still going on. */
export function moodUnderWay(frame: Frame): Mood {
  for (let at = frame.first; at <= frame.last; at += 1) {
    if (going.has(wordAt(frame, at))) return 'undone'
  }
  return 'done'
}
