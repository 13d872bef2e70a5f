import { nameWords, tellingWords } from '#conversation/match-named.ts'
import { capital } from '#language/spelling/capital.ts'

/** Words that begin what is added to a name, and end none. */
const joints = new Set('de do da dos das na no nas nos em pra pro para com e a o'.split(' '))

/** 'Feira (tomate)' without the tomato: what stands before the brackets. */
const bracketed = /^(.+?)\s*\((.+)\)$/

/** A name without those of its words; null where they are none of it, or are how it begins. */
export function nameWithout(name: string, words: readonly string[]): string | null {
  const [, head, inner] = bracketed.exec(name) ?? []
  const isSaid = (word: string) => words.includes(word)
  if (head && inner && tellingWords(inner).every(isSaid)) return head
  const own = name.split(/\s+/)
  const first = own.findIndex((word) => nameWords(word).some(isSaid))
  const rest = own.slice(first).flatMap((word) => tellingWords(word))
  const isTail = first > 0 && rest.every((word) => isSaid(word) || joints.has(word))
  return isTail ? withoutJoint(own.slice(0, first)) : null
}

/** What of a name has just those words, as it stands there; null where that is all or none. */
export function onlyOfName(name: string, words: readonly string[]): string | null {
  const own = name.replace(/[()]/g, ' ').trim().split(/\s+/)
  const folded = own.map((word) => nameWords(word).join(' '))
  const first = folded.findIndex((_, at) => words.every((word, next) => folded[at + next] === word))
  const isPart = words.length > 0 && first >= 0 && words.length < own.length
  return isPart ? capital(own.slice(first, first + words.length).join(' ')) : null
}

function withoutJoint(words: readonly string[]): string | null {
  const end = words.findLastIndex((word) => !joints.has(nameWords(word).join(' ')))
  return end < 0 ? null : words.slice(0, end + 1).join(' ')
}
