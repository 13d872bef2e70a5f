import type { PhraseRow } from '#language/phrases/phrase-book.ts'

/** What a price came to with what is put on top of it. */
export const raised: readonly PhraseRow<'raised'>[] = [
  {
    means: 'raised',
    say: 'com [o|os|a] servico|taxa|entrega|frete|juros|garcom|multa [saiu|ficou|deu|foi] [por|em|a] [r] [$] @',
    like: 'conta do bar 150, com o serviço ficou 165',
  },
  {
    means: 'raised',
    say: 'com|mais [o|os] #percentage [de|do] [servico|garcom|gorjeta] saiu|ficou|deu|foi [por|em|a] [r] [$] @',
    like: 'conta de 94 no bar, com os 10% saiu 103,40',
  },
  {
    means: 'raised',
    say: 'com|mais|+|e [o|os|a] multa|juros|taxa|servico|frete|entrega [de|:] #percentage [,] =|total|saiu|ficou|deu|foi [por|em|a|de|:] [r] [$] @',
    like: 'aluguel 1.200 + multa de 2% = 1.224',
  },
]
