import { PhraseBook } from '#language/phrases/phrase-book.ts'

/** Both figures are money, and the second is what was paid: nobody need doubt it. */
export const fellTo = new PhraseBook('a price that fell to another', [
  {
    means: 'fell',
    say: 'de [r] [$] @ [reais] ficou|saiu|fechou|fez|deixou em|por [r] [$] @',
    like: 'o conserto do fogão de 480 ficou em 420',
  },
])
