import type { PhraseRow } from '#language/phrases/phrase-book.ts'

/** So many of what one makes went, each at its price: nobody buys so. */
export const goneOut: readonly PhraseRow<'worked'>[] = [
  {
    means: 'worked',
    say: 'saiu|sairam [hoje|ontem] # {homemade} [hoje|ontem] [de|a|por|x] [r] [$] @',
    not: ['comprei|paguei|pedi|peguei', 'saiu 1|um|uma'],
    like: 'saíram 6 bolos de 45',
  },
]
