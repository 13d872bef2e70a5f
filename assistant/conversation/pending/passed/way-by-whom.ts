import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { TransactionType } from '#understanding/draft.ts'
import { isFirstName } from '#understanding/lexicon/first-names.ts'
import type { Reading } from '#understanding/reading.ts'

const ways = new PhraseBook<'to' | 'payer' | 'from'>('to whom it went, or from whom it came', [
  {
    means: 'to',
    say: '^ [ah|foi|eh|era|e|,] pra|pro|para|ao|pras|pros [o|a|os|as] [meu|minha] ..3 [.|!] $',
    not: ['mim|meu|minha conta|poupanca', 'mim|eu'],
    like: 'foi pra faxineira',
  },
  {
    means: 'payer',
    say: '^ [ah|foi|eh|era|veio|,] do|da|de [um|uma|o|a] [meu|minha] cliente|patrao|patroa|chefe|aluno|aluna|inquilino|inquilina|{person}|{kin}|{kid}|{friend} ..2 [.|!] $',
    like: 'foi da cliente',
  },
  {
    means: 'from',
    say: '^ [ah|foi|eh|era|veio|,] do|da|de [o|a] [dona|seu] ..2 [.|!] $',
    like: 'foi da Carla',
  },
])

/** Which way a sum went by who is named with it: "pra faxineira" it went, "da Carla" it came. */
export function wayByWhom(reading: Reading): TransactionType | null {
  const means = ways.find(reading)?.means
  if (!means) return null
  if (means === 'to') return 'despesa'
  const isSomebody = means === 'payer' || reading.tokens.some(({ norm }) => isFirstName(norm))
  return isSomebody ? 'receita' : null
}
