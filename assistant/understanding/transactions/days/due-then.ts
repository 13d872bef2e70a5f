import type { PhraseRow } from '#language/phrases/phrase-book.ts'

/** Words that lead to the day on which something, or the rest of it, is to be paid. */
export const dueThen: readonly PhraseRow<'due' | 'returns' | 'lacks' | 'rest'>[] = [
  {
    means: 'due',
    say: 'vence|vencia|venceu|venceria|vencendo|vencida|vencido|vencimento|venc|vcto [so] [.|:] [em|no|na]',
    like: 'luz 120, vencia dia 10, paguei hoje',
  },
  {
    means: 'returns',
    say: 'que|ele|ela|eles|elas [so|ainda] [vai|vao|so] me|nos [vai|vao|so] pagar|paga|pagam|pagaria|devolver|devolve|devolveria|passar|passa|passaria|dar|da|daria|transferir|transfere|transferiria|acertar|acerta [so] [no|na|em|ate]',
    like: 'farmácia 94,30, 40 são da minha mãe, que vai me pagar no dia 10',
  },
  {
    means: 'due',
    say: '# na|no conta|caderneta|caderno pra|para [eles|ela|elas] pagar|pagarem|acertar [so] [no|na|em|ate]',
    like: 'vendi 10 bolos a 30, 6 no dinheiro e 4 na conta pra pagar dia 10',
  },
  {
    means: 'lacks',
    say: 'falta|faltam|faltou|faltando [o] [resto] ..2 pra|pro|para|no|ate|resto',
    like: 'pagou o sinal 300, falta 450 pro dia 19',
  },
  {
    means: 'rest',
    say: 'resto|restante|metade [metade] [de|dos] [r] [$] [@#] [reais] [eu|ele|ela|eles] [vou|disse|falou|ficou] [que|de|ele|ela] [so|me] [pago|pagamos|dou|acerto|quito|paga|pagar|passa|passar|cai|recebo|fica|acerta] [so|pra|pro|no|na|em]',
    like: 'deu 50 de 120, o resto ela disse que passa dia 10',
  },
  {
    means: 'rest',
    say: 'outra|outro [metade] [de|dos] [r] [$] [@#] [reais] [eu|ele|ela|eles] [vou|disse|falou|ficou] [que|de|ele|ela] [so|me] pago|pagamos|dou|acerto|quito|paga|pagar|passa|passar|cai|recebo|fica|acerta [so|pra|pro|no|na|em]',
    like: 'ele deu um hoje e o outro paga na sexta',
  },
  {
    means: 'rest',
    say: 'os|as outros|outras @ [so|eh|vai|ficou|ficaram|pago|paga|fica|ele|ela|vou] [pagar] [so|pra|pro|no|na|em]',
    like: 'dei 150 hoje e os outros 150 pago no sábado',
  },
  {
    means: 'due',
    say: 'era|eram pra|para [ser|ter] [caido|pago|entrado|vindo|saido] [so] [no|na|em]',
    like: 'meu ex depositou a pensão 700 com atraso, era pra ser dia 10',
  },
]
