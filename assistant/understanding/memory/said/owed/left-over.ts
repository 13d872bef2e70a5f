import { dueDay } from '#understanding/memory/days-ahead.ts'
import { paidForNow } from '#understanding/memory/said/work/part-paid.ts'
import type { Ways } from '#understanding/memory/ways.ts'

const rest = 'resto|restante|restinho|diferenca'

/** The rest in another way, or of something else. */
const notLeft = [
  `${rest} do|da|de|dos|das`,
  `${rest} ..3 paguei|dei|gastei|foi|parcelei|parcelado|recebi|pagou`,
  `${rest} [eu] [no|em|na] cartao|dinheiro|pix|credito|debito`,
  `${rest} em #`,
] as const

/** The sum of what is left stands before its day. */
const restOnDay = [
  'e|, [os] [r] [$] @ [reais] [so] [fica|ficou|vai|ela|ele] [paga|passa|manda] [so] [pra|pro|no|na|em] dia|segunda|terca|quarta|quinta|sexta|sabado|domingo|mes|semana',
  'pagou 50 hoje e 40 fica pra sexta',
  // "50 na sexta e 40 no sábado": each on a day that is over.
  '@ [reais] [foi] [no|na] {weekday} [feira] [,|e] [e] [r] [$] @ [reais] [no|na] {weekday}',
] as const

/** Ways of telling of the rest of a sum that is still to be paid. */
export const leftOvers = {
  restOwed: [
    [
      'fica|ficou|ficaram|ficando|segue [me|ainda] devendo|faltando|de|pra',
      'ele só me deu 40, fica devendo 20',
    ],
    [
      'devendo|deve|devem|falta|faltam|faltou|faltaram|resta|restam [me|ainda|so] [r] [$] @',
      'só entrou 40, faltam 20',
    ],
    ['os|as outros|outras @', 'os outros 20 ele dá sexta'],
    [`${rest}|depois`, 'o resto depois'],
  ],
  /** What had been left open. */
  thatLacked: [
    ['que [ainda|me] faltava|faltavam|faltou|restava|restavam', 'pagou os 20 que faltavam'],
    ['que [ele|ela] [ainda] [me|estava|ficou] devia|devendo', 'pagou os 20 que devia'],
    [`${rest}|outros|outras`, 'deu os outros 20'],
  ],
  /** Of what was sold only so much came, and nothing is said of the rest. */
  soldInPart: [
    [
      '<sell:i-did,we-did> ..5 [por|a|de] [r] [$] @ ..6 deu|deram|pagou|adiantou|passou|mandou|recebi [so|ja] [r] [$] @',
      'vendi o som por 900, a pessoa deu 400 agora',
    ],
    [
      'fiz|fizemos um|uma|o|a ..5 [por|a|de] [r] [$] @ [reais] [,|e|mas] [ja|so|e] recebi|recebemos|peguei [so|ja] [r] [$] @ [reais] [hoje|agora|ja|ontem] [.|!] $',
      'fiz um frete de 300, recebi 100',
    ],
  ],
  /** Part of it changed hands; the rest is still to be paid. */
  leftOver: [
    restOnDay,
    ...paidForNow,
    [`${rest} ..4 ${dueDay}`, 'paguei 500 agora e o resto dia 10', ...notLeft],
    [`e o saldo [so|fica|pra|pro] [pra|pro] [no|na|em|ate] # de|/`, 'e o saldo em 15 de dezembro'],
    [`e o saldo [so|fica] [pra|pro] [no|na|em|ate] ${dueDay}`, 'e o saldo dia 20'],
    [
      `${rest} ..2 depois|entrega|quando|termin*|pago|acerto|quito|paga|acerta|manda`,
      'o resto na entrega',
      ...notLeft,
    ],
    ['e|, metade [na|no|em] dia|entrega|depois|quando|{month}', 'metade agora e metade na entrega'],
    [`metade [so] fica|ficou|vai|pago|acerto|quito ..3 ${dueDay}`, 'metade fica pra dia 15'],
    [`${rest} [so] em|de|por # ..2 de|a|: [r] [$] @`, 'o resto em duas vezes de 1.500'],
    [
      'metade [hoje|agora|ja|ontem] [,] [e] [outra] metade [no|na|em|so] [mes|semana|proximo|proxima|outro|outra|amanha] [mes|semana|que|depois|amanha]',
      'paguei metade hoje e metade mês que vem',
      'metade [hoje|agora|ja|ontem] [,] [e] metade [no|na|em|so] do|da|de|eu|ele|ela|minha|meu',
      '{split} ..9 metade metade',
    ],
    [
      `${rest}|saldo ..6 pra|para|pro|em|ate [o] # de|/`,
      'o restante, 2.970, é pra 10 de agosto',
      ...notLeft.slice(0, 3),
    ],
    [
      `${rest}|saldo ..6 pra|para|ate|em {month}`,
      'o restante, 2.970, fica pra agosto',
      ...notLeft.slice(0, 3),
    ],
    ['os|as outros|outras @# ..2 em|pra|para # de|/', 'e os outros 600 em 20 de dezembro'],
    [`outra|outro metade|parte ..4 ${dueDay}|depois|entrega|quando`, 'a outra metade dia 10'],
    [
      'falta|faltam|faltou|faltando|faltaram [so|ainda] [pagar|dar|receber|me] [me] [pagar|dar] [os|mais|uns] @',
      'faltam 250',
    ],
    [
      'ficou|ficaram|fiquei|fico|fica [me|ainda] [me] devendo [os|mais|so] @',
      'fiquei devendo 1000',
    ],
    [
      `falta|faltam|faltou|faltando|devendo [pagar|dar|receber] [o|a] [outra] ${rest}|metade`,
      'fiquei devendo o resto',
      ...notLeft,
    ],
  ],
  ofRest: [[`${rest}|falta|faltam|faltava|faltavam|metade`, 'o resto é 600']],
  /** The sum that is left, as it was told. */
  leftSum: [
    restOnDay,
    [
      'falta|faltam|faltou|faltando|faltaram [so|ainda] [pagar|dar|receber|me] [me] [pagar|dar] [os|mais|uns] @',
      'faltam 250',
    ],
    ['devendo [os|mais|so] @', 'fiquei devendo 1000'],
  ],
} as const satisfies Ways
