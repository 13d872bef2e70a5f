import type { Ways } from '#understanding/memory/ways.ts'

/** Ways of taking away what is there, each with a message that does. */
export const removing = {
  removes: [
    ['borra|borrar', 'borra el pollo'],
    ['apaga|apague|apagar|exclui|exclua|excluir|remove|remova|deleta|delete', 'apaga o uber'],
    [
      'cancela|cancele|descarta|desconsidera|risca|elimina',
      'cancela os potes',
      // The one of a toll road.
      'a|as|na|da|uma cancela|cancelas',
    ],
    [
      'tira|tire|retira|retire [tambem] [isso|essa|esse|ela|ele|o|a|,|.]',
      'essa pizza não é minha, tira',
    ],
    [
      'pode|podia|da|quero|consegue [pra|para] tirar|remover|excluir',
      'o livro eu devolvi, pode tirar',
    ],
    [
      '^ [ah|opa|mas] [ess*|isso] nao era|eh pra|para [voce|vc|tu] [ter] anotar|anotado|registrar|registrado|lancar|lancado [isso|esse|essa|nao] [,|.|!] $',
      'não era pra anotar',
    ],
    [
      '^ [ah|opa|nao] [,] ess*|isso [gasto|valor] nao eh|era|foi meu|minha|nosso|nossa [nao] [,|.|!] $',
      'esse não é meu',
    ],
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
      '^ [ah|nao|lya] [,] esquece|esqueca|deixa {article}|ess* ..3 [pra] [la] [,] [que] [eu|o|a|ja] [cartao|maquininha|compra|pagamento|pix] nao|nem passou|passei|comprei|paguei|peguei|rolou|caiu|cheguei|fui|deu|teve ..4 [,|.|!] $',
      'esquece a recarga, não passou o cartão',
    ],
    ['^ [{mended}] [,] nao passou {article}|no cartao [,|.|!] $', 'não passou o cartão'],
    [
      'nao deu certo [,|.] o|meu cartao foi|deu recusado|negado [,|.|!] $',
      'o tênis não deu certo, o cartão foi recusado',
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
    [
      'tira|tirar|tire|apaga|apagar|apague|remove|remover|exclui|excluir|retira|retire|risca ..3 do|da|dos|das lembrete|lembretes|aviso|avisos|alertas',
      'tira a internet dos lembretes',
    ],
  ],
  /** What was deleted is to stand there again. */
  backAgain: [
    ['era [pra|para] ficar|deixar', 'os 300 da mãe era pra ficar, bota de novo'],
    [
      'so|apenas|somente o|a|do lembrete|aviso|alerta [eh] [que] era [pra|para] [ter] tirar|tirado|apagar|apagado|excluir',
      'a pizza foi gasto, só o lembrete que era pra tirar',
    ],
    [
      'era [pra|para] [ter] tirar|tirado|apagar|apagado|excluir [era] so|apenas|somente o|a lembrete|aviso|alerta',
      'era pra tirar só o lembrete',
    ],
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
  neverRemoves: [
    [
      'tira|tire|tirar|apaga|apague|remove|cancela [o|a|esse|essa] nome|titulo|descricao',
      'tira o nome de mãe, é ajuda em casa',
    ],
    ['nao|nunca apaga|apague|cancela|tira|exclui|remove', 'não apaga nada'],
  ],
  /** Said beside it that names nothing of it. */
  ofRemoval: [
    ['meta|metas|objetivo|mentira|minto|ideia|saber|ver', 'apaga a meta'],
    ['cancelei|encerrei|desisti|parei|cancelar|encerrar|esquece|corta', 'cancelei'],
    ['duplicado|duplicada|repetido|repetida|dobrado|dobrada|engano|querer|lembrete', 'tá repetido'],
  ],
} as const satisfies Ways
