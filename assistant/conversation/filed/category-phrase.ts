import { type CategorySaid, categorySaidAt } from '#conversation/restating/refiled/category-said.ts'
import { words } from '#language/phrases/word-set.ts'
import type { Message } from '#understanding/intents/candidate.ts'
import type { Reading } from '#understanding/reading.ts'

const into = words('em no na como pra para')
const placing = words(
  'poe ponha por bota bote botar coloca coloque colocar joga jogue lanca lance lancar marca marque ' +
    'registra registre registrar anota anote anotar classifica classifique categoriza categorize ' +
    'entra cai vai deixa deixe',
)
const pointing = words('isso isto esse essa este esta')
/** What may stand behind it and tells nothing more of it. */
const tails = words(
  'esta ok viu por pf pfv pfvr favor dessa desta agora anota anote registra lanca e ai lya',
)

/** Where a message says of what it tells in which category it belongs. */
export interface CategoryPhrase {
  said: CategorySaid
  /** Its tokens, with what leads to it: "coloca em Educação". */
  first: number
  last: number
}

/**
 * The one category that is said by its own name, as one: "categoria educação", "coloque em
 * Educação", "em Educação, anota …", "isso é educação". Null where there is none, or several.
 */
export function categoryPhraseIn(message: Message): CategoryPhrase | null {
  const found = message.reading.tokens.flatMap((_, at) => {
    const said = categorySaidAt(message, at)
    const first = said ? beginningOf(message.reading, said) : -1
    return said && first >= 0 ? [{ said, first, last: said.last }] : []
  })
  const [only, another] = found
  return only && !another ? only : null
}

/** The token at which it is led to; -1 where the word is not meant as a category. */
function beginningOf({ tokens, amounts }: Reading, { first, last }: CategorySaid): number {
  const norm = (at: number) => tokens[at]?.norm ?? ''
  const isBegin = (at: number) => at < 0 || tokens[at]?.kind === 'mark'
  const isEnd = tokens[last + 1]?.kind !== 'word' || tails.has(norm(last + 1))
  if (norm(first - 1) === 'categoria') return into.has(norm(first - 2)) ? first - 2 : first - 1
  if (!isEnd) return -1
  if (norm(first - 1) === 'eh' && pointing.has(norm(first - 2))) return first - 2
  // "uber 30, lazer": behind what it is of, at the end, and no "mercado 80, compras".
  const isLast = tokens.slice(last + 1).every(({ kind }) => kind !== 'word')
  const isBehind = amounts.some((one) => one.last < first) && norm(first - 1) === ','
  if (isLast && isBehind && norm(first) !== 'compras') return first
  if (!into.has(norm(first - 1))) return -1
  if (placing.has(norm(first - 2))) return first - 2
  return isBegin(first - 2) || norm(first - 2) === 'agora' ? first - 1 : -1
}
