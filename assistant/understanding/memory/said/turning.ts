import type { Ways } from '#understanding/memory/ways.ts'

/** Ways of saying which way money went that stands there already, each with a message. */
export const turning = {
  /** It came in, or went out, whichever way it was written. */
  cameIn: [
    ['eh|foi|era [um] dinheiro|valor|pix [que] [eu] entrou|recebi|ganhei', 'é dinheiro que entrou'],
    ['ess*|est*|aquel* @ [reais] [foi] [eu] [que] recebi|ganhei', 'esse 300 eu recebi'],
    ['ess*|est*|aquel* @ [reais] entrou|entraram [,|e] nao', 'esse 40 entrou, não saiu'],
    ['ess*|est*|aquel* @ [reais] foi|foram|era|eram|eh|sao venda|vendas', 'esse 70 foi venda'],
    ['recebi|ganhei ess*|est*|aquel* @', 'eu recebi esses 150'],
    ['errei , [na] [verdade] os @ [reais] eu recebi|ganhei', 'errei, os 90 eu recebi'],
    [
      'eh|foi|era|sao|foram [um|uma|meus] entrada|entradas|receita|receitas|ganho|ganhos|recebimento',
      'a corrida é entrada',
    ],
    ['eh|foi|era|sao @ [reais] [de] entrada|receita|ganho', 'gorjeta é 20 entrada'],
    [
      'nao gastei|paguei [os|as] [r] [$] @ ..4 [nao] [,] [eu] recebi|ganhei',
      'não gastei 214 no ifood não, recebi',
    ],
    ['era|foi recebi', 'era recebi, não gastei'],
    ['eh|foi|era o que eu faturei|lucrei|vendi|arrecadei', 'é o que eu faturei na barbearia'],
    [
      'muda|mude|troca|troque|passa|passe|vira|corrige|coloca|coloque|bota|bote|poe|marca|anota ..4 [de] [despesa|gasto|saida] pra|para|pro|como|em [um|uma] entrada|receita|ganho|recebimento [,|.|!|viu|ta|por] [que|favor|sou|eu] ..3 $',
      'muda uber pra entrada',
      '@',
    ],
    ['me pagou|mandou|deu os|as @ [reais] [,] nao eu', 'a Rita me pagou os 70, não eu'],
    ['tudo|todos|todas|ambos [eh|sao|foi|foram] entrada|receita|ganho|recebimento', 'tudo entrada'],
    ['nao gastei|paguei|comprei [nada|nao] [,] [eu] recebi|ganhei', 'não gastei, recebi da Carla'],
    ['foi|eh|era [uma|um] devolucao|estorno|reembolso', 'esse cimento foi devolução'],
    ['eh|foi|era dinheiro que voltou|devolveram|estornaram', 'é dinheiro que voltou'],
    ['contrario [,|.] ..4 que|quem me pagou|deu|mandou', 'foi o contrário, seu Zé que me pagou'],
    ['foi ..4 que|quem me pagou|mandou|passou', 'na verdade foi o Jonas que me pagou'],
    ['eu [que|quem] [que] recebi|ganhei', 'as casas eu recebi, sou diarista'],
    ['recebi ..3 nao paguei|gastei', 'recebi do João, não paguei'],
    [
      'eu|fui [que|quem] [que] vendi|vendo [,|e|nao|.|!|isso|viu] [nao|eu] [comprei|compra|foi] [compra] [.|!] $',
      'a camiseta eu vendi, não comprei',
    ],
    ['vendi [,|e] [eu] nao comprei|gastei|paguei|foi', 'o bolo vendi, não comprei'],
    ['nao comprei [nao] [,] [eu|foi|e] [que] vendi', 'não comprei não, eu vendi os panos'],
    ['nao foi|eh|era compra|comprado|comprada', 'não foi compra'],
    ['foi|eh|era [uma] venda [minha] [,|e] nao', 'foi venda, não compra'],
    [
      'voce|tu|ce botou|colocou|anotou|pos|lancou|marcou|registrou [isso|ele|ela] como|de|em [um|uma] gasto|despesa|saida|compra',
      'vc botou como gasto mas foi venda',
    ],
    [
      'nao foi|eh|era [uma] compra [nao] , [mas] foi|eh|era [uma] venda',
      'não foi compra, foi venda',
    ],
  ],
  /** Whoever got it by what stands there is who gave it. */
  theyPaidMe: [
    ['foi ele|ela [que|quem] me pagou|deu|mandou', 'foi ele que me pagou'],
    [
      '^ [{mended}] [,] [nao|errado] [,] ele|ela que|quem me pagou|deu|mandou',
      'não, ela que me pagou',
    ],
    [
      '^ [{mended}] [,] [nao|errado] [,] ele|ela que|quem pagou|deu|mandou pra|para mim',
      'errado, ela que pagou pra mim',
    ],
    [
      'ele|ela me pagou|deu|mandou [,|!] [!] [!] [isso] eh|foi|era [uma] entrada|receita|ganho',
      'ela me pagou, é entrada',
    ],
  ],
  /** Another sum came from the same. */
  theirsToo: [['e os|as|mais [r] [$] @# [reais] tambem', 'ela me pagou! e os 12 também']],
  /** Which way she noted it, which names the last. */
  notedAs: [
    [
      'voce|tu|ce botou|colocou|anotou|pos|lancou|marcou|registrou [isso|ele|ela] como|de|em [um|uma] gasto|despesa|saida|compra|entrada|receita|ganho|venda|recebimento',
      'vc botou como gasto',
    ],
    [
      'nao foi|eh|era [uma] compra [nao] , [mas] foi|eh|era [uma] venda',
      'não foi compra, foi venda',
    ],
  ],
  /** What was taken for an expense is what the writer lives by. */
  earnedNotSpent: [
    [
      'nao eh|foi|era [um|uma] gasto|despesa|saida [nao|meu] [,|.|!] [isso|mas|e] eh|foi|era [o|a] meu|minha trabalho|servico|venda|encomenda|job|freela|frila|trampo|profissao|ganho',
      'não é gasto não, é o meu serviço',
    ],
    [
      'nao eh|foi|era [um|uma] gasto|despesa|saida ..6 que eu faco|vendo|presto|ganho|recebo|cobro',
      'não é gasto, é o serviço que eu faço',
      'faco|vendo ..1 todo|sempre',
    ],
    [
      'nao eh|foi|era [um|uma] gasto|despesa|saida [nao|meu] [,|.|!] [porque|pois|e|que] [eu] sou|trabalho|vivo ..3 [,|.|!] $',
      'não é despesa, eu sou barbeiro',
    ],
    [
      '^ ..3 eh|foi|era [um|uma|o] trabalho|servico|venda|trampo meu|minha [,|e] nao [eh|foi|era] [um|uma] gasto|despesa',
      'é trabalho meu, não gasto',
    ],
    [
      'nao eh|foi|era [um|uma] gasto|despesa|saida [,|.|!] [!] [!] [isso|mas|e] eh|foi|era [um|uma] [meu|minha] trabalho|servico|venda|encomenda|job|freela|frila|trampo|pagamento',
      'não é gasto, é trabalho meu',
      'trabalho|servico do|da|de|dele|dela',
    ],
    [
      'nao eh|foi|era [um|uma] gasto|despesa|saida [,|.|!] [!] [!] ..5 vendi|recebi|ganhei|prestei|entrou|caiu',
      'não é gasto, eu que recebi',
      'nao recebi|vendi',
    ],
  ],
  wentOut: [
    [
      'eh|foi|era|sao|foram [um|uma] despesa|despesas|gasto|gastos|saida',
      'o salário dela é despesa',
    ],
    ['eh|foi|era|sao @ [reais] [de] gasto|despesa|saida', 'borracheiro é 40 gasto'],
    ['era|foi [uma] paguei|gastei', 'era gastei'],
    [
      'muda|mude|troca|troque|passa|passe|vira|corrige|coloca|coloque|bota|bote|poe|marca|anota ..4 [de] [entrada|receita|ganho] pra|para|pro|como|em [um|uma] despesa|gasto|saida [,|.|!|viu|ta|por] [que|favor|sou|eu] ..3 $',
      'muda o mercado pra saída',
      '@',
    ],
    ['ess*|est*|aquel* @ [reais] [fui] [eu] [que] paguei|gastei', 'esses 200 eu paguei'],
    ['ess*|est*|aquel* @ [reais] saiu|sairam [,|e] nao', 'esses 40 saíram, não entraram'],
    ['eu [que|quem] [que] paguei|gastei', 'a diária eu paguei, sou patrão'],
    ['eu que|quem dei|mandei|passei|transferi', 'fui eu que mandei pra ela'],
    ['paguei ..3 nao recebi|ganhei', 'paguei o João, não recebi'],
    [
      'voce|tu|ce botou|colocou|anotou|pos|lancou|marcou|registrou [isso|ele|ela] como|de|em [um|uma] entrada|receita|ganho|venda|recebimento',
      'você anotou como entrada, eu que gastei',
    ],
    [
      'foi [uma] compra|gasto [meu] , [eu] nao recebi|ganhei',
      'o colírio foi compra, não recebi nada',
    ],
  ],
  /** Another got it, who is named by a word that no entry bears. */
  theyGot: [
    [
      '^ [{mended}] [nao|ah] [,] o|a|os|as ..4 ganhou|ganharam|recebeu|receberam|levou|levaram|cobrou|cobraram [foi|so|era] [foi|so] [r] [$] @',
      'o rapaz ganhou foi vinte e cinco',
      'me|mim|eu|nos|cliente|clientes',
    ],
  ],
  /** Which one it is, by its sum alone. */
  ofThatSum: [
    ['ess*|est*|aquel* @', 'esses 90 eu recebi'],
    ['errei , [na] [verdade] os @', 'errei, os 90 eu recebi'],
    [
      'eu [que|quem] [que] paguei|gastei|dei|mandei|passei|recebi|ganhei os @',
      'fui eu que paguei os 200 pra ela',
    ],
  ],
  /** Asks why something stands as it does. */
  whyIs: [
    [
      '^ [e|mas|lya|oi|ue|oxe] [,] por|porque|pq [que] ..4 esta|ta|t|ficou|aparece|estao|tem|foi|colocou|botou|anotou|pos|veio',
      'por que a dona Lurdes tá com 150? ela me pagou 160',
    ],
    ['^ como assim ..6 ?', 'como assim 60 na farmácia? foi 50'],
  ],
  whyCategory: [
    ['por|porque|pq ..8 em|no|na|como ..2 ?', 'por quê tu colocou o salão em Saúde? É beleza'],
  ],
  /** It went the other way than it was noted. */
  turned: [
    ['recebi|ganhei [,] [e|eu] nao gastei|paguei|comprei', 'o pix eu recebi, não gastei'],
    ['nao gastei|paguei [,] [eu|foi|e] ..2 recebi|ganhei', 'não gastei, eu recebi'],
    ['vendi [,|e] [eu] nao comprei|gastei|paguei', 'eu vendi, não comprei'],
    ['nao comprei|gastei [,] [eu|foi|e] ..2 vendi', 'não comprei, eu vendi'],
  ],
  /** Of which category it is, and of which it is not. */
  kindNotKind: [
    [
      '^ [{mended}] [,] [o|a|os|as] ..4 foi|foram|era|eram|eh|sao ..3 [,] [e|mas] nao ..3 [,|.|!] $',
      'o almoço é alimentação, não transporte',
    ],
  ],
} as const satisfies Ways
