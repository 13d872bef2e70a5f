import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { Reading } from '#understanding/reading.ts'
import { namesOther } from '#understanding/transactions/others/named-thing.ts'
import type { Segment } from '#understanding/transactions/segments.ts'

const turns = new PhraseBook('the writer paid the other', [
  {
    means: 'mine',
    say: 'e|mas eu [paguei] o|a|os|as|um|uma ..3 @',
    like: 'ela pagou o ifood 55 e eu o uber 18',
  },
])

const theirs = new PhraseBook('another thing, which another paid', [
  {
    means: 'theirs',
    say: 'e|, o|a ..1 [o|a] [meu|minha] {person} [que|quem] pagou|bancou',
    like: 'açougue 84 e a padaria minha sogra pagou',
  },
])

/**
 * Whether a figure is the writer's own beside what another paid: `ela pagou o ifood e eu o uber`,
 * `açougue 84 e a padaria minha sogra pagou`.
 */
export function isOwnTurn(reading: Reading, { first, amount, last }: Segment): boolean {
  const found = turns.find(reading, { first: Math.max(0, first - 1), last: amount.last })
  const told = theirs.find(reading, { first: amount.last + 1, last })
  if (told?.first === amount.last + 1 && namesOther(reading, told)) return true
  return found?.last === amount.last
}
