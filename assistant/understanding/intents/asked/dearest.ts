import { PhraseBook } from '#language/phrases/phrase-book.ts'

/** Asks what was dearest of all, by no word for a purchase. */
export const dearest = new PhraseBook<'largest'>('the dearest of all', [
  {
    means: 'largest',
    say: '^ [lya|e|,] [qual] [foi|eh] o|a maior [de|d*] [todos|todas|hoje|deles|delas|mes] [?] $',
    like: 'qual o maior?',
  },
  {
    means: 'largest',
    say: '^ [lya|e|,] [o] que custou|saiu [o] mais caro|cara|dinheiro [d*] [tudo|todos|hoje|ai|mes] [?] $',
    like: 'o que custou mais caro?',
  },
  {
    means: 'largest',
    say: '^ [lya|e|,] [e] [o] que|qual [que] [desses|deles|dessas|delas|disso|de] [tudo] foi [que] [o|a] mais caro|cara|alto|alta|pesado|pesada [d*] [tudo|todos|todas|hoje|ai|la|esse|mes|semana] [ai|mes|esse|semana] [?] $',
    like: 'o que foi mais caro de tudo aí',
  },
  {
    means: 'largest',
    say: '^ [lya|e|,] [o|a] mais caro|cara|alto|alta [d*] [tudo|todos|todas|hoje|ai|mes] [ai] foi [o] que|qual [?] $',
    like: 'o mais caro foi o quê?',
  },
])
