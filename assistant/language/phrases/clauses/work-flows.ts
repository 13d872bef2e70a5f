import type { PhraseRow } from '#language/phrases/phrase-book.ts'

/** What tells, without a verb, that a day's work came in: who keeps a part of it, and many runs. */
export const workFlows: readonly PhraseRow<'in'>[] = [
  // Who keeps a part of what one takes in, or how much of it is one's own.
  {
    means: 'in',
    say: '#percentage [que] [eh|fica|ficou|ficam|vai|foi] com|pra|pro|pros|da|do|dos|das [o|a|os|as] {house}',
    like: 'deu 300 de unha, 50% é da dona do salão',
  },
  {
    means: 'in',
    say: 'metade [eh|fica|vai] com|pra|pro|da|do [o|a] {house}',
    not: ['metade do|da {house} [r] [$] @'],
    like: 'unhas hoje 260, metade fica com a dona',
  },
  {
    means: 'in',
    say: 'peguei|pego metade do|da|de servico|obra|encomenda|trabalho ..4 adiantado|adiantada',
    like: 'peguei metade do serviço do seu João adiantado, 900',
  },
  {
    means: 'in',
    say: '{house} fica|ficou|ficam com [os] #percentage',
    like: 'tattoo de 600, o estúdio ficou com 30%',
  },
  {
    means: 'in',
    say: 'fiquei|ficamos com [r] [$] @ ..8 resto|metade|outra|restante [eh|fica|ficou|vai|foi] do|da|com|pro|pra [o|a] {house}',
    like: 'fiquei com 210 dos 350, o resto é do salão',
  },
  {
    means: 'in',
    say: '#percentage [eh|fica|ficou|e] [pra] meu|minha|mim|comigo',
    like: '360 no caixa, 50% é meu',
  },
  {
    means: 'in',
    say: '{when-worked} [so] foi|teve|deu [so] 2|duas|{several} {shift-work}|{served}|{groomed}',
    not: ['{shift-work}|{served}|{groomed} dos|das|do|da|nos|nas [meus|minhas|meu|minha] {kid}'],
    like: 'hoje foi 3 faxina, 420 no total',
  },
  // What went out of a kitchen by the piece was sold: "saiu por 22" is what is paid.
  {
    means: 'in',
    say: 'saiu|sairam # {homemade} ..2 a [r] [$] @',
    not: ['saiu|sairam # reais|conto|contos|pila', 'comprei|paguei|gastei|mercado|padaria'],
    like: 'ontem saiu 18 marmita a 22 cada',
  },
  {
    means: 'in',
    say: 'peguei|fiz|fizemos|arrumei [o|a|um|uma|outra|outro|mais] carreto|diaria|diarias|faxina|frete|extra|empreita',
    like: 'peguei uma diária de 150',
  },
  // So many runs are driven for others: nobody takes or orders them.
  {
    means: 'in',
    say: '{many} {run}',
    not: [
      '{many} {run} [do|da|pro|pra|de|pelo] motoboy|entregador|boy|correio|correios|flash',
      'paguei|gastei|mandei|peguei ..4 {many} {run}',
      'motoboy|entregador|boy ..2 {many} {run}',
    ],
    like: '17 entrega hj deu 212,50',
  },
  {
    means: 'in',
    say: '{many} pedido|pedidos|pacote|pacotes|chamadas [entregues] no|na|do|da|pelo|pela {gig}',
    like: '16 pedidos no ifood entregues, 121,40',
  },
  { means: 'in', say: '{run} particular|particulares', like: '4 corrida particular 90' },
  {
    means: 'in',
    say: 'saldo|total|ganho|bruto do|da dia|noite|turno|semana no|na|da|do {gig}',
    like: 'saldo do dia na 99: 133,60',
  },
  {
    means: 'in',
    say: '@ em|com # {run}|pedidos|chamadas',
    not: ['paguei|gastei ..2 @'],
    like: 'uber hoje deu 175 em 9 corridas',
  },
  {
    means: 'in',
    say: 'no|o|pelo app|aplicativo [hoje] [ja] deu|rendeu|fez|fechou [r] [$] @',
    like: 'hj no app deu 132',
  },
  {
    means: 'in',
    say: '# hora|horas|h [rodando|rodadas] de|no|na|pelo {gig}',
    like: '9 hora de uber hoje deu 186',
  },
  {
    means: 'in',
    say: 'rodei|rodando|turno ..3 no|na|de|do|da|pelo|pela {gig}',
    not: ['turno|rodei ..6 almoco|lanche|gasolina|janta'],
    like: 'rodei na indrive, deu 75,90',
  },
  {
    means: 'in',
    say: 'fechei|fechamos [em|com] [r] [$] @ [hoje|ontem] no|na|de|com {gig}|feira|banca|loja|salao|caixa',
    like: 'fechei 260 na uber',
  },
  {
    means: 'in',
    say: 'fechei|fechamos a|o semana|noite|mes|quinzena no|na|com|do|da {gig} ..2 @',
    like: 'fechei a semana no ifood 780',
  },
]
