import { wordsOf } from '#language/phrases/classes.ts'
import { PhraseBook } from '#language/phrases/phrase-book.ts'
import { findMeanings } from '#understanding/lexicon/find.ts'
import type { Reading } from '#understanding/reading.ts'
import { isSomeone } from '#understanding/transactions/subject-of.ts'
import type { Settled } from '#understanding/transactions/sums/sum.ts'

const company = new PhraseBook('who came along', [
  { means: 'with', say: 'com [o|a|um|uma|meu|minha]', like: 'pastel com a Lari 32' },
])

const given = new PhraseBook('the half that whoever came along gave', [
  {
    means: 'half',
    say: 'ele|ela|que [ja] me|nos [ja] deu|passou|pagou|mandou|devolveu|transferiu|pixou [o|um|a] [pix] [d*] metade',
    like: 'ela me deu a metade na hora',
  },
  {
    means: 'half',
    say: 'ja me|nos deu|passou|pagou|mandou|devolveu|transferiu|pixou [o|um|a] [pix] [d*] metade',
    like: 'pizza 60 com o Léo, já me pagou a metade',
  },
])

const work = new Set(['{task}', '{served}', '{groomed}'].flatMap(wordsOf))

/** `pastel com a Lari 32, ela me deu a metade`: of what both had; not of work that both did. */
export function isHalfGiven(reading: Reading, { first, last }: Settled): boolean {
  const told = given.find(reading, { first, last })
  if (!told || reading.tokens.some(({ norm }) => work.has(norm))) return false
  return company.findAll(reading, { first, last: told.first - 1 }).some((one) => {
    return isCalled(reading, one.last + 1)
  })
}

/** `com Lari`, `com a lari`: by a name, which no list has all of. */
function isCalled({ tokens, text }: Reading, at: number): boolean {
  const { norm, kind, start } = tokens[at] ?? { norm: '', kind: 'mark', start: 0 }
  if (kind !== 'word' || isSomeone(norm)) return kind === 'word'
  const isArticle = articles.has(tokens[at - 1]?.norm ?? '')
  return /\p{Lu}/u.test(text[start] ?? '') || (isArticle && findMeanings(norm) === undefined)
}

const articles = new Set(['o', 'a'])
