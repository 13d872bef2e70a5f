import type { Ways } from '#understanding/memory/ways.ts'

/** Ways of saving, and of wishing what is saved for, each with a message that does. */
export const saving = {
  /** Where the money goes that was spoken of. */
  there: [
    ['la|ali [agora|ja|hoje] [?] $', 'bota 10 lá'],
    ['nela|nele|nessa|nesse [meta]', 'já coloca 1.000 nela'],
    ['@ [reais|conto] a|em ela|ele|essa|esse [meta] [,|.|!] $', 'acrescente 700 a ela'],
    [
      'nisso|nisto [ja|agora|hoje] [,|.|!] $',
      'guardei 100 nisso já',
      'gasto|gasta|gastar|gastei|gastando ..6 nisso|nisto',
    ],
    ['pra|para la|ela|ele|isso|isto', 'manda 50 pra lá'],
  ],
  puts: [
    ['bota|bote|botei|poe|ponha|pus|coloca|coloque|coloquei|guarda|guarde|guardei', 'bota 10 lá'],
    [
      'deposita|deposite|depositei|separa|separei|manda|mandei|joga|joguei|adiciona|adicione|acrescenta|acrescente|acrescentei|some|soma|mais',
      'mais 50 lá',
    ],
  ],
  putsOnly: [
    [
      '^ [e|entao|ja] [,] bota|bote|poe|ponha|coloca|coloque [ai|logo] [mais] [os|esses|aqueles] @ [hoje|ai|la|ja|agora|logo|,|.|!] $',
      'bota mais 100',
    ],
  ],
  /** It is put aside, whatever for. */
  saves: [
    [
      'guardei|guardamos|guarda|guarde|poupei|poupamos|poupa',
      'guardei 90 pro ps5',
      'guarda [-] roupa|roupas|chuva|sol|volume|volumes',
    ],
    ['@ guardado|guardados|guardadinho|poupado|poupados {for}', 'mais 750 guardados pra casa'],
    ['juntei|juntamos|economizei|economizamos', 'juntei 90 pra moto'],
    ['guardou|poupou|juntou [ja] [os|uns|mais] [r] [$] @', 'ela já guardou os cem'],
    ['reservei|reservamos @', 'reservei 50'],
    [
      'separei|separamos [r] [$] @ [reais] {for} [a] emergencia|emergencias|reserva|natal|ferias|futuro',
      'separei 300 pra emergência',
    ],
    ['^ [lya] [,] guardar [mais] [r] [$] @', 'guardar 50 bike'],
    [
      'consegui|conseguimos|deu [pra|para] guardar|juntar|poupar|economizar|separar',
      'consegui guardar 300 pro chile',
      'nao consegui|conseguimos|deu',
    ],
  ],
  /** What is in it is saved, whatever for. */
  jar: [['cofrinho|porquinho|potinho|pote|cofre', 'coloquei 80 no cofrinho da batedeira']],
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
    [
      'consegui|conseguimos|deu [pra|para] colocar|botar|por|depositar|jogar [mais] [uns] [r] [$] @',
      'consegui pôr 150 na meta',
      'nao consegui|conseguimos|deu',
    ],
    [
      'pode|podes|posso|da|quero [pra|para] por|colocar|botar|jogar|depositar [mais] [os|as|esses|aqueles] [r] [$] @',
      'então pode pôr os 200 na reforma',
    ],
  ],
  /** It is to be put there, but not yet. */
  savesLater: [
    [
      '{will}|pretendo ..1 guardar|colocar|botar|por|depositar|separar|jogar [mais] [os|uns] [r] [$] @ ..6 quando|assim|depois|amanha|semana|mes|dia|proximo|proxima',
      'vou guardar 200 na reforma quando o salário cair',
    ],
    [
      'quando|assim|depois|amanha|semana|mes|dia|proximo|proxima ..5 {will} guardar|colocar|botar|por|depositar|separar|jogar [mais] [os|uns] [r] [$] @',
      'quando receber vou botar 300 na reforma',
    ],
    [
      'mes|semana que vem [eu] guardo|coloco|boto|ponho|deposito|separo [mais] [os|uns] [r] [$] @',
      'mês que vem guardo 400 na viagem',
    ],
  ],
  /** Of what came in just now. */
  ofThat: [['disso|disto|dele|dela|desse|dessa|desses|dai', 'separa 50 disso pra batedeira']],
  /** More of it, wherever it goes. */
  adds: [['mais @', 'mais 100 na viagem']],
  /** Nothing but a sum and what it is for. */
  forIt: [
    ['^ [e|entao|ja] @ {for}', '100 pro notebook'],
    [
      '^ [e|entao|ja] @ [reais] vai|vao|foi|foram {for} [o|a|minha|meu] ..3 [.|!] $',
      '300 vai pro notebook',
    ],
    ['@ disso|desse|dele|dai vai|vao {for}', '800 disso vai pro notebook'],
    ['^ [e|entao|ja] @ {in} meta', '1.500 na meta do macbook'],
  ],
  /** A goal is wished: what for stands behind it. */
  wishesGoal: [
    [
      '{want}|{need}|{will}|quer|bora|gostaria|vamo ..2 juntar|ajuntar|guardar|junta|guarda|juntando|guardando',
      'quero juntar dinheiro pra uma geladeira',
    ],
    [
      '{want}|{will}|{need}|gostaria|pretende|pretendemos|planejamos|bora [de] [conseguir] reunir|acumular [uns|os] [r] [$] @',
      'pretendo reunir 12 mil para uma viagem',
    ],
    [
      '{want}|{will}|{need}|gostaria|bora [conseguir] levantar|arrecadar [uns] [r] [$] @ [reais] {for} ..5 ate',
      'preciso levantar 3 mil pra reforma até junho',
    ],
    [
      'pretende|pretendemos|planejamos [conseguir] juntar|guardar|poupar|economizar [uns|r] [$] @',
      'pretendemos juntar 3 mil pra reforma',
    ],
    [
      'vontade|intencao|plano|sonho|ideia [eh] [de|em] juntar|guardar|poupar|economizar|reunir [uns|r] [$] @',
      'tenho vontade de juntar 4 mil pra uma bicicleta',
    ],
    [
      'quero|queria|queremos separar [r] [$] @ ..1 {for}',
      'quero separar 3 mil pra moto',
      '{for} [a|o] pagar|quitar|{dues}|mercado|feira',
    ],
    // "vou economizar gás" is for nothing else.
    [
      '{want}|{need}|{will}|quer|bora|gostaria|vamo ..2 poupar|economizar|poupa|economiza ..3 pra|pro|para|dinheiro|grana',
      'quero economizar pra uma geladeira',
    ],
    [
      '{want}|bora|cria|crie|criar|abre|monta [fazer|criar|abrir|ter] [uma|mais] [uma|nova|outra] meta',
      'cria uma meta pro chile',
    ],
    ['nova|fazer|faz meta', 'faz meta da moto'],
    [
      '^ [lya] [,] juntar|economizar|poupar [r] [$] @',
      'juntar 900 bike',
      'economizar|poupar [r] [$] @ n*|d*|por|em|com|,',
    ],
    ['me ajuda|ajude [a] juntar|guardar|poupar', 'me ajuda a juntar 4 mil pra moto'],
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
  /** Up to what it is to come to, whose figure is no money told. */
  towardsAll: [
    [
      'pra|para [eu] fechar|chegar|completar|bater|inteirar|atingir|alcancar|juntar [a|em|aos|nos|os] [r] [$] @ ..5 [ainda] falta|faltam|resta [quanto|muito]',
      'pra fechar os 6000 da viagem falta quanto?',
    ],
    [
      'quanto [ainda] falta|faltam|resta [ainda] pra|para [eu] fechar|chegar|completar|bater|inteirar|atingir|alcancar|juntar [a|em|aos|nos|os] [r] [$] @',
      'quanto falta pra completar os 6000 da viagem?',
    ],
  ],
  lacks: [['falta|faltam|juntei|guardei|juntamos|guardamos|poupei', 'quanto falta?']],
  /** What has come together, behind something that was put aside. */
  already: [['quanto [a] [gente] ja temos|tenho|tem|juntei|juntamos', 'quanto já temos?']],
  goalLeft: [
    [
      'quanto|quantos ..3 falta|faltam|faltando|tenho|temos|tem|juntei|juntamos|guardei|guardamos',
      'quanto já temos pro casamento?',
      'falta|faltam vencer|pagar',
    ],
    [
      'quanto [que] [eu|a] [gente] [ainda] preciso|precisamos|tenho|temos|devo [ainda] [que|de] juntar|guardar|poupar|economizar|colocar|botar [ainda] [pra|para|na|no]',
      'quanto ainda preciso juntar pra viagem?',
      'por|todo|ao|cada mes|semana|dia',
      'ate {month}|dia',
      'em # meses|anos',
    ],
    [
      'quanto [que] [eu] [ainda] preciso [ainda] pra|pro|para',
      'quanto preciso ainda pra moto?',
      'pra|para pagar|gastar|comer',
    ],
    ['{for} ..3 {need}|tenho [que|de] juntar|guardar quanto', 'pra obra tenho que guardar quanto'],
    ['quanto [ainda] [me] resta|restam|falta ..4 meta', 'quanto resta pra bater a meta da viagem?'],
    ['como esta|anda|vai [indo] [a|o] [minha|meu]', 'como tá a viagem?'],
    ['falta|faltam [muito|quanto]', 'falta quanto agora', 'falta|faltam vencer|pagar'],
    ['como ta|esta|anda|vai [a] meta', 'como tá a meta'],
  ],
} as const satisfies Ways
