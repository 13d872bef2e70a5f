import type { Ways } from '#understanding/memory/ways.ts'

/** Ways of saying which of what stands there is to go. */
export const whichOfThem = {
  /** All that there is, and no entry alone: too much for one word. */
  ofAll: [['tudo|todos|todas', 'apaga tudo desse mês']],
  /** So many of what was told are spoken of together. */
  both: [
    [
      'os|as|esses|essas|ess*|aquel*|todos 2|dois|duas',
      'tira os dois',
      '2|dois|duas reais|real|conto|contos|pila|dias|meses|semanas',
    ],
    ['ambos|ambas', 'apaga ambos'],
  ],
  allThree: [
    [
      'os|as|esses|essas|todos 3|tres',
      'apaga os três',
      '3|tres reais|conto|contos|pila|dias|meses',
    ],
  ],
  /** One thing is said of all that is named. */
  ofAllNamed: [['foram|eram|sao|estao|estavam', 'o uber e a farmácia foram ontem']],
  lastOnes: [['ultimos|ultimas', 'apaga os dois últimos']],
  /** Which of them, by where or for what it was. */
  ofPlace: [['ess*|aquel* do|da|dos|das|no|na', 'tira esse da farmácia']],
  /** One of what is paid in parts. */
  oneOfParts: [['parcela|prestacao', 'a primeira parcela é só em janeiro, tira essa']],
  /** An entry, whatever it is called. */
  anyEntry: [
    [
      'lancamento|lancamentos|gasto|gastos|compra|despesa|registro|entrada|valor|errado|errada|ultimo|ultima|ultimos|ultimas|tudo|coisa|negocio|trem',
      'apaga aquele lançamento errado de 45',
    ],
  ],
  /** What comes again and again is taken away, not an entry of it. */
  ofBills: [
    [
      'das|dos|de [minhas|meus|nossas] contas|pagamentos|fixos|recorrentes|assinaturas',
      'tira a academia das contas',
    ],
    ['assinatura|mensalidade de|da|do', 'cancela a assinatura da netflix'],
  ],
  /** One sum or one month of it is meant, and not that it is over. */
  ofOneTime: [
    ['lancamento|gasto|despesa|compra|registro|entrada|pagamento|parcela', 'cancela esse gasto'],
    ['hoje|ontem|amanha|agora|semana|mes', 'não vou pagar mais a academia esse mês'],
  ],
  /** It stands there more than once: of those that are alike the newest goes. */
  doubled: [
    ['ja tinha|tinham|havia ..3', 'apaga a cola, eu já tinha falado'],
    ['repetid*|duplicad*|dobrad*', 'a padaria tá repetida, tira uma'],
    ['2|duas|dois vezes', 'botei duas vezes'],
  ],
  /** What was just told had been told already. */
  toldBefore: [
    [
      '^ [ah|opa|ops|mas] [eu] ja tinha|tinhamos [te] anotado|falado|contado|dito|lancado|registrado|colocado|botado [isso|esse|essa|ela|ele] ..2 [,|.|!] $',
      'já tinha anotado isso ontem',
    ],
    [
      '^ [ah|opa|ops] [eu] ja te falei|contei|disse isso|essa|esse ..2 [,|.|!] $',
      'já te falei essa',
    ],
  ],
  /** Of what was done once there are two. */
  standsTwice: [
    [
      'ficou|ficaram|esta|ta|tem|estao|anotou|botou|apareceu|saiu 2|duas|dois ..2',
      'ficou duas feira',
    ],
    ['repetid*|duplicad*|dobrad*', 'a feira tá repetida'],
    ['repetiu|duplicou|dobrou {article}', 'repetiu o uber'],
  ],
  /** One of two that are alike is too many, whatever else is said. */
  alike: [
    ['repetid*|duplicad*|dobrad*|duplicidade|duplo|dupla', 'a feira tá repetida'],
    ['em dobro|duplicidade', 'botei a feira em dobro'],
    [
      'mandei|lancei|anotei|botei|coloquei|registrei|falei|mandou|lancou|anotou|botou|apareceu|aparece|esta|ficou|tem|consta ..3 2|duas|dois vezes',
      'botei a feira duas vezes',
    ],
    ['repetiu|repeti|duplicou|dupliquei|dobrou [sem] [querer] {article}', 'repeti a feira'],
    ['sobrando|sobrou|duplicata', 'tem uma feira sobrando'],
    [
      'mandei|lancei|anotei|botei|coloquei|registrei|falei|mandou|lancou|anotou ..3 de novo|novamente',
      'mandei a feira de novo sem querer',
    ],
    ['de novo {article} ..2 sem querer', 'mandei de novo a feira sem querer'],
  ],
  /** It happened once, or one of them is to stay. */
  happenedOnce: [
    ['so|apenas|somente ..2 um|uma|1 vez|compra|corrida|ida|vezinha', 'só fui uma vez'],
    ['um|uma|1 vez|compra|corrida|ida so|apenas|somente|unica', 'foi uma compra só'],
    ['um|uma|1 unica|unico|so compra|vez|corrida|ida', 'foi uma única compra'],
    ['foi|eh|era|fiz|teve|existe so|apenas|somente um|uma|1', 'é só um'],
    ['foi|eh|teve um|uma ..1 so|apenas|somente', 'foi uma feira só'],
    ['so|apenas|somente teve|tem|foi|fiz|houve|existe um|uma|1', 'só teve uma feira'],
    ['foi|eh|era um|uma|1 so|apenas|somente', 'a feira foi uma só'],
    ['nao ..2 2|duas|dois vezes', 'não fui duas vezes'],
    ['deixa|fica|deixe|mantem|mantenha|fique so|apenas|somente um|uma|1', 'deixa só um'],
    ['deixa|fica|deixe|mantem|mantenha|fique um|uma|1 so|apenas|deles|delas', 'deixa um só'],
  ],
  /** One of them is asked for, politely. */
  oneOfThem: [
    [
      'tirar|retirar|apagar|excluir|remover|tira|retira|apaga ..1 um|uma|repetid*|duplicad*|segund*|outro|outra',
      'pode retirar a repetida?',
    ],
  ],
  /** A goal is spoken of; or only what went into it, which stays an entry of its own. */
  ofGoal: [['meta|metas|objetivo|objetivos|cofrinho', 'desisti da viagem, apaga a meta']],
  ofDeposit: [
    ['deposito|depositos|lancamento|entrada|aporte', 'apaga o depósito da meta'],
    ['guardei|depositei|coloquei|botei', 'apaga os 50 que guardei na meta'],
  ],
} as const satisfies Ways
