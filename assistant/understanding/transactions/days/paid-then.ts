import type { PhraseRow } from '#language/phrases/phrase-book.ts'

/** Words that lead to a day on which somebody is still to pay, or paid something else. */
export const paidThen: readonly PhraseRow<'pays'>[] = [
  {
    means: 'pays',
    say: 'vendi|vendemos|fiz ..8 @ ..8 vai|vao|so|e pagar|paga|pagam [so] [no|na]',
    like: 'vendi 30 marmitas a 18, dez o pessoal da obra vai pagar segunda',
  },
  {
    means: 'pays',
    say: 'outra|outras|outro|outros ele|ela|eles|elas [so] paga|pagam [so] [no|na]',
    like: 'uma ele pagou ontem a outra ele paga dia 15',
  },
  {
    means: 'pays',
    say: 'pagou # ..2 outra|outras|outro|outros [so] paga|pagam|vai|vao [pagar] [so] [no|na]',
    like: 'ela pagou duas, as outras paga dia dez',
  },
  {
    means: 'pays',
    say: 'que|ele|ela|eles|elas|so paga|pagam|devolve|devolvem|acerta [tudo] [so] [no|na|ate|em]',
    like: 'emprestei 70 pro Zeca, ele paga dia 30',
  },
  {
    means: 'pays',
    say: 'me paga|pagam|pagar|passa|passam|passar|devolve|devolvem|devolver|manda|mandar|transfere|acerta [a] [metade|parte] [dele|dela] [so] [no|na|ate|em]',
    like: 'luz 180 paguei eu, a metade minha irmã me passa sexta',
  },
  {
    means: 'pays',
    say: 'paga|pagam|pagar|acerta # [deles|delas] [so] [no|na|ate|em]',
    not: ['paga|pagar # de|reais'],
    like: 'vendi 5 bolos a 40, a Ana vai pagar 2 sexta',
  },
  {
    means: 'pays',
    say: 'me mandou|passou|pagou|devolveu|transferiu|pixou @ ..9 que eu [ja] paguei|comprei|gastei|passei [na|no|em]',
    like: 'a Lari me mandou 87 da conta de luz que eu paguei semana passada',
  },
  {
    means: 'pays',
    say: 'segunda|terca|quarta|quinta|sexta|sabado|domingo [feira] [que] [vem] [ele|ela|eles|elas] [me] devolve|devolvem|paga|pagam|acerta|acertam [.|!|,] $',
    like: 'emprestei 100 pro menor, sexta ele devolve',
  },
  {
    means: 'pays',
    say: 'diz|disse|falou|prometeu [que] [me] paga|devolve|acerta|pagava|devolvia [tudo] [so] [no|na|em] [feira|dia] [de]',
    like: 'o compadre pegou 100 emprestado e diz que paga na feira de segunda',
  },
  {
    means: 'pays',
    say: 'paga|pagam [a] parte|metade dele|dela|deles|delas [so] [no|na|ate|em]',
    like: 'minha parte do aluguel 450, a Lu paga a parte dela dia 5',
  },
  {
    means: 'pays',
    say: 'devolve|devolver|reembolsa|reembolsar|ressarce|ressarcir [tudo] [so] [no|na|ate|em]',
    like: 'almoço 78, a empresa vai devolver dia 30',
  },
  {
    means: 'pays',
    say: 'emprestei|emprestado|emprestada|emprestou|vale ..8 [e|que|,] [eu] [ja] devolvo|pago|acerto|quito|devolver|pagar [tudo|ela|ele|isso] [so] [la] [no|na|ate|em]',
    like: 'emprestei da minha irmã 50, devolvo segunda',
  },
  {
    means: 'pays',
    say: 'reembolso ..3 cai|entra|volta|sai [so] [la] [no|na|ate|em]',
    like: 'fono 180, o reembolso do convênio só cai dia 15',
  },
  {
    means: 'pays',
    say: '[vai|ficou|disse|prometeu|combinou] [de] me|nos paga|pagam|pagar|devolve|devolvem|devolver|acerta|acertam|acertar [tudo|isso] [so] [la] [no|na|ate|em]',
    like: 'emprestei 80 ao Dinho, ele disse que me paga dia 20',
  },
  {
    means: 'pays',
    say: 'emprestado|emprestada|emprestados|comigo [,] [e] [ele|ela] paga|pagam|devolve|devolvem|acerta [tudo] [so] [no|na|ate|em|la]',
    like: 'minha irmã pegou 80 emprestado e paga dia 10',
  },
  {
    means: 'pays',
    say: 'fiado [,] [e] [que|ela|ele] vai|vao|so [pagar|paga] [no|na|ate|em]',
    like: 'a Cida levou 3 fiado vai pagar dia 5',
  },
]
