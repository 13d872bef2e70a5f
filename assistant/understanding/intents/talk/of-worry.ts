import type { Rows } from '#understanding/intents/talk/rows.ts'

/** What people tell of money that does not last. */
export const ofWorry = {
  worry: [
    [
      'preocupado|preocupada|desesperado|desesperada|endividado|endividada|apertado|apertada',
      'ando preocupada com dinheiro',
    ],
    [
      'quebrado|quebrada|ansioso|ansiosa|falido|falida|lascado|lascada|ferrado|ferrada|enrolado|enrolada',
      'tô quebrado',
    ],
    [
      'sem dinheiro|grana|tostao|nada|dindin',
      'tô sem grana',
      'saiu|saimos|fiquei sem nada ..2 gastar',
    ],
    ['acabou [o] [{my}] dinheiro|salario|grana', 'acabou meu dinheiro e é dia 12'],
    ['sem um real|centavo|tostao|puto', 'fiquei sem um real'],
    ['no vermelho|sufoco|aperto|prejuizo', 'tô no vermelho', 'quanto|saldo|se ..4 no vermelho'],
    ['nao aguento|suporto', 'não aguento mais conta', 'nao me aguento'],
    ['gastei|gastamos demais|muito|horrores', 'gastei demais esse mês'],
    ['mes [esta|muito|foi|tao] dificil|apertado|longo|complicado|puxado|fraco', 'que mês difícil'],
    ['dificil|apertado|complicado|puxado|osso ..1 esse|este mes', 'tá difícil esse mês'],
    [
      '^ [ai|nossa|ah|poxa|lya|,] [,] [a|as] [coisa|coisas|vida|situacao] esta|estao|anda|ta [muito|bem|tao|meio] dificil|dificeis|puxad*|osso|feio|feia|complicad*|foda|brab* [viu|hein|demais|ne|lya|!|.|,] [lya|viu] [!|.] $',
      'tá difícil viu',
    ],
    ['tudo|todo [muito|tao|esta] caro|cara|carissimo', 'tá tudo muito caro'],
    ['esta|ta [muito|tao] caro tudo', 'tá caro tudo né'],
    ['um absurdo|roubo|assalto', 'esse preço é um absurdo'],
    ['lisa|liso|duro|dura|dividas|divida|zerado|zerada', 'tô lisa', 'ovo|peito|cerveja'],
    ['nao sobra|rende|dura|chega|da|sobrou nada|mais', 'não sobra nada no fim do mês'],
    [
      'salario|dinheiro|grana so|mal|nem da|deu|dura|durou|chega|rende pra|ate|para',
      'todo mês 30 dias e o salário só dá pra 20',
      'da|deu pra|para # reais|conto|pila',
    ],
    ['dinheiro|salario|grana nao rende|dura|da|chega|estica', 'meu dinheiro não rende'],
    ['no limite', 'vivo no limite do cartão', 'quanto|qual ..3 limite'],
    ['vou falir|quebrar', 'acho que vou falir'],
    ['nome [esta|ficou] [no] sujo|negativado|serasa|spc', 'meu nome tá sujo'],
    ['estou devendo [pra|a|todo|muito|ate] [todo] [mundo|todos]', 'tô devendo todo mundo'],
    ['nao sei [mais] [o] que fazer|faco', 'não sei mais o que fazer'],
    ['so conta|boleto [pra|para] [pagar|chegando]', 'só conta pra pagar'],
    ['que sufoco|aperto|perrengue|fase', 'que sufoco'],
    [
      'esta|estao|vai|vem|anda me|nos matando|falindo|quebrando|arruinando',
      'ifood tá me matando kkkk',
    ],
    ['esta|estao|anda [muito|tao|bem] caro|cara|caros|caras demais', 'cerveja tá cara demais'],
    ['pela hora da morte', 'gasolina tá pela hora da morte'],
    [
      'socorro|misericordia|desespero',
      'socorro',
      'a|dona|nome|chamo|do|da|sou socorro',
      'nome eh|e socorro',
    ],
    ['surtando|surtar|pirando|pirar|surtei|pirei', 'tô surtando'],
    [
      '^ [nossa|caramba|eita|ai] [,] muito|tanto|tanta|muita gasto|gastos|conta|contas|despesa',
      'muito gasto né',
    ],
  ],
} as const satisfies Rows
