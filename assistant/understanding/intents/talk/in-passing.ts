import type { Rows } from '#understanding/intents/talk/rows.ts'

/** What is said between two entries, and between two people anywhere. */
export const inPassing = {
  noted: [
    [
      '^ [e] [ai] [lya] [,] anotou|registrou|salvou|foi|conferiu|captou|recebeu [tudo|isso|ai] ?',
      'anotou?',
    ],
    ['^ [e] [ai] [lya] [,] deu certo|tudo|isso [?]', 'deu certo?'],
    [
      '^ [e] [ai] [lya] [,] [esta|ficou] anotado|salvo|registrado|lancado [tudo|ai|certo] ?',
      'ficou salvo?',
    ],
    ['voce|tu [ja] anotou|registrou|salvou|lancou', 'você anotou o uber?'],
    ['anotou|registrou|lancou {article} ..3 ?', 'anotou a gasolina?'],
    [
      '{article} ..3 [ja] esta|ficou anotado|anotada|lancado|lancada|registrado|registrada ..1 ?',
      'o aluguel já tá anotado?',
    ],
    ['^ [voce|lya] [,] entendeu|pegou|sacou [tudo|isso] ?', 'entendeu?'],
  ],
  wishes: [
    ['feliz natal|ano|pascoa|dia|aniversario|2025|2026|2027|2028|2029', 'feliz natal!'],
    [
      '[um] bom|boa|otimo|otima fim|final|feriado|natal|semana|domingo|sabado|carnaval [de]',
      'bom final de semana',
    ],
    ['boas festas|ferias', 'boas festas'],
    ['prospero|excelente ano|semana|dia', 'próspero ano novo'],
    ['a paz [do|de|irma|irmao|senhor|cristo|lya]', 'a paz do Senhor'],
    ['paz do senhor', 'paz do Senhor irmã'],
    [
      'hola|buenas|buenos|buen|guten|bonjour|firmeza|saudacoes [dia|tag|dias|tardes]',
      'hola buen dia',
      'saudacoes ..9 como|poderia|pode|gostaria|explicar|quanto|qual|quais',
    ],
    ['bencao|benca', 'bença, Lya'],
  ],
  bye: [
    ['^ tchau|xau|adeus|bjs|bj|beijo|beijos|bjo|bjos|abraco|abracos|abs', 'tchau'],
    ['tchau|xau|bjs|bjos|beijos [lya] $', 'boa noite, beijos'],
    [
      'ate [a] amanha|mais|logo|breve|depois|ja|proxima',
      'até amanhã',
      'ate amanha ..3 pagar|pago|vence',
    ],
    ['te mais|logo', 'falou, té mais'],
    [
      'boa noite [lya] [,|.|!|e] dorme|durma|dorma|descansa|descanse [bem|com]',
      'boa noite, dorme bem',
    ],
    ['vou|indo dormir|trabalhar|deitar|descansar|embora|nessa|la|sair', 'vou dormir'],
    ['^ [kkk] fui [,|!|.] [boa|bom] [noite|dia] [,|!|.] $', 'fui, boa noite'],
    ['^ falou $', 'falou'],
    [
      '^ beleza|ok|certo|entao|fechado|combinado|perfeito|otimo [entao|lya|,] boa noite',
      'beleza boa noite',
    ],
    ['.|,|! ate [.|!] $', 'vou tirar o leite. Até'],
  ],
  wait: [
    ['^ perai|pera|calma|guenta|segura|aguarda [ai|um|que] [pouco|minuto|segundo]', 'peraí'],
    ['^ espera [ai|um] [pouco|minuto] $', 'espera aí'],
    ['ja [ja|te|lhe] volto|mando|falo|conto|digo', 'já te mando'],
    ['[te|lhe] conto|mando|falo|digo [depois|ja|mais|o] [tarde|resto]', 'depois te conto o resto'],
    [
      'amanha|depois|logo a gente [te|se|ja] conta|fala|manda|ve [mais]',
      'amanhã a gente conta mais',
    ],
    ['vou ver|procurar|perguntar|conferir|olhar [e|aqui|com]', 'vou ver e te falo'],
    ['deixa eu|me ver|lembrar|pensar|olhar|conferir', 'deixa eu lembrar'],
    ['esqueci [o] que ia|queria', 'esqueci o que ia falar'],
    [
      'entrou|chegou|chamou passageiro|passageira|cliente|gente',
      'entrou passageiro',
      'pagou|recebi|deu',
    ],
  ],
  faith: [
    ['amem|aleluia|gloria', 'amém'],
    ['se deus quiser', 'se Deus quiser'],
    ['gracas a deus', 'graças a Deus'],
    ['deus eh|no|na mais|pai|fiel|bom|comando|frente', 'Deus é mais'],
    ['nossa|jesus|ave|virgem senhora|amado|maria|misericordia', 'ave maria'],
  ],
  blessing: [
    ['deus te|lhe|que abencoe|pague|guarde|ilumine|acompanhe', 'Deus lhe pague'],
    ['[fica|fique|vai] com deus', 'tá certo, fica com Deus'],
    [
      'gracias|danke|merci|grazie|tks|thx|ty|brigs|agradecida',
      'gracias mi amor',
      'gracias a dios|deus',
    ],
    ['obrigado|obrigada', 'muito obrigada, você é uma moça muito atenciosa'],
    [
      'voce|tu [lya] eh|foi [muito|uma|um] [muito|moca|pessoa] anjo|atenciosa|gentil|fofa|10',
      'você é um anjo',
    ],
    ['voce|tu eh [um|uma] amor|maravilha|pai|joia|benca', 'tu é um amor'],
    ['deus [te|lhe] abencoe', 'Deus abençoe você'],
  ],
  apology: [
    [
      '^ [ai|ah|lya] [,] desculpa|desculpe|perdao|sorry [lya|ai|a|pelo|pela|o|qualquer]',
      'desculpa a demora',
    ],
    ['^ ops|eita|ih|vish [!|.] $', 'ops'],
  ],
  'not-for-you': [
    ['^ meu amor|bem|anjo [!] $', 'meu amor'],
    ['mensagem|grupo|conversa|contato errada|errado', 'mensagem errada'],
    ['mandei [sem|por] errado|querer|engano', 'mandei errado'],
    ['era|foi pra|para outra pessoa', 'era pra outra pessoa'],
    ['^ ops|opa|eita|vixe [,] ..1 era|foi pro|pra|para', 'ops kkk era pro Rodrigo'],
    ['nao eh|era pra|com voce|ti', 'não é pra você'],
    ['^ ignora|ignore|desconsidera|desconsidere', 'ignora'],
  ],
  weather: [
    [
      'esta|fazendo|faz um|muito|tanto|o [baita] calor|frio|calorao|friaca|mormaco|solao',
      'eita tá um calor aqui que deus me livre',
    ],
    ['que calor|frio|chuva|sol|tempo|calorao|friaca', 'que calor hein'],
    [
      'esta|estava|ta|vai|comecou chovendo|chover|nublado|quente|frio|esquentar',
      'tá chovendo aí?',
      'comida|cafe',
    ],
    [
      'choveu|chovendo|garoando|nevou|trovejando|temporal|enchente',
      'choveu o dia todo',
      'gastei|paguei',
    ],
    ['sol|calor|frio de rachar|lascar|matar', 'tá um sol de rachar'],
  ],
  football: [
    [
      'flamengo|corinthians|palmeiras|vasco|botafogo|fluminense|gremio|cruzeiro|bahia|fortaleza|santos|brasil|selecao|time perdeu|ganhou|empatou|jogou|jogando|venceu',
      'o flamengo perdeu de novo',
    ],
    [
      'vai|vamos|bora|chupa corinthians|mengao|flamengo|palmeiras|verdao|vasco|timao|galo|gremio',
      'vai corinthians',
    ],
    ['viu|assistiu|vendo|ver [o] jogo', 'viu o jogo?'],
    ['gol|golaco [do|de|!]', 'gol do brasil!!', 'carro|gol ..2 vermelho'],
    ['{my} time', 'meu time ganhou'],
  ],
  rates: [
    ['dolar|euro|bitcoin|selic|ibovespa|cdi esta|eh|subiu|caiu|rende|hoje', 'quanto tá o dólar'],
    [
      '[a] quanto|como|qual [que] [esta|eh|o|a] [o|a] dolar|euro|bitcoin|selic|cdi|ipca',
      'quanto tá o euro?',
    ],
    ['cotacao', 'qual a cotação de hoje?'],
  ],
  'do-not-know': [
    ['^ sei la', 'sei lá'],
    ['^ tanto faz', 'tanto faz'],
    ['^ nao sei|lembro [ainda|direito|agora|mais] [.|!] $', 'não lembro'],
    ['^ hm|hmm|humm|hum|ham|han|eita [.|!] $', 'hmm'],
  ],
} as const satisfies Rows
