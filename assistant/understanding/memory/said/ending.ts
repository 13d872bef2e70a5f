import type { Ways } from '#understanding/memory/ways.ts'

const ends =
  'cancela|cancele|apaga|apague|tira|tire|retira|exclui|exclua|remove|remova|deleta|delete|encerra|encerre|risca|elimina|esquece'
const toEnd = 'cancelar|apagar|tirar|retirar|excluir|remover|deletar|encerrar'
const those = '[todas] [as|o|essas|esse] [resto|restante] [das|do] [outras] [#]'
const parts = 'parcelas|parcelamento|prestacoes|crediario|carne'

/** Ways of ending what was to be paid part by part, and of telling which of several is to go. */
export const ending = {
  /** The instalments that are still to come will not: what was paid of them stays. */
  endsParts: [
    [`${ends} ${those} ${parts}`, 'cancela as parcelas da tv'],
    [`${toEnd} ${those} ${parts}`, 'pode tirar o parcelamento'],
    [
      `{article} [outras] [#] ${parts} ..5 pode|podia|da|quero|preciso [pra] ${toEnd}`,
      'as parcelas da geladeira pode cancelar',
    ],
    [
      `{article} [outras] ${parts} ..5 [,] ${ends} [,|.|!|por|que|eu] ..6 $`,
      'as parcelas do sofá cancela, devolvi',
    ],
    [
      `cancelei|cancelamos|cancelaram|cancelou|desisti|encerrei [todas] [as|o|do|das] [outras] ${parts}`,
      'a loja cancelou as parcelas do sofá',
    ],
    [
      `nao vou|vamos|vo|preciso|quero [mais] [ter] [que] pagar|pago [mais] [as|o] [outras] ${parts}`,
      'não vou mais pagar as parcelas do celular',
    ],
    [`{article} ${parts} ..3 nao precisa|precisam mais`, 'as parcelas do fogão não precisa mais'],
    [`nao pago|pagamos|devo mais [as|o] [outras] ${parts}`, 'não pago mais as parcelas do celular'],
  ],
  ofParts: [
    [
      `${parts}|parcela|prestacao|restantes|restante|resto|faltam|faltantes|restam|outras`,
      'cancela as parcelas',
    ],
  ],
  /** Asks for it as kindly as may be. */
  asksKindly: [
    [
      `pode|podia|poderia|da|consegue|como|tem|quero|queria|preciso [pra|como|voce|de] [me] ${toEnd}`,
      'pode cancelar as parcelas da tv?',
    ],
  ],
  /** All but the one that stands behind. */
  keepsOnly: [
    [
      'deixa|deixe|mantem|mantenha|fica so|apenas|somente [com] o|a [de|do|da]',
      'tem três internet aí, deixa só a de 49,95',
    ],
  ],
  /** The one of the day that stands behind. */
  removesOfDay: [
    [
      'tira|apaga|remove|exclui|deleta|tire|apague o|a|os|as de|do|da hoje|ontem|anteontem|segunda|terca|quarta|quinta|sexta|sabado|domingo',
      'já estava lançado segunda, tira o de hoje',
    ],
  ],
  /** It was never paid, though it stands there. */
  neverPaid: [
    ['eu nao paguei [nada] [ainda]', 'aquele bezerro de 54 eu não paguei ainda'],
    ['ainda nao paguei', 'o bezerro de 54 ainda não paguei'],
  ],
  /** What stands there was not paid at all. */
  gotUnpaid: [
    [
      '^ [nao|ah|ops|lya|mas|,] [,] o|a|os|as|esse|essa|aquele|aquela ..5 [eu] nao paguei|gastei|comprei',
      'o remédio da pressão eu não paguei, peguei no posto',
      'vendi|vendemos|recebi|ganhei',
    ],
  ],
  /** What stands there as come has not come yet. */
  neverCame: [
    ['ainda nao caiu|entrou|pingou|chegou|veio', 'o décimo terceiro ainda não caiu'],
    ['nao caiu|entrou|pingou|chegou|veio [nao] ainda', 'o salário não caiu ainda'],
  ],
  removesThat: [
    [
      'tira|apaga|remove|exclui|deleta esse|essa|isso|ele|ela [,|.|!] $',
      'o bezerro de 54 ainda tá aí? tira esse',
    ],
  ],
  /** Of two that are alike, the one that came in, or that went out. */
  removesIncome: [
    ['que entrou|recebi|caiu', 'a peça de 410 que entrou, apaga'],
    ['a entrada|receita', 'apaga a entrada de 410'],
    ['como entrada|receita', 'tinha uma peça como entrada, tira ela'],
  ],
  removesExpense: [
    ['que saiu|gastei|paguei', 'a peça de 410 que gastei, apaga'],
    ['o|a gasto|despesa|saida', 'apaga o gasto de 410'],
    ['como gasto|despesa|saida', 'tira a que ficou como gasto'],
  ],
  /** What was deleted is not all that is to go. */
  alsoGoes: [
    ['^ e [,] {article} ..6 tambem', 'e a gasolina também'],
    ['^ e [,] {article} ..2 [,|.|!] $', 'e o uber'],
    ['^ {article} ..6 tambem [,|.|!] $', 'o café também'],
    ['^ [e] tambem {article} ..6 [,|.|!] $', 'e também a padaria'],
  ],
  /** Of what somebody paid: the money that came in. */
  whatTheyPaid: [
    [
      `${ends} o|os|as|aquele|aquilo|esse [@#] [que|dinheiro|pix|valor|reais] [que] ..3 [me|nos] pagou|deu|mandou|passou|devolveu|transferiu|depositou|acertou`,
      'apaga o que a Ju me pagou',
      'que eu',
    ],
  ],
  toMe: [
    ['me|nos pagou|deu|mandou|passou|devolveu|transferiu|depositou|acertou', 'o Beto me pagou'],
    ['ja estava|foi|era dividid*|rachad*|descontad*', 'o que a Ju pagou, já tava dividida'],
  ],
  /** One of several, by what it came to. */
  pointsBySum: [
    [
      '^ [eh|era|foi|e|ah|nao] [,] o|a|aquele|aquela|esse|essa de @ [reais] ..2 [,|.|!] $',
      'o de 12,50',
    ],
  ],
  /** The same thing is to stand there at another sum. */
  putsInstead: [
    [
      `${ends} ..6 e|, [e] [ai|so|agora] poe|bota|coloca|lanca|anota|registra|ponha|bote|coloque|deixa|marca|escreve [so|ai] [um|uma|o] [outro|novo|valor|certo] [de] @ [reais] [no|em|ai] [lugar] [,|.|!|por|pfv] [favor] [.] $`,
      'apaga o café e põe 9,50',
    ],
  ],
  /** It is to go only where it stands there more than once. */
  ifTwice: [
    [
      'se|caso ..4 tiver|estiver|esta|esteja|ficou|ficar|tem|tenha|anotou|lancou|botou|anotado|apareceu ..3 2|2x|duas|dois',
      'apaga a multa se tiver anotado 2x',
    ],
    ['se|caso ..5 repetid*|duplicad*|dobrad*|dobro', 'apaga o mercado se estiver duplicado'],
    [
      'repetid*|duplicad*|dobrad* ..4 tira|tire|apaga|apague|exclui|remove uma|um|1 [delas|deles|so]',
      'tá duplicada a farinha, tira uma',
    ],
  ],
  /** It was one, where there may be two. */
  onlyOne: [
    [
      '{article} ..4 eh|foi|era|sao so|apenas|somente um|uma|1 [so] [,|.|!|e|$]',
      'o gás é só um, 115',
    ],
    ['{article} ..4 eh|foi|era um|uma|1 so|apenas', 'a mochila é uma só, 120'],
    ['eh|foi|era|teve|comprei|paguei|peguei so|apenas|somente um|uma|1 ..3 $', 'foi só um gás'],
    [
      'eh|foi|era|teve|comprei|paguei|peguei um|uma|1 ..3 so|apenas [,|.|!] $',
      'foi uma mochila só',
    ],
    ['nao sao|foram|eram 2|dois|duas ..3 eh|foi|era [so] um|uma|1', 'não são dois gás, é um só'],
  ],
} as const satisfies Ways
