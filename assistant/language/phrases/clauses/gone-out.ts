import type { PhraseRow } from '#language/phrases/phrase-book.ts'

/** What went of what one makes, each at its price, and whom one served: nobody buys so. */
export const goneOut: readonly PhraseRow<'worked'>[] = [
  {
    means: 'worked',
    say: 'saiu|sairam [hoje|ontem] # {homemade} [hoje|ontem] [de|a|por|x] [r] [$] @',
    not: [
      'comprei|paguei|pedi|peguei',
      'saiu 1|um|uma',
      'saiu|sairam ..8 pra|para|pro|da|do festa|escola|casa|cozinha|mim|gente|forno',
    ],
    like: 'saíram 6 bolos de 45',
  },
  { means: 'worked', say: 'atendi|atendemos|apurei|apuramos', like: 'atendi 4 hoje a 45 cada' },
]
