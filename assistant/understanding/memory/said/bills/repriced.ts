import type { Ways } from '#understanding/memory/ways.ts'

const rose =
  'subiu|aumentou|passou|baixou|diminuiu|abaixou|caiu|mudou|reajustou|encareceu|subiram|aumentaram'
const rises = 'sobe|aumenta|diminui|baixa|abaixa|cai|passa|vai|muda|reduz|desce'

/** Ways of telling what a bill costs from now on, or on which day it falls due. */
export const repriced = {
  /** It costs something else from now on, or is to reach something else: behind its name. */
  repriced: [
    [`${rose} [agora|ja] pra|para|a|por @`, 'o aluguel subiu pra 950'],
    [`${rose}|foi|passou de [r] [$] @ [reais] pra|para|a @`, 'a van subiu de 280 pra 310'],
    [
      `${rose} ..3 [,|e] agora|vai eh|esta|ta|custa|fica|ficou|sai|ser [a|por|em|pra] @`,
      'o spotify aumentou, agora é 36,90',
    ],
    [
      `${rose} ..2 [,|e] [pode|podia|da] corrige|corrija|corrigir|muda|mude|mudar|atualiza|atualize|atualizar|troca|arruma|ajusta|altera|poe|bota|coloca [la|ai|isso|o] [valor] pra|para|em|por @`,
      'a internet subiu, corrige pra 99,90',
    ],
    [
      `[${rose}] ..1 era|eram|custava|pagava [de] [r] [$] @ [reais] [,|e|mas] agora eh|esta|fica|ficou|foi|custa|vai [ser|pra|a|de] [r] [$] @`,
      'o plano de saúde subiu, era 412 agora é 447,80',
    ],
    ['sao|eh|da [r] [$] @ [reais] no|ao|por todo|total|mes', 'a van são 440 no total'],
    ['eh|sao [r] [$] @ [reais] agora [,|.|!] $', 'a lavagem é sessenta agora'],
    [
      `${rose}|subir|aumentar|baixar ..8 [,|e] sao|eh|fica|ficam [por|em] [r] [$] @`,
      'a faxineira vai subir, da semana que vem em diante são 140',
    ],
    ['foi reajustado|reajustada pra|para|a @', 'o plano foi reajustado para 712'],
    ['foi [agora] pra|para @', 'a internet foi pra 110'],
    [
      'agora|vem|frente eh|esta|ta|custa|fica|ficou|sai|sera|passa [a|por|em|pra|ser] @',
      'o celular agora é 59,90',
    ],
    ['vai ser|ficar|subir|passar|custar [agora] [a|por|em|pra|para] @', 'o aluguel vai ser 1.050'],
    [`${rises} pra|para @`, 'a meta da viagem diminui pra 4 mil'],
    [
      'ajusta|ajuste|corrige|corrija|atualiza|atualize|altera|altere [ai] [isso] [o] [valor] pra|para|por [r] [$] @',
      'a internet ajusta pra 49,95',
    ],
  ],
  /** It costs something else from now on, wherever its name stands. */
  priceMoved: [
    ['partir|diante|frente ..6 @', 'a partir de agora a internet é 119, o dia continua o mesmo'],
    [
      'acabou|terminou|venceu ..2 promocao|desconto|contrato ..6 @',
      'a internet de 99 acabou a promoção, foi pra 119',
    ],
    [
      'reajustou|reajustaram|reajuste|aumentou|aumentaram|aumento|subiu|subiram|baixou|baixaram|encareceu ..8 @',
      'o plano da internet reajustou, vai ficar 119 todo mês',
    ],
    ['passa|passou|passar|vai a|custar|ficar|ser|sair|pra|para ..2 @', 'passa a custar 119'],
    ['nao eh mais ..2 [,] ..4 eh|custa|esta|ficou|foi ..1 @', 'a internet não é mais 99, é 119'],
    ['de [r] [$] @# [reais] pra|para [r] [$] @', 'a mensalidade da internet passou de 99 para 110'],
    [
      '..1 agora [eh|por|esta|em|fica] [r] [$] @ [reais|conto] [.|!] $',
      'mandaram email, internet agora 110 reais',
    ],
    [
      '^ [lya] [,] [pode] passa|passe|passar [ai] o|a|os|as ..3 pra|para [r] [$] @',
      'passa o aluguel pra 1000',
    ],
    ['novo|nova valor|preco|mensalidade ..4 @', 'o novo valor da internet é 119'],
  ],
  /** She is to put it so. */
  setsPrice: [
    [
      'muda|mude|mudar|atualiza|atualize|atualizar|altera|altere|alterar|troca|troque|trocar|corrige|corrija',
      'muda o valor pra mim?',
    ],
  ],
  /** Another bill to which the figure belongs stands behind. */
  ofOtherBill: [
    ['isso|esse|essa|esta|este eh [o|a|os|as|d*]', 'internet não é 1.180, isso é o aluguel'],
    ['@ eh o|a|d*', 'errou, 1.180 é o aluguel'],
  ],
  /** It falls due on another day of the month. */
  onOtherDay: [
    [
      'vence|vencimento|cai|eh|passou|fica|mudou|sera|data ..4 dia #',
      'a internet vence dia 20 e não 15',
      'chegou|veio|vieram',
    ],
    [
      'muda|mude|mudar|troca|troque|altera|corrige|arruma|passa|bota|poe|coloca ..6 dia #',
      'muda o vencimento da internet pro dia 20',
    ],
    ['agora|verdade ..4 dia #', 'o aluguel agora é dia 10'],
  ],
  /** What a bill comes to this time. */
  billCame: [['veio|vieram|chegou|chegaram [em|de|por|com|so] [r] [$] @', 'o condomínio veio 412']],
  /** The bill that stands there is spoken of, with what is new of it. */
  billAnew: [
    [
      'vence|vencimento|cai|eh|passou|fica|ficou|mudou|sera ..4 todo|dia',
      'aluguel vence todo dia 10, 1.600',
    ],
    ['agora|reajustou|subiu|aumentou|baixou|diminuiu', 'o aluguel subiu, 1.600 todo dia 10'],
    [
      'muda|mude|mudar|troca|troque|altera|corrige|arruma|atualiza|passa',
      'muda a internet pra 120 todo dia 20',
    ],
  ],
  /** One more, beside that of the same name. */
  anotherBill: [
    ['outro|outra', 'tenho outro aluguel, 900 todo dia 10', 'outro dia|mes|valor'],
    ['o|um|meu|minha|a|uma segundo|segunda', 'meu segundo aluguel, 900 todo dia 10'],
    ['mais um|uma', 'e mais um aluguel de 700 todo dia 12'],
  ],
  /** Words that make no other bill of a name. */
  ofBillsName: [
    ['mensalidade|assinatura|conta|boleto|fatura|pagamento|lembra|lembrete|vencimento', 'boleto'],
    ['muda|mude|mudar|troca|troque|altera|corrige|arruma|atualiza|passa|agora', 'muda'],
  ],
} as const satisfies Ways
