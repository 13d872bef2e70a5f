import type { Ways } from '#understanding/memory/ways.ts'

const note = 'anotou|registrou|lancou|salvou|marcou|botou|colocou|contou|computou|incluiu'
const toNote = 'anotar|registrar|lancar|salvar|marcar|botar|colocar|contar|incluir'
const noted = 'anotad*|registrad*|lancad*|marcad*|salv*|contad*|incluid*'
const told = 'falei|anotei|lancei|marquei|mandei|contei|registrei|disse|botei'
const took = 'levou|comeu|consumiu|tomou|deu'

/** Ways of asking whether something stands there, and what it came to. */
export const askedNoted = {
  /** Whether it stands there. */
  asksNoted: [
    ['anotou|registrou|lancou|salvou|marcou [tudo|mesmo|isso|ai|ou|nao] ?', 'e o café, anotou?'],
    [`[voce] [ja] ${note} {article}|meu|minha ..4 ?`, 'você anotou o uber?'],
    [`[voce] ${note} {article}|meu|minha ..4 ne|sim|ou [nao] ?`, 'anotou o uber né?'],
    [
      `chegou a ${toNote} {article}|meu|minha|aquele|aquela`,
      'você chegou a registrar o uber de hoje?',
    ],
    [
      `{article}|meu|minha ..4 [ja] esta|estao|foi|foram|ficou|ficaram ${noted} [ai|hoje] ?`,
      'a farmácia já foi anotada?',
    ],
    [`{article}|meu|minha ..4 esta|estao ai|la|marcado [ja] ?`, 'a farmácia de hoje tá aí?'],
    [
      `{article}|meu|minha ..3 [d*] [hoje|ontem] entrou|entraram [ai|hoje|no|na] [lista|sistema|conta] ?`,
      'a farmácia de hoje entrou?',
      'quanto|dinheiro|salario|pix|pagamento ..4 entrou',
    ],
    [
      `[ja] foi|foram|ficou|ficaram|esta|estao ${noted} {article}|meu|minha ..8`,
      'foi anotada a farmácia que te falei ou esqueceu',
      'nao|nem foi|ficou|esta',
    ],
    [
      `confere|confira|conferir|ve|veja|ver|olha|checa|checar|verifica|verificar [ai|la|por|pra|para] [favor|mim] [ai] se {article}|meu|minha ..5 entrou|entraram|foi|esta|estao|ficou|${noted}`,
      'confere se a farmácia de hoje entrou',
      'se [o|a|meu] salario|pix|pagamento|dinheiro',
    ],
    [
      `confere|confira|ve|veja|olha|checa|verifica [ai|pra] [mim] se [ja] foi|esta|estao|ficou ${noted} {article}|meu|minha`,
      'vê se tá anotada a farmácia',
    ],
    [
      `confere|confira|ve|veja|checa|verifica [ai|la] [pra|para] [mim] se [ai] tem [ai] {article}|meu|minha|aquele|aquela ..3 [?] $`,
      'vê aí se tem a farmácia',
      'tem|conta d*',
    ],
    [`[nao] lembro|sei|lembra se [eu] [ja] [te] ${told}`, 'não lembro se te falei da farmácia'],
    [`sera que [eu] [ja] [te] ${told}`, 'será que anotei a farmácia?'],
    [`ja [te] ${told} d*|o|a ..4 ?`, 'já te falei da farmácia hoje?'],
  ],
  /** How much of one thing there was. */
  sumsThing: [
    [
      `^ [lya|e|,] [esse|este|no|nesse] [mes] [,] [o|a|os|as] ..2 [ja] esta|estao|anda|andam em|dando quanto [no|esse|este|ate|do] [mes|agora] [?] $`,
      'farmácia tá em quanto?',
      '{my}|saldo|conta|limite|meta|fatura ..2 esta',
    ],
    [
      `^ [lya|e|,] [esse|este|no|nesse] [mes] [,] o|a|os|as ..2 [ja] [me] ${took} quanto [no|esse|este|ate|do|de] [mes|agora|mim] [?] $`,
      'esse mês a farmácia levou quanto?',
    ],
    [
      'quanto [que] o|a|os|as ..2 [ja] [me] levou|comeu|consumiu|tomou [de] [mim]',
      'quanto a farmácia já me comeu esse mês?',
    ],
    [
      'quanto [que] [eu|a] [gente] [ja] deixei|deixamos|larguei|enterrei [ja|la] [la] no|na|nos|nas|em|com',
      'quanto deixei na farmácia esse mês',
    ],
    [
      '[ja] deixei|deixamos|larguei|enterrei quanto [ja|la] [la] no|na|nos|nas|em|com',
      'esse mês deixei quanto lá na farmácia?',
    ],
    [
      'soma|some|somar|totaliza [ai|pra|para] [mim] [ai] [,] tudo|quanto|todos|todas|so|o|a|os|as [que] [foi|eh|eu] [gastei|deixei]',
      'soma pra mim tudo que foi farmácia',
      'soma|some .. @',
    ],
  ],
} as const satisfies Ways
