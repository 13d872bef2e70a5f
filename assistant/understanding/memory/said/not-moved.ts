import type { Ways } from '#understanding/memory/ways.ts'

/** Ways of telling of money that has not moved, or that another moved. */
export const notMoved = {
  /** What it costs by now; nobody bought it. */
  priced: [
    ['subiu|baixou|aumentou|foi pra|para @', 'o quilo do pão foi pra 21,90'],
    [
      'esta|custa|custando|sai|eh a|por @ o|a quilo|kilo|litro|caixa|duzia',
      'a carne tá a 45 o quilo',
    ],
    ['caro|cara|absurdo|doido demais', 'tá tudo caro demais'],
    ['um absurdo', 'um absurdo'],
  ],
  /** It has come, and waits to be paid. */
  stillDue: [
    ['ainda nao|n paguei|pagamos', 'ainda não paguei'],
    ['nao paguei|pagamos ainda', 'não paguei ainda'],
  ],
  /** It should have come in by now. */
  notCome: [
    ['nao [me] pagou|pagaram|acertou|depositou|mandou|devolveu', 'não me pagou ainda os 180'],
    ['ficou de [me] pagar|mandar|dar|devolver|passar', 'ficou de mandar 300'],
  ],
  /** It lies somewhere, and neither came nor went. */
  kept: [
    [
      'tenho|temos|estou|estamos|tinha [ja|so] [com] [uns] [r] [$] @ [reais|conto] guardad*|juntad*|investid*|aplicad*|reservad*',
      'tenho 300 guardado',
    ],
    [
      'tenho|temos|estou|estamos|tinha [ja|so] [com] [uns] [r] [$] @ [reais|conto] [guardado|guardados] na|no|em [minha|meu] caixinha|cofrinho|poupanca|reserva|banco|conta|cdb|nubank|carteira',
      'já tenho 300 na caixinha',
    ],
  ],
  /** It is to be paid, on a day that was not told. */
  owing: [
    ['[eu] devo|devemos [pagar|quitar] [@]', 'devo 200 pro Paulo'],
    ['tenho|temos|preciso que|de [pagar|quitar] [@]', 'tenho que pagar 200 pro Paulo'],
    [
      'vou|vamos [ter] [que] pagar|quitar|acertar',
      'vou pagar 250 no dentista',
      'nao|nunca vou|vamos',
    ],
    ['pago|quito|acerto em|depois|quando|so', 'o coren eu pago em janeiro'],
    [
      'ai|dai|entao eu|nos|a [gente] pago|dou|acerto|passo|mando|pagamos|paga [mais] [r] [$] @',
      'ela vem dia 10, aí eu pago mais 160',
    ],
    ['estou|estamos|fiquei|fico devendo', 'fiquei devendo 50 na padaria'],
    ['^ [a] gente deve|devia [r] [$] @', 'a gente deve 6.000 no santander'],
    ['^ [a|as] minhas|nossas dividas', 'minhas dívidas: nubank 2.400'],
  ],
  /** Somebody else paid it. */
  otherPaid: [
    [
      'foi|era [o|a|meu|minha] ..2 que|quem pagou|pago|bancou|comprou',
      'a pipoca foi o Rafa que pagou',
      '[o|a|do|da|um|uma] cliente|aluno|aluna|inquilino|patrao|patroa|chefe que|quem pagou',
      'que|quem pagou [a|so] metade|parte',
      'foi|era [so] eu que|quem',
      'que|quem me pagou',
      'pagou|pago [,] mas ..5 mesma|nossa conta',
    ],
    [
      'nao eh|era|foi meu|minha , [quem] [foi] [o|a|meu|minha] ..2 pagou|bancou',
      'a vacina não é minha, o patrão pagou 900',
      'me pagou',
      'pagou ..4 pelo|pela|pra|para|por|servico|metade|parte',
      'cliente|inquilino|dono',
    ],
    [
      '^ [mas|ah] [o|a|os|as] ..2 nao fui|foi eu [quem|que] [paguei|pagou|comprei|comprou|gastei] [,|.|!] $',
      'o uber não fui eu que paguei',
    ],
    [
      '^ [mas|ah] nao fui|foi eu [quem|que] paguei|pagou|comprei|comprou o|a|os|as ..2 [nao|,|.|!] $',
      'não fui eu que paguei o uber',
    ],
    [
      'quem pagou|pago|bancou|comprou|gastou ..3 foi [o|a|meu|minha]',
      'a pizza quem pagou foi a Vera',
      'foi eu|metade|parte',
    ],
  ],
} as const satisfies Ways
