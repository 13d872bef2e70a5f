import type { Rows } from '#understanding/intents/talk/rows.ts'

/** What people say to her who like her, and what they ask of a friend. */
export const ofFondness = {
  love: [
    ['te|lhe amo|adoro', 'te amo lya'],
    ['amo|adoro voce', 'adoro você'],
    ['namora|namorar|casa|casar|fica|sair comigo', 'quer namorar comigo?'],
    ['voce [eh|esta] linda|gata|gostosa|cheirosa|solteira|tudo', 'você é linda'],
    ['^ esta|voce [eh|esta] solteira|casada|carente', 'tá solteira?'],
    ['gosto [muito|tanto] de voce', 'gosto muito de você'],
    ['saudade|saudades de voce|sua', 'saudade de você'],
    ['um beijo|beijao|abraco', 'manda um beijo'],
  ],
  joke: [
    [
      'conta|fala|manda|diz|sabe [ai] [uma|outra|alguma] [coisa] piada|engracada',
      'conta uma piada',
    ],
    ['me faz|faca rir', 'me faz rir'],
    ['canta|cante|danca [ai|uma|pra]', 'canta uma música'],
    ['me conta|fala [ai] [uma] novidade|fofoca|historia|segredo', 'me conta uma novidade'],
    ['qual|quais [eh] a|as boa|boas|novas', 'qual a boa?'],
  ],
  'and-you': [
    ['^ [e] [oi] [lya] como [que] [voce|tu] [esta|vai|anda|vao] [voce|tu] $', 'como cê tá?'],
    ['como [voce] esta|vai|anda [voce|lya] ?', 'como vai você?'],
    ['como foi|esta|vai [o] seu|teu dia', 'como foi seu dia?'],
    ['e voce|tu [,] [lya|tudo|esta|como] [bem|bom|esta|vai] ?', 'e você, tá bem?'],
    ['o que [voce] esta fazendo', 'o que você tá fazendo?'],
    ['voce torce|gosta|prefere', 'você torce pra quem?'],
    ['voce [ja] conhece|assistiu ..3 ?', 'você conhece Salvador?'],
  ],
  praise: [
    ['adorei|amei|gostei|linda|fofa|maravilhosa|maravilha|arrasou', 'adorei você', 'adorei o|a'],
    ['que legal|massa|lindo|maximo|show|chique|fofa|rapida|rapidez', 'que massa!'],
    ['[nossa] que bom|bao|beleza|otimo|maravilha', 'nossa que bão'],
    ['[ah|nossa|eita] que|q facil|pratico|rapido', 'ah que fácil'],
    [
      '[egua|vixe|oxe|eita|uai] voce|tu eh [muito|um] demais|show|massa|otima|top|incrivel|boa|10|esperta|engracada|legal|querida',
      'você é top',
    ],
    ['agora sim [hein|lya]', 'agora sim kkk'],
    ['mandou|foi bem', 'mandou bem'],
    ['bao|bom|boa|top|otimo|massa demais', 'bão demais'],
    ['que inteligente|esperta|querida|gracinha', 'que esperta'],
    ['voce [eh] [me] ajuda|salva|salvou|facilita', 'você me ajuda demais'],
  ],
} as const satisfies Rows
