import type { Ways } from '#understanding/memory/ways.ts'

/** How a day that is still to come begins. */
const day = 'dia|amanha|segunda|terca|quarta|quinta|sexta|sabado|domingo|semana|mes|proxima|proximo'
const customer =
  'dona|seu|cliente|clientes|doutor|doutora|patroa|patrao|fregues|freguesa|vizinha|vizinho'
const job =
  'faxina|diaria|servico|obra|frete|aula|show|evento|plantao|bico|trampo|mudanca|reforma|pintura|instalacao|encomenda'
const theirs = `d*|pra|pro|na|no [o|a] ${customer}`
const theyPay = 'ela|ele|eles|elas [me|vai|vao] [me] paga|pagam|pagar|da|dar'
/** It is over, or is bought of another. */
const over = [
  'entreguei|vendi|recebi|fiz|pagou|pagaram|paguei|pago|comprei|chegou|veio|deu|deixou|adiantou|caiu',
  'encomendei|vou|quero|preciso [ter] [que|de] pagar|comprar|encomendar',
]

/** Ways of telling of work that a customer has ordered: what is agreed, paid ahead, and done. */
export const orders = {
  /** It is agreed, and neither done nor paid: nothing has come in. */
  ordered: [
    [
      `encomendou|encomendaram|reservou|contratou ..14 pra|para|pro|ate|entregar|entrega|retirar|buscar [no|na|o] ${day}`,
      'a vizinha encomendou um caminho de mesa por 95 reais, para entregar no dia 10',
      'entreguei|pagou|pagaram|deu|deixou|adiantou|recebi|caiu',
      'eu encomendou|reservou|contratou',
    ],
    [
      `^ [tenho|peguei|fechei|mais] [uma|outra] encomenda de|d* ..12 [pra|para|pro] [o|no|na] ${day} ..6 @`,
      'encomenda de 2 bolos pra Carla sábado, 80 cada',
      ...over,
    ],
    [
      `^ [tenho|peguei|fechei|mais] [uma|outra] encomenda de|d* ..9 @ ..4 pra|para|pro|ate ${day}`,
      'peguei encomenda de 100 brigadeiros, 120 reais, pra sexta',
      ...over,
    ],
    [
      `${day} ..3 vou|tenho|faco|pego ..6 ${theyPay} [os|uns] [r] [$] @`,
      'amanhã vou na dona Marta, ela paga 200',
      ...over,
    ],
    [
      `vou|tenho|faco|pego ..6 ${day} ..3 ${theyPay} [os|uns] [r] [$] @`,
      'vou na dona Marta amanhã, ela paga 200',
      ...over,
    ],
    [
      `^ ..1 ${day} ..2 tenho|vou|faco|pego ..3 ${job} ..2 ${theirs} ..4 @`,
      'amanhã tenho faxina na dona Marta, 200',
      ...over,
    ],
    [
      `^ ..1 vou|tenho [fazer|de] [a|o|uma|um] ${job} ..2 ${theirs} ..3 ${day} ..3 @`,
      'vou fazer a instalação da dona Rita amanhã, 350',
      ...over,
    ],
    [
      'orcamento [de] [r] [$] @ [foi|ja] [foi|ja] aprovado|fechado|aceito',
      'tenho um orçamento de 800 aprovado, pintura da casa do Léo',
      ...over,
    ],
    [
      'aprovaram|aprovou|aceitou|aceitaram [o] [meu] orcamento ..4 [r] [$] @',
      'o Léo aprovou o orçamento de 800',
      ...over,
    ],
  ],
  /** A customer paid ahead of what is to be made: the rest is owed when it is. */
  paidAhead: [
    [
      'encomendou|encomendaram|encomenda|contratou|reservou ..9 [r] [$] @ ..8 deu|pagou|deixou|adiantou|mandou|pagaram|deram [ja] [r] [$] @ [reais|no|de|em|pix] [de|pix] [sinal|entrada|adiantado|adiantamento]',
      'a dona Marta encomendou um bolo de 180 pra sábado, deu 90 de sinal',
    ],
  ],
  /** A part of what was agreed has come. */
  partAhead: [
    ['[ja] me adiantou|adiantaram [os|uns] [r] [$] @', 'ela já me adiantou 40'],
    ['adiantou|adiantaram [os|uns] [r] [$] @', 'a escola adiantou os 400'],
    ['mandou|mandaram|passou|depositou|pagou|pagaram|deu os [r] [$] @', 'a escola mandou os 400'],
    [
      'deu|pagou|mandou|deixou|passou|depositou|transferiu|fez|deram|pagaram [me|ja|um|uma|pix|de] [pix|de] [r] [$] @ [reais] de|como sinal|entrada|adiantamento',
      'ela deu 50 de sinal',
    ],
    [
      'deu|pagou|mandou|deixou|passou|deram|pagaram [me] [um|uma] sinal|entrada|adiantamento de [r] [$] @',
      'deixou um sinal de 50',
    ],
    ['recebi [o|a|um|uma] sinal|entrada|adiantamento ..4 [r] [$] @', 'recebi o sinal da Carla, 50'],
    ['recebi [r] [$] @ [reais] de sinal|entrada|adiantamento', 'recebi 50 de sinal da Carla'],
    [
      'ja [me] pagou|deu|mandou|pagaram|deram [os|uns] [r] [$] @ [reais] [,|.|!] $',
      'ela já pagou 100',
    ],
  ],
  /** The half of it has come, of which no sum is told. */
  halfAhead: [
    [
      'pagou|pagaram|mandou|deu|adiantou|passou|depositou|recebi|caiu [me|ja] [a] [primeira|1a] metade|parte',
      'o Léo pagou a primeira metade',
      'outra|segunda|ultima metade|parte',
      'metade|parte d*',
    ],
  ],
  /** Words of paying ahead that name nobody. */
  ofAdvance: [
    ['sinal|entrada|adiantamento|metade|parte|primeira|pix|adiantou|adiantaram', 'o sinal'],
  ],
  /** The work is done, which names nothing by itself. */
  workDone: [
    [
      'entreguei|entregue|entregamos|terminei|terminamos|acabei|conclui|finalizei|fiz|buscou|buscaram|retirou|pegou|levou|encomenda|servico|trabalho|trampo|casa|obra|quitou|quitaram|restante',
      'entreguei os brigadeiros e ela pagou',
    ],
  ],
} satisfies Ways
