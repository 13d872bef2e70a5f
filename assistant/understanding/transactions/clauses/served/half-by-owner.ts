import { PhraseBook } from '#language/phrases/phrase-book.ts'
import { isFirstName } from '#understanding/lexicon/first-names.ts'
import type { Reading } from '#understanding/reading.ts'
import type { Clause } from '#understanding/transactions/clauses/clause.ts'

const halves = new PhraseBook('half of it by whom it was made for', [
  {
    means: 'half',
    say: 'ela|ele [ja] [me] pagou|deu|mandou|adiantou|passou [a|so|primeira] metade [agora|hoje|ontem|ja|de|no|em] [sinal|entrada|pix|dinheiro] [,|.|!] $',
    like: 'vestido da Júlia 240, ela já pagou metade',
  },
])
const ownGoods = new Set('presente festa aniversario cha conta mercado compra aluguel'.split(' '))
const owning = new Set(['do', 'da', 'pro', 'pra'])
const titles = new Set('dona seu cliente noiva vizinha vizinho aluna aluno'.split(' '))

/** `vestido da Júlia 240 ela já pagou metade`: whoever it was made for is who paid. */
export function isHalfByOwner(reading: Reading, before: Clause, clause: Clause): boolean {
  if (before.mood !== 'silent' || !halves.isIn(reading, clause)) return false
  const words = reading.tokens.slice(before.first, before.last + 1).map(({ norm }) => norm)
  const isOf = words.some((word, at) => {
    const next = words[at + 1] ?? ''
    return owning.has(word) && (titles.has(next) || isFirstName(next))
  })
  return isOf && !words.some((word) => ownGoods.has(word))
}
