import type { Ways } from '#understanding/memory/ways.ts'

/** Ways of asking where something is that was told. */
export const looking = {
  /** Nothing but when: of what was spent then. */
  onlyWhen: [
    [
      '^ [e|em|no|na|nesse|nessa|esse|essa|este|esta] ontem|anteontem|hoje|semana|mes|{month} [passada|passado] ? $',
      'ontem?',
    ],
  ],
  /** Asks whether there is money for something. */
  affords: [
    ['posso|consigo|podemos ..3 gastar|torrar', 'posso gastar 100 hoje?'],
    ['da pra|para ..2 gastar|torrar', 'dá pra gastar 200 no fim de semana?'],
  ],
  /** Only what went out is to be listed, and only what came in. */
  listsSpent: [
    [
      'gasto|gastos|despesa|despesas|compra|compras|gastei|gastamos|comprei|compramos',
      'meus gastos',
    ],
  ],
  listsReceived: [
    [
      'entrada|entradas|receita|receitas|recebimentos|ganhos|recebi|recebemos|entrou|vendas',
      'lista as entradas do mês',
    ],
    ['quem [foi] [que] [ja] me|nos [ja] pagou|pagaram|deu|mandou', 'quem me pagou esse mês?'],
  ],
  /** What stands behind is asked for: more things than one are added up. */
  sumsUp: [
    [
      'quanto [que] [eu|a|nos|foi|ja] [gente|que|ja] [eu|ja] [ja] gastei|gastamos|gasto|torrei|paguei|pagamos|recebi|recebemos|ganhei|ganhamos [esse] [mes] com|de|do|da|em|no|na',
      'quanto gastei com ifood e uber?',
      'gasto fixo',
    ],
    ['quanto [que] [ja] foi|deu|saiu|deram|foram de|do|da|com', 'quanto deu de ifood e uber?'],
    ['quanto [que] [ja] deu|foi|deram|foram [o|a]', 'quanto deu o mercado e a farmácia?'],
    ['soma|some {article}|com|de', 'quanto soma o uber e o ifood?'],
  ],
  /** What stands behind is not to count. */
  leavesOut: [
    ['sem contar [com]', 'quanto gastei essa semana sem contar a creche?'],
    ['tirando|excetuad*|exceto|descontando|desconsiderando|salvo|ignorando', 'exceto o aluguel'],
    ['com excecao de|do|da|dos|das', 'com exceção do aluguel'],
    ['sem {article}|considerar|incluir|somar', 'quanto gastei sem o aluguel?', 'sem a|o gente'],
    ['fora {article}', 'quanto gastei fora o aluguel?'],
    [
      'menos {article}',
      'quanto gastei esse mês menos o aluguel?',
      '[que|gastei|gastamos|recebi|foi] menos {article} ..4 que|ou',
      'mais ou menos',
    ],
  ],
  /** All that was ever lent to somebody. */
  everLent: [['<lend:i-did>', 'quanto já emprestei ao Tiago no total?']],
  /** Of two things which came to more. */
  rivals: [
    [
      '[<spend>|gasto|gastos|pago|recebo|recebi|ganhei|entrou|saiu|pesou|foi] mais|menos [dinheiro] [em|com|no|na|nos|nas|de|do|da|dos|das|,|:] ..3 ou [em|com|no|na|de|do|da]',
      'gastei mais em mercado ou uber?',
      '{month}|mes|semana|ano|dia|ontem|hoje ..3 ou',
      'ou [em|no|na|nesse|neste|nessa|o|a] [esse|este|essa|mes] {month}|mes|semana|ano|passado|ontem|hoje',
      'mais ou menos',
    ],
    [
      '^ ..4 ou ..4 [,|:] onde|qual|em|no|com [que|qual] [foi|eu|eh] [que] [eu] [gastei|gasto|foi|pesou] mais|menos',
      'mercado ou uber, onde gastei mais?',
      '{month}|mes|semana|ano|ontem|hoje ..3 ou',
      'ou [em|no|na|nesse|neste|nessa|o|a] [esse|este|essa|mes] {month}|mes|semana|ano|passado|ontem|hoje',
    ],
  ],
  looksFor: [
    [
      '^ ..2 cade|kd|quede [foi] [parar] {article}|meu|minha|meus|minhas|aquele|aquela',
      'cadê a aposentadoria?',
      'cade|kd a lya',
    ],
    [
      '^ ..2 onde|aonde esta|estao|foi|foram|ficou|ficaram [parar] {article}|meu|minha|meus|minhas',
      'onde foi parar o mercado de ontem?',
    ],
  ],
  /** What a word of hers means. */
  asksMeaning: [
    ['o que eh|e|significa|seria', 'o que é freelance'],
    ['que quer dizer', 'o que quer dizer outros'],
  ],
  /** All that was told, and nothing of it by its name. */
  entriesAll: [
    [
      'gasto|gastos|lancamento|lancamentos|compra|compras|despesa|despesas|anotacao|anotacoes|registro|registros',
      'cadê meu gasto de ontem?',
    ],
    ['que [eu] [te|ja] falei|mandei|anotei|lancei|botei|registrei', 'cadê o que eu te mandei?'],
  ],
} as const satisfies Ways
