import { goneOut } from '#language/phrases/clauses/gone-out.ts'
import type { PhraseRow } from '#language/phrases/phrase-book.ts'

/** What tells by its deed that work was done for others, or that a till took money. */
export const labour: readonly PhraseRow<'worked' | 'till' | 'delivered'>[] = [
  // Many of a kind, each at its price: that is work for others.
  {
    means: 'worked',
    say: '{worked} [uns|umas] # ..3 a|por @',
    not: ['{worked} 1|um|uma', '{worked} ..8 lavanderia|meu|minha|meus|meninos|menino|filhos'],
    like: 'cortei 6 cabelos a 30',
  },
  {
    means: 'worked',
    say: '{worked} [uns|umas] # ..5 [,] @ cada',
    not: ['{worked} 1|um|uma', '{worked} ..8 lavanderia|meu|minha|meus|meninos|menino|filhos'],
    like: 'lavei 7 carros, 40 cada',
  },
  {
    means: 'worked',
    say: '{worked} {several} ..2 [hoje|ontem] [,] [deu|deram|rendeu] [r] [$] @',
    not: ['{worked} ..8 lavanderia|meu|minha|meus|minhas|meninos|menino|filhos|casa'],
    like: 'lavei 6 carro hoje 210',
  },
  {
    means: 'worked',
    say: 'fiz|fizemos [hoje|ontem] # {served} ..3 a|por @',
    not: ['fiz 1|um|uma'],
    like: 'fiz 2 barbas a 20',
  },
  {
    means: 'worked',
    say: 'fiz|fizemos [hoje|ontem] # {served} de @',
    not: ['fiz 1|um|uma'],
    like: 'fiz duas escovas de 50',
  },
  {
    means: 'worked',
    say: 'fiz|fizemos [hoje|ontem] dois|duas|2 {served}|{groomed} [,|hoje] um|uma [de|a|por] [r] [$] @ [reais] e|, [a] outro|outra [de|a|por] [r] [$] @',
    not: ['fiz ..8 no|na salao|manicure|estetica|studio|clinica'],
    like: 'fiz duas mãos, uma de 35 e outra de 40',
  },
  {
    means: 'worked',
    say: 'fiz|fizemos [hoje|ontem] dois|duas|2 maos|unhas|barbas|cortes|escovas|sobrancelhas',
    not: ['fiz ..8 no|na salao|manicure|estetica|studio|clinica'],
    like: 'hoje fiz duas mãos, uma de 35 e outra de 40',
  },
  {
    means: 'worked',
    say: 'fiz|fizemos [hoje|ontem] {several} {served}|{groomed}',
    not: ['fiz ..8 no|na salao|manicure|estetica|studio|clinica'],
    like: 'sexta fiz 3 unha de gel, 70 cada',
  },
  {
    means: 'worked',
    say: 'fiz|fizemos [o|a|os|as] {served}|{groomed} [e] [o|a|os|as] [{served}|{groomed}] d* [uma|um] noiva|cliente|aluna|moca|madrinha|debutante|formanda|dona',
    not: ['fiz ..8 no|na salao|manicure|estetica|studio|clinica'],
    like: 'fiz o cabelo da noiva 350',
  },
  {
    means: 'worked',
    say: 'fiz|fizemos {served} de # ..3 a|por @',
    like: 'fiz barra de 14 calças a 12 cada',
  },
  ...goneOut,
  // For somebody, and in no shop of theirs.
  {
    means: 'worked',
    say: '{worked}|capinei|reformei|desentupi ..4 do|da|de seu|dona|dr|dra|doutor|doutora|cliente|vizinho|vizinha|madame|patroa|patrao ..3 @',
    not: [
      'no|na|num|numa|pelo|pela|com ..3 seu|dona|dr|dra|doutor|doutora|cliente|vizinho|vizinha',
      '{worked} [o|a|os|as|meu|minha] cabelo|unha|unhas|barba',
    ],
    like: 'pintei o portão da dona Rute 250',
  },
  {
    means: 'worked',
    say: 'passei|lavei|engomei roupa|roupas pra|pro|da|do ..4 @',
    not: ['meu|minha|meus|minhas|meninos'],
    like: 'passei roupa pra vizinha 60',
  },
  {
    means: 'worked',
    say: 'cuidei|olhei ..1 d* [o|a] [filho|filha|mae|pai|menino|menina|nenem|bebe|cachorro|cachorra|gato] d* ..4 @',
    not: ['meu|minha'],
    like: 'cuidei da filha da Renata 70',
  },
  {
    means: 'worked',
    say: 'entreguei|entregamos [a|o|as|os] [#] {ware}|bolo|bolos|doce|doces ..4 @',
    not: ['entreguei ..3 pra|pro|na|no motoboy|uber|correio|correios'],
    like: 'entreguei as marmita da semana 240',
  },
  {
    means: 'worked',
    say: 'entreguei|entregamos [a|o|as|os] [ultima] encomenda|encomendas|pedido|pedidos',
    not: ['pedido|encomenda ..3 pra|pro|na|no motoboy|uber|correio|correios'],
    like: 'entreguei a encomenda da Carla, 80',
  },
  {
    means: 'worked',
    say: 'apliquei|aplicamos|coloquei|colocamos # {groomed} ..2 @',
    not: ['coloquei|apliquei 1|um|uma'],
    like: 'apliquei 2 botox hoje 900 cada',
  },
  {
    means: 'worked',
    say: 'dei|demos [#] aula|aulas|palestra|workshop|plantao|plantoes',
    like: 'dei aula pra 2 meninos, 40 cada',
  },
  {
    means: 'worked',
    say: 'toquei|tocamos|cantei|cantamos no|na|num|numa|em|pra|pro',
    not: ['toquei|tocamos no|na assunto|campainha|ferida'],
    like: 'toquei no bar, 200',
  },
  {
    means: 'till',
    say: 'caixa|turno|movimento|expediente ..3 fechou|rendeu|apurou ..4 @',
    not: ['caixa de|com'],
    like: 'o caixa fechou em 842',
  },
  { means: 'till', say: 'o|meu caixa [de] [hoje|ontem] deu [r] [$] @', like: 'o caixa deu 240' },
  { means: 'till', say: 'dia|feira rendeu|apurou ..2 @', like: 'o dia rendeu 320' },
  {
    means: 'till',
    say: '^ [o|meu|os|meus] corre|corres|ganho|ganhos|rodada|entregas [de|do|da] hoje|ontem|anteontem|dia|noite|semana|manha|tarde [foi|deu|:|,] [r] [$] @',
    not: ['@ [reais] no|na|em|de mercado|farmacia|posto|padaria|feira|gasolina'],
    like: 'corre de hj 143 ifood e 61 loggi',
  },
  { means: 'till', say: 'rodei [hoje] @ [no|na] ifood|uber|99|loggi', like: 'rodei 143 ifood' },
  {
    means: 'till',
    say: 'feria|apurado ..3 foi|deu|rendeu|fechou|somou [so] [em|de] [uns] [r] [$] @',
    not: ['feria dos|das|na|no|em', 'feria de meninos|criancas|escola'],
    like: 'hoje a féria foi 327',
  },
  {
    means: 'till',
    say: '^ [a|as|minha|minhas] gorjeta|gorjetas [de|do|da] [{when-worked}|noite|dia|semana] [foi|deu|:] [r] [$] @',
    not: ['@ [reais] pro|pra|ao|do|da|no|na'],
    like: 'gorjeta ontem 98, casa cheia',
  },
  {
    means: 'till',
    say: '^ [a|as|minha|minhas] caixinha|comissao [de|do|da] {when-worked}|noite|dia|semana [foi|deu|:] [r] [$] @',
    not: ['@ [reais] pro|pra|ao|do|da|no|na'],
    like: 'caixinha sexta 76',
  },
  // Nobody spends what is free of costs.
  {
    means: 'till',
    say: '{till}|{own-shop}|{gig}|dia|noite ..2 deu|rendeu|fechou|ficou [em] [r] [$] @ [reais] livre|livres|limpo|limpos',
    like: 'hoje a banca deu quatrocentos e dez livre',
  },
  {
    means: 'till',
    say: '{till} ..2 tirou|faturou|vendeu|rendeu|apurou|fez ..2 @',
    like: 'a lanchonete hoje tirou 1.130',
  },
  {
    means: 'till',
    say: 'minha|meu|nossa|nosso loja|salao|bar|lojinha ..2 tirou|faturou|vendeu|rendeu|fez ..2 @',
    like: 'minha loja vendeu 930 hoje',
  },
  {
    means: 'till',
    say: 'fechei|fechamos|fechou o|meu|nosso caixa|turno|dia|expediente ..5 @',
    like: 'fechei o turno com 12 corridas 210,50',
  },
  // Beside what is pay by its name: the day's wage is none that was paid.
  {
    means: 'till',
    say: '{pay} [de|da|do] [hoje|ontem|dia|semana|mes] [foi|deu|:] [r] [$] @ [na|no] [conta|pix] e|mais|+|, [a|o|as|os|minha|meu] {beside-pay} [de|da|do] [hoje|ontem|dia|semana|mes] [foi|deu|:] [r] [$] @',
    not: [
      'dei|demos|deixei|deixamos ..4 {pay}',
      '@ pro|pra|da|do|de {person}|{staff}|faxineira|diarista',
    ],
    like: 'gorjeta 60 + diária 120',
  },
  {
    means: 'till',
    say: '{beside-pay} [de|da|do] [hoje|ontem|dia|semana|mes] [foi|deu|:] [r] [$] @ e|mais|+|, [a|as] gorjeta|gorjetas [foi|deu|:] [r] [$] @',
    not: ['@ pro|pra|da|do|de {person}|{staff}|faxineira|diarista'],
    like: 'diária 120, gorjeta 40',
  },
  // What the writer asked for what they did.
  {
    means: 'worked',
    say: '{repaired}|{worked} ..8 [e] cobrei|cobramos [so] [uns] [por] [r] [$] @',
    not: ['cobrei|cobramos ..6 vai|vao'],
    like: 'troquei a resistência da vizinha cobrei 60',
  },
  {
    means: 'delivered',
    say: 'entregue|entregues [ja] e|, [ja] pago|paga|pagos|pagas',
    like: 'bolo da Mari entregue e pago, 2 kg a 85 o quilo',
  },
]
