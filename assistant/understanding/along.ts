import type { Token } from '#language/tokens.ts'
import { findVerb } from '#language/verbs.ts'
import { findMeanings } from '#understanding/lexicon/find.ts'
import type { Reading } from '#understanding/reading.ts'
import type { Cover } from '#understanding/transactions/covers.ts'

/**
 * Whether the words from a token on only come along with what was bought, or say what for: `deu 74
 * com a pipoca`, `já com alinhamento`, `mais filtro`, `pra ver o chuveiro`, `e nem trouxe carne`.
 */
export function isAlong(
  { tokens }: Reading,
  covers: readonly (Cover | undefined)[],
  first: number,
): boolean {
  const isArticle = articles.has(tokens[first - 1]?.norm ?? '')
  const at = isArticle ? first - 2 : first - 1
  const [link = '', before = ''] = [tokens[at]?.norm, tokens[at - 1]?.norm]
  if (link === 'com') return before === 'ja' || (isArticle && covers[at - 1] === 'amount')
  if (link === 'nem' || (covers[at] === 'verb' && before === 'nem')) return true
  if (link === 'mais' || link === '+')
    return covers[at - 1] === undefined || covers[at - 1] === 'count'
  if (isFor(link)) return isAim(tokens, at, tokens[first]?.norm ?? '')
  return isFor(before) && isAim(tokens, at, link)
}

const articles = new Set(['o', 'a', 'os', 'as'])

function isFor(word: string): boolean {
  return word === 'pra' || word === 'para'
}

const getting = new Set('pegar comprar buscar pagar trazer levar'.split(' '))

/** What a thing that was paid is for; what is saved for, or fetched, is the matter itself. */
function isAim(tokens: readonly Token[], at: number, word: string): boolean {
  const isPaid = tokens.slice(0, at).some(({ norm }) => {
    const verb = findVerb(norm)
    return verb?.kind !== 'else' && verb?.form.endsWith('did')
  })
  if (!isPaid || getting.has(word)) return false
  const verb = findVerb(word)
  return verb ? verb.form === 'infinitive' : /[aei]r$/.test(word) && !findMeanings(word)
}
