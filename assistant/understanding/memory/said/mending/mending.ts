import type { Ways } from '#understanding/memory/ways.ts'

/** Ways of changing or taking back what was said before, each with a message that does. */
export const mending = {
  /** The writer was wrong. */
  sorry: [
    ['desculpa|desculpe|perdao|sorry', 'foi 45 desculpa'],
    ['foi mal', 'foi mal, 45'],
    ['[eu] troquei|inverti [os] [numeros|numero|algarismos] [.|!] $', 'a luz é 274,30 eu troquei'],
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
} as const satisfies Ways
