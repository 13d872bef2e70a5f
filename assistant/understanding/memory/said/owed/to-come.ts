import { comingDay } from '#understanding/memory/days-ahead.ts'
import { hopedFor } from '#understanding/memory/said/work/hoped-for.ts'
import { orders } from '#understanding/memory/said/work/orders.ts'
import type { Ways } from '#understanding/memory/ways.ts'

const pay = 'decimo|13|bonus|plr|abono|restituicao|ferias|comissao|salario|rescisao|premio'
const who =
  'ele|ela|eles|elas|patrao|patroa|mestre|dono|dona|cliente|fregues|chefe|{person}|{payer}'
const dues =
  'resto|metade|parcela|pagamento|salario|vale|adiantamento|dinheiro|comissao|aposentadoria'

/** Work that is still to be done. */
const willEarn = [
  [
    'amanha|segunda|terca|quarta|quinta|sexta|sabado|domingo|semana [que] [vem] [eu] tenho|atendo|vou|pego [atender|fazer|dar|pegar] # cliente|clientes|aluno|alunos|paciente|pacientes|faxina|faxinas|aula|aulas|unha|unhas|corte|cortes|diaria|diarias|corrida|corridas',
    'amanhã tenho 3 clientes a 45 cada',
  ],
  [
    'vou|vamos fazer [uns|umas] [r] [$] @ [reais] no|na|de uber|99|ifood|rappi|app|corrida|corridas|entrega|entregas|feira',
    'hoje de noite vou fazer uns 150 na uber',
  ],
] as const

