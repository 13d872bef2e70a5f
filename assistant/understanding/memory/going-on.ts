import type { Ways } from '#understanding/memory/ways.ts'

/** Ways of going on with what was said before, each with a message that does. */
export const goingOn = {
  /** One more of the same. */
  again: [
    ['^ [e] [ai] mais|outro|outra um|uma', 'mais uma escova'],
    ['^ [e] [ai] outr* [igual]', 'outra igual'],
    ['^ [e|vendi] mais # ..2', 'mais 10 dindin'],
    [
      '[o|a] mesm* [valor|preco|coisa] [de] ontem|anteontem|sempre|antes',
      'o frete foi o mesmo de ontem',
    ],
    ['{article} mesm* valor|preco|coisa', 'almoço o mesmo valor'],
    ['mesmo|mesma valor|preco|coisa', 'e a do Davi, mesmo valor'],
    ['foi|eh|o|a o|a mesmo|mesma de|do|da', 'ontem foi o mesmo de gasolina'],
    [
      '^ [e] o|a mesmo|mesma ..2 [de] ontem|anteontem|hoje|segunda|terca|quarta|quinta|sexta|sabado|domingo',
      'o mesmo uber sexta',
    ],
    ['^ [e] ontem|hoje|anteontem tambem [,|.|!] $', 'ontem também'],
    ['igual $', 'e a volta igual'],
    ['igual ontem|anteontem', 'almoço igual ontem'],
  ],
  'one-more': [
    [
      'mais|outro|outra um|uma',
      'mais uma escova',
      'mais um pouco|pouquinho|tanto|tantinho|tiquinho',
    ],
    ['outr*', 'outra igual'],
  ],
  same: [['igual|mesmo|mesma', 'o mesmo de ontem']],
  /** The day named is that of the one before. */
  ofDay: [
    [
      'de|do|da|igual|que ontem|anteontem|hoje|segunda|terca|quarta|quinta|sexta|sabado|domingo',
      'o mesmo de ontem',
    ],
  ],
  arrived: [['caiu|pingou|entrou|creditou', 'a bolsa caiu hoje']],
  /** It stands as it should. */
  confirmed: [
    [
      'esta|ta|tava|eh certo|certa|certinho|certinha|correto|correta|ok [,|.|!] $',
      'o dorflex tá certo',
    ],
  ],
  also: [
    ['tambem', 'a farmácia também'],
    ['^ e|ah|mais|faltou|esqueci [d*] [o|a|os|as|um|uma]', 'e o gás'],
  ],
  more: [
    ['^ [e] mais @', 'mais 45 da Rosa'],
    ['^ [e] mais um|uma ..4 @', 'mais uma da Lu 20'],
    ['comprei|vendi|peguei|pedi mais|outro|outra [um|uma] ..2 @', 'comprei outra, 69,90'],
    ['tambem comprei|vendi|peguei|pedi um|uma [,|por|de] @', 'ontem também comprei uma, 59,90'],
    [
      '^ [e] ontem|anteontem|hoje|segunda|terca|quarta|quinta|sexta|sabado|domingo [tambem] [foi|deu|fiz] [so] @',
      'anteontem 95, esqueci',
    ],
  ],
  /** More of what came in just now, by what it was for or of whom. */
  ofIt: [['^ e [mais] o|a|os|as do|da|dos|das|de ..4 @', 'e o da filha dela trinta e cinco']],
  ofThem: [
    ['^ e [mais] {article} ..4 dela|dele|delas|deles ..2 @', 'e a unha da mãe dela 30'],
    ['^ e [mais] @ do|da|dos|das|de ..4 dela|dele|delas|deles', 'e 40 da escova da mãe dela'],
  ],
  sourceOn: [['^ e [mais] @ do|da|dos|das|pelo|pela', 'e 350 do pacote de posts']],
  /** So many of another thing at such a price, as what was sold before. */
  countOn: [['^ e [mais] # ..4 a|por @ [cada|o|a|reais] ..1 [,|.|!] $', 'e 12 vatapá a 18']],
  /** It happened along with what was told right before, so on its day. */
  goesOn: [
    ['^ [ah|ai] [,] e ..7 @', 'e o bar 96', 'agora|hj|agorinha'],
    ['^ mais @', 'mais 25 de pipoca'],
  ],
  pieceOn: [
    ['^ e [mais] um|uma|dois|duas ..4 por [r] [$] @ [,|.|!] $', 'e um kit de costura por 35'],
  ],
  /** So many more of what was told before, with what they came to. */
  oneMore: [['^ [e|ah|ai] [fiz] mais|outras|outros # ..4 @', 'mais 2 corrida 21,50']],
  /** From whom or where it came. */
  source: [
    ['@ do|da|dos|das', 'mais 15 da mesa 8'],
    ['um|uma do|da', 'mais uma da Lu 20'],
  ],
  /** Where the money goes that was spoken of. */
  there: [
    ['la [agora|ja|hoje] [?] $', 'bota 10 lá'],
    ['nela|nele|nessa|nesse [meta]', 'já coloca 1.000 nela'],
    ['pra|para la|ela|ele', 'manda 50 pra lá'],
  ],
  puts: [
    ['bota|bote|botei|poe|ponha|pus|coloca|coloque|coloquei|guarda|guarde|guardei', 'bota 10 lá'],
    [
      'deposita|deposite|depositei|separa|separei|manda|mandei|joga|joguei|adiciona|soma|mais',
      'mais 50 lá',
    ],
  ],
  putsOnly: [
    [
      '^ [e|entao|ja] [,] bota|bote|poe|ponha|coloca|coloque [ai|logo] [mais] @ [hoje|ai|la|,|.|!] $',
      'bota mais 100',
    ],
  ],
  /** It is put aside, whatever for. */
  saves: [
    ['guardei|guardamos|guarda|guarde|poupei|poupamos|poupa', 'guardei 90 pro ps5'],
    ['@ guardado|guardados|guardadinho|poupado|poupados {for}', 'mais 750 guardados pra casa'],
    ['juntei|juntamos|economizei|economizamos', 'juntei 90 pra moto'],
    ['reservei|reservamos @', 'reservei 50'],
    [
      'consegui|conseguimos|deu [pra|para] guardar|juntar|poupar|economizar|separar',
      'consegui guardar 300 pro chile',
    ],
  ],
  /** So much for each of those who were named. */
  givenEach: [['@ pra|para|a cada [um|uma] [deles|delas]', 'dei 50 pra cada um deles']],
  /** What is in it is saved, whatever for. */
  jar: [['cofrinho|porquinho|potinho|cofre', 'coloquei 80 no cofrinho da batedeira']],
  /** It is put somewhere: into a goal, where there is one of that name. */
  into: [
    ['coloquei|colocamos|coloca|coloque|botei|botamos|bota|pus|poe|ponha', 'botei 100 na viagem'],
    ['separei|separamos|separa|separe|adicionei|adiciona|adicione', 'separamos 150 pro notebook'],
    ['^ reserva|reserve @', 'reserva 90 pra moto'],
    [
      'depositei|depositamos|deposita|deposite|aportei|aporta|investi|mandei|mandamos',
      'depositei 80 na moto',
    ],
    ['joguei|joga|jogue|transferi|transferimos|transfere|transfira|passei', 'joguei 30 na viagem'],
  ],
  /** Of what came in just now. */
  ofThat: [['disso|disto|dele|dela|desse|dessa|desses|dai', 'separa 50 disso pra batedeira']],
  /** More of it, wherever it goes. */
  adds: [['mais @', 'mais 100 na viagem']],
  /** Nothing but a sum and what it is for. */
  forIt: [
    ['^ [e|entao|ja] @ {for}', '100 pro notebook'],
    ['@ disso|desse|dele|dai vai|vao {for}', '800 disso vai pro notebook'],
    ['^ [e|entao|ja] @ {in} meta', '1.500 na meta do macbook'],
  ],
  /** A goal is wished: what for stands behind it. */
  wishesGoal: [
    [
      '{want}|{need}|{will}|quer|bora|gostaria|vamo ..2 juntar|guardar|junta|guarda',
      'quero juntar dinheiro pra uma geladeira',
    ],
    // "vou economizar gás" is for nothing else.
    [
      '{want}|{need}|{will}|quer|bora|gostaria|vamo ..2 poupar|economizar|poupa|economiza ..3 pra|pro|para|dinheiro|grana',
      'quero economizar pra uma geladeira',
    ],
    [
      '{want}|bora|cria|crie|criar|abre|monta [fazer|criar|abrir|ter] [uma] [nova] meta',
      'cria uma meta pro chile',
    ],
    ['nova|fazer|faz meta', 'faz meta da moto'],
    [
      '^ [lya] [,] [minha|meu|nova|a] meta|objetivo [eh|de|:|-] [de] juntar|guardar|poupar|economizar|junta|guarda',
      'meta juntar 2500 pro cref',
    ],
    ['estou|estamos juntando|guardando|poupando|economizando ..1 {for}', 'tô juntando pra moto'],
    ['^ [meu] objetivo [:|eh|de|-] [r] [$] @ {for}', 'objetivo: 4000 pra dar entrada na moto'],
  ],
  /** Words of saving and its term, which name nothing that is saved for. */
  ofSaving: [
    ['dinheiro|grana|valor|meta|tenho|temos|{month}|ano|mes|natal|ferias', 'até dezembro'],
    [
      '{want}|{need}|{will}|juntar|guardar|poupar|economizar|comprar|criar|cria|fazer|bora',
      'juntar',
    ],
  ],
  outOf: [['tirei|tira|tire|tirar|retirei|retira|saquei|resgatei', 'tirei 50 da viagem']],
  /** It comes again: `todo dia 28`. */
  monthly: [
    [
      'todo|toda|cada mes|dia|semana|ano|segunda|terca|quarta|quinta|sexta|sabado|domingo',
      'o contador é todo mês dia 28',
    ],
    ['mensal|mensalmente|semanal|anual', 'essa é mensal'],
    ['por mes', 'esse é por mês'],
  ],
  /** It goes on with the question, or the limit, before. */
  on: [
    ['^ e|mas|so|somente', 'e de transporte'],
    ['^ [agora] de|do|da|com|em|no|na', 'de transporte'],
    ['^ [o|a] mes|semana|ano|dia todo|toda|inteiro|inteira|passado|passada', 'mês todo'],
    ['^ ontem|hoje|anteontem [?] $', 'ontem?'],
  ],
  /** The same of the days that are now. */
  thisOne: [['^ e ess*|est*|ness*|nest* [agora] [?|.] $', 'e essa?']],
  lastOne: [['^ e n*|d*|a|o passada|passado|anterior [?|.] $', 'e na passada?']],
  all: [['tudo|todo|toda|inteiro', 'põe tudo no enxoval']],
  weekly: [['semanal|semana|segunda|terca|quarta|quinta|sexta|sabado|domingo', 'é toda sexta']],
  lacks: [['falta|faltam|juntei|guardei|juntamos|guardamos|poupei', 'quanto falta?']],
  /** What has come together, behind something that was put aside. */
  already: [['quanto [a] [gente] ja temos|tenho|tem|juntei|juntamos', 'quanto já temos?']],
  goalLeft: [
    [
      'quanto|quantos ..3 falta|faltam|tenho|temos|tem|juntei|juntamos|guardei|guardamos',
      'quanto já temos pro casamento?',
    ],
    ['como esta|anda|vai [indo] [a|o] [minha|meu]', 'como tá a viagem?'],
    ['falta|faltam [muito|quanto]', 'falta quanto agora', 'falta|faltam vencer|pagar'],
    ['como ta|esta|anda|vai [a] meta', 'como tá a meta'],
  ],
  spent: [['gastei|gastamos|gasto|gastos|saiu|saidas|despesas', 'e gastei?']],
  received: [['recebi|recebemos|entrou|ganhei|entradas|receitas|fiz|vendi', 'e recebi']],
  'falls-due': [['vence|vencem|vencimento', 'multa 130, vence dia 30']],
  /** It hangs on something else. */
  perhaps: [
    ['^ [ah|e|mas|lya] [,] se', 'se der certo recebo 800 amanhã'],
    ['talvez|provavelmente|estimativa|acho', 'talvez eu receba 80 amanhã'],
    ['penso|pensando|pensamos em', 'ano que vem penso em trocar de carro, 60 mil'],
    ['se {would-be}|der|chover|rolar|sair|cair|vier|conseguir|renovar', 'recebo 90 se chover'],
  ],
  /** A bill was paid, or stands there as paid. */
  paid: [
    ['paguei|pagamos|quitei|quitamos|acertei|acertamos', 'paguei a luz'],
    ['a gente [ja] pagou|quitou|acertou', 'a gente pagou a luz'],
    ['^ ..3 @ [,] [ok|ja] [ok|ja] paga|pago|quitada|quitado', 'internet 99,90 ok paga no pix'],
    ['^ ..4 paga|pago|quitada|quitado [hoje|ontem|ja] @', 'conta de luz paga hj 143,22'],
    ['transferi|depositei|mandei o|a|os|as', 'transferi o aluguel pra dona Marta'],
    [
      '^ [ja] fiz|mandei|enviei|passei [o] pix|ted|transferencia|pagamento do|da|de',
      'fiz o pix do aluguel',
    ],
    ['paga|pago|quitada|quitado [ja|agora|hoje|ontem|,|.|!] $', 'internet paga'],
    ['pagamento da|do|de ..3 [eu] [ja] fiz|feito', 'o pagamento da internet já fiz'],
    ['^ [a|o] ..2 esta|foi|ja paga|pago|quitada|quitado', 'a luz já tá paga'],
    ['acabei|acabo de pagar|quitar|acertar', 'acabei de pagar o consórcio'],
    ['^ [a|o] ..2 paga|pago|quitada|quitado ,', 'luz paga, vencia dia 22'],
    ['^ a|o ..2 ja foi [,|.|!] $', 'o consórcio já foi'],
  ],
  /** What was paid stands behind it. */
  paidWhat: [
    ['paguei|pagamos|quitei|quitamos|acertei|acertamos o|a|os|as|meu|minha', 'paguei a luz'],
    ['transferi|depositei|mandei o|a|os|as', 'transferi o aluguel'],
  ],
  paidThat: [
    ['paguei|pagamos|quitei|acertei [ja] ele|ela|essa|esse|isso', 'já paguei ela'],
    ['<pay:i-did> [ja|agora|hoje|,|.|!] $', 'já paguei'],
  ],
  /** How or when something was paid. */
  aside: [
    ['atrasado|atrasada|adiantado|adiantada|certinho|direitinho|prazo|juros', 'luz atrasada'],
    ['adiantei|ok|okay|agorinha|finalmente|ufa', 'aluguel ok, paguei agorinha'],
    ['banco|app|aplicativo|loterica|caixa|cedo|tarde|noite|correndo|celular', 'no banco cedo'],
    ['{month}|mes|vencimento|vence|venceu|vencia|multa|boleto|conta|fatura', 'o aluguel de março'],
  ],
  cardBill: [['boleto|fatura', 'paguei a fatura 1.340']],
  left: [['sobrou|sobra|saldo|restou', 'e sobrou?']],
  budget: [['limite|orcamento|teto', 'e o limite?']],
  thatLimit: [['limite|orcamento|teto|dele|dela', 'já passei dele?']],
} as const satisfies Ways
