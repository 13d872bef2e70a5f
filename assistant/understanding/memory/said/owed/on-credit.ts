import type { Ways } from '#understanding/memory/ways.ts'

/** How a day that is still to come begins. */
const day =
  'dia|amanha|segunda|terca|quarta|quinta|sexta|sabado|domingo|semana|mes|proxima|proximo|quinzena|pagamento|fim|final|quinto'
const taken = 'levou|levaram|pegou|pegaram|comprou|comeu|comeram|bebeu|beberam|tomou|quis|ficou'
const settles = 'paga|pagam|acerta|acertam|pagar|acertar|devolve'

/** Ways of telling what was borrowed, bought on credit, or paid in part. */
export const onCredit = {
  /** The writer has it of somebody, and gives it back some day. */
  borrowed: [
    [
      'peguei|pegamos|tomei|pedi|pedimos ..4 emprestado|emprestada|emprestados',
      'peguei 200 emprestado com meu primo pra pagar dia 10',
      'emprestado|emprestada|emprestados pra|para|pro [o|a|meu|minha|ele|ela]',
    ],
    ['me emprestou|emprestaram [r] [$] @', 'minha tia me emprestou 150, pago sexta'],
  ],
  /** Somebody took what the writer sells, and has not paid yet. */
  onCredit: [
    [
      `${taken} ..9 fiado|fiados|fiada|fiadas|pendurado|pendurada`,
      'dona Neide levou 28 reais de linha fiado',
      'fiado|pendurado no|na|num|numa|la|em',
      `a gente ..2 ${taken}`,
      `que ${taken}`,
      `${taken} ..14 pagou|acertou`,
      // Some of all that was sold.
      `vendi|vendemos # ..12 ${taken} # [no|de] fiado`,
    ],
    [
      `${taken} ..12 ${settles} [so|me|comigo|tudo] [na|no|em|ate] ${day}|quando|depois`,
      'o rapaz comeu duas tapiocas, paga na sexta',
      `${taken} ..5 emprestado|emprestada|emprestados`,
      `a gente ..2 ${taken}`,
      `que ${taken}`,
      'comprou|ficou ..12 pagar',
      `vendi|vendemos # ..12 ${taken} # [no|de] fiado`,
    ],
    [
      `${taken} ..14 ficou|ficaram|fica de [me] ${settles}|trazer|mandar|passar|depositar`,
      'uma cliente levou 3 zíper, 26 reais, ficou de pagar sexta',
      `${taken} ..5 emprestado|emprestada|emprestados`,
      `a gente ..2 ${taken}`,
      `que ${taken}`,
    ],
    [
      `${taken} ..12 fica|ficou pra ${day}`,
      'a vizinha pegou 2 perfume 180, fica pra sexta',
      `a gente ..2 ${taken}`,
      `que ${taken}`,
      'fica pra proxima $',
    ],
    ['vendi|vendemos ..6 fiado', 'vendi fiado 2 bolo pra Tereza 90', 'fiado ..9 pagou|acertou'],
    [
      `${taken} ..9 fica|ficou|vai ..2 devendo`,
      'a Ivete levou 2 dúzias, fica me devendo 24',
      `${taken} ..8 [me] deu|pagou|passou [me|so] [r] [$] @ ..4 devendo`,
    ],
  ],
  /** A deposit for one thing, with its price. */
  depositOf: [
    [
      'deu|deram|deixou|pagou|pagaram|mandou|passou|adiantou|recebi|recebemos [me|ja|so] [r] [$] @ [reais] de|como sinal|entrada|adiantamento d*|pra|pro|num|numa|no|na [um|uma|meu|minha] ..3 de|por|a [r] [$] @',
      'a Bia deu 30 de sinal de um alongamento de 130',
    ],
    [
      'deu|deixou|pagou|mandou|adiantou|recebi [me|ja] [o] sinal|entrada de [r] [$] @ ..4 d*|num|numa ..3 de [r] [$] @',
      'a Bia deixou o sinal de 30 do alongamento de 130',
    ],
    [
      'levou|levaram|pegou|pegaram # ..3 a|de|por [r] [$] @ [reais] [e|,|mas] [e|mas] [so|ja|me] pagou|deu|acertou [so|me] [r] [$] @ [reais] [,|.|!] $',
      'a Bia levou 3 camisas a 40 e pagou 50',
    ],
  ],
  /** What was paid or came on a day, or the rest of another sum, of which it is the day. */
  sumOnDay: [
    [
      ', [os] [r] [$] @ [reais] [so] [no|na] dia|segunda|terca|quarta|quinta|sexta|sabado|domingo|mes|semana',
      'recebi do cliente, 900 na quarta',
    ],
  ],
  /** Half of what the writer paid is another's. */
  halfOwed: [
    [
      'metade de|d* cada [um|uma] ..3 [eu|fui] [que|quem|eu] [que|quem] paguei|banquei [tudo]',
      'a peça foi 900 metade de cada um, eu que paguei tudo',
    ],
    [
      'metade minha|meu [e|,] metade d* ..4 [eu|fui] [que|quem|eu] [que|quem] paguei|banquei [tudo]',
      'a vacina foi 280 metade minha metade do meu irmão, eu paguei tudo',
    ],
  ],
  /** It is the rest of what came before. */
  lacked: [
    ['que|quem faltava|faltavam|falta|faltou', 'a Patrícia me deu os vinte que faltava'],
    ['que ..2 devia|deviam|devendo', 'a Jéssica pagou os 35 que devia'],
    ['o|do resto|restante', 'ela me deu o resto, 40'],
    ['a outra|segunda metade|parte|parcela', 'ele pagou a outra metade, 50'],
    ['os|as outros|outras @', 'a Rê me deu os outros 45'],
  ],
} as const satisfies Ways