/** Ways of telling of money that is still to come in. */
export const moneyToCome = {
  /** Somebody gives back what was spent. */
  ofRefund: [
    [
      'reembolso|reembolsa|reembolsam|reembolsar|estorno|ressarcir|ressarcimento|devolver',
      'isso é com reembolso da escola',
    ],
  ],
  /** And has not yet. */
  notYetBack: [
    ['vai|vao [me|nos] pagar|reembolsar|devolver|ressarcir|voltar', 'a escola vai pagar'],
    ['que vem', 'o reembolso é semana que vem'],
    ['ainda nao', 'o reembolso ainda não caiu'],
  ],
  /** Somebody will give or pay it, as they say. */
  promised: [
    ['vai|vao me|nos dar|passar|mandar|transferir|devolver|pagar', 'disse que vai me dar cem'],
  ],
  /** Work that is still to be done. */
  willEarn,
  /** Money that is still to come in. */
  toCome: [
    ...willEarn,
    ...orders.ordered,
    ...hopedFor,
    ['vai|vao [me] pagar|receber|cair|ganhar|acertar|entrar|depositar', 'vai me pagar 120 sexta'],
    ['vai|vao me|nos dar|passar|mandar|transferir|devolver', 'disse que vai me dar cem'],
    ['vou|vamos receber|ganhar|cobrar', 'vou receber 1.200 dia 5'],
    ['cai|caem|entra|entram|pinga [so] [no] dia #', 'o décimo cai dia 30, 1.100'],
    [
      'meu|minha|nosso salario|pagamento|adiantamento|aposentadoria|vale eh|vem [so] [no] dia #',
      'meu salário é dia 30, 5.400',
    ],
    [
      'salario|pagamento|adiantamento|aposentadoria|vale|decimo ..6 sera|sai|vem|so|vai [ser] [pago|depositado|sair|vir] [so] [no|em] dia #',
      'o pagamento da firma sai dia 5, 2.260',
      'paguei|pagamos|recebi|saiu|todo|cada',
    ],
    ['recebo|recebe|recebem [o] [meu|dele|dela] [so] [no] dia #', 'eu recebo o meu dia 30, 5.400'],
    [
      'amanha|segunda|terca|quarta|quinta|sexta|sabado|domingo [feira] [que] [vem] [ja|so] cai|caem|entra|entram|pinga [o|a|os|as] meu|minha|o|a',
      'quinta cai minha comissão, 900',
      'todo|toda|cada',
    ],
    [
      '^ [lya|e|mas|,] [na|no|essa|nessa|proxima] amanha|segunda|terca|quarta|quinta|sexta|sabado|domingo [feira] [que] [vem] [me|ja|so] cai|caem|entra|entram|pinga|vem [me] [os|uns|mais] [r] [$] @',
      'sexta entra 500 do aluguel',
      '@ ..4 netflix|spotify|luz|agua|internet|boleto|fatura|cartao|condominio|prestacao|parcela|iptu|ipva|seguro|mensalidade|multa|pagar',
    ],
    [
      '[no] dia # [que] [ja|so] cai|caem|entra|entram|pinga [o|a|os|as|meu|minha]',
      'dia 4 cai a segunda metade do décimo terceiro, 2.430',
      'todo|todos|cada dia #',
    ],
    [
      'se deus quiser|permitir|ajudar [ja] entra|entram|cai|caem|recebo|pinga|vem [uns|umas|os|mais] [r] [$] @',
      'semana que vem se Deus quiser entra uns 900',
    ],
    [
      'entra|entram|cai|caem|recebo|pinga|vem [uns|umas|os|mais] [r] [$] @ [reais|conto] [,] se deus quiser|permitir|ajudar',
      'dia 10 entra 900 se Deus quiser',
    ],
    ['so recebo|cai|caem|paga|pagam|pago|acerta', 'plantão extra 380, só recebo dia 20'],
    [
      'cai|caem|entra|entram|vem|recebo ..4 em {month}',
      'o décimo vem agora em dezembro, 1.623',
      'fatura|boleto|conta|iptu|ipva|seguro|matricula|mensalidade|parcela ..4 vem|cai|entra|caem|entram',
    ],
    [
      `${pay} ..4 sai|saem|cai|caem|vem|chega ..4 {month}|mes|amanha|dia`,
      'a parcela do 13º sai em dezembro, 1.100',
    ],
    [
      `^ amanha|em [{month}] cai|entra|caem|entram|sai|chega ..4 ${pay}`,
      'em dezembro cai a segunda parcela do décimo, 1.400',
    ],
    [`recebo|cai|entra|${pay} ..6 dia util`, 'salário 2350 quinto dia útil', 'caiu|recebi|entrou'],
    [`vem um|uma|o|a ${pay} ..4 {month}|mes`, 'vem um bônus de 800 em dezembro'],
    [
      'ficou|ficaram de [me|mim] pagar|acertar|depositar|passar|mandar|dar|trazer|devolver',
      'ficou de me passar 80 segunda',
    ],
    [
      'me paga|pagam|acerta|acertam ..4 dia|amanha|segunda|terca|quarta|quinta|sexta|sabado|domingo|depois|semana|mes',
      'me paga sexta 90',
    ],
    ['me devendo|deve|devem ..9 paga|pagam|acerta|quando', 'ficou me devendo 35, só paga dia 23'],
    ['me deve|devem|devendo [ainda|so] [uns|umas] [r] [$] @', 'o Léo me deve 20 da janta'],
    ['falta|faltam [ainda|so] [r] [$] @ [reais] dele|dela|deles|delas', 'faltam 90 dela dia 5'],
    [
      'falta|faltam [ainda|so] [r] [$] @ [reais] do|da|de seu|dona|cliente|inquilino|inquilina|aluno|aluna',
      'faltam 60 da dona Rita pra sexta',
    ],
    [`falta|faltam receber ..12 ${comingDay}`, 'falta receber 130 da diária, o mestre paga quarta'],
    [
      `pagam|acerta|acertam [comigo] [so] [na|no|em|ate] ${comingDay}`,
      'fechei um serviço de 850, pagam dia 10',
    ],
    [`${who} paga|deposita [so] [na|no|em|ate] ${comingDay}`, 'o patrão paga sábado'],
    [
      `${who}|comprador|freguesa ..3 vai|vem|vao levar|buscar|pegar|retirar ..6 ${comingDay}`,
      'o comprador vai levar mais 20 sacos semana que vem, dá 1.900',
    ],
  ],
  /** The same by its day alone, without a sum. */
  owedOn: [
    [
      `${comingDay} ..2 cai|caem|entra|recebo [o|a|os|as|meu|minha] [outra] ${dues}`,
      'dia 20 cai o resto',
    ],
    [
      `${dues} [so] cai|entra|recebo [na|no|em|ate] ${comingDay}`,
      'minha aposentadoria entra dia 7',
    ],
    [
      `ele|ela|me|seu|dona ..2 vai|ficou [de] [me] pagar|acertar|depositar|mandar ..3 ${comingDay}`,
      'a outra metade ele vai pagar sexta',
    ],
  ],
  /** It should have come, and has not. */
  unpaid: [
    [
      `encomenda|encomendou|encomendaram|encomendado ..14 paga|pagam|acerta|acertam [so|tudo] [na|no|em|ate] quando|entrega|retirada|buscar|${comingDay}`,
      'encomenda de 60 salgados pra Dora, 100 reais, paga quando pegar no domingo',
      'encomenda|encomendou|encomendaram ..14 deu|pagou|deixou|adiantou',
    ],
    ['nao pagou|pagaram|acertou|depositou ..7 ainda @', 'dona Márcia não pagou a diária ainda 180'],
  ],
} as const satisfies Ways
