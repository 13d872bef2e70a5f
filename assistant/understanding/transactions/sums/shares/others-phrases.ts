import { PhraseBook } from '#language/phrases/phrase-book.ts'

/** How a part of a sum is said to be for somebody else. */
export const ofOthers = new PhraseBook('a part of it that was for somebody else', [
  {
    means: 'theirs',
    say: '@ [reais|conto] era|eram|foi|foram|eh|sao [so|tudo] [o|a|os|as] [coisa|coisas|compra|compras|lanche|parte|pedido] d*',
    like: 'mercado 150 mas 40 era coisa da vizinha',
  },
  {
    means: 'theirs',
    say: '@ [reais|conto] [que] era|eram|foi|foram [so|tudo] d* ..2 d*',
    like: 'ifood 60 mas 15 era do lanche do Beto',
  },
  {
    means: 'theirs',
    say: '@ [reais|conto] [que] era|eram|foi|foram ..1 d*',
    not: ['foi|era so|tudo'],
    like: '35 era fralda da minha sobrinha que minha irmã já me pagou',
  },
  {
    means: 'theirs',
    say: '@ [reais|conto] que era|eram d*',
    like: 'mas no mercado tinha 45 que era da minha mãe',
  },
  {
    means: 'theirs',
    say: 'sendo [que] [so|uns] [r] [$] @ [reais|conto] d*',
    like: 'mercado 200, sendo 50 da vizinha',
  },
  {
    means: 'theirs',
    say: '@ [reais|conto] [que] eh|sao [so|tudo] d*',
    like: 'farmácia 94,30, 40 são da minha mãe',
  },
  {
    means: 'owner',
    say: '@ [reais|conto] d* [meu|minha|o|a] {person} ,|(|-|que|e|mas [depois|so] [ele|ela] [so|depois|ja] vai|me|ja ..1 pagar|passar|devolver|dar|pagou|devolveu|paga|devolve|passa|passou',
    like: 'mercado 200 e 50 da vizinha, ela vai me pagar',
  },
  {
    means: 'owner',
    say: ',|e|mas|.|(|{of-these} [so|uns] [r] [$] @ [reais|conto] [que] eh|sao|era|eram|foi|foram [so|tudo] dele|dela|deles|delas',
    not: ['dele|dela|deles|delas [,|e|por|de] [uns] [r] [$] @'],
    like: 'paguei 220 na farmácia, 70 é dela',
  },
])
