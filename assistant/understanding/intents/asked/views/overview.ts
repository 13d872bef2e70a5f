import type { PhraseRow } from '#language/phrases/phrase-book.ts'

/** Questions of how things stand as a whole. */
export const overview: readonly PhraseRow<'overview'>[] = [
  {
    means: 'overview',
    say: 'como [eh] [que] [eu|nos|a] [gente] estou|estamos|esta|ando|andamos|anda|vou|vamos [indo] esse|este|nesse|neste|no|de mes|dinheiro|grana|financas|contas',
    like: 'como estou este mês?',
  },
  {
    means: 'overview',
    say: 'estou|estamos|vou|vamos [indo] bem|mal esse|este|nesse|neste|no mes',
    like: 'tô indo bem esse mês?',
  },
  {
    means: 'overview',
    say: '[um] resumo|balanco|relatorio|fechamento [de|do|da|desse|deste] [meu|esse|este] mes|{month}',
    // What is asked behind it is asked for.
    not: [
      'resumo|balanco|relatorio|fechamento ..4 :|,|- [eu|me] [diz|diga] qual|quanto|quantos|onde|quais|quando|quem',
      'resumo|balanco|relatorio|fechamento ..4 : [com|em] [o] que',
    ],
    like: 'me dá um resumo do mês passado',
  },
  {
    means: 'overview',
    say: 'como foi|ficou|fechou|fechei|fechamos|terminou [o|meu|em] [mes] [de|em] {month}',
    like: 'como foi outubro?',
  },
  {
    means: 'overview',
    say: 'como [que] esta|anda|vai|ficou [a] [{my}] situacao|vida financeira',
    like: 'como tá minha situação?',
  },
  {
    means: 'overview',
    say: 'como [que] esta|anda|vai [a] {my} situacao',
    like: 'como anda minha situação?',
  },
  {
    means: 'overview',
    say: '^ [lya|e|entao] [,] [e|ai|entao] [,] [eu|a|sera] [gente|que] [eu] estou|estamos|vou [indo] bem|mal [de] [dinheiro|vida] ? $',
    like: 'e aí, tô indo bem?',
  },
  { means: 'overview', say: 'como [eu] estou indo|ando', like: 'como estou indo?' },
  {
    means: 'overview',
    say: 'como estao|esta|andam|anda|vao|vai [as|o|a] [{my}] financas|dinheiro|bolso|mes',
    like: 'como estão minhas finanças?',
  },
  {
    means: 'overview',
    say: '^ [lya|e|,] como foi|fechou|esta [o] [meu] mes [passado] [?] $',
    like: 'como foi meu mês passado?',
  },
  { means: 'overview', say: '^ [lya|e|,] como [que] [eu] estou ? $', like: 'como tô?' },
  { means: 'overview', say: 'como foi|fechou [o] [meu] mes', like: 'como foi meu mês?' },
  { means: 'overview', say: 'estou bem|mal de dinheiro|grana', like: 'estou bem de dinheiro?' },
  {
    means: 'overview',
    say: 'estou gastando muito|demais',
    // Of one thing: how much that was.
    not: ['gastando muito|demais ..1 com|no|na|nos|nas|em|de'],
    like: 'estou gastando muito?',
  },
]
