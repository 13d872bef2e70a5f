import type { Ways } from '#understanding/memory/ways.ts'

const lately = 'ontem|anteontem|hoje|segunda|terca|quarta|quinta|sexta|sabado|domingo'

/** Ways of saying where, when and as what it should stand, each with a message that does. */
export const placing = {
  /** Another name for what was written. */
  renames: [
    [
      'coloca|coloque|poe|bota|bote|anota|salva [ai|isso|esse|essa|ele|ela] como',
      'coloca como visita técnica',
    ],
    [
      '^ [mas] ess* pix|dinheiro|valor|transferencia|deposito eh|foi|era d*',
      'esse pix é do plantão',
    ],
    [
      'muda|mude|troca|troque|altera [a|o] descricao|nome|titulo pra|para|por',
      'muda a descrição pra publi',
    ],
    ['coloca|poe|bota|anota [ai] que foi|era|eh', 'põe aí que foi pro Gil'],
  ],
  /** Which one is to be called otherwise stands before it, its name behind. */
  calledAnew: [
    [
      'muda|mude|mudar|troca|troque|trocar|altera|altere|corrige|corrija|corrigir|arruma|ajusta ..12 pra|para|por|como',
      'muda o nome da entrada de 147 pra entrega ifood',
    ],
    ['renomeia|renomear|renomeie ..8 pra|para|por|como|:', 'renomeia o uber pra corrida'],
    [
      'muda|mude|troca|troque|corrige|corrija|arruma|bota|bote|poe|ponha|coloca|coloque [o|um] [outro] nome [certo|correto|direito] d*|n*|pra|para|{article}|ess*|aquel* ..6 [,] :|eh',
      'bota o nome certo naquela entrada de 219,30: metade do Dani',
    ],
    [
      'marca|marque|anota|anote|registra|deixa|poe|bota|coloca [ele|ela|isso|ai] como',
      'o pix do João marca como reembolso',
    ],
    ['escrito|escrita|chamado|chamada|chamar|chame|chama', 'queria que ficasse escrito presente'],
    [
      'nome [dele|dela|certo|correto] ..2 errado [,|.] [eh|era|foi]',
      'o nome ficou errado, é Imobiliária Savassi',
    ],
    [
      'nome ficou|esta|saiu|veio ..8 [.|,] eh|era|foi [so]',
      'o nome ficou Cadê o papel, é só Papel',
    ],
    [
      'tira|tire|apaga|apague|remove [o|esse] nome ..5 ,|.|e [eh|era|foi|poe|bota|coloca]',
      'tira o nome de mãe, é ajuda em casa',
    ],
    ['nome certo|correto [dele|dela] eh|era|foi', 'o nome certo é Padaria do Zé'],
    ['nao eh|era|foi ..3 [,] [e|mas] eh|era|foi', 'pera não é firmeza é entrega'],
  ],
  /** It is the name that is spoken of. */
  ofName: [
    ['nome|descricao|titulo|escrito|chamar|chame|chama|renomeia|renomeie|renomear', 'troca o nome'],
  ],
  /** What money that went to somebody was for. */
  explains: [
    [
      '^ [mas] isso [ai] eh|foi|era o|a|os|as|d*',
      'isso é a pensão dos meninos',
      'isso [ai] eh|foi|era o|a que',
    ],
  ],
  /** What a receipt was for that was forwarded just now; the thing is right behind. */
  wasFor: [
    [
      '^ [{mended}] [,] [ess*|isso|isto|aquele|aquela] [ai|aqui|pix|compra|pagamento|valor] foi|era|eh [o|a|os|as|um|uma|do|da|de|dos|das|pro|pra|no|na]',
      'esse foi o futebol de quarta',
      'eh|foi|era o|a que',
      'nao|caro|muito',
    ],
    [
      '^ {article} entrada|sinal|parcela [eh|foi] [n*] [pix] pra|pro|do|da|no|na',
      'a entrada foi no pix pra Delícias da Lu',
    ],
    ['^ ela|ele [me] pagou|devolveu|mandou [o|a|os|as]', 'ela me pagou a pizza'],
    ['^ o|a do|da|dos|das', 'o da marmita'],
    ['^ isso|isto eh|era', 'isso é marmita', 'nao|gasto|receita|entrada|despesa'],
  ],
  /** Where all of it was. */
  allAt: [['^ [{mended}] [foi] tudo n*|do|da', 'tudo na uber']],
  /** What was bought in the shop that was told of just now; the thing is right behind. */
  boughtThere: [
    [
      '^ [{mended}] [,] [isso] [ai|la] foi|era|foram|eram [so|mais] [de|o|a|os|as|um|uma|uns|umas]',
      'era ração pras vaca',
      'foi|era|foram|eram ..1 que|nao',
    ],
  ],
  /** It stands elsewhere: `o frete também é Educação`. */
  belongs: [
    [
      '^ [{mended}] [nao|ah] [,] {article} ..4 eh|vai|fica|entra|conta|passa [da|na] [categoria] [como|em|no|na|pra|para]',
      'o livro é presente',
    ],
    [
      '^ [{mended}] [nao|ah] [,] {article} ..4 foi|era [como|pra|para|de|um]',
      'o brinco foi presente',
    ],
    [
      '^ ..5 [pode] poe|bota|coloca|por|botar|colocar|joga|passa|muda como|em|no|na|pra|para',
      'o carvão põe em lazer',
    ],
  ],
  /** The same, whether or not that thing stands there: a category stands right behind. */
  placesNamed: [
    [
      '^ [{mended}] [,] [o|a|os|as|aquele|aquela] ..3 [pode] poe|bota|coloca|coloque|ponha|bote|joga em|no|na|como',
      'material bota em compras',
      ', poe|bota|coloca|coloque|ponha|bote|joga',
    ],
  ],
  /** An order to put it elsewhere: a category stands right behind. */
  places: [
    [
      'poe|bota|coloca|coloque|ponha|bote|por|botar|colocar|joga|jogar|muda|mude|troca|troque|passa|manda [isso|esse|essa|ele|ela|ai|la] em|no|na|pra|para|como',
      'é o futebol do menino, põe em educação',
    ],
    ['^ [{mended}] [,] [pode] vai|entra|fica|deixa em|no|na|como', 'vai em presentes'],
    [
      'muda|mude|mudar|troca|troque|trocar|altera|altere|passa|corrige|ajusta ..5 categoria ..6 pra|para|por|em',
      'troque a categoria do último lançamento para lazer',
    ],
    ['passa|muda|move|leva ..4 pra|para [a] categoria', 'passa o último pra categoria lazer'],
  ],
  dated: [
    [
      'foi|foram|era|eram|eh|bota|poe|coloca ..1 ontem|anteontem|hoje|segunda|terca|quarta|quinta|sexta|sabado|domingo',
      'o frango foi ontem',
    ],
    ['foi|era [so] [comprad*|recebid*|depositad*|pag*|feit*] [la|,] [no|na|em] dia', 'foi dia 5'],
    [
      'foi|era|eh|sao [la] da|na semana passada [,] [no|do] dia #',
      'a multa é da semana passada, dia 9',
    ],
    ['foi|era [ha] # dias|semanas atras', 'foi 2 dias atrás'],
    [
      `^ [{mended}] [,] {article}|ess*|est* ..3 [eu|ja] comprei|paguei|recebi|gastei|fiz|peguei|vendi|tomei [foi] [la|no|na] ${lately} [,|.|!] $`,
      'a faxina recebi ontem',
    ],
    [
      `^ [{mended}] [,] [isso|ele|ela] caiu|entrou|paguei|comprei|recebi|gastei|peguei [foi] [no|na] ${lately} na verdade|real [,|.|!] $`,
      'caiu ontem na verdade',
    ],
    ['data .. pra|para|eh|era|foi', 'troca a data do condomínio pra ontem'],
    ['^ [nao|ah] ess* foi', 'esse foi ontem'],
  ],
  /** On which day that came. */
  cameOn: [
    [
      '^ [nao|ah|ops|opa|eita|oh|lya|,] [,] o|a|os|as|esse|essa|aquele|aquela ..6 [eu|ja|so] caiu|entrou|pingou|recebi|recebemos [foi] [no|na|em]',
      'o 13º caiu na quarta, dia 25',
    ],
  ],
  /** On which day that was paid. */
  wentOn: [
    [
      '^ [nao|ah|ops|opa|eita|oh|lya|,] [,] o|a|os|as|esse|essa|aquele|aquela ..6 [eu|foi|ja|so] paguei|pagamos|pago|paga|comprei|quitei [foi] [no|na|em]',
      'o IPTU de 2.700 eu paguei em outubro, dia 10',
    ],
  ],
} as const satisfies Ways
