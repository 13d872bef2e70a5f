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
  {
    means: 'largest',
    say: '[o] que|qual foi [o|a] [que] [o|a] mais caro|cara|alto|pesado d* [tudo|todos|todas] [o] [que] [eu] [ja] [te] falei|contei|anotei|botei|passei|lancei|mandei|comprei ..3 [?] $',
    like: 'o que foi mais caro de tudo que te falei',
  },
  {
    means: 'largest',
    say: '^ [lya|e|,] qual|quais foi|eh|era [que] [foi] [o|a] [meu|minha] [maior] facada|pancada|paulada|porrada|rombo|baque [maior|mais] [d*] [todas|mes|hoje] ..2 [?] [kkk|kk|kkkk|rs] $',
    like: 'qual foi a facada maior?',
  },
])
