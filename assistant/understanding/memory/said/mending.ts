import type { Ways } from '#understanding/memory/ways.ts'

const lately = 'ontem|anteontem|hoje|segunda|terca|quarta|quinta|sexta|sabado|domingo'

/** Ways of changing or taking back what was said before, each with a message that does. */
export const mending = {
  /** The writer was wrong. */
  sorry: [
    ['desculpa|desculpe|perdao|sorry', 'foi 45 desculpa'],
    ['foi mal', 'foi mal, 45'],
    ['erro|falha|vacilo|mancada|bobeira|confusao meu|minha', 'erro meu, foram 7 tubos, 164,50'],
    ['meu|minha erro|falha|vacilo|mancada|bobeira', 'vacilo meu foi 109'],
    ['equivoquei|enganei|confundi|perdoe|perdoa|desculpar', 'Perdoe-me: foi 109'],
    ['^ calma|perdon|ixi|vixe [,] ..4 @', 'calma o suco foi 6'],
    ['^ nao [,|.] @ [.|!] $', 'Não. 981,00.'],
    ['^ \\* @ [.|!] $', '*54'],
    ['^ @ \\* $', '54*'],
    [
      'errei|minto|mentira|corrigindo|retifico|retificando|inverti|errado',
      'errei, 80',
      'corrigindo prova|provas|trabalho|trabalhos|redacao|redacoes|caderno|cadernos|licao',
    ],
    ['^ [nao|ah|e] [,] opa|ops|epa|eita|pera|perai|espera|espere|aff', 'opa noventa e oito'],
    ['^ ah|aff|ih|oxe|opa [,] nao', 'ah não pra Geise eu dei 100'],
    ['^ nao [,] [eu|o|a|os|as|foi|era|eram|foram|pera|espera] ..2 @', 'não, o litro era 5,93'],
    ['^ [ah] nao [,] foi|era|eram|foram|sao [so] #', 'não, eram 4 vacinas'],
    [
      '^ nao [,] [minha|meu] filha|filho|amor|querida|querido|bem|flor|lya|moca [,] {article} ..4 foi|era|deu|sao @',
      'não minha filha, o bolo foi 28',
    ],
    ['^ nao [,] lya|moca|filha [,] foi|era|deu|eram|foram|eh @', 'não lya, foi 62'],
    ['^ [nao] [,] alias|digo', 'digo 125'],
    ['^ @ [,] alias|digo', 'duzentos e cinquenta aliás'],
    ['quis|quer|quero|quiz|qis dizer|diser', 'quiz dizer 30'],
    ['na verdade|real', 'na verdade foi 45'],
    ['me enganei|inganei|confundi', 'me enganei, era 30'],
    ['em vez de', 'bota só 50 em vez de 100'],
    ['espera|espere|pera ai|um', 'espera aí que foi quarenta e oito'],
    ['ao contrario', 'digitei ao contrário, 83'],
  ],
  /** Called out of news as well, or of what others did wrong. */
  exclaimed: [
    ['^ [nao|ah|e] [,] opa|ops|epa|eita|ih|aff|perai|pera', 'opa, o Beto devolveu 15 do mercado'],
    [
      'cobrou|cobraram|passou|passaram|deu|deram|fez|fizeram ..4 errado',
      'o uber cobrou errado mas estornou 8',
    ],
  ],
  /** The right figure, before the word that says so. */
  aliased: [['^ @ [,] alias|digo', '150 aliás, esqueci da taxa']],
  /** Somebody tells the writer what it was. */
  informed: [
    [
      '{person}|marido|menino|guri|moco|moca|homem ..2 disse|diz|falou|dizendo|fala',
      'o marido diz que foi 21',
    ],
    ['disse|diz|falou que foi|sao|era|eh|deu', 'bia disse que são 350'],
    [
      '^ o|a ..2 esta|ta|acabou falando|dizendo|dizer|falar que foi|era|sao|deu',
      'a Nilza está falando que foi 138',
    ],
    ['esta|ta dizendo|falando que foi|era|sao|deu', 'a feira o Tiago tá dizendo que foi 87'],
    ['<cost> ..2 segundo {article}', 'foi 30 segundo a Ana'],
    [
      '^ [{mended}] [,] o|a|na|no nota|notinha|cupom|recibo|comprovante|maquininha|extrato [,] diz|dizia|marca|mostra|fala|deu|veio|esta|ta|consta|foi|era|eh [que] [foi|era|eh] [so] @',
      'a nota diz 238,50',
    ],
    [
      '^ [{mended}] [,] [o|a|meu|minha] {person}|moco|moca|cara|homem|vendedor|vendedora|feirante fez|deixou|cobrou|baixou [tudo] [so|por|pra|a] @ [,|.|!] $',
      'ele fez por 93',
    ],
  ],
  /** What tells a sum by itself, and was not bought. */
  papers: [['nota|notinha|cupom|recibo|comprovante|maquininha|extrato', 'nota']],
  /** What it came to, drawn from what is told before it. */
  concluded: [
    [
      'entao|dai|ai [so] [deu|da|fica|ficou|foi|eh|sao|vai] [so] @ [,|.|!] $',
      'uma delas só pagou 30, então deu 120',
    ],
  ],
  /** What it cost is said once more. */
  restated: [
    [
      '^ [{mended}] [nao|ah] [,] {article} ..4 foi|era|eram|foram|deu|saiu|ficou|custou ..3 @',
      'o pediatra foi 250',
      'me|mim|nos deu @',
      '{person} ..2 deu @ [reais] pra|pro|para',
    ],
    [
      '^ [{mended}] [nao|ah] [,] o|a x - ..4 foi|era|deu|saiu|ficou|custou ..3 @',
      'o x-salada de ontem foi 26',
    ],
    ['^ [{mended}] [nao|ah] [,] {article} ..5 por @', 'o tambaqui o homem fez por 70'],
    [
      'mudei|mudamos|mudou|mudanca [de] [ideia|plano|planos|valor|preco] d*|n*|com|sobre ..6 por|fez|ficou|saiu|cobrou|foi|deu [so|por|em] @',
      'mudei de ideia dos convites, a Tati fez por 260',
    ],
    [
      'negociei|renegociei|pechinchei|chorei|regateei [um] [desconto] [o|a|os|as|n*|d*|com] ..6 por|fechou|ficou|saiu|foi|deu|deixou|deixaram|fez [so|por|em|pra] @',
      'pechinchei no sofá, deixaram por 1300',
    ],
    [
      '^ [{mended}] [nao|ah] [,] {article} ..4 deu @',
      'a Vera deu 550',
      'me|mim|nos deu @',
      '{person} ..2 deu @ [reais] pra|pro|para',
    ],
    [
      '^ [{mended}] [nao|ah] [,] {article} ..6 paguei|pago [so] @',
      'o look tava 20% off, paguei 311',
    ],
    [
      '^ [{mended}] [nao|ah] [,] {article} ..4 [ela|ele] so pagou|mandou|passou|acertou|deu [r] [$] @ [,|.|!] $',
      'a progressiva da Jussara ela só pagou 200',
      'me|mim|nos deu @',
    ],
    ['teve ..4 desconto ..3 ficou|foi|deu|saiu @', 'teve 5 reais de desconto, ficou 90'],
    [
      '^ [{mended}] [nao|ah] [,] {article} ..4 foi|era|eh [pra] [ser] [so] [a] minha metade|parte [,] @',
      'o sushi no fim foi só minha metade, 38,25',
    ],
    ['^ la|el ..3 foi|era @', 'la leche fue 24,90'],
    ['^ [{mended}] [,] foi|era|deu|ficou|saiu|fechou|foram|eram [so|em|por] @', 'foi 45'],
    [
      '^ [{mended}] [,] com ..2 desconto|cupom|taxa|gorjeta|frete ..1 foi|deu|ficou|saiu [so] @',
      'com desconto saiu 55',
    ],
    ['^ [{mended}] [nao] [,] era|eram|foram|sao [so] # ..1 $', 'era 22 saco'],
    [
      '^ [{mended}] [,] era|eram|foram|sao [so] # ..2 [,] [e] nao # [,|.|!] $',
      'foram 5 sacos, não 4',
    ],
    [
      '^ [{mended}] [nao] [,] foi|era|eram|foram|sao [so] # [so|ao|no] [todo|total] [,|.|!] $',
      'ih, foram 4 quilos e meio',
    ],
    [
      '^ [{mended}] [na] [nao|verdade] [,] foi|era|eram|foram|sao [so] # quilo|quilos|kg|kilo|kilos|litro|litros|metro|metros|l|m [so|e] [meio] [,|.|!] $',
      'foi 2 kg e meio',
    ],
    [
      `^ [{mended}] [nao|ah] [,] [o|a] ..3 do|da|de ${lately} foi|era|deu|saiu|custou|ficou ..2 @`,
      'gasolina de domingo foi 65',
    ],
    ['minha parte foi|eh|era|deu|ficou @', 'rachei com o Vini, minha parte foi 11'],
    ['{split} ..5 minha parte [eh|foi|,] @', 'o bar foi rachado em dois, minha parte 64'],
    [
      '^ [{mended}] [nao|ah] [,] {article} ..4 foi|foram|era|eram [a] # ..3 [,] entao|deu|fica|ficou|da [deu|foi|sao|eh] @',
      'a linha foram 5 cones, então 62,50',
    ],
    [
      '[eu] [ja] paguei|comprei|recebi {article} ..3 [,] mas|porem|so [que] foi|era|deu|ficou|veio|custou @',
      'eu já paguei a luz mas foi 203,40',
      'comprei|paguei ..6 com|de desconto',
    ],
    ['^ foram|eram # [,] deu|ficou|da|saiu @', 'foram duas, deu 24'],
  ],
  /** The same without a word before its name: only of what this conversation wrote. */
  restatedBare: [
    [
      '^ [{mended}] [,] ..2 foi|era @ [reais|rs|conto|pila] [na|viu|ta|kk|kkk|kkkk] [verdade|vdd] [,|.|!] $',
      'gasolina foi 25 rs',
    ],
    [
      '^ [{mended}] [,] [as|os] ..2 foram|eram [r] [$] @ [reais|rs|conto|pila] [,|.|!] $',
      'vendas foram 1.140',
    ],
    [
      '^ [{mended}] [,] ..2 foi|era [so] @ [reais] [hoje|ontem|agora] [,] [e] [o] resto|restante|metade',
      'freela foi 1.150 hoje, resto na entrega',
    ],
  ],
  /** How many it was, and no word of what. */
  countOnly: [
    [
      '^ [{mended}] [nao] [,] [na] [verdade] [,] era|eram|foram # [,] [na|so|viu] [verdade] [,|.|!] $',
      'eram 4, na verdade',
    ],
    ['^ [{mended}] [nao] [,] {article} ..3 eram|foram # [so|viu] [,|.|!] $', 'as latas eram 6'],
  ],
  /** What one of them costs. */
  each: [
    [
      '^ [e|,|ah|eh] [foi|foram|sao|era|deu|saiu|custou] [a|por] @ cada ..1 $',
      '210 cada',
      'cada mes|semana|dia',
    ],
  ],
  /** So many, of such a price. */
  product: [
    ['foi|foram|era|eram|sao # de|a @', 'o rolamento foi 2 de 380'],
    ['foi|foram|era|eram|sao # [,] [a] @ cada', 'o marcador eram 3, 9 cada'],
    [
      'veio|vieram|foi|foram|fui # vez|vezes ..6 @ cada',
      'ela veio duas vezes essa semana, 160 cada',
    ],
  ],
  /** Only one of what was counted. */
  single: [['foi|era|eh|foram um|uma|1 so|apenas', 'o uber foi um só, 19,90']],
  /** It is told as something that is over, and stood there otherwise. */
  stood: [['^ [{mended}] [nao|ah] [,] {article} ..3 era|eram [so] @', 'a pizza era 35,50']],
  /** The right figure, and the wrong one. */
  swapped: [
    ['@# ..4 [,|e] [e|mas] nao [por] @#', 'foi 302 não 320'],
    ['ess*|aquel* [de] @ era|foi|eh @', 'aquele 64 era 46'],
    ['^ [{mended}] o|a de @ fica|vira|foi|era|eh [so] @', 'o de 32 fica 32,90'],
    ['@ nao [,|.|eh] [eh|foi|era|sao] @', '58 não, 48'],
  ],
  denied: [
    ['@ [,] [e|mas] nao', 'era 99, não uber'],
    ['nao foi|era|eh ..2 foi|era|eh @', 'não foi uber foi 99'],
  ],
  /** Something else comes to it, and nothing is taken back. */
  notOnly: [['nao foi|era|eh|foram|eram so|somente|apenas', 'não foi só dízimo, foi vela também']],
  instead: [['@ ..3 em vez de', 'bota só 50 em vez de 100']],
  /** What is to be otherwise stands behind it: "isso, mas o pão foi 9". */
  but: [['[,|.] mas|porem|so [que]', 'sim, só que o presente foi 80', 'so o|a|isso|um']],
  /** It is paid in parts. */
  inParts: [
    ['# vezes|parcelas|x', 'o presente é em 3 vezes'],
    ['parcelado|parcelei|parcelada', 'foi parcelado'],
  ],
  /** Says yes to what was asked. */
  affirms: [
    ['sim [,|.|!] $', 'foi a oferta sim'],
    ['^ sim [,]', 'sim, a oferta'],
  ],
  /** Of several of one name the one that was told last. */
  latest: [['ultimo|ultima [@] ..2 foi|era|deu|ficou', 'a última gasolina foi 25']],
  /** Only what was spoken of, without a name. */
  pronoun: [['esse|essa|isso|ele|ela|este|esta|ultimo|ultima', 'não, apaga esse']],
  raises: [
    [
      'aumenta|aumente|sobe|suba|baixa|baixe|diminui|diminua|reduz|reduza|muda|mude|coloca|bota|poe|passa|passe ..2 pra|para|por @',
      'aumenta para 1.000',
    ],
    [
      '^ [nao|acho] [,] [acho] [que] melhor|prefiro [,] [so] [r] [$] @ [reais] [por|ao|no] [mes] [d*|com|em|no|na|pra]',
      'melhor 650 por mês de alimentação',
    ],
  ],
  /** A limit where there is none yet: behind the question what it is. */
  sets: [
    [
      '^ [nao] [tenho|tem] [?|,|.] [entao|pois] [,] bota|bote|poe|ponha|coloca|coloque|define|deixa|marca [ai|em|um|limite|de] @ [,|.|!] $',
      'não tenho? então bota 500',
    ],
  ],
} as const satisfies Ways
