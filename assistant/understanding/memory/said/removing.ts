import type { Ways } from '#understanding/memory/ways.ts'

/** Ways of taking away what is there, each with a message that does. */
export const removing = {
  removes: [
    ['borra|borrar', 'borra el pollo'],
    ['apaga|apague|apagar|exclui|exclua|excluir|remove|remova|deleta|delete', 'apaga o uber'],
    ['cancela|cancele|descarta|desconsidera|risca|elimina', 'cancela os potes'],
    [
      'tira|tire|retira|retire [tambem] [isso|essa|esse|ela|ele|o|a|,|.]',
      'essa pizza não é minha, tira',
    ],
    ['pode|podia|da|quero tirar|remover|excluir', 'o livro eu devolvi, pode tirar'],
    [
      'esquece|esqueca|corta|corte {article} [gasto|lancamento|compra] ..6 [,] foi|quem',
      'esquece o xis, foi a Manu que pagou',
    ],
    ['^ [ah|nao|lya] [,] esquece|esqueca {article}|ess* ..3 [,|.|!] $', 'esquece o almoço'],
    ['^ [ah|nao|lya] [,] deixa|deixe {article} ..3 pra|para la [,|.|!] $', 'deixa o xis pra lá'],
    ['^ [ah|nao|lya] [,] esquece|esqueca {article}|ess* ..2 de [r] [$] @', 'esquece a bet de 80'],
    [
      'esquece|esqueca {article} ..3 [,] [que] [eu|ja] devolvi|cancelei|desisti|cancelou|cancelaram|devolveram|estornaram',
      'esquece a farmácia, devolvi',
    ],
    [
      '^ [ah|nao|lya] [,] esquece|esqueca {article}|ess* ..3 [,] [eu] nao vou|quero|precisa|preciso|conta|conte|vale ..2 [,|.|!] $',
      'esquece o xerox, não vou contar',
    ],
    [
      '^ [ah|nao|lya] [,] ignora|ignore|desconsidere {article}|ess* ..3 [,|.|!] $',
      'ignora o lanche',
      '{article}|ess* que|ultim*|mensagem|audio|msg',
    ],
    [
      '^ [ah|e|mas] [,] {article} ..3 nao [,] [eu] ganhei|devolvi|desisti|cancelei',
      'a fita não, ganhei de brinde',
    ],
  ],
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
  /** Something is to go or to be changed. */
  orders: [
    [
      'apaga|apague|apagar|exclui|exclua|excluir|remove|remover|tira|tire|tirar|retira|deleta|cancela|risca ..2',
      'apaga o uber e o pão foi 9,50',
    ],
    [
      'muda|mude|troca|troque|corrige|corrija|arruma|altera ..2',
      'muda o pão pra 10 e apaga o café',
    ],
    [
      'eh|foi @ [reais] [de] gasto|despesa|entrada|receita ,|e ..3 eh|foi @',
      'borracheiro é 40 gasto, gorjeta é 20 entrada',
    ],
    [
      '{article} ..3 foi|era|deu ..3 e|, {article} ..3 foi|era|deu',
      'a farmácia foi 55 e o mercado foi ontem',
    ],
  ],
  /** Which entry is to go, by the words of an order or a courteous wish. */
  takesOut: [
    [
      'tira|tire|retira|retire [tambem] o|a|esse|essa|aquele|aquela|isso|este|ultimo',
      'retire também a lotérica',
    ],
    [
      'tirar|retirar [tambem] o|a|esse|essa|aquele|aquela|meu|minha gasto|lancamento|compra|despesa|anotacao|pagamento',
      'favor retirar o lançamento da farmácia',
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
  /** Nobody needs to be reminded of it any more. */
  unreminded: [
    [
      'nao precisa|precisam|quero ..2 [me] lembrar|lembre|avisar|avise',
      'não precisa mais lembrar da taxa',
    ],
    ['nao me lembra|lembre|avisa|avise mais', 'não me lembra mais da van'],
    [
      'tira|tirar|tire|apaga|apagar|apague|remove|remover|exclui|excluir|cancela|cancelar|cancele|para {article}|com|de [o|a] lembrete|lembretes|aviso|alerta|alarme',
      'pode tirar o lembrete do dentista',
    ],
  ],
  /** What was written was the writer's own money on its way to another account of theirs. */
  ownMoved: [
    [
      'de|entre uma|minha|1 conta minha pra|para [a] outra [minha]',
      'os 200 foi só de uma conta minha pra outra, não é gasto',
    ],
    [
      'essa|esse|isso|esta|este|isto [transferencia|pix|ted|valor|dinheiro] foi|era|eh [so] [uma|1] [transferencia|movimentacao] entre ..1 contas',
      'essa transferência foi entre contas minhas',
    ],
    [
      'essa|esse|isso|esta|este|isto [transferencia|pix|ted|valor|dinheiro] foi|era|eh [so] pra|para [a] minha outra conta|poupanca|carteira',
      'esse pix foi pra minha outra conta',
    ],
    [
      'essa|esse|isso|esta|este|isto [transferencia|pix|ted|valor|dinheiro] foi|era|eh|veio|saiu [so] pra|para|da|de [a] minha [propria|outra] conta do|da|no|na',
      'essa TED foi pra minha conta do Inter mesmo, não é gasto',
    ],
    [
      'essa|esse|isso|esta|este|isto [transferencia|pix|ted|valor|dinheiro] foi|era|eh|veio de mim pra|para mim',
      'esse pix foi de mim pra mim',
    ],
    [
      'essa|esse|isso|esta|este|isto [transferencia|pix|ted|valor|dinheiro] foi|era|eh [so] pra|para mim mesm*',
      'isso foi pra mim mesma',
    ],
    [
      'nao eh|foi|era [um] gasto|despesa [nao] [,] [foi|era|eh] [so] [uma|1] [transferencia] entre ..1 contas',
      'não é gasto, é transferência entre minhas contas',
    ],
    [
      'nao eh|foi|era [um] gasto|despesa [nao] [,] [foi|era|eh] [so] pra|para [a] minha outra conta',
      'não foi gasto, foi pra minha outra conta',
    ],
    [
      '^ [nao] [,] foi|era|eh [so] entre ..1 contas [minhas|proprias] [,|.|!] ..6 $',
      'foi entre contas minhas',
    ],
  ],
  /** What was deleted is to stand there again. */
  backAgain: [
    ['era [pra|para] ficar|deixar', 'os 300 da mãe era pra ficar, bota de novo'],
    ['nao era|eh pra [ter] apagar|apagado|tirar|tirado|excluir', 'não era pra apagar o uber'],
    [
      'bota|bote|poe|ponha|coloca|coloque|volta|traz ..4 de volta [,|.|!|pra]',
      'bota o uber de volta',
    ],
    ['bota|bote|poe|ponha|coloca|coloque ..3 de novo ,|.|!', 'põe o uber de novo, era meu mesmo'],
    ['bota|bote|poe|ponha|coloca|coloque ..3 de novo $', 'coloca ele de novo'],
    [
      '^ [nao] [,] apagou|excluiu|tirou|removeu [o|a] [coisa] errado|errada',
      'apagou o errado! volta o uber',
    ],
  ],
  /** Money came back of what had been bought. */
  refunded: [
    ['estorno|estornad*|estornaram|estornou|estornei', 'estornaram o notebook, 2000'],
    ['reembols*', 'reembolso da centauro 300'],
    ['devolvi|devolvemos|devolveram|devolucao', 'devolvi o tênis, recebi 300 de volta'],
    ['cancelei|cancelaram|cancelada|cancelado', 'cancelaram a compra, voltou 300'],
  ],
  neverRemoves: [
    [
      'tira|tire|tirar|apaga|apague|remove|cancela [o|a|esse|essa] nome|titulo|descricao',
      'tira o nome de mãe, é ajuda em casa',
    ],
    ['nao|nunca apaga|apague|cancela|tira|exclui|remove', 'não apaga nada'],
  ],
  /** It is over, or never will be. */
  gaveUp: [
    ['cancelei|cancelamos|encerrei|encerramos|desisti|desistimos|abandonei', 'cancelei o spotify'],
    ['vou|vamos|quero|resolvi cancelar|encerrar', 'vou cancelar a netflix, pode tirar'],
    ['parei|paramos com|de', 'parei com o crossfit, tira'],
    ['sai|saimos da|do', 'saí da academia, pode tirar'],
    ['nao pago|pagamos|faco|fazemos|uso|usamos|tenho|temos mais', 'não pago mais a natação'],
    ['nao vou|vamos|quero ..2 mais', 'o inglês não vou fazer mais'],
  ],
  /** What is ended by its own word: a bill is, and what was paid for it stays. */
  cancels: [
    ['cancela|cancele|cancelar|encerra|encerre|encerrar', 'cancela a netflix'],
    ['cancelei|cancelamos|encerrei|encerramos', 'cancelei o spotify'],
    ['nao pago|pagamos mais', 'não pago mais a natação'],
    ['nao vou|vamos mais pagar', 'não vou mais pagar o spotify'],
    ['nao vou|vamos pagar mais', 'não vou pagar mais a academia'],
  ],
  /** One sum or one month of it is meant, and not that it is over. */
  ofOneTime: [
    ['lancamento|gasto|despesa|compra|registro|entrada|pagamento|parcela', 'cancela esse gasto'],
    ['hoje|ontem|amanha|agora|semana|mes', 'não vou pagar mais a academia esse mês'],
  ],
  /** Why it is to go: somebody else paid, or it stands there already. */
  notMine: [
    ['foi ..4 que|quem pagou|pago|deu|comprou', 'esquece o xis, foi a Manu que pagou'],
    ['quem pagou|comprou|deu foi', 'o café quem pagou foi a Vera'],
    ['nao fui eu', 'a pizza não fui eu que paguei'],
    ['ja tinha|tinham|esta|estava|ta|tava', 'a farmácia minha mãe já tinha lançado'],
    ['{person} ..2 que pagou|pago', 'o show, minha irmã que pagou'],
  ],
  /** It stands there more than once: of those that are alike the newest goes. */
  doubled: [
    ['ja tinha|tinham|havia ..3', 'apaga a cola, eu já tinha falado'],
    ['repetid*|duplicad*|dobrad*', 'a padaria tá repetida, tira uma'],
    ['2|duas|dois vezes', 'botei duas vezes'],
  ],
  /** Of what was done once there are two. */
  standsTwice: [
    [
      'ficou|ficaram|esta|ta|tem|estao|anotou|botou|apareceu|saiu 2|duas|dois ..2',
      'ficou duas feira',
    ],
    ['repetid*|duplicad*|dobrad*', 'a feira tá repetida'],
  ],
  /** A goal is spoken of; or only what went into it, which stays an entry of its own. */
  ofGoal: [['meta|metas|objetivo|objetivos|cofrinho', 'desisti da viagem, apaga a meta']],
  ofDeposit: [
    ['deposito|depositos|lancamento|entrada|aporte', 'apaga o depósito da meta'],
    ['guardei|depositei|coloquei|botei', 'apaga os 50 que guardei na meta'],
  ],
  /** Said beside it that names nothing of it. */
  ofRemoval: [
    ['meta|metas|objetivo|mentira|minto|ideia|saber|ver', 'apaga a meta'],
    ['cancelei|encerrei|desisti|parei|cancelar|encerrar|esquece|corta', 'cancelei'],
    ['duplicado|duplicada|repetido|repetida|dobrado|dobrada|engano|querer|lembrete', 'tá repetido'],
  ],
} as const satisfies Ways
