import type { Ways } from '#understanding/memory/ways.ts'

const left = 'sobra|sobraria|sobrar|fica|ficaria|ficar|resta|restaria|restar|fico|ficamos|tenho'
const ifOne = 'se|quando|caso|depois|apos|pagando|quitando'

const listedThings =
  'compras|gastos|lancamentos|despesas|entradas|vendas|receitas|movimentacoes|registros'

/** Ways of asking for a figure that is worked out of others. */
export const askedFigures = {
  /** What is left where something is paid first. */
  asksIfPaid: [
    [
      `quanto [que] [eh] [que] [eu|me|vai|vou] [vai|vou|me|ainda|que] ${left} [com] [na|no|de|o|meu] [conta|saldo|mao] [,] se|quando|caso|depois|apos [de|que] [eu|a|nos] [gente] [ja] pagar|quitar|pagarmos|pago|acertar`,
      'quanto sobra se eu pagar a facul?',
      'pagar|pago|quitar [tudo|todas|as|os] [as|os] [minhas|meus] tudo|contas|boletos|dividas',
      'acertar o|a valor',
    ],
    [
      `^ [lya|e|mas|,] [e] se [eu|a|nos] [gente] pagar|quitar|pagarmos|acertar ..6 quanto [que|eu|me] [vai|vou|me] ${left}`,
      'se eu pagar a luz e a facul quanto sobra?',
      'pagar|quitar [tudo|todas|as|os] [as|os] [minhas|meus] tudo|contas|boletos|dividas',
    ],
    [
      `^ [lya|e|mas|,] [e] se [eu|a|nos] [gente] pagar|quitar|pagarmos|acertar ..6 [eu] [ainda] [vai|vou|me] ${left} [com] quanto`,
      'se eu pagar a luz sobra quanto?',
      'pagar|quitar [tudo|todas|as|os] [as|os] [minhas|meus] tudo|contas|boletos|dividas',
    ],
    [
      `^ [lya|e|mas|,] pagando|quitando|depois|tirando [de|que] [pagar|quitar] [eu] [pagar] ..6 quanto [que|eu|me] [vai|vou|me|ainda] ${left}`,
      'pagando a facul quanto fica?',
      'pagando|pagar [tudo|todas|as|os] [as|os] [minhas|meus] tudo|contas|boletos|dividas',
      'tirando',
    ],
    [
      `^ [lya|e|mas|,] pagando|quitando ..6 [eu] [ainda] [me|vai|vou] ${left} [com] quanto`,
      'pagando a facul sobra quanto?',
      'pagando [tudo|todas|as|os] [as|os] [minhas|meus] tudo|contas|boletos|dividas',
    ],
    [
      `quanto [que] [eu|me|vai|vou] [vai|vou|me] ${left} [com] pagando|quitando`,
      'quanto fica pagando a luz?',
      'pagando [tudo|todas|as|os] [as|os] [minhas|meus] tudo|contas|boletos|dividas',
    ],
    [
      `quanto|como [que] fica [o|meu] [meu] saldo ${ifOne} [de|que] [eu] pagar|pago|quitar`,
      'quanto fica o saldo depois de pagar a luz?',
      'pagar|pago|quitar [tudo|todas|as|os] [as|os] [minhas|meus] tudo|contas|boletos|dividas',
    ],
  ],
  /** What is left of a sum that came in, or went of it. */
  asksLeftOfSum: [
    [
      '^ [lya|e|mas|,] quanto|qnto [que] [eu|me] [ainda|ja] sobrou|sobra|resta|restou|tenho|sobro|falta [ainda] dos|desses|daqueles|deste|desse|do|dess|de [r] [$] @# [reais|conto|que] [entrou|recebi|ganhei|caiu] [da|de|do] ..2 [ainda] [?] $',
      'quanto sobrou dos 600?',
      'falta|tenho de|do',
    ],
    [
      '^ [lya|e|mas|,] dos|desses|daqueles [r] [$] @# [reais|conto|que] [entrou|recebi|ganhei|caiu] [,] [eu|me] [ainda] sobrou|sobra|resta|restou|tenho [ainda] quanto|algo [?] $',
      'dos 600 sobrou quanto?',
    ],
    [
      '^ [lya|e|mas|,] dos|desses|daqueles [r] [$] @# [reais|conto|que] [entrou|recebi|ganhei|caiu] [,] quanto [que] [eu] [ainda|me|ja] sobrou|sobra|resta|restou|tenho|gastei|foi [?] $',
      'desses 600 quanto sobrou?',
    ],
    [
      '^ [lya|e|mas|,] quanto|qnto [que|eu] [eu|ja] [ja] foi|gastei|saiu|usei dos|desses|daqueles [r] [$] @# [reais|conto|que] [entrou|recebi|ganhei|caiu] [?] $',
      'quanto já foi desses 600?',
    ],
  ],
  /** What is paid in parts, month by month. */
  asksOfParts: [
    [
      '^ [lya|e|,] quanto [que] [eu|a|nos] [gente] [ja] esta|vai|anda|pago|pagamos|gasto|tenho|da|dou|sai|comprometido|soma|somam|dao [indo|indo|saindo|pagando|comprometido] [so] [todo] [mes] de|em|com|das|nas|pra|a|as [{my}] [as] [{my}] parcela|parcelas|prestacao|prestacoes|parcelamento|parcelamentos|carne|carnes [por|todo|ao|cada|esse|este] [mes] [?] $',
      'quanto tá indo de parcela por mês?',
    ],
    [
      '^ [lya|e|,] quanto [que] [eh|sao|da|dao|soma|somam|esta] [o|a] [total|soma] [de|das|as|dos|os] [{my}] parcela|parcelas|prestacao|prestacoes|parcelamentos|carnes [juntas] [por|todo|ao|cada|esse|este|desse|do|dao|da|somam] [mes|ao|por|todo|juntas] [mes] [?] $',
      'quanto é o total das minhas parcelas?',
    ],
    [
      '^ [lya|e|,] qual [eh|foi] [o|a] [total|soma|valor] [de|das|dos] [{my}] parcelas|prestacoes|parcelamentos|carnes [por|todo|ao|esse|desse|do] [mes] [?] $',
      'qual o total das parcelas do mês?',
    ],
    [
      '^ [lya|e|,] [{my}|as] [{my}] parcelas|prestacoes dao|somam|deram|sao|ficam quanto [por|todo|ao|no|esse] [mes] [?] $',
      'minhas parcelas dão quanto?',
    ],
  ],
  asksSmallest: [
    [
      '^ [lya|e|,|me] [me] [qual|diz|mostra] [foi|eh] [foi|eh] [o|a] [{my}] menor gasto|despesa|compra|entrada|venda|recebimento [desse|deste|do|da|dessa|esse|este|nesse|essa|em|de|na|no|que] [mes|semana|hoje|ontem|eu|ano|{month}] [passado|passada|fiz|tive] [?] $',
      'qual foi o menor gasto?',
    ],
    [
      '^ [lya|e|,] [qual] [foi|eh] [o|a] [{my}] gasto|despesa|compra [foi] [o|a] mais barato|barata|baixo|baixa|pequeno|pequena [desse|deste|do|da|dessa|esse|este|nesse|essa|em|de] [mes|semana|hoje|ontem|ano|{month}] [passado|passada] [?] $',
      'qual a compra mais barata?',
    ],
    [
      '^ [lya|e|,] [o|a] [{my}] menor gasto|despesa|compra|entrada|venda ..4 foi|eh [o|a] qual|quanto [mesmo] [?] $',
      'o menor gasto que tive foi qual?',
    ],
  ],
  asksAllThereIs: [
    [
      'quanto [q|que|eh] [que] [eu|a|nos] [gente] [ainda] tenho|temos|tem [ainda] [na|em] [conta|caixa] hoje|agora',
      'quanto eu tenho hoje?',
    ],
    ['saldo [na|em|da|de] [conta] [de] hoje|agora', 'qual meu saldo hoje?'],
    ['hoje [,] [quanto|qual] [eh|que] [o|eu|que] [eu|{my}] saldo|tenho', 'hoje qual o meu saldo?'],
    ['como|quanto esta [o] [{my}] saldo', 'como tá meu saldo hoje?'],
  ],
  lastCome: [
    ['ultima|ultimo|ultimas entrada|receita|recebimento|venda', 'qual foi a última entrada?'],
    ['quando [que] [eh] [que] caiu|entrou [o|a] [{my}]', 'quando caiu o salário?'],
  ],
  /** So many of the latest, and not as many as are shown usually. */
  asksLastFew: [
    [
      `^ [lya|e|,|ver|me] [me] [mostra|manda|quais|lista] [sao|foram|as|os] [as|os] [{my}] ultim* # ${listedThings} [?] $`,
      'últimas 3 compras',
    ],
    [
      `^ [lya|e|,|ver|me] [me] [mostra|manda|quais|lista] [sao|foram|as|os] [as|os] [{my}] # ultim* ${listedThings} [?] $`,
      'meus 3 últimos gastos',
    ],
    [
      '^ [lya|e|,|me] mostra|manda|quais|lista|ver [sao|foram|as|os|so] [as|os] [{my}] ultim* # [ai|por] [favor] [?] $',
      'me mostra os últimos 3',
    ],
    [
      '^ [lya|e|,|me] mostra|manda|quais|lista|ver [sao|foram|as|os|so] [as|os] [{my}] # ultim* [ai|por] [favor] [?] $',
      'mostra os 2 últimos',
    ],
  ],
  asksTimes: [
    [
      '^ [lya|e|,] quantas|qtas|qnts vezes [que] [eu|a|nos] [gente] [ja] [eu] fui|fomos|comi|comemos|pedi|pedimos|comprei|compramos|peguei|pegamos|usei|andei|abasteci|paguei|gastei|almocei|jantei|tomei|recebi',
      'quantas vezes fui no mercado?',
      'paguei|gastei mais|menos',
    ],
  ],
  asksIdleDays: [
    [
      '^ [lya|e|,] [quantos|qtos|quais] [foram] [os] [{my}] dias [que|foram|eu|foi] [eu|foram] [eu] [fiquei|fiz|passei|consegui|tive|to|estou|foram] sem [eu] gastar|gasto|gastos|compra|comprar [nada|dinheiro|um|nenhum] [real|centavo] [esse|este|nesse|neste|no|do|essa|nessa|na|em] [mes|semana|ano|{month}] [passado|passada] [?] $',
      'quantos dias fiquei sem gastar esse mês?',
    ],
    [
      '^ [lya|e|,] [em] quantos|qtos dias [que] [eu] nao gastei [nada|dinheiro] [esse|este|nesse|neste|no|do|essa|nessa|na|em] [mes|semana|ano|{month}] [passado|passada] [?] $',
      'quantos dias não gastei nada?',
    ],
  ],
  /** How much more must come in. */
  asksTowards: [
    [
      '^ [lya|e|,] quanto [que] [eu|me] [ainda] falta|faltam [ainda] [pra|para] [eu|a|nos] [gente] bater|chegar|fechar|fazer|atingir|completar|alcancar [a|em|nos|aos|os] [r] [$] @ [reais] de|em|da [entrada|entradas|faturamento|venda|vendas|receita|renda|ganho|ganhos|lucro] [esse|este|nesse|neste|no|essa|nessa|na|hoje] [mes|semana|ano] [?] $',
      'quanto falta pra bater 2 mil de entrada?',
      'em ?',
      'lucro',
    ],
    [
      '^ [lya|e|,] quanto [que] [eu|me] [ainda] falta|faltam [ainda] [pra|para] [eu|a|nos] [gente] faturar|receber|ganhar|vender|tirar|entrar [r] [$] @ [reais] [esse|este|nesse|neste|no|essa|nessa|na|hoje] [mes|semana|ano] [?] $',
      'quanto falta pra eu faturar 5 mil?',
    ],
    [
      '^ [lya|e|,] quanto [que] [eu|me] [ainda] falta|faltam [ainda] [pra|para] [eu|a|nos] [gente] bater|chegar|fechar|fazer|atingir|completar|alcancar [a|em|nos|aos|os] [r] [$] @ [reais] esse|este|nesse|neste|essa|nessa|hoje [mes|semana|ano] [?] $',
      'quanto falta pra eu chegar a 5 mil esse mês?',
    ],
  ],
  /** How it was paid is not kept. */
  asksHowPaid: [
    [
      '^ [lya|e|,] quanto [que] [eu|a|nos|ja|foi] [gente|que|ja] [eu] [ja] gastei|gastamos|paguei|pagamos|torrei|comprei|saiu|foi|gasto|recebi|entrou|passei|usei [ja] [esse|este|nesse|hoje|ontem] [mes] [so] no|na|em|de|com|pelo|via|por [o|meu|minha] [meu] cartao|credito|debito|pix|especie|boleto|boletos|transferencia|dinheiro|ticket|vr|va [de] [credito|debito|vivo|cartao] [hoje|ontem|esse|este|nesse|neste|no|do|essa|nessa|na|em|mes] [mes|semana|ano|passado|{month}] [passado|passada] [?] $',
      'quanto gastei no cartão?',
      'de|com|do dinheiro',
      'de transferencia|boleto',
    ],
    [
      '^ [lya|e|,] quanto [que] [eu] [ja] gastei|gastamos|paguei|torrei [ja] [esse|este] [mes] [no|na|em|pelo|com] [o] [cartao] [do|da] nubank|inter|itau|bradesco|santander|c6|picpay|neon|bb|mastercard|visa [esse|este|nesse|no|do|em] [mes|{month}] [passado] [?] $',
      'quanto gastei no nubank?',
    ],
    [
      '^ [lya|e|,] [gastei|paguei] [mais] [foi] [gasto|gastei] mais [foi] no|em|com [o] cartao|credito|debito|pix|dinheiro [de] [credito|debito] ou',
      'gastei mais no pix ou no cartão?',
    ],
  ],
  /** What the bill of a card comes to is not known either. */
  asksCardBill: [
    [
      '^ [lya|e|,] [quanto|qual] [que] [eh|esta|ficou|deu|vai|vem|foi|o|ta|fechou] [valor|vir] [a|da|na] [minha] fatura [do|da|de|desse|deste] [meu] [cartao|nubank|inter|itau|c6|bradesco|santander|mes|credito] [do|de|desse|esse|este|da|esta|deu|ficou] [quanto|mes|nubank|inter|itau|credito] ? $',
      'quanto tá a fatura do cartão?',
    ],
  ],
} as const satisfies Ways
