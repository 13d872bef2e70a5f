import { puts } from '#understanding/memory/verbs-said.ts'
import type { Ways } from '#understanding/memory/ways.ts'

const papers =
  'recibo|comprovante|cupom|nota|boleto|fatura|pix|ted|transferencia|deposito|gasto|despesa|saida|entrada|receita|compra|pagamento|lancamento|valor|dinheiro'

/** Ways of saying which entry is meant, by its sum or by whom it was. */
export const entryMeant = {
  /** An entry by its sum: what it was stands behind. */
  bySum: [
    [
      '^ [{mended}] [,] ess*|est*|aquel* ..2 de [r] [$] @ era|foi|eh [o|a|um|uma|no|na|do|da]',
      'esse conserto de 19,80 era o uber',
    ],
    [
      '^ [{mended}] [,] {article}|ess*|est*|aquel* @ [reais|conto|pila] foi|foram|era|eram|eh|sao [no|na|o|a|um|uma]',
      'os 48 foram flores pra minha mãe',
    ],
    [
      '^ [{mended}] [,] o|a|aquele|aquela de [r] [$] @ [reais] foi|era|eh [o|a|um|uma|no|na|do|da]',
      'a de 905 é parcela do carro, não juros',
    ],
    ['^ [{mended}] [,] o|a d* ..2 d* [r] [$] @ foi|era [no|na]', 'o de seu Biu dos 50 foi hoje'],
    [
      '^ [{mended}] [,] {article}|ess*|est*|aquel* @ [reais|conto|pila] d* ..1 foi|foram|era|eram [no|na]',
      'os 100 do Jefinho era quarta da semana passada',
    ],
  ],
  /** The same with a word for the money of it: "esse recibo de 134,90 é da luz". */
  paperOfSum: [
    [
      `^ [{mended}] [,] {article}|ess*|est*|aquel* ${papers} [de] [r] [$] @ [reais|conto|pila] [na] [verdade] foi|foram|era|eram|eh|sao [no|na|o|a|um|uma|d*]`,
      'esse recibo de 134,90 é da luz',
    ],
  ],
  /** Several of one sum: the category of them all stands behind. */
  severalOfSum: [
    [
      '^ [{mended}] [,] os|as|ess*|aquel* dois|duas|tres|quatro|2|3|4 [de] [r] [$] @ [reais|conto|pila] foi|foram|era|eram|eh|sao|vai|vao|entra|fica|ficam [d*|pra|para|em|como|no|na]',
      'os dois 40 é de presente',
    ],
    [
      `^ [{mended}] [,] [pode] ${puts} os|as|ess*|aquel* dois|duas|tres|quatro|2|3|4 [de] [r] [$] @ [reais|conto|pila] [d*|pra|para|em|como|no|na]`,
      'põe os dois de 40 em presentes',
    ],
  ],
  /** An entry by who sent it, or got it: what it was for stands behind. */
  byWhom: [
    [
      '^ [{mended}] [,] {article}|ess*|est*|aquel* pix|dinheiro|valor|transferencia|deposito|ted [de|do|da] [seu|dona] ..2 foi|era|eh [do|da|de|dos|das|pelo|pela|pro|pra|o|a|um|uma]',
      'esse pix do Marcos é aluguel do quarto',
    ],
  ],
  /** The other of two: what is left of them once one went. */
  otherOne: [
    ['que sobrou|restou|ficou [la|ai] foi|era|eh|custou|deu', 'o esmalte que sobrou é 19,50'],
    ['o|a outro|outra foi|era|eh|custou|deu', 'apaga o último, o outro era 12'],
    [
      'muda|mude|corrige|troca|arruma|altera|passa|deixa o|a|esse|essa outro|outra pra|para|por|em|com',
      'apaga esse último e muda o outro pra 19,50',
    ],
    ['o|a outro|outra muda|corrige|troca|arruma|altera|passa', 'tira um e o outro corrige pra 25'],
  ],
  /** What it costs, of what was told just now. */
  isSoMuch: [
    [
      '^ [{mended}] [,] {article} ..4 eh|sao [so|de|por] [r] [$] @ [reais] [,|.|!|viu|ta] $',
      'o bolo de cenoura é 54',
    ],
  ],
  /** At what sum it stands there, beside the one that is right. */
  standsAt: [
    [
      'esta|estava|ta|tava|consta|constava|aparece|estao [com|como] [r] [$] @# [reais] [anotado|lancado|registrado|ai|aqui|la]',
      'tá 120 anotado mas é 112',
    ],
    [
      'ficou|ficaram|continua|continuam [com|em] [r] [$] @# [reais] ainda|?',
      'ficaram 308 ainda? era pra ser 264',
    ],
    ['ficou [r] [$] @# [reais] anotado|lancado|registrado', 'ficou 145 anotado mas foi 154'],
    [
      'esta|estava|ta|tava|ficou|foi anotado|lancado|registrado|marcado [como|com|por] [r] [$] @#',
      'tá anotado 2400, mas só entrou 1200',
    ],
  ],
  /** At what sum she noted it, which names it. */
  youNoted: [
    [
      '[voce|tu] anotou|lancou|colocou|botou|pos|registrou|marcou [como|com|por] [r] [$] @#',
      'o almoço que você anotou 50 é 15',
    ],
    [
      'era|eh|foi|esta [r] [$] @# que [voce|tu] anotou|lancou|colocou|botou|pos|registrou|marcou',
      'era 240 que você botou, troca pra 180',
    ],
  ],
  /** One price is told for two that stand there. */
  together: [
    [
      'ficou|ficaram|foi|foram|saiu|sairam|deu|fez|custou [so] [por|em] [r] [$] @ [reais] os|as|tudo dois|duas|2|juntos|juntas|junto',
      'a telha com o caibro ficou 480 os dois',
    ],
    ['os|as dois|duas [juntos|juntas] ficou|ficaram|foi|saiu|deu [por|em] @', 'os dois ficou 480'],
  ],
} as const satisfies Ways
