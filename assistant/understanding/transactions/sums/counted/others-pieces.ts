import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { Reading } from '#understanding/reading.ts'
import { isEarned } from '#understanding/transactions/sums/left/put-in.ts'

const theirs = new PhraseBook('how many of them were for somebody else', [
  {
    means: 'back',
    say: '# [deles|delas] eh|era|sao|eram|foi|foram d*|pro|pra|pros|pras ..3 [que|e|,|mas] [ele|ela|eles|elas|que] [ja] me|nos pagou|pagaram|devolveu|devolveram|passou|passaram|mandou|deu|acertou|acertaram',
    not: ['nao|ainda me', 'pagou|pagaram|deu|passou|mandou [so] metade'],
    like: 'comprei 3 rolos de arame a 420, um é do vizinho que já me pagou',
  },
  {
    means: 'back',
    say: '# [deles|delas] [foi] [quem|que] o|a|meu|minha ..2 [que|quem] pagou|bancou [,|.|!|e|ja|na|no|$]',
    not: ['eu|me|so|nao|metade|vai ..1 pagou', '# reais|conto|% ..4 pagou|bancou'],
    like: 'comprei 3 marmitas a 20, uma a Ana pagou',
  },
  {
    means: 'due',
    say: '# [deles|delas] eh|era|sao|eram|foi|foram d*|pro|pra|pros|pras ..3 [que|e|,|mas] [ele|ela|eles|elas|que] [so|ainda|depois] [vai|vao] me|nos [vai|vao] pagar|devolver|passar|acertar|paga|pagam|devolve|passa|acerta|mandar|deve|devem',
    like: 'comprei 2 lixas de 90, uma é da minha colega que vai me pagar',
  },
  {
    means: 'due',
    say: '# [deles|delas] eh|era|sao|eram|foi|foram d*|pro|pra|pros|pras ..3 [que|e|,|mas] [ele|ela|que] ainda nao me|nos pagou|devolveu|passou|acertou',
    like: 'comprei 3 pizzas a 50, uma foi pro vizinho que ainda não me pagou',
  },
])

/** Pieces of what was bought that are another's, and whether the money for them came back. */
export interface OthersPieces {
  count: number
  isBack: boolean
}

/**
 * `comprei 3 rolos a 420, um é do vizinho que já me pagou`: one, of those counted up to a token;
 * null where none is told, or what is told was sold.
 */
export function othersPieces(reading: Reading, counted: number): OthersPieces | null {
  const found = theirs.find(reading, { first: counted + 1, last: reading.tokens.length - 1 })
  const told = found && reading.numbers.find(({ first }) => first === found.first)
  if (!found || !told?.hundredths) return null
  // "140 peças a 1,80 o homem pagou": that is their price.
  if (told.hundredths % 100 !== 0 || reading.amounts.some(({ first }) => first === told.first)) {
    return null
  }
  const isSold = isEarned(reading, { first: 0, last: found.first - 1 })
  return isSold ? null : { count: told.hundredths / 100, isBack: found.means === 'back' }
}
